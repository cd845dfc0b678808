import { mix } from '../landscapes/svg';
import { num, seededRandom } from './geometry';

/** The frame of the picture and its horizon, units. */
export type Ground = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly horizon: number;
};

/** Grass beside the path, larger and farther apart towards us. */
export function tufts(
  [light, dark]: readonly [string, string],
  seed: number,
  { left, right, bottom, horizon }: Ground,
): string {
  const random = seededRandom(seed + 9);
  const blades = ['', ''];
  for (let i = 0; i < 300; i++) {
    const t = random() ** 1.3;
    const y = horizon + 60 + t * (bottom - horizon + 60);
    const x = left + random() * (right - left);
    if (Math.abs(x - 80) < 190 + 480 * t) continue;
    const tall = (26 + 170 * t) * (0.5 + random());
    const lean = (random() - 0.5) * tall * 0.7;
    const blade = `M${num(x)} ${num(y)}q${num(lean * 0.3)} ${num(-tall * 0.6)} ${num(lean)} ${num(-tall)}`;
    blades[i % 2] +=
      `${blade}m${num(-lean + 9)} ${num(tall)}q${num(lean * 0.1 + 6)} ${num(-tall * 0.5)} ${num(lean * 0.4 + 16)} ${num(-tall * 0.8)}`;
  }
  const stroke = (d: string | undefined, colour: string): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="5.5" stroke-linecap="round" fill="none" opacity=".7"/>`;
  return stroke(blades[0], mix(dark, '#1c2417', 0.25)) + stroke(blades[1], mix(light, '#fff0c8', 0.25));
}

/** What falls: snow in winter, in autumn the rain that shells are for. */
export function weather(isSnow: boolean, seed: number, { left, right, top, bottom }: Ground): string {
  const random = seededRandom(seed + 5);
  const at = (): readonly [number, number] => [left + random() * (right - left), top + random() * (bottom - top)];
  if (isSnow)
    return Array.from({ length: 110 }, () => {
      const [x, y] = at();
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(3 + random() ** 3 * 15)}" fill="#fff" opacity="${num(0.4 + random() * 0.5, 2)}"/>`;
    }).join('');
  const drops = Array.from({ length: 170 }, () => {
    const [x, y] = at();
    const long = 50 + random() * 90;
    return `M${num(x)} ${num(y)}l${num(-long * 0.2)} ${num(long)}`;
  });
  return `<path d="${drops.join('')}" stroke="#f2f5f4" stroke-width="3.4" opacity=".34" fill="none"/>`;
}
