import { mist, type SceneFrame, wood } from './backdrop';
import { layered } from './noise';
import { mix, polygon, type Vec } from './svg';
import type { Vista } from './vista';
import { coverAt, HOURS } from './vista-light';

/** A row of the wood: how far it is, 0 at the back, how many trees, their least and greatest height, their feet below the horizon. */
type Row = {
  readonly far: number;
  readonly count: number;
  readonly low: number;
  readonly high: number;
  readonly lift: number;
  /** how much of the frame round the people stays open */
  readonly open: number;
};

const ROWS: readonly Row[] = [
  { far: 0, count: 84, low: 130, high: 250, lift: 2, open: 0 },
  { far: 1, count: 40, low: 260, high: 430, lift: 16, open: 0.12 },
  { far: 2, count: 19, low: 440, high: 680, lift: 44, open: 0.26 },
];

/** A wood around people in three depths, each darker and farther apart than the one behind it, with air between them and bushes at their feet. */
export function deepWood(
  frame: SceneFrame,
  { hour, season, seed, side = 1 }: Pick<Vista, 'hour' | 'season' | 'seed' | 'side'>,
  horizon: number,
): string {
  const { haze, tint, by } = HOURS[hour];
  const [, near] = coverAt(season, HOURS[hour]).woods;
  const tones = [mix(mix(near, '#6f93a0', 0.35), haze, 0.62), mix(near, haze, 0.4), mix(near, '#12241f', 0.34)];
  const snow = season === 'winter' ? mix('#f3f6f6', tint, by) : undefined;
  const centre = side > 0 ? 0.62 : 0.4;
  return ROWS.map(({ far, count, low, high, lift, open }, i) => {
    const fill = tones[i] ?? near;
    const foot = (s: number): number => horizon + lift + 8 * Math.sin(s * 7 + seed + far);
    const isOpen = (s: number): boolean => Math.abs(s - centre) < open;
    const bushes = Array.from({ length: 121 }, (_, k): Vec => {
      const s = k / 120;
      const tall = (14 + 16 * far) * (isOpen(s) ? 0.15 : 1) * (0.7 + 0.9 * layered(k / 3.1, far, 3, seed + far));
      return [s * frame.width, foot(s) - Math.max(0, tall)];
    });
    return [
      wood(frame, {
        seed: seed + far,
        count,
        foot,
        low,
        high,
        fill,
        isOpen,
        ...(far > 0 && snow ? { snow: mix(snow, haze, far === 1 ? 0.35 : 0) } : {}),
        ...(far > 1 ? { shade: near } : {}),
      }),
      far < 2
        ? `<path d="${polygon([[0, horizon + 60], ...bushes, [frame.width, horizon + 60]])}" fill="${season === 'winter' ? mix(fill, snow ?? fill, 0.5) : fill}"/>${mist(`vm${far + 1}`, frame, horizon - 170, horizon + 50, haze, 0.5 - far * 0.14)}`
        : '',
    ].join('');
  }).join('');
}
