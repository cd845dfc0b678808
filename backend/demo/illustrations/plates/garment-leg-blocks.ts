import { type LegLook, onLeg, rounded } from './garment-leg-look';
import { onSide, type Point, pts, type Side } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** The second colour of one leg, inside its outline. */
export function legBlocks(kit: Kit, way: Colourway, { block, cut }: LegLook, side: Side): string {
  const toSide = onSide(side);
  const corner = (u: number, v: number): Point => rounded(onLeg(cut, u, v), 0);
  const band = (from: number, to: number, colour: string): string =>
    kit.block(toSide([corner(from, -1.8), corner(from, 1.8), corner(to, 1.8), corner(to, -1.8)]), colour);
  switch (block) {
    case 'none':
      return '';
    case 'panel':
      return kit.block(
        toSide(
          pts(
            `${cut.waist - 40},-10! 320,-10! 320,${cut.length + 30}! ${onLeg(cut, 1, 0.5)[0]},${cut.length + 30}! ${onLeg(cut, 0.5, 0.42)[0]},${onLeg(cut, 0.5, 0)[1]} ${cut.hip - 62},${cut.crotch}`,
          ),
        ),
        way.block,
      );
    case 'knee':
      return (
        kit.block(
          toSide([
            corner(0.3, -1.4),
            onLeg(cut, 0.26, 0),
            corner(0.3, 1.4),
            corner(0.62, 1.4),
            onLeg(cut, 0.66, 0),
            corner(0.62, -1.4),
          ]),
          way.block,
        ) + band(0.86, 1.1, way.trim)
      );
    case 'hem':
      return band(0.72, 1.1, way.block);
    case 'yoke':
      return kit.block(
        toSide(pts(`-20,-10! 320,-10! 320,${cut.crotch * 0.62}! 60,${cut.crotch * 0.98} -20,${cut.crotch + 20}!`)),
        way.block,
      );
    case 'hoops':
      return Array.from({ length: 22 }, (_, i) => {
        const y = 96 + i * 46;
        return kit.line(
          toSide(pts(`-10,${y + 4} ${cut.hip * 0.5},${y + 8} ${cut.hip + 20},${y}`)),
          way.accent,
          8,
          0.85,
        );
      }).join('');
  }
}

/** The seams that join it. */
export function legBlockSeams(kit: Kit, { block, cut, cloth }: LegLook, side: Side): string {
  const toSide = onSide(side);
  const across = (u: number, dip: number): readonly Point[] =>
    toSide([onLeg(cut, u, -0.98), onLeg(cut, u + dip, 0), onLeg(cut, u, 0.98)]);
  const outer = toSide([
    [cut.waist - 34, 56],
    [cut.hip - 62, cut.crotch],
    onLeg(cut, 0.5, 0.46),
    onLeg(cut, 0.98, 0.5),
  ]);
  const dark = cloth === 'jersey' ? 0.3 : 0.42;
  switch (block) {
    case 'knee':
      return (
        kit.seam(across(0.3, -0.04), { dark, stitch: -2 }) +
        kit.seam(across(0.62, 0.04), { dark, stitch: 2 }) +
        kit.seam(across(0.86, 0.012), { dark })
      );
    case 'hem':
      return kit.seam(across(0.72, 0.015), { dark, stitch: -2 });
    case 'yoke':
      return kit.seam(toSide(pts(`6,${cut.crotch + 4} 60,${cut.crotch * 0.98} ${cut.hip - 12},${cut.crotch * 0.64}`)), {
        dark,
      });
    case 'hoops':
      return '';
    default:
      return kit.seam(outer, { dark, pucker: cloth === 'jersey' ? 0 : 0.12, stitch: side * -2 });
  }
}
