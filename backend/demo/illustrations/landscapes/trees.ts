import { short } from './svg';

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

export function spruce(random: Random, tiers: number, width: number): string {
  const trunk = 'M-2 .6Q-1-1-.9-5L-.35-97L0-101L.35-97L.9-5Q1-1 2 .6z';
  const paths = boughs(random, tiers, width).map(
    ({ y, lean, width: w, droop, thickness }) =>
      `M${short(lean * 0.3)} ${short(y - thickness * 0.5)}q${short(w * 0.5)} ${short(droop * 0.28)} ${short(w)} ${short(droop)}` +
      `q${short(-w * 0.28)} ${short(thickness * 0.15)} ${short(-w * 0.4)} ${short(thickness * 0.1)}` +
      `q${short(-w * 0.1)} ${short(thickness * 0.6)} ${short(-w * 0.3)} ${short(thickness * 0.35)}L0 ${short(y + thickness * 0.9)}z`,
  );
  return compact(trunk + paths.join(''));
}

/** The snow those boughs carry: thin caps on their upper edge, heavier on the lee side. */
export function snowOnSpruce(random: Random, tiers: number, width: number): string {
  const caps = boughs(random, tiers, width)
    .filter(({ side, tier }) => !(side < 0 && tier % 3 !== 0) && (tier * 7 + (side + 1) * 4) % 5 >= 2)
    .map(({ side, y, width: w, droop, thickness }) => {
      const depth = thickness * (side > 0 ? 0.26 : 0.1);
      return (
        `M${short(w * 0.12)} ${short(y - thickness * 0.52 + droop * 0.05)}q${short(w * 0.46)} ${short(droop * 0.24)} ${short(w * 0.86)} ${short(droop * 0.84)}` +
        `q${short(-w * 0.2)}-.4 ${short(-w * 0.34)} ${short(-droop * 0.18 + depth * 0.55)}` +
        `q${short(-w * 0.24)}-.1 ${short(-w * 0.52)} ${short(-droop * 0.66 - depth * 0.2)}z`
      );
    });
  return compact(caps.join(''));
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
