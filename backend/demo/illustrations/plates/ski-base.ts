import { creaseSeed } from './cloth-light';
import { lightness } from './colour';
import { num, pts } from './geometry';
import type { Kit } from './kit';
import { letteringWidth } from './lettering';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { basePrint } from './ski-bases';
import type { SkiLook } from './ski-look';
import { band, ground, inkOn, lengthened, type Sheet } from './ski-print';
import { SKI_SHAPES, type SkiKind, skiHalves, skiOutline } from './ski-shape';
import { SKI_CAST } from './ski-sheet';
import { fittedLettering } from './turned';

type BaseLook = Pick<SkiLook, 'brand' | 'model' | 'mark' | 'dimensions' | 'grip' | 'reads' | 'hasShadow' | 'stretch'>;

/** Space between the letters of a name on a base. */
const LETTER_TRACK = 1.8;

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

/** The stone's fine structure: strokes that meet over the groove, which shine where light falls. */
function structure({ half, length }: Sheet): string {
  let d = '';
  for (let y = 30; y < length; y += 15) d += `M${num(-half)} ${y}L0 ${y - 22}L${num(half)} ${y}`;
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="3"/>`;
}

/** The groove along a base, which stops before and goes on behind a name that reaches so far to either side of its middle; mm. */
function grooveBeside(nameAt: number, reach: number, length: number): string {
  const piece = (from: number, to: number): string =>
    `<rect x="-2" y="${num(from)}" width="4" height="${num(to - from)}" rx="2" fill="#000" opacity=".3"/><rect x="2" y="${num(from)}" width="1.2" height="${num(to - from)}" fill="#fff" opacity=".16"/>`;
  return piece(110, nameAt - reach) + piece(nameAt + reach, length - 30);
}

/** Running base inside its metal edges: one strong colour, the maker's name large, the groove, what grips. */
export function skiBase(kit: Kit, kind: SkiKind, way: Colourway, look: BaseLook): string {
  const { length } = SKI_SHAPES[kind];
  const [tip, waist, tail] = skiHalves(kind, look.dimensions);
  const inset = kit.clip(kit.path(skiOutline(kind, look.dimensions, 0.93)));
  const seed = creaseSeed(look.model);
  const colour = baseColour(way);
  const ink = inkOn(way, colour);
  const sheet = { way, half: Math.max(tip, tail), length, brand: look.brand, reads: look.reads, seed };
  const slant = seed % 2 ? 0.03 : -0.03;
  const isNordic = kind === 'nordic';
  const design = basePrint(sheet, { colour, ink, slant });
  const nameAt = length * (isNordic ? 0.235 : design.name.at);
  const room = (length * (isNordic ? 0.2 : design.name.room)) / look.stretch;
  const letters = { rotate: look.reads, weight: 1.3, track: LETTER_TRACK };
  const size = { height: waist * (isNordic ? 1.3 : design.name.height), width: room };
  const name = fittedLettering(look.brand, 0, nameAt, size, ink, letters);
  const hasGrip = look.grip !== 'none';
  const markAt = length * (hasGrip ? 0.79 : 0.6);
  const print = [
    ground(sheet, colour),
    isNordic && !hasGrip ? structure(sheet) : '',
    design.art,
    hasGrip ? band(sheet, 0.36, 0.7, '#23272d') : '',
    band(sheet, 0.88, 1.1, ink, slant),
    lengthened(name, nameAt, look.stretch),
    lengthened(brandMark(look.mark, 0, markAt, waist * (isNordic ? 0.62 : 0.5), ink), markAt, look.stretch),
  ].join('');
  const gloss = kit.linear('0 #fff .16, .09 #fff .08, .16 #000 .06, .24 #fff .14, .4 #fff 0, .55 #000 .08, 1 #000 .08');
  const nameReach = Math.min(size.width, (letteringWidth(look.brand, LETTER_TRACK) * size.height) / 6) * look.stretch;
  const groove = isNordic ? grooveBeside(nameAt, nameReach / 2 + 26, length) : '';
  return kit.part(skiOutline(kind, look.dimensions), {
    fill: '#aeb4b6',
    volume: 0,
    ...(look.hasShadow ? { cast: SKI_CAST } : {}),
    inside: `<g clip-path="url(#${inset})">${print}</g>${groove}${grip(kit, look, length, waist)}<rect x="-90" y="0" width="180" height="${length}" fill="${gloss}"/>`,
    line: 1.1,
  });
}
