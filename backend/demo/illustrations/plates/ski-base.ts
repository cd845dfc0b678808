import { mix, tone } from './colour';
import { num, pts } from './geometry';
import type { Kit } from './kit';
import { brandMark, type MarkName } from './lettering';
import type { Colourway } from './palette';
import { SKI_SHAPES, type SkiKind, skiHalves, skiOutline } from './ski-shape';
import { wordmark } from './wordmark';

type BaseLook = { brand: string; mark: MarkName; dimensions: string; grip: 'skin' | 'scales' | 'none' };

/** Under the foot: two strips of mohair, or scales cut into the base. */
function grip(kit: Kit, look: BaseLook, length: number, half: number): string {
  const [from, to] = [length * 0.4, length * 0.66];
  const strip = (x: number): string =>
    kit.part(
      pts(
        `${x - half * 0.3},${from + 8}~7 ${x + half * 0.3},${from + 8}~7 ${x + half * 0.3},${to - 8}~7 ${x - half * 0.3},${to - 8}~7`,
      ),
      {
        fill: '#b9a98c',
        volume: 4,
        texture: ['grain', '#3a2d1c', 0.5],
        line: 0.8,
      },
    );
  if (look.grip === 'skin') return strip(-half * 0.46) + strip(half * 0.46);
  if (look.grip === 'none') return '';
  let scales = '';
  for (let y = from; y < to; y += 17)
    scales += `M${num(-half * 0.78)} ${num(y)}q${num(half * 0.39)} -11 ${num(half * 0.78)} 0q${num(half * 0.39)} -11 ${num(half * 0.78)} 0`;
  return (
    `<path d="${scales}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3.4"/>` +
    `<path d="${scales}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.3" transform="translate(0 3.4)"/>`
  );
}

/** Running base inside its metal edges: colour, the maker's name, the groove, what grips. */
export function skiBase(kit: Kit, kind: SkiKind, way: Colourway, look: BaseLook): string {
  const { length } = SKI_SHAPES[kind];
  const [tip, waist] = skiHalves(kind, look.dimensions);
  const inset = kit.clip(kit.path(skiOutline(kind, look.dimensions, 0.93)));
  const ground = mix(way.trim, '#0d1116', 0.35);
  const print = [
    `<rect x="-90" y="0" width="180" height="${length}" fill="${ground}"/>`,
    kit.block(
      pts(`-90,${length * 0.17}! 90,${length * 0.13}! 90,${length * 0.4}! -90,${length * 0.36}!`),
      mix(way.trim, way.main, 0.85),
    ),
    kit.block(pts(`-90,${length * 0.37}! 90,${length * 0.41}! 90,${length * 0.42}! -90,${length * 0.38}!`), way.accent),
    kit.block(pts(`-90,${length * 0.8}! 90,${length * 0.74}! 90,${length}! -90,${length}!`), tone(way.block, 0.02)),
    wordmark(look.brand, 0, length * 0.28, waist * (kind === 'nordic' ? 1.1 : 1.25), way.accent, {
      rotate: -90,
      weight: 1.15,
    }),
    brandMark(look.mark, 0, length * 0.115, tip * 0.5, way.accent),
  ].join('');
  const gloss = kit.linear('0 #fff .16, .09 #fff .08, .16 #000 .08, .24 #fff .1, .4 #fff 0, .55 #000 .12, 1 #000 .1');
  const groove =
    kind === 'nordic'
      ? `<rect x="-2.5" y="60" width="5" height="${length - 90}" fill="#000" opacity=".4"/><rect x="2.5" y="60" width="1.4" height="${length - 90}" fill="#fff" opacity=".25"/>`
      : '';
  return kit.part(skiOutline(kind, look.dimensions), {
    fill: '#aeb4b6',
    volume: 0,
    cast: [10, 12, 7, 0.4],
    inside: `<g clip-path="url(#${inset})">${print}</g>${groove}${grip(kit, look, length, waist)}<rect x="-90" y="0" width="180" height="${length}" fill="${gloss}"/>`,
    line: 1.1,
  });
}
