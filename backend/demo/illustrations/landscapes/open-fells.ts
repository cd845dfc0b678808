import type { SceneFrame } from './backdrop';
import { fellColours } from './fell-colours';
import { litRidge } from './lit-ridge';
import { layered, seededRandom } from './noise';
import { mix, polygon, short, type Vec, vertical } from './svg';
import type { Vista } from './vista';
import { HOURS, type Hour } from './vista-light';

/** One rounded fell: where its crown is, its height and breadth, in shares of the frame; `flat` broadens its crown. */
type Fell = readonly [at: number, high: number, wide: number, flat?: number];

/** Lines of fells that nobody takes for each other, drawn for people on the right of the frame. */
const SKYLINES: readonly (readonly Fell[])[] = [
  // a long back that falls to the right
  [
    [0.16, 0.2, 0.2, 3],
    [0.52, 0.13, 0.16],
    [0.9, 0.07, 0.2],
  ],
  // a long ridge whose summit stands off its middle, and its foothill
  [
    [0.04, 0.13, 0.16, 2.2],
    [0.28, 0.215, 0.15],
    [0.46, 0.15, 0.17, 2.4],
    [0.86, 0.09, 0.2],
  ],
  // three domes in a row, each farther
  [
    [0.08, 0.11, 0.13],
    [0.34, 0.16, 0.12],
    [0.6, 0.11, 0.11],
    [0.85, 0.08, 0.12],
  ],
  // one great dome, half out of the frame
  [
    [-0.02, 0.27, 0.26, 2.6],
    [0.5, 0.09, 0.14],
    [0.8, 0.12, 0.14],
  ],
  // low swells as far as one sees
  [
    [0.1, 0.08, 0.14],
    [0.32, 0.1, 0.12, 3],
    [0.58, 0.07, 0.14],
    [0.9, 0.13, 0.16, 3],
  ],
  // a pair, one before the other
  [
    [0.3, 0.22, 0.15, 2.4],
    [0.5, 0.14, 0.17, 2.4],
    [0.94, 0.1, 0.15],
  ],
];

/** True where the land is drawn here: fells and hills without snow, and what stands round a lake. */
export const isOpenFell = ({ season, land }: Vista): boolean =>
  season !== 'winter' && (land === 'fells' || land === 'hills' || land === 'lake');

/** A row of birches: crowns in the light over crowns in the shade, with a spruce here and there. */
function birches(
  frame: SceneFrame,
  id: string,
  foot: (s: number) => number,
  high: number,
  seed: number,
  paints: readonly string[],
): string {
  const random = seededRandom(seed);
  const [shade, lit, bright, spruce] = paints;
  const layers = ['', '', ''];
  let spires = '';
  const step = high * 0.34;
  for (let x = -step; x < frame.width + step; x += step * (0.5 + random() * 0.7)) {
    const share = x / frame.width;
    const grove = layered(x / (high * 9), seed, 2, seed);
    if (grove < -0.2) continue;
    // a grove thins out and sinks to its edges
    const edge = Math.min(1, 0.3 + (grove + 0.2) * 2.6);
    const tall = high * edge * (0.55 + 0.5 * random()) * (0.7 + 0.5 * Math.max(0, grove));
    const [y, r] = [foot(share), tall * (0.3 + 0.12 * random())];
    const crown = (cx: number, cy: number, rx: number): string =>
      `M${short(cx - rx)} ${short(cy)}q${short(rx * 0.1)} ${short(-rx * 1.3)} ${short(rx)} ${short(-rx * 1.35)}t${short(rx)} ${short(rx * 1.35)}q${short(-rx)} ${short(rx * 0.7)} ${short(-2 * rx)} 0z`;
    layers[0] += `M${short(x - r)} ${short(y - tall * 0.45)}h${short(2 * r)}q${short(-r * 0.2)} ${short(tall * 0.42)} ${short(-r)} ${short(tall * 0.45)}t${short(-r)} ${short(-tall * 0.45)}z${crown(x, y - tall * 0.42, r * 1.06)}`;
    layers[1] += crown(x - r * 0.16, y - tall * 0.5, r * 0.84);
    if (random() < 0.6) layers[2] += crown(x - r * 0.34, y - tall * 0.62, r * 0.46);
    if (random() < 0.16) {
      const up = tall * (1.2 + 0.7 * random());
      spires += `M${short(x + r)} ${short(y - up)}l${short(up * 0.11)} ${short(up)}h${short(-up * 0.22)}z`;
    }
  }
  return `<g id="${id}"><path d="${spires}" fill="${spruce}"/>${[shade, lit, bright].map((fill, i) => `<path d="${layers[i]}" fill="${fill}"/>`).join('')}</g>`;
}

/** Fells behind each other, lost in the air, and the birches at their feet. */
export function fellLand(frame: SceneFrame, vista: Vista, horizon: number): string {
  const { hour, season, seed, side = 1, land } = vista;
  const at: Hour = HOURS[hour];
  const colours = fellColours(season);
  const lean = (colour: string): string => mix(colour, at.tint, at.by);
  const line = SKYLINES[seed % SKYLINES.length] ?? [];
  const low = land === 'hills' ? 0.62 : 1;
  const mirrored = (share: number): number => (side > 0 ? share : 1 - share);
  const skyline =
    (fells: readonly Fell[], scale: number, shift: number) =>
    (s: number): number => {
      // the higher fell hides the lower one; where they meet the line stays round
      const sum = fells.reduce((total, [where, high, wide, flat = 2]) => {
        const far = Math.abs(mirrored(s) - where - shift) / (wide * (frame.isTall ? 1.5 : 1));
        return total + (high * Math.exp(-(far ** flat) * 0.9)) ** 4;
      }, 1e-9);
      return horizon + 4 - frame.height * scale * low * sum ** 0.25;
    };
  const ridge = (
    id: string,
    top: (s: number) => number,
    [shade, lit]: readonly [string, string],
    air: number,
    seedling: number,
  ) =>
    litRidge(
      frame,
      id,
      {
        top,
        rough: 7,
        seed: seed * 5 + seedling,
        shade: mix(lean(shade), at.haze, air),
        lit: mix(mix(lean(lit), at.light, 0.16), at.haze, air * 0.8),
        sun: side === 1 ? -1 : 1,
        spur: 260,
        steep: 0.3,
        haze: at.haze,
        air: 0.5 + air * 0.5,
      },
      horizon + 50,
    );
  const far = SKYLINES[(seed + 4) % SKYLINES.length] ?? [];
  const foot = (drop: number, seedling: number) => (s: number) =>
    horizon + drop + 10 * Math.sin(s * 6 + seed + seedling);
  const row = (id: string, drop: number, high: number, air: number): string =>
    birches(
      frame,
      id,
      foot(drop, drop),
      high,
      seed + drop,
      [...colours.birch, colours.spruce].map((fill) => mix(lean(fill), at.haze, air)),
    );
  return [
    `<defs>${vertical('slope', [
      [0, lean(colours.slope), 0],
      [0.4, lean(colours.slope), 0.5],
      [1, mix(lean(colours.slope), at.haze, 0.3), 0.75],
    ])}</defs>`,
    ridge('f0', skyline(far, 0.8, 0.24), colours.far, 0.5, 14),
    ridge('f1', skyline(line, 1, 0), colours.near, 0.14, 10),
    // dwarf birch has coloured the foot of the fells
    `<path d="${polygon([[-20, horizon + 60], ...slopeEdge(frame, skyline(line, 0.5, 0.02), seed), [frame.width + 20, horizon + 60]])}" fill="url(#slope)"/>`,
    row('b0', 8, 46, 0.32),
    row('b1', 30, 84, 0.05),
  ].join('');
}

const slopeEdge = (frame: SceneFrame, top: (s: number) => number, seed: number): Vec[] =>
  Array.from({ length: 61 }, (_, i): Vec => {
    const x = -20 + ((frame.width + 40) * i) / 60;
    return [x, top(x / frame.width) + 16 * layered(x / 90, seed, 3, seed + 3)];
  });
