import { creaseSeed } from './cloth-light';
import { lightness } from './colour';
import { num, pts } from './geometry';
import type { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import type { SkiLook } from './ski-look';
import { against, band, ground, lengthened } from './ski-print';
import { SKI_SHAPES, type SkiKind, skiHalves, skiOutline } from './ski-shape';
import { SKI_CAST } from './ski-sheet';
import { fittedLettering } from './turned';

type BaseLook = Pick<
  SkiLook,
  'brand' | 'model' | 'mark' | 'dimensions' | 'grip' | 'reads' | 'hasShadow' | 'stretch' | 'pose'
>;

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

/** Bases have the colour of the model, or that of the second field where it would be lost on a pale ground. */
const baseColour = ({ main, block }: Colourway): string => (lightness(main) > 0.86 ? block : main);

/** Letters and ends of a base: in the accent where it stands out. */
function baseInk(way: Colourway, on: string): string {
  const apart = Math.abs(lightness(way.accent) - lightness(on));
  return apart > 0.22 && lightness(way.accent) < 0.9 ? way.accent : against(way, on);
}

/** Running base inside its metal edges: one strong colour, the maker's name large, the groove, what grips. */
export function skiBase(kit: Kit, kind: SkiKind, way: Colourway, look: BaseLook): string {
  const { length } = SKI_SHAPES[kind];
  const [tip, waist, tail] = skiHalves(kind, look.dimensions);
  const inset = kit.clip(kit.path(skiOutline(kind, look.dimensions, 0.93)));
  const seed = creaseSeed(look.model);
  const colour = baseColour(way);
  const ink = baseInk(way, colour);
  const sheet = { way, half: Math.max(tip, tail), length, brand: look.brand, reads: look.reads, seed };
  const slant = seed % 2 ? 0.03 : -0.03;
  const [nameAt, markAt] = kind === 'nordic' ? [length * 0.22, length * 0.79] : [length * 0.42, length * 0.68];
  const room = kind === 'nordic' ? (length * 0.25) / look.stretch : length;
  const height = waist * (kind === 'nordic' ? 1.25 : 1.45);
  const letters = { rotate: look.reads, weight: 1.3 };
  const name = fittedLettering(look.brand, 0, nameAt, { height, width: room }, ink, letters);
  const print = [
    ground(sheet, colour),
    band(sheet, -0.1, 0.09, ink, slant),
    look.grip === 'none' ? band(sheet, 0.74, 0.76, ink, slant) : band(sheet, 0.36, 0.7, '#23272d'),
    band(sheet, 0.88, 1.1, ink, slant),
    look.pose === 'crossed' ? '' : lengthened(name, nameAt, look.stretch),
    lengthened(brandMark(look.mark, 0, markAt, waist * (kind === 'nordic' ? 0.62 : 0.5), ink), markAt, look.stretch),
  ].join('');
  const gloss = kit.linear('0 #fff .16, .09 #fff .08, .16 #000 .06, .24 #fff .14, .4 #fff 0, .55 #000 .08, 1 #000 .08');
  const groove =
    kind === 'nordic'
      ? `<rect x="-2.5" y="60" width="5" height="${length - 90}" fill="#000" opacity=".4"/><rect x="2.5" y="60" width="1.4" height="${length - 90}" fill="#fff" opacity=".25"/>`
      : '';
  return kit.part(skiOutline(kind, look.dimensions), {
    fill: '#aeb4b6',
    volume: 0,
    ...(look.hasShadow ? { cast: SKI_CAST } : {}),
    inside: `<g clip-path="url(#${inset})">${print}</g>${groove}${grip(kit, look, length, waist)}<rect x="-90" y="0" width="180" height="${length}" fill="${gloss}"/>`,
    line: 1.1,
  });
}
