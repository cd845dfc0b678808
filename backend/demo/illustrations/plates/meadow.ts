import { num } from './geometry';
import type { Kit } from './kit';

/**
 * The ground under a tent or a tarp: moss that fades out all round. What is wide and low fills its square better with the ground that it
 * stands on.
 * @param cx middle, and half width and height, mm
 */
export function meadow(kit: Kit, cx: number, cy: number, rx: number, ry: number): string {
  const moss = kit.radial('0 #5f6d44 .62, .4 #707c54 .42, .72 #8a9270 .15, .94 #8a9270 0');
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${moss}"/>`;
}
