import { seededRandom } from './noise';
import { mix, polygon, type Stop, short, type Vec, vertical } from './svg';

/** A mountain drawn in planes, each with a clean edge: its line, the colours of snow in the light and in the shade. */
export type CrispPeak = {
  /** summits and shoulders from left to right, with both feet: x, y of the frame */
  readonly line: readonly Vec[];
  readonly foot: number;
  readonly lit: string;
  readonly shade: string;
  /** the side the light comes from */
  readonly sun: 1 | -1;
  readonly seed: number;
  /** how ragged the line is, 0.26 where nothing is said */
  readonly rough?: number;
};

/** The line broken into ever smaller pieces. */
function jagged(line: readonly Vec[], random: () => number, times: number, rough: number): Vec[] {
  let points = [...line];
  for (let i = 0; i < times; i++)
    points = points.flatMap((point, k): Vec[] => {
      const next = points[k + 1];
      if (!next) return [point];
      const long = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const off = (random() - 0.5) * long * rough;
      return [point, [(point[0] + next[0]) / 2 + off * 0.3, (point[1] + next[1]) / 2 + off]];
    });
  return points;
}

/** Where the line is, y, at an x. */
function heightAt(line: readonly Vec[], x: number): number {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return line.at(-1)?.[1] ?? 0;
}

/**
 * A ridge that comes down from a summit in zigzags: longer steps the lower it is.
 * @param drift units sideways for each unit down
 * @param reach share of the way to the foot
 * @param zigzag how far its steps swing: 1 on alpine faces
 */
export function arete(
  [x0, y0]: Vec,
  foot: number,
  drift: number,
  reach: number,
  random: () => number,
  zigzag = 1,
): Vec[] {
  const points: Vec[] = [[x0, y0]];
  const low = y0 + (foot - y0) * reach;
  let [x, y, way] = [x0, y0, random() < 0.5 ? 1 : -1];
  while (y < low) {
    const step = (low - y0) * (0.035 + random() * 0.085);
    y += step;
    x += drift * step + way * zigzag * step * (0.25 + random() * 0.6);
    way = -way;
    points.push([x, y]);
  }
  return points;
}

/** The face in the shade of one ridge: from its crest down to where the next gully lies, its edge in fingers of snow and shade. */
function shadedFace(crest: readonly Vec[], line: readonly Vec[], sun: 1 | -1, random: () => number): Vec[] {
  const [top, end] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]];
  const tall = end[1] - top[1];
  const far: Vec[] = [];
  const steps = 13;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const at = crest[Math.min(crest.length - 1, Math.round(t * (crest.length - 1)))] ?? end;
    // broad below the summit, narrower towards the foot; every other point runs down the fall of the face, the next one back up
    const broad = tall * (0.05 + 0.5 * Math.sin(Math.PI * (0.12 + 0.84 * t)) ** 1.2);
    const run = tall * (i % 2 ? 0.05 + 0.17 * random() : -0.02 - 0.07 * random());
    far.push([at[0] - sun * (broad + run * 0.5), top[1] + t * tall * 0.9 + run]);
  }
  // the crest line of the mountain bounds the upper part
  const bounded = far.map(([x, y]): Vec => [x, Math.max(y, heightAt(line, x) - 2)]);
  return [...crest, ...bounded.reverse()];
}

/** Slivers along the fall of a face: snow in the shade, shade in the snow. */
function slivers(crest: readonly Vec[], side: number, count: number, random: () => number): string {
  const [top, end] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]];
  const tall = end[1] - top[1];
  return Array.from({ length: count }, () => {
    const t = 0.08 + 0.6 * random();
    const at = crest[Math.floor(t * (crest.length - 1))] ?? top;
    const far = tall * (0.06 + 0.4 * random()) * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.8));
    const [x, y] = [at[0] + side * far, at[1] + far * 0.5];
    const [long, wide] = [tall * (0.1 + 0.16 * random()), tall * (0.009 + 0.014 * random())];
    const lean = side * (0.32 + 0.4 * random()) * long;
    return `M${short(x)} ${short(y)}l${short(lean * 0.35 + wide)} ${short(long * 0.38)}l${short(lean * 0.2 - wide * 0.6)} ${short(long * 0.2)}L${short(x + lean)} ${short(y + long)}L${short(x + lean * 0.42 - wide)} ${short(y + long * 0.52)}z`;
  }).join('');
}

/** Draws a snow mountain in planes. @param id of its definitions */
export function crispPeak(
  id: string,
  { line: shape, foot, lit, shade, sun, seed, rough: ragged = 0.26 }: CrispPeak,
): string {
  const random = seededRandom(seed);
  const line = jagged(shape, random, 4, ragged);
  const outline = polygon([[shape[0]?.[0] ?? 0, foot], ...line, [shape.at(-1)?.[0] ?? 0, foot]]);
  const top = Math.min(...line.map(([, y]) => y));
  const summits = shape
    .slice(1, -1)
    .filter(([, y], i) => foot - y > 0.3 * (foot - top) && (y < (shape[i]?.[1] ?? 0) || y < (shape[i + 2]?.[1] ?? 0)));
  const ridges = summits.map(([x]) => {
    const from: Vec = [x, heightAt(line, x)];
    const share = (foot - from[1]) / (foot - top);
    return arete(from, foot, sun * (0.05 + 0.2 * random()), 0.55 + 0.4 * share, random);
  });
  const faces = ridges.map((ridge) => polygon(shadedFace(ridge, line, sun, random))).join('');
  const inShade = ridges.map((ridge) => slivers(ridge, -sun, 7, random)).join('');
  const inLight = ridges.map((ridge) => slivers(ridge, sun, 4, random)).join('');
  const floor = mix(lit, shade, 0.24);
  const down = (name: string, stops: readonly Stop[]): string =>
    vertical(`${id}${name}`, stops).replace(
      /x1="0" y1="0" x2="0" y2="1"/,
      `gradientUnits="userSpaceOnUse" x1="0" y1="${short(top)}" x2="0" y2="${short(foot)}"`,
    );
  return [
    `<defs><clipPath id="${id}c"><path d="${outline}"/></clipPath>${down('l', [
      [0, mix(lit, '#ffffff', 0.35)],
      [0.6, lit],
      [0.9, floor],
    ])}${down('s', [
      [0, mix(shade, '#26323e', 0.2)],
      [0.45, shade],
      // faces and gullies run out in the snow at the foot, whose colour theirs becomes
      [0.86, floor],
    ])}${down('n', [
      [0, mix(shade, lit, 0.42)],
      [0.5, mix(shade, lit, 0.34)],
      [0.82, floor],
    ])}${down('d', [
      [0, mix(lit, shade, 0.36)],
      [0.8, floor],
    ])}</defs>`,
    `<g clip-path="url(#${id}c)"><path d="${outline}" fill="url(#${id}l)"/>`,
    `<path d="${inLight}" fill="url(#${id}d)"/>`,
    `<path d="${faces}" fill="url(#${id}s)"/>`,
    `<path d="${inShade}" fill="url(#${id}n)"/>`,
    '</g>',
  ].join('');
}
