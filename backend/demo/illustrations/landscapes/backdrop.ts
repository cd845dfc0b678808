import { litGround } from './lit-ground';
import { layered, seededRandom } from './noise';
import { mix, radial, type Stop, short, type Vec, vertical } from './svg';
import { farSpruce, snowOnSpruce, spruce } from './trees';

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

/** The line of a ridge. */
export type Ridge = {
  /** the line's height at a share of the width, y in the frame */
  top: (share: number) => number;
  /** roughness in units, and which */
  rough: number;
  seed: number;
};

/** The edge of a ridge across the frame. */
export function edgeOf({ width }: SceneFrame, { top, rough, seed }: Ridge): Vec[] {
  const edge: Vec[] = [];
  for (let x = -20; x <= width + 20; x += 12)
    edge.push([
      x,
      top(x / width) - rough * layered(x / 260, seed, 5, seed) - rough * 0.4 * layered(x / 60, seed, 3, seed + 4),
    ]);
  return edge;
}

/** Definitions of five spruces, bare as `t0` to `t4`, from far off as `f0` to `f4`, and their snow as `n0` to `n4`. */
export const spruceKinds = (seed: number): string =>
  `<defs>${Array.from({ length: 5 }, (_, i) => {
    const [tiers, reach] = [22 + i * 2, 9 + i * 1.6];
    return `<path id="t${i}" d="${spruce(seededRandom(seed + i), tiers, reach)}"/><path id="f${i}" d="${farSpruce(seededRandom(seed + i), 13 + i, reach)}"/><path id="n${i}" d="${snowOnSpruce(seededRandom(seed + i), tiers, reach)}"/>`;
  }).join('')}</defs>`;

/** Trees without snow that are no higher than this, units, are drawn as from far off. */
const FAR = 240;

export type Wood = {
  seed: number;
  count: number;
  /** y of the feet at a share of the width */
  foot: (share: number) => number;
  /** least and greatest height */
  low: number;
  high: number;
  fill: string;
  snow?: string;
  /** the shade each tree has at its foot */
  shade?: string;
  /** places that stay open */
  isOpen?: (share: number) => boolean;
};

/** A row of spruces. */
export function wood(frame: SceneFrame, { seed, count, foot, low, high, fill, snow, shade, isOpen }: Wood): string {
  const random = seededRandom(seed);
  let trees = '';
  const cap = snow ? mix(fill, snow, 0.85) : '';
  let feet = '';
  for (let i = 0; i < count; i++) {
    const share = (i + random()) / count;
    const size = (low + (high - low) * random()) / 100;
    const kind = Math.floor(random() * 5);
    const turn = random() > 0.5 ? 1 : -1;
    if (isOpen?.(share)) continue;
    const place = `transform="matrix(${(turn * size * (0.85 + 0.3 * random())).toFixed(2)} 0 0 ${size.toFixed(2)} ${short(share * frame.width)} ${short(foot(share))})"`;
    // each tree hides the snow of those behind it
    trees += `<use href="#${cap || size * 100 > FAR ? 't' : 'f'}${kind}" ${place}/>${cap ? `<use href="#n${kind}" fill="${cap}" ${place}/>` : ''}`;
    const [fx, fy, reach] = [share * frame.width, foot(share), size * 17];
    if (shade)
      feet += `M${short(fx - reach)} ${short(fy)}a${short(reach)} ${short(reach * 0.13)} 0 1 0 ${short(reach * 2)} 0a${short(reach)} ${short(reach * 0.13)} 0 1 0 ${short(-reach * 2)} 0`;
  }
  const ground = shade ? `<path d="${feet}" fill="${shade}" opacity=".4"/>` : '';
  return `${ground}<g fill="${fill}">${trees}</g>`;
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

/** A snowfield, its drifts lit from a side; `line` is its upper edge at a share of the width. */
export const snowfield = (
  id: string,
  frame: SceneFrame,
  line: (share: number) => number,
  stops: readonly Stop[],
  sun: 1 | -1,
  depth = 0.7,
): string => litGround(frame, id, { kind: 'snow', line, stops, seed: 3, sun, depth });
