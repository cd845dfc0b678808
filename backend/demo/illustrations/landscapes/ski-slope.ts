import { mist, type SceneFrame } from './backdrop';
import { litGround } from './lit-ground';
import { mix, type Stop, short, vertical } from './svg';

/** How steep a slope is on which people ski down, degrees. */
export const PITCH = 17;

/** Units of the frame between the slope's edge behind the skiers and the nearest one's feet. */
const DEPTH = 150;

export type Slope = {
  /** where the nearest skier's feet are */
  readonly feet: readonly [x: number, y: number];
  /** towards which side it falls */
  readonly side: 1 | -1;
  readonly horizon: number;
  readonly haze: string;
  /** the snow's colours from far to near */
  readonly snow: readonly [far: string, middle: string, near: string];
  readonly seed: number;
  readonly sun: 1 | -1;
};

/** A flank of snow that falls past the skiers, and the floor of the valley behind it. */
export function skiSlope(frame: SceneFrame, slope: Slope): string {
  const { width: w, height: h } = frame;
  const { feet, side, horizon, haze, snow, seed, sun } = slope;
  const tangent = Math.tan((PITCH * Math.PI) / 180);
  const edge = (s: number): number => {
    const along = (s * w - feet[0]) * side;
    // it rounds off where it begins
    const rise = along < -500 ? 0.00016 * (along + 500) ** 2 : 0;
    return feet[1] - DEPTH + along * tangent + rise;
  };
  const stops: readonly Stop[] = [
    [0, mix(snow[0], '#ffffff', 0.2)],
    [0.4, snow[1]],
    [1, mix(snow[2], snow[1], 0.3)],
  ];
  return [
    `<defs>${vertical('valley', [
      [0, mix(haze, snow[0], 0.5), 0],
      [0.08, mix(haze, snow[0], 0.5), 1],
      [0.4, mix(snow[1], haze, 0.3)],
      [1, snow[2]],
    ])}</defs><path d="M0 ${short(horizon)}H${w}V${h}H0z" fill="url(#valley)"/>`,
    mist('vm0', frame, horizon - 90, horizon + 130, haze, 0.8),
    litGround(frame, 'vp', { kind: 'snow', line: edge, stops, seed, sun, depth: 0.5 }),
  ].join('');
}
