import { seededRandom } from './noise';
import { short } from './svg';

/** Stars over the horizon, most of them small, in three strengths. */
export function stars(width: number, horizon: number): string {
  const random = seededRandom(5);
  const layers = ['', '', ''];
  for (let i = 0; i < 240; i++) {
    const x = random() * width;
    const y = random() ** 1.3 * horizon * 0.8;
    const r = 0.5 + random() * random() * 1.7;
    const layer = Math.floor(random() * 3);
    layers[layer] +=
      `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
  }
  return layers.map((d, i) => `<path d="${d}" fill="#dff5ee" opacity="${0.3 + i * 0.25}"/>`).join('');
}
