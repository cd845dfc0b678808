import { num } from './geometry';
import type { Kit } from './kit';

/**
 * The ground under a tent or a tarp: a grey shade that fades out all round. What is wide and low fills its square better with the ground
 * that it stands on.
 * @param cx middle, and half width and height, mm
 */
export function shadedGround(kit: Kit, cx: number, cy: number, rx: number, ry: number): string {
  const shade = kit.radial('0 #5d6265 .5, .4 #72777a .32, .72 #8f9497 .11, .94 #8f9497 0');
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${shade}"/>`;
}
