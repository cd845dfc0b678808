import { seededRandom } from '../landscapes/noise';
import { num } from './geometry';
import type { Kit } from './kit';

/**
 * The ground under a tent or a tarp: moss that fades out all round, a few tufts at its edge. What is wide and low fills its square better with
 * the ground that it stands on.
 * @param cx middle, and half width and height, mm
 */
export function meadow(kit: Kit, cx: number, cy: number, rx: number, ry: number): string {
  const moss = kit.radial('0 #66734a .5, .4 #76815a .34, .72 #8a9270 .12, .94 #8a9270 0');
  const random = seededRandom(Math.round(rx));
  const tufts = Array.from({ length: 15 }, (_, i) => {
    const turn = (0.06 + (0.88 * (i + 0.7 * random())) / 15) * Math.PI;
    const out = 0.58 + 0.3 * random();
    const [x, y] = [cx + rx * out * 1.06 * Math.cos(turn), cy + ry * out * Math.sin(turn)];
    const tall = rx * (0.026 + 0.024 * random());
    return [-0.7, -0.25, 0.2, 0.66]
      .map(
        (lean) =>
          `M${num(x, 0)} ${num(y, 0)}q${num(lean * tall * 0.2, 0)} ${num(-tall * 0.6, 0)} ${num(lean * tall, 0)} ${num(-tall * (1.1 - Math.abs(lean) * 0.4), 0)}`,
      )
      .join('');
  });
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${moss}"/><path d="${tufts.join('')}" stroke="#5d6a3e" stroke-width="${kit.units(1.5)}" stroke-linecap="round" fill="none" opacity=".7"/>`;
}
