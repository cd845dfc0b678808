import { layered, seededRandom } from './noise';
import { mix, polygon, short, type Vec } from './svg';

/** Colours of a trail: the furrow and its lit edge. */
type TrailPaint = { readonly deep: string; readonly lit: string };

/** What skis leave behind somebody who came from the left, in units of a person: a bend out of the foreground. */
export function skiTrail({ deep, lit }: TrailPaint, reach = 620): string {
  const furrow = (down: number, half: number): string =>
    `M10 ${short(down - half)}C-90 ${short(down - half)} ${short(-reach * 0.5)} ${short(down + 8)} ${-reach} ${short(down + 58)}L${-reach} ${short(down + 58 + half * 7)}C${short(-reach * 0.5)} ${short(down + 8 + half * 5)}-90 ${short(down + half)} 10 ${short(down + half)}Z`;
  return `<path d="${furrow(1.4, 0.5)}${furrow(4.4, 0.6)}" fill="${deep}" opacity=".75"/><path d="${furrow(2.4, 0.16)}${furrow(5.5, 0.18)}" fill="${lit}" opacity=".8"/>`;
}

/** The track between two who ski in one: from the nearer one's tips to the farther one's tails. */
export function trackAhead({ deep, lit }: TrailPaint, [x0, y0]: Vec, [x1, y1]: Vec): string {
  const furrow = (down: number, half: number): string => {
    const [a, b, middle] = [y0 + down, y1 + down * 0.8, (x0 + x1) / 2];
    return `M${x0} ${short(a - half)}C${middle} ${short(a - half)} ${middle} ${short(b - half)} ${short(x1)} ${short(b - half)}V${short(b + half)}C${middle} ${short(b + half)} ${middle} ${short(a + half)} ${x0} ${short(a + half)}Z`;
  };
  return `<path d="${furrow(-1.4, 0.5)}${furrow(1.4, 0.6)}" fill="${deep}" opacity=".75"/><path d="${furrow(-0.5, 0.16)}${furrow(2.4, 0.18)}" fill="${lit}" opacity=".8"/>`;
}

/** What edged skis leave behind somebody who came down in turns, along the fall of the slope. */
export function carvedTrail({ deep, lit }: TrailPaint): string {
  const arc = (dy: number, half: number): string =>
    `M14 ${short(dy - half)}C-50 ${short(dy + 2 - half)}-90 ${short(dy + 13 - half)}-140 ${short(dy + 9 - half * 0.8)}S-230 ${short(dy - 24)}-300 ${short(dy - 20)}S-420 ${short(dy + 9)}-520 ${short(dy - 12)}C-420 ${short(dy + 10)}-360 ${short(dy - 16)}-300 ${short(dy - 18.6)}S-190 ${short(dy + 10 + half)}-140 ${short(dy + 9 + half * 0.8)}S-50 ${short(dy + 2 + half)} 14 ${short(dy + half)}Z`;
  return `<path d="${arc(3, 3)}" fill="${deep}" opacity=".36"/><path d="${arc(1.6, 0.5)}${arc(5.4, 0.7)}" fill="${deep}" opacity=".6"/><path d="${arc(3.4, 0.3)}${arc(6.8, 0.4)}" fill="${lit}" opacity=".9"/>`;
}

/** Prints of boots behind somebody who came from the left, larger towards us. */
export function bootPrints({ deep, lit }: TrailPaint): string {
  const steps = Array.from({ length: 16 }, (_, i) => {
    const back = 26 + i * (19 + i * 0.9);
    return { x: -back, y: 4 + (i % 2) * (4 + i * 0.3) + (back / 150) ** 2 * 7, size: 1 + i * 0.06 };
  });
  const oval = (x: number, y: number, rx: number, ry: number): string =>
    `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0`;
  const prints = steps.map(({ x, y, size }) => {
    const [rx, ry] = [2.9 * size, 1.3 * size];
    return oval(x + 1.5 * size, y, rx, ry) + oval(x - 3 * size, y + 0.1 * size, rx * 0.55, ry * 0.8);
  });
  return `<path d="${prints.join('')}" fill="${mix(deep, lit, 0.2)}" opacity=".66"/>`;
}

/** The middle of a path and half its breadth: out of the left foreground, past somebody's feet, into the land. */
const PATH: readonly (readonly [x: number, y: number, half: number])[] = [
  [-660, 196, 25],
  [-470, 118, 15],
  [-300, 70, 9.5],
  [-170, 34, 6.4],
  [-60, 11, 4.2],
  [50, 4, 3],
  [130, -14, 2.4],
  [190, -20, 1.6],
  [280, -38, 1],
  [350, -41, 0.4],
];

/** A path of trodden earth, its edges wandering, stones along it. @param seed another number, another line */
export function footpath({ deep, lit }: TrailPaint, seed: number): string {
  const along = PATH.slice(1).flatMap(([x, y, half], i) => {
    const [x0, y0, half0] = PATH[i] ?? [x, y, half];
    return [0, 0.2, 0.4, 0.6, 0.8].map((t): readonly [number, number, number] => {
      const eased = t * t * (3 - 2 * t);
      return [x0 + (x - x0) * t, y0 + (y - y0) * eased, half0 + (half - half0) * t];
    });
  });
  const edge = (side: 1 | -1, share: number): Vec[] =>
    along.map(([x, y, half], i) => {
      const wander = 1 + 0.75 * layered(i / 1.7, side * 3, 2, seed + (share < 1 ? 9 : 0));
      return [x + half * 0.8 * layered(i / 2.3, 7, 2, seed), y + side * half * share * wander];
    });
  const band = (share: number): string => polygon([...edge(-1, share), ...edge(1, share).reverse()]);
  const random = seededRandom(seed + 3);
  const stones = along
    .slice(0, 30)
    .map(([x, y, half]) => {
      const r = half * (0.1 + 0.16 * random());
      const off = half * (random() < 0.5 ? -1 : 1) * (0.7 + 0.5 * random());
      return `M${short(x - r * 1.5)} ${short(y + off)}q${short(r * 0.5)} ${short(-r * 1.3)} ${short(r * 1.6)} ${short(-r)}t${short(r * 1.4)} ${short(r)}z`;
    })
    .join('');
  return `<path d="${band(1.16)}" fill="${mix(deep, '#20150c', 0.25)}"/><path d="${band(0.94)}" fill="${mix(lit, deep, 0.42)}"/><path d="${band(0.5)}" fill="${mix(lit, deep, 0.22)}"/><path d="${stones}" fill="${mix(lit, '#8b8d86', 0.5)}"/>`;
}
