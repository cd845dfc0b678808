import { curve } from './curve';
import { pts } from './geometry';
import type { Kit } from './kit';

const SHADE = '#a9bfce';

/** A bank of snow, 1500 mm broad, that what is stuck into it stands on at the height `y`. */
export function snowBank(kit: Kit, y: number): string {
  const outline = pts(
    `-760,${y + 74}~12 -640,${y + 34} -470,${y + 20} -300,${y - 8} -120,${y - 22} 60,${y - 30} 240,${y - 34} 400,${y - 10} 540,${y + 12} 660,${y + 32} 770,${y + 76}~12 520,${y + 98} 120,${y + 108} -330,${y + 104} -600,${y + 92}`,
  );
  const d = curve(outline);
  return (
    kit.ground(10, y + 92, 790, 34, 0.3) +
    `<path d="${d}" fill="${kit.linear('0 #ffffff, .3 #f4f9fb, .65 #dbe6ed, 1 #b4c6d3')}"/>` +
    kit.soft(
      pts(`-560,${y + 66} -330,${y + 40} -40,${y + 58} 330,${y + 34} 560,${y + 62} 260,${y + 92} -260,${y + 92}`),
      SHADE,
      0.5,
      9,
    ) +
    kit.soft(pts(`250,${y + 6} 420,${y + 12} 560,${y + 34} 420,${y + 36} 280,${y + 24}`), SHADE, 0.55, 6) +
    kit.line(
      pts(`-640,${y + 36} -470,${y + 22} -300,${y - 6} -120,${y - 20} 60,${y - 28} 220,${y - 32}`),
      '#fff',
      2.4,
      0.9,
    )
  );
}

/** Snow pushed up round what is stuck in at these places. */
export const snowAt = (kit: Kit, y: number, places: readonly number[]): string =>
  places
    .map(
      (x) =>
        `<path d="${curve(pts(`${x - 110},${y + 26} ${x - 70},${y - 4} ${x - 36},${y - 18} ${x},${y - 8} ${x + 44},${y - 19} ${x + 84},${y - 2} ${x + 122},${y + 28} ${x},${y + 48}`))}" fill="${kit.linear('0 #ffffff 1, .45 #f8fbfc 1, 1 #eaf1f5 0')}"/>` +
        kit.soft(
          pts(`${x - 10},${y + 6} ${x + 56},${y + 2} ${x + 96},${y + 20} ${x + 20},${y + 26}`),
          '#9fb6c6',
          0.6,
          4,
        ),
    )
    .join('');
