import { layered, seededRandom } from './noise';
import { polygon, radial, type Stop, short, type Vec, vertical } from './svg';
import { snowOnSpruce, spruce } from './trees';

/** The frame a scene is composed for. */
export type SceneFrame = { width: number; height: number; isTall: boolean };

export const WIDE_FRAME: SceneFrame = { width: 2400, height: 1350, isTall: false };
export const TALL_FRAME: SceneFrame = { width: 1080, height: 1500, isTall: true };

export const sky = (frame: SceneFrame, stops: readonly Stop[]): string =>
  `<defs>${vertical('sky', stops)}</defs><path fill="url(#sky)" d="M0 0h${frame.width}v${frame.height}H0z"/>`;

/** A soft light: middle, half width and height, colour, strength. */
export const glow = (
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string =>
  `<defs>${radial(id, [
    [0, colour, strength],
    [0.4, colour, strength * 0.4],
    [1, colour, 0],
  ])}</defs><ellipse cx="${short(x)}" cy="${short(y)}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;

export type Ridge = {
  /** the line's height at a share of the width, y in the frame */
  top: (share: number) => number;
  /** roughness in units, and which */
  rough: number;
  seed: number;
  fill: string;
  /** faces turned away from the light, and those that catch it */
  shade?: string;
  lit?: string;
};

/** The edge of a ridge across the frame. */
function edgeOf({ width }: SceneFrame, { top, rough, seed }: Ridge): Vec[] {
  const edge: Vec[] = [];
  for (let x = -20; x <= width + 20; x += 12)
    edge.push([
      x,
      top(x / width) - rough * layered(x / 260, seed, 5, seed) - rough * 0.4 * layered(x / 60, seed, 3, seed + 4),
    ]);
  return edge;
}

/** A fell: its body, and ribs that run down from its edge, shaded and lit. */
export function fell(frame: SceneFrame, ridge: Ridge, foot: number): string {
  const edge = edgeOf(frame, ridge);
  const random = seededRandom(ridge.seed * 13 + 5);
  let shade = '';
  let lit = '';
  for (let i = 2; i < edge.length - 6; i += 4) {
    const [x, y] = edge[i] ?? [0, 0];
    const fall = foot - y;
    if (fall < 40) continue;
    const [x1, y1] = edge[i + 2 + Math.floor(random() * 3)] ?? [x, y];
    const long = fall * (0.5 + 0.5 * random());
    // a face runs down the side on which its edge falls
    const run = (edge[i + 6] ?? [0, y])[1] > y ? 1 : -1;
    const drift = (0.1 + random() * 0.42) * long * run;
    const half = 10 + random() * 60;
    const bend = (random() - 0.5) * 50;
    const rib = `M${short(x)} ${short(y)}C${short(x + drift * 0.2 + bend)} ${short(y + long * 0.3)} ${short(x + drift * 0.7 - half)} ${short(y + long * 0.6)} ${short(x + drift)} ${short(y + long)}C${short(x + drift * 0.8 + half)} ${short(y + long * 0.66)} ${short(x1 + drift * 0.2 + bend)} ${short(y1 + long * 0.3)} ${short(x1)} ${short(y1)}z`;
    if (random() > 0.45) shade += rib;
    else lit += rib;
  }
  return [
    `<path d="${polygon([[-20, foot], ...edge, [frame.width + 20, foot]])}" fill="${ridge.fill}"/>`,
    ridge.shade ? `<path d="${shade}" fill="${ridge.shade}" opacity=".36"/>` : '',
    ridge.lit ? `<path d="${lit}" fill="${ridge.lit}" opacity=".42"/>` : '',
  ].join('');
}

/** Definitions of five spruces, bare as `t0` to `t4` and their snow as `n0` to `n4`. */
export const spruceKinds = (seed: number): string =>
  `<defs>${Array.from({ length: 5 }, (_, i) => {
    const [tiers, reach] = [22 + i * 2, 9 + i * 1.6];
    return `<path id="t${i}" d="${spruce(seededRandom(seed + i), tiers, reach)}"/><path id="n${i}" d="${snowOnSpruce(seededRandom(seed + i), tiers, reach)}"/>`;
  }).join('')}</defs>`;

type Wood = {
  seed: number;
  count: number;
  /** y of the feet at a share of the width */
  foot: (share: number) => number;
  /** least and greatest height */
  low: number;
  high: number;
  fill: string;
  snow?: string;
  /** places that stay open */
  isOpen?: (share: number) => boolean;
};

/** A row of spruces. */
export function wood(frame: SceneFrame, { seed, count, foot, low, high, fill, snow, isOpen }: Wood): string {
  const random = seededRandom(seed);
  let trees = '';
  let caps = '';
  for (let i = 0; i < count; i++) {
    const share = (i + random()) / count;
    const size = (low + (high - low) * random()) / 100;
    const kind = Math.floor(random() * 5);
    const turn = random() > 0.5 ? 1 : -1;
    if (isOpen?.(share)) continue;
    const place = `transform="matrix(${(turn * size * (0.85 + 0.3 * random())).toFixed(2)} 0 0 ${size.toFixed(2)} ${short(share * frame.width)} ${short(foot(share))})"`;
    trees += `<use href="#t${kind}" ${place}/>`;
    if (snow) caps += `<use href="#n${kind}" ${place}/>`;
  }
  return `<g fill="${fill}">${trees}</g>${snow ? `<g fill="${snow}" opacity=".85">${caps}</g>` : ''}`;
}

/** A bank of mist between two heights. */
export const mist = (
  id: string,
  frame: SceneFrame,
  from: number,
  to: number,
  colour: string,
  strength: number,
): string =>
  `<defs>${vertical(id, [
    [0, colour, 0],
    [0.55, colour, strength],
    [1, colour, 0],
  ])}</defs><path fill="url(#${id})" d="M0 ${from}h${frame.width}V${to}H0z"/>`;

/** A snowfield with long soft waves; `line` is its upper edge at a share of the width. */
export function snowfield(
  id: string,
  frame: SceneFrame,
  line: (share: number) => number,
  stops: readonly Stop[],
  wave: string,
): string {
  const edge: Vec[] = [];
  for (let x = -20; x <= frame.width + 20; x += 20)
    edge.push([x, line(x / frame.width) + 5 * layered(x / 160, 3, 3, 8)]);
  const top = Math.min(...edge.map(([, y]) => y));
  const random = seededRandom(77);
  let waves = '';
  for (let i = 0; i < 46; i++) {
    const t = random();
    const x = random() * frame.width;
    const y = line(x / frame.width) + 24 + t * (frame.height - top);
    const w = (80 + 360 * t) * (0.5 + random());
    const h = 3 + 15 * t;
    waves += `M${short(x - w)} ${short(y)}Q${short(x)} ${short(y - h)} ${short(x + w)} ${short(y)}Q${short(x)} ${short(y + h * 0.5)} ${short(x - w)} ${short(y)}z`;
  }
  return `<defs>${vertical(id, stops)}</defs><path d="${polygon([[-20, frame.height + 10], ...edge, [frame.width + 20, frame.height + 10]])}" fill="url(#${id})"/><path d="${waves}" fill="${wave}" opacity=".28"/>`;
}
