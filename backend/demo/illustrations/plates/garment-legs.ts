import { clothPaint, DRAPES, resized } from './cloth';
import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { tone } from './colour';
import { curve } from './curve';
import { legBlockSeams, legBlocks } from './garment-leg-blocks';
import { isShort, type LegCut, type LegLook, legOutline, onLeg, rounded } from './garment-leg-look';
import { creases, foldsOnSide, mirrored, onSide, type Point, pts, SIDES, type Side } from './geometry';
import type { Kit } from './kit';
import { isPale, PALE } from './pale-light';
import type { Colourway } from './palette';

const LONG_FOLDS = creases(
  `6,340 60,360 120,330 14; 8,350 70,400 130,400 13; 20,390 70,450 110,470 12; 50,560 110,600 190,580 13; 56,640 110,650 200,690 12;
   216,560 170,600 120,610 10; 60,720 110,740 150,800 11; 204,760 170,800 120,800 10; 70,960 120,990 190,970 11; 70,1030 120,1040 200,1060 9;
   140,120 130,260 140,420 13; 130,820 140,900 126,990 11; 228,300 190,330 160,320 9`,
);
const SHORT_FOLDS = creases(
  '6,340 60,360 120,330 14; 8,350 70,400 110,420 13; 30,390 70,440 90,480 11; 140,120 130,260 140,420 13; 228,300 190,340 170,400 11; 180,300 176,380 190,500 10; 60,110 40,200 20,300 10',
);
const TIGHT_FOLDS = creases(
  '10,350 60,366 110,346 9; 14,372 56,400 100,398 8; 60,640 110,652 176,636 8; 66,680 120,690 180,674 7; 60,610 110,600 170,612 7; 84,1000 130,1010 170,996 7; 86,1036 128,1044 168,1030 6; 220,150 170,200 150,260 8',
);

/** Light on both legs: cloth pulled from the crotch, gathered behind the knees and above the boots. */
function legLight(look: LegLook, half: readonly Point[]): string {
  const { cut, cloth } = look;
  const short = isShort(cut);
  const list = short ? SHORT_FOLDS : cloth === 'jersey' || cloth === 'grid' ? TIGHT_FOLDS : LONG_FOLDS;
  const sized = resized(list, cut.hip / 240, short ? cut.length / 540 : cut.length / 1076);
  return clothLight(mirrored(half), {
    ...DRAPES[cloth],
    folds: SIDES.flatMap((side) => foldsOnSide(sized, side)),
    seed: creaseSeed(look.brand, cut, look.pockets, look.block, look.view),
  });
}

function cuff(kit: Kit, way: Colourway, { cuff: kind, cut }: LegLook, side: Side): string {
  const toSide = onSide(side);
  const across = (u: number): readonly Point[] =>
    toSide([onLeg(cut, u, -1), onLeg(cut, u + 0.006, 0), onLeg(cut, u, 1)]);
  const hemAt = 1 - 22 / (cut.length - cut.crotch);
  switch (kind) {
    case 'plain':
      return kit.seam(across(hemAt), { dark: 0.42, stitch: -1.6 });
    case 'rib':
      return (
        kit.part(
          toSide([
            rounded(onLeg(cut, 0.945, 1), 0),
            rounded(onLeg(cut, 1.012, 0.92), 6),
            rounded(onLeg(cut, 1.016, -0.92), 6),
            rounded(onLeg(cut, 0.945, -1), 0),
          ]),
          { fill: tone(way.main, -0.05), volume: 9, texture: ['rib', '#000', 0.5] },
        ) + kit.seam(across(0.945), { dark: 0.42 })
      );
    case 'gathered':
      return (
        kit.part(
          toSide([
            rounded(onLeg(cut, 0.985, 1.0), 6),
            rounded(onLeg(cut, 1.02, 0.92), 8),
            rounded(onLeg(cut, 1.02, -0.92), 8),
            rounded(onLeg(cut, 0.985, -1.0), 6),
          ]),
          { fill: way.trim, volume: 9, texture: ['rib', '#000', 0.5] },
        ) + kit.seam(across(0.985), { pucker: 0.4 })
      );
    case 'gaiter':
      return (
        kit.seam(across(hemAt - 0.01), { dark: 0.42, stitch: -1.6 }) +
        kit.part(
          toSide([
            rounded(onLeg(cut, 0.86, -0.96), 4),
            rounded(onLeg(cut, 0.86, -0.3), 10),
            rounded(onLeg(cut, 0.985, -0.2), 4),
            rounded(onLeg(cut, 0.985, -0.97), 4),
          ]),
          { fill: way.trim, volume: 7, texture: ['grain', '#fff', 0.6], cast: [1, 2, 2, 0.35] },
        )
      );
    case 'slit':
      return (
        kit.seam(across(hemAt), { dark: 0.42, stitch: -1.6 }) +
        kit.zip(toSide([onLeg(cut, 0.8, 0.62), onLeg(cut, 0.9, 0.66), onLeg(cut, 0.985, 0.68)]), {
          tape: way.trim,
          kind: 'sealed',
          width: 7,
          pull: [onLeg(cut, 0.8, 0.62)[0] * side, onLeg(cut, 0.8, 0)[1], 0],
          pullColour: way.accent,
          pullLength: 20,
        })
      );
  }
}

function knees(kit: Kit, { cut, view }: LegLook, side: Side): string {
  const toSide = onSide(side);
  const line = (notation: readonly (readonly [number, number])[]): readonly Point[] =>
    toSide(notation.map(([u, v]) => onLeg(cut, u, v)));
  if (view === 'back')
    return kit.seam(
      line([
        [0.42, -0.92],
        [0.46, 0],
        [0.42, 0.5],
      ]),
      { dark: 0.34 },
    );
  return (
    kit.seam(
      line([
        [0.31, -0.95],
        [0.34, 0],
        [0.3, 0.5],
      ]),
      { dark: 0.4 },
    ) +
    kit.seam(
      line([
        [0.54, -0.95],
        [0.52, -0.1],
        [0.55, 0.5],
      ]),
      { dark: 0.4 },
    ) +
    kit.soft(
      line([
        [0.36, -0.5],
        [0.36, 0.2],
        [0.5, 0.2],
        [0.5, -0.5],
      ]),
      '#fff',
      0.09,
      14,
    )
  );
}

const BAND = '#dfe4e6';

function reflectors(kit: Kit, { cut, reflective }: LegLook, side: Side): string {
  if (!reflective) return '';
  const band = onSide(side)([onLeg(cut, 0.76, -1.1), onLeg(cut, 0.766, 0), onLeg(cut, 0.76, 1.1)]);
  return (
    kit.line(band, BAND, 13) + kit.line(band, '#9aa3a8', 13, 0.5, `stroke-dasharray="${kit.units(1)} ${kit.units(2)}"`)
  );
}

/** Both legs with their colour blocks, folds, knees and cuffs. */
export function legs(kit: Kit, way: Colourway, look: LegLook): string {
  const half = legOutline(look.cut);
  const inside = SIDES.map((side) => legBlocks(kit, way, look, side) + reflectors(kit, look, side)).join('');
  const { crotch } = look.cut;
  return [
    kit.part(mirrored(half), {
      fill: way.main,
      ...clothPaint(kit, look.cloth, way.main),
      inside: inside + legLight(look, half),
      ...CLOTH_EDGE,
    }),
    kit.soft(
      pts(`0,${crotch - 94} 40,${crotch - 14} 66,${crotch + 70} 0,${crotch + 8} -66,${crotch + 70} -40,${crotch - 14}`),
      isPale(way.main) ? PALE.deep : '#10182a',
      0.26,
      12,
    ),
    ...SIDES.map(
      (side) =>
        legBlockSeams(kit, look, side) +
        (look.shapedKnee && !isShort(look.cut) && look.block !== 'knee' ? knees(kit, look, side) : '') +
        cuff(kit, way, look, side),
    ),
  ].join('');
}

export const legShape = (cut: LegCut): string => curve(mirrored(legOutline(cut)));
