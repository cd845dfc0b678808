import { curve } from './curve';
import { pts } from './geometry';
import type { Kit } from './kit';

const SIDE = '#cfdbe3';

/** A low drift of snow, its crest at `y`, that what is stuck into it stands on. */
function drift(kit: Kit, y: number): string {
  const outline = pts(
    `-400,${y + 34}~10 -330,${y + 14} -210,${y - 8} -60,${y - 16} 90,${y - 12} 240,${y + 2} 350,${y + 20} 412,${y + 38}~10 250,${y + 52} -10,${y + 58} -270,${y + 50}`,
  );
  const d = curve(outline);
  const paint = kit.linear('0 #ffffff, .35 #f6fafc, .7 #e3ecf1, 1 #c9d7e0');
  return (
    kit.ground(10, y + 48, 420, 26, 0.26) +
    `<path d="${d}" fill="${paint}"/>` +
    kit.soft(
      pts(`-330,${y + 40} -120,${y + 20} 60,${y + 32} 330,${y + 36} 120,${y + 54} -160,${y + 54}`),
      SIDE,
      0.55,
      9,
    ) +
    kit.line(pts(`-330,${y + 14} -210,${y - 8} -60,${y - 16} 90,${y - 12}`), '#fff', 2.2, 0.9)
  );
}

/** Snow pushed up round what was stuck in at `x`. */
const collar = (kit: Kit, x: number, y: number): string =>
  `<path d="${curve(pts(`${x - 92},${y + 20} ${x - 62},${y - 2} ${x - 34},${y - 12} ${x},${y - 6} ${x + 40},${y - 13} ${x + 74},${y} ${x + 104},${y + 22} ${x},${y + 40}`))}" fill="${kit.linear('0 #ffffff 1, .45 #f8fbfc 1, 1 #eaf1f5 0')}"/>` +
  kit.soft(pts(`${x - 10},${y + 4} ${x + 50},${y} ${x + 86},${y + 16} ${x + 20},${y + 20}`), '#b9cad6', 0.6, 4);

/** The drift; or, where something is stuck into it, only the snow in front of that. */
export const snowMound = (kit: Kit, y: number, stuckAt?: readonly number[]): string =>
  stuckAt ? stuckAt.map((x) => collar(kit, x, y)).join('') : drift(kit, y);
