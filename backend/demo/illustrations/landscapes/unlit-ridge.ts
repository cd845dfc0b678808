import { mix, ramp } from './svg';
import type { Hour } from './vista-light';

/** Colours of the faces of a fell, and of the air at its foot. */
type RidgePaint = { readonly shade: string; readonly lit: string; readonly haze: string };

/**
 * Colours of a fell after sunset: its shaded side darker than the sky behind its crown, its lit side hardly brighter than that,
 * so that the ridge stands whole before the sky.
 * @param share height of the crown in the frame, from 0 at the top
 * @param air how much air lies before it, 0 to 1
 */
export function unlitRidge({ sky, haze, tint, by, light }: Hour, share: number, air: number): RidgePaint {
  const behind = ramp(sky, share);
  const deep = mix(tint, '#0a1626', 0.5);
  const shade = mix(behind, deep, 0.17 + 0.5 * by - 0.22 * air);
  return { shade, lit: mix(mix(behind, shade, 0.5), light, 0.12), haze: mix(haze, shade, 0.6) };
}
