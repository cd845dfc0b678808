import { short, type Vec } from './svg';

type Random = () => number;
type Bough = { side: 1 | -1; y: number; lean: number; width: number; droop: number; thickness: number; tier: number };

/** The boughs of a Lapland spruce 100 units tall, foot at 0,0: narrow, drooping, irregular, light between the tiers. */
function boughs(random: Random, tiers: number, width: number): Bough[] {
  const list: Bough[] = [];
  for (let tier = 0; tier < tiers; tier++) {
    const t = (tier + 0.5) / tiers;
    const lean = (random() - 0.5) * 1.2;
    for (const side of [-1, 1] as const) {
      if (random() < 0.05) continue;
      const reach = 1.1 + width * t ** 0.8 * (0.62 + random() * 0.5) * (t > 0.93 ? 0.75 : 1);
      const droop = 2.2 + 6.5 * t * (0.7 + random() * 0.6);
      list.push({ side, y: -97 + t * 92, lean, width: side * reach, droop, thickness: 2.6 + 3.6 * t, tier });
    }
  }
  return list;
}

const compact = (path: string): string => path.replace(/ -/g, '-');

const at = ([x, y]: Vec): string => `${short(x)} ${short(y)}`;

/** A bough's upper edge: where it leaves the stem, the point that bends it, its tip. */
function upperEdge({ side, y, lean, width, droop, thickness }: Bough): readonly [Vec, Vec, Vec] {
  // both halves reach over the axis
  const [x0, y0] = [lean * 0.3 - side * 0.7, y - thickness * 0.5];
  return [
    [x0, y0],
    [x0 + width * 0.5, y0 + droop * 0.28],
    [x0 + width, y0 + droop],
  ];
}

/** One silhouette: stem and boughs are drawn the same way round, so that nothing is cut out where they overlap. */
export function spruce(random: Random, tiers: number, width: number): string {
  const core = short(0.7 + width * 0.13);
  const trunk = `M-2 .6Q-1-1-.9-4L-${core}-7L-.4-97L0-101L.4-97L${core}-7L.9-4Q1-1 2 .6z`;
  const paths = boughs(random, tiers, width).map((bough) => {
    const { side, y, width: w, thickness: d } = bough;
    const [start, bend, tip] = upperEdge(bough);
    const inner: Vec = [tip[0] - w * 0.4, tip[1] + d * 0.1];
    const last: Vec = [inner[0] - w * 0.3, inner[1] + d * 0.35];
    const [under, below]: [Vec, Vec] = [
      [tip[0] - w * 0.28, tip[1] + d * 0.15],
      [inner[0] - w * 0.1, inner[1] + d * 0.6],
    ];
    const root: Vec = [-side * 0.7, y + d * 0.9];
    return side > 0
      ? `M${at(start)}Q${at(bend)} ${at(tip)}Q${at(under)} ${at(inner)}Q${at(below)} ${at(last)}L${at(root)}z`
      : `M${at(root)}L${at(last)}Q${at(below)} ${at(inner)}Q${at(under)} ${at(tip)}Q${at(bend)} ${at(start)}z`;
  });
  return compact(trunk + paths.join(''));
}

/** The same as it is seen from far off: fewer boughs, each of straight lines, which are drawn in half the time. */
export function farSpruce(random: Random, tiers: number, width: number): string {
  const paths = boughs(random, tiers, width).map((bough) => {
    const { side, y, width: w, thickness: d } = bough;
    const [start, , tip] = upperEdge(bough);
    const root: Vec = [-side * 0.7, y + d * 1.2];
    const last: Vec = [tip[0] - w * 0.6, tip[1] + d * 0.5];
    return side > 0
      ? `M${at(start)}L${at(tip)}L${at(last)}L${at(root)}z`
      : `M${at(root)}L${at(last)}L${at(tip)}L${at(start)}z`;
  });
  return compact(`M-2 .6L-.4-97L0-101L.4-97L2 .6z${paths.join('')}`);
}

/** How much of a bough lies under snow, from the stem outwards, and every how many tiers carry some. */
const [LADEN, EVERY] = [0.86, 2];

/** The snow those boughs carry: along the upper side of every other tier a thin cap that follows both boughs, thickest near the stem. */
export function snowOnSpruce(random: Random, tiers: number, width: number): string {
  const all = boughs(random, tiers, width);
  let caps = '';
  for (let tier = 0; tier < tiers; tier += EVERY) {
    const [left, right] = ([-1, 1] as const).map((side) =>
      all.find((bough) => bough.side === side && bough.tier === tier),
    );
    if (!left || !right) continue;
    const deep = 0.9 + left.thickness * 0.38;
    const along = (bough: Bough, t: number, drop: number): Vec => {
      const [p, q, r] = upperEdge(bough);
      const on = (i: 0 | 1): number => (1 - t) ** 2 * p[i] + 2 * t * (1 - t) * q[i] + t * t * r[i];
      return [on(0), on(1) + drop];
    };
    const [peak, fork]: [Vec, Vec] = [
      [0, Math.min(left.y, right.y) - deep * 1.3],
      [0, Math.max(left.y, right.y) + deep * 0.2],
    ];
    const half = (bough: Bough): readonly [Vec, Vec, Vec] => [
      along(bough, 0.55, -deep * 0.62),
      along(bough, LADEN, 0),
      along(bough, 0.5, deep * 0.5),
    ];
    const [[overLeft, tipLeft, underLeft], [overRight, tipRight, underRight]] = [half(left), half(right)];
    caps += `M${at(tipLeft)}Q${at(overLeft)} ${at(peak)}Q${at(overRight)} ${at(tipRight)}Q${at(underRight)} ${at(fork)}Q${at(underLeft)} ${at(tipLeft)}z`;
  }
  return compact(caps);
}

/** A cushion of needles: bumps of uneven height over a nearly level underside. */
export function needles(random: Random, x: number, y: number, reach: number, high: number): string {
  const bumps = 4 + Math.floor(random() * 2);
  const wide = (2 * reach) / bumps;
  const over = Array.from({ length: bumps }, (_, i) => {
    const middle = 1 - Math.abs((i + 0.5) / bumps - 0.5) * 1.5;
    const up = high * middle * (0.75 + 0.5 * random());
    const drop = i < bumps / 2 ? -high * 0.16 : high * 0.16;
    return `q${short(wide * (0.2 + 0.3 * random()))} ${short(-up)} ${short(wide)} ${short(drop)}`;
  });
  return `M${short(x - reach)} ${short(y)}${over.join('')}q${short(-reach * 0.5)} ${short(high * 0.34)} ${short(-reach)} ${short(high * 0.16)}t${short(-reach)} ${short(-high * 0.16)}z`;
}

/** An archipelago pine: bare trunk, a few flat cushions of needles at its top. */
export function pine(random: Random): string {
  let tufts = '';
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    const side = i === 7 ? 0 : i % 2 ? 1 : -1;
    const reach = (17 - 8 * t) * (0.75 + random() * 0.5);
    tufts += needles(random, side * reach * 0.6 * (1 - t * 0.6), -46 - 50 * t, reach, 9 - 2 * t);
  }
  return `M-1.8 .5Q-1-2-.9-6L-.5-94L.5-94L.9-6Q1-2 1.8 .5z${tufts}`;
}
