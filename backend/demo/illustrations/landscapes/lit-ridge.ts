import { edgeOf, type Ridge, type SceneFrame } from './backdrop';
import { arete, crispPeak } from './crisp-peak';
import { seededRandom } from './noise';
import { mix, polygon, short, type Vec, vertical } from './svg';

/** Mountains across the frame, drawn in planes: what their faces are painted with, and where the sun stands. */
export type LitRidge = Ridge & {
  /** colours of faces turned from the sun and towards it */
  readonly shade: string;
  readonly lit: string;
  readonly sun: 1 | -1;
  /** units between summits of alpine mountains; fells have summits where their line has them */
  readonly spur: number;
  /** how steep the faces are: 1 for alpine ones, less than 0.6 for old fells with round backs */
  readonly steep?: number;
  /** colour and strength of the air before its foot */
  readonly haze: string;
  readonly air?: number;
};

/** Summits and cols along the line of alpine mountains. */
function alpineLine({ width }: SceneFrame, { top, seed, spur, steep = 1 }: LitRidge, foot: number): Vec[] {
  const random = seededRandom(seed + 400);
  const count = Math.max(8, Math.round(width / spur));
  return Array.from({ length: count + 1 }, (_, i): Vec => {
    const s = (i + (i % count ? 0.5 * (random() - 0.5) : 0)) / count;
    const y = top(s);
    const swing = (i % 2 ? 0.16 : -0.1) * steep ** 1.2 * (0.6 + random());
    return [-30 + s * (width + 60), y + swing * Math.max(0, foot - y)];
  });
}

/** One fell of a line: where its summit is, and where it ends on the side of the shade and on that of the light. */
type Back = { readonly summit: Vec; readonly shaded: Vec; readonly lit: Vec };

/** From a place of the line downhill to the next col. */
function downFrom(line: readonly Vec[], from: number, way: 1 | -1): Vec {
  let lowest = line[from] ?? [0, 0];
  for (let i = from + way; line[i]; i += way) {
    const point = line[i] ?? lowest;
    if (point[1] > lowest[1]) lowest = point;
    else if (point[1] < lowest[1] - 9) break;
  }
  return lowest;
}

/** Fells along a line, each where nothing near is higher. @param least breadth of a face in the shade: a smaller one is a knob */
function backsOf(line: readonly Vec[], foot: number, sun: 1 | -1, least: number): Back[] {
  const reach = 13;
  const highest = foot - Math.min(...line.map(([, y]) => y));
  return line.flatMap((summit, i): Back[] => {
    const near = line.slice(Math.max(0, i - reach), i + reach + 1);
    const isSummit = near.every(([x, y]) => y > summit[1] || (y === summit[1] && x >= summit[0]));
    if (!isSummit || foot - summit[1] < 0.55 * highest) return [];
    const shaded = downFrom(line, i, sun === 1 ? -1 : 1);
    const isKnob = Math.abs(shaded[0] - summit[0]) < least;
    return isKnob ? [] : [{ summit, shaded, lit: downFrom(line, i, sun) }];
  });
}

/** A shallow gully along the fall: a sliver that begins and ends in a point. */
function gully([x, y]: Vec, long: number, lean: number, wide: number): string {
  const [mx, my] = [x + lean * 0.35, y + long * 0.45];
  return `M${short(x)} ${short(y)}Q${short(mx - wide)} ${short(my)} ${short(x + lean)} ${short(y + long)}Q${short(mx + wide)} ${short(my)} ${short(x)} ${short(y)}z`;
}

/** The faces of one fell in the shade, and gullies of both sides. */
function facesOf({ summit, shaded, lit }: Back, foot: number, sun: 1 | -1, random: () => number) {
  const [x, y] = summit;
  const tall = foot - y;
  const [away, towards] = [Math.abs(shaded[0] - x), Math.abs(lit[0] - x)];
  // the flatter a fell, the more its crest leans towards the light on its way down
  const drift = sun * Math.min(1.7, (0.5 * towards) / tall) * (0.7 + 0.4 * random());
  const crest = arete(summit, foot, drift, 0.98, random, 0.5);
  const [ex, ey] = crest.at(-1) ?? summit;
  // the next fell's flank lies before the lower part of the face, its edge in steps along the fall
  const steps = Array.from({ length: 7 }, (_, i): Vec => {
    const t = (i + 1) / 8;
    const across = ex + (shaded[0] - ex) * t;
    return [across - sun * 16 * random(), ey + (shaded[1] + 14 - ey) * t ** 1.5 + tall * (i % 2 ? 0.05 : -0.03)];
  });
  const face = polygon([...crest, ...steps, [shaded[0], shaded[1]], [shaded[0], y - 60], [x, y - 60]]);
  const down = (side: number, reach: number, t: number, share: number): string => {
    const [from, fall] = [x + side * reach * t, tall * (0.2 + 0.5 * t * t)];
    const long = tall * share * (0.6 + 0.5 * random());
    return gully([from, y + fall], long, side * long * (0.2 + 0.5 * random()), tall * (0.03 + 0.05 * random()));
  };
  return {
    face,
    inLight: down(sun, towards, 0.2 + 0.1 * random(), 0.4) + down(sun, towards, 0.5 + 0.12 * random(), 0.3),
    inShade: down(-sun, away, 0.26 + 0.14 * random(), 0.42),
  };
}

/** Fells with round backs, each with one face in the light, one in the shade, and a few gullies. */
function roundBacks(frame: SceneFrame, id: string, ridge: LitRidge, foot: number): string {
  const { lit, shade, sun, seed } = ridge;
  const random = seededRandom(seed + 77);
  const line = edgeOf(frame, ridge);
  const outline = polygon([[-20, foot], ...line, [frame.width + 20, foot]]);
  const faces = backsOf(line, foot, sun, frame.width * 0.13).map((back) => facesOf(back, foot, sun, random));
  const floor = mix(lit, shade, 0.18);
  const all = (pick: (face: (typeof faces)[number]) => string): string => faces.map(pick).join('');
  return [
    `<defs><clipPath id="${id}c"><path d="${outline}"/></clipPath>${vertical(`${id}s`, [
      [0, mix(shade, lit, 0.08)],
      [0.45, mix(shade, lit, 0.34)],
      [0.95, floor],
      [1, floor],
    ])}</defs>`,
    `<g clip-path="url(#${id}c)"><path d="${outline}" fill="${floor}"/>`,
    `<path d="${all(({ inLight }) => inLight)}" fill="${mix(lit, shade, 0.27)}"/>`,
    `<path d="${all(({ face }) => face)}" fill="url(#${id}s)"/>`,
    `<path d="${all(({ inShade }) => inShade)}" fill="${mix(shade, lit, 0.26)}"/></g>`,
  ].join('');
}

/**
 * Mountains in planes with clean edges, their foot lost in the air.
 * @param id of its definitions, unlike those of other ridges
 * @param foot y of the frame
 */
export function litRidge(frame: SceneFrame, id: string, ridge: LitRidge, foot: number): string {
  const { steep = 1, air = 0.9, haze, lit, shade, sun, seed } = ridge;
  const { width } = frame;
  const art =
    steep < 0.6
      ? roundBacks(frame, id, ridge, foot)
      : crispPeak(id, {
          line: alpineLine(frame, ridge, foot),
          foot,
          lit,
          shade,
          sun,
          seed,
          rough: 0.1 + 0.16 * steep,
        });
  const highest = Math.min(...Array.from({ length: 41 }, (_, i) => ridge.top(i / 40)));
  return [
    `<defs><linearGradient id="${id}h" gradientUnits="userSpaceOnUse" x1="0" y1="${short(highest)}" x2="0" y2="${short(foot)}"><stop offset=".2" stop-color="${haze}" stop-opacity="0"/><stop offset=".5" stop-color="${haze}" stop-opacity="${short(air * 0.22, 100)}"/><stop offset="1" stop-color="${haze}" stop-opacity="${air}"/></linearGradient></defs>`,
    `${art}<path clip-path="url(#${id}c)" d="M-40 ${short(highest - 200)}h${width + 80}V${short(foot)}H-40z" fill="url(#${id}h)"/>`,
  ].join('');
}
