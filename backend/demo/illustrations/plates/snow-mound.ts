import { curve } from './curve';
import { pts } from './geometry';
import type { Kit } from './kit';

const SHADE = '#a9bfce';

/** A bank of snow, 1500 mm broad, that what is stuck into it stands on at the height `y`; its ends melt into the ground. */
export function snowBank(kit: Kit, y: number): string {
  const bank = curve(
    pts(
      `-760,${y + 80} -620,${y + 46} -470,${y + 24} -300,${y - 22} -120,${y - 46} 60,${y - 40} 240,${y - 58} 400,${y - 22} 540,${y + 8} 660,${y + 44} 770,${y + 80} 500,${y + 104} 120,${y + 112} -330,${y + 108} -560,${y + 98}`,
    ),
  );
  const near = pts(
    `-520,${y + 74} -330,${y + 46} -40,${y + 64} 330,${y + 40} 520,${y + 70} 260,${y + 94} -260,${y + 94}`,
  );
  const lee = pts(`262,${y - 30} 400,${y - 12} 540,${y + 26} 420,${y + 34} 300,${y + 18}`);
  return (
    kit.ground(10, y + 96, 640, 24, 0.24) +
    `<path d="${bank}" fill="${kit.linear('0 #e3ecf1 0, .1 #e9f0f4 .55, .24 #f6f9fb 1, .5 #ffffff 1, .76 #eef4f7 1, .9 #e3ecf1 .55, 1 #dbe6ed 0', 0, 0, 1, 0)}"/>` +
    kit.soft(near, SHADE, 0.5, 12) +
    kit.soft(lee, SHADE, 0.5, 9) +
    kit.line(pts(`-440,${y + 16} -300,${y - 20} -120,${y - 44} 60,${y - 38} 230,${y - 56}`), '#fff', 2.4, 0.9)
  );
}

/** Snow pushed up round what is stuck in at these places. */
export const snowAt = (kit: Kit, y: number, places: readonly number[]): string =>
  places
    .map(
      (x) =>
        `<path d="${curve(pts(`${x - 110},${y + 26} ${x - 70},${y - 4} ${x - 36},${y - 18} ${x},${y - 8} ${x + 44},${y - 19} ${x + 84},${y - 2} ${x + 122},${y + 28} ${x},${y + 48}`))}" fill="${kit.linear('0 #ffffff 1, .62 #f6fafb 1, 1 #eaf1f5 0')}"/>` +
        kit.soft(
          pts(`${x - 10},${y + 6} ${x + 56},${y + 2} ${x + 96},${y + 20} ${x + 20},${y + 26}`),
          '#9fb6c6',
          0.6,
          4,
        ),
    )
    .join('');
