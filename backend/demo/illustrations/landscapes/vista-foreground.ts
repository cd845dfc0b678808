import type { SceneFrame } from './backdrop';
import { seededRandom } from './noise';
import { short } from './svg';
import type { Vista } from './vista';

/** What falls before all. */
export function weatherOver(frame: SceneFrame, { weather, seed }: Vista): string {
  const random = seededRandom(seed + 90);
  const { width, height } = frame;
  switch (weather) {
    case 'snow':
      return Array.from({ length: 190 }, () => {
        const r = 1.2 + random() ** 3 * 8;
        return `<circle cx="${short(random() * width)}" cy="${short(random() * height)}" r="${short(r)}" fill="#fff" opacity="${(0.35 + 0.5 * random()).toFixed(2)}"/>`;
      }).join('');
    case 'rain': {
      const drops = Array.from({ length: 300 }, () => {
        const long = 30 + random() * 64;
        return `M${short(random() * width * 1.1)} ${short(random() * height)}l${short(-long * 0.2)} ${short(long)}`;
      });
      return `<path d="${drops.join('')}" stroke="#f0f4f3" stroke-width="1.7" opacity=".45"/>`;
    }
    default:
      return '';
  }
}
