import { mix, shadeOf, tone } from './colour';
import { creases, pts } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

/** Ski goggles from their side, lens right: curve of the lens, foam, outrigger and strap. */
export function drawGogglesSide(way: Colourway, brand: string): string {
  const kit = new Kit([-176, -78, 96, 84], FRAMES.wide, 50);
  const strap = kit.part(pts('-166,-24~8 -110,-36 -40,-32 14,-22! 14,24! -40,30 -110,26 -166,14~8 -172,-4'), {
    fill: way.block,
    volume: 20,
    shade: 0.7,
    texture: ['twill', '#000', 0.8],
    cast: [4, 9, 8, 0.36],
    inside:
      kit.block(pts('-180,-12! -110,-20 20,-10! 20,8! -110,6 -180,4!'), way.accent) +
      kit.folds(creases('-150,-20 -158,0 -150,16 7; -60,-30 -66,0 -58,28 5'), { blur: 5 }),
    over:
      kit.stitching(pts('-164,-19 -110,-31 -40,-27 12,-18'), 0.6, way.accent) +
      kit.stitching(pts('-164,9 -110,21 -40,25 12,19'), 0.6, way.accent) +
      wordmark(brand, -72, -6, 11, mix(way.block, '#0d1220', 0.3), { weight: 1.3, rotate: 2 }),
  });
  const slider = kit.ladder(-120, -5, 46, 92, '#24272b');
  const foam = kit.part(pts('12,-50~8 26,-56 34,-40 36,0 32,36 22,58~8 8,54~8 2,30 -2,0 2,-30'), {
    fill: '#1b1d20',
    volume: 10,
    texture: ['grain', '#fff', 0.7],
    cast: [2, 6, 6, 0.36],
  });
  const frame = kit.part(pts('22,-58~6 44,-60~6 60,-46 67,-6 62,34 48,62~8 28,60~8 34,34 38,0 34,-34'), {
    fill: way.main,
    volume: 14,
    shade: 0.6,
    light: 0.6,
    cast: [2, 5, 5, 0.45],
    over: [-30, -14, 2, 18]
      .map((y) =>
        kit.part(pts(`46,${y}~3 56,${y + 1}~3 57,${y + 8}~3 47,${y + 8}~3`), { fill: '#0c0f14', volume: 2, line: 0.6 }),
      )
      .join(''),
  });
  const lens = kit.part(pts('40,-58~4 62,-52 78,-24 82,0 77,26 60,56 40,60~4'), {
    fill: way.accent,
    gradient: kit.linear(
      `0 ${mix(way.main, '#0d1220', 0.3)}, .4 ${mix(way.accent, way.main, 0.4)}, .75 ${way.accent}, 1 ${mix(way.accent, '#ffffff', 0.4)}`,
    ),
    volume: 6,
    shade: 0.5,
    light: 0.6,
    cast: [2, 4, 4, 0.35],
    over: kit.line(pts('70,-38 77,-8 74,22'), '#fff', 3, 0.6, kit.blur(1)),
  });
  const outrigger = kit.part(pts('4,-34~8 34,-30~8 44,-8 42,14 32,32~8 4,34~8 10,0'), {
    fill: way.trim,
    volume: 12,
    light: 0.4,
    cast: [3, 5, 5, 0.45],
    over: kit.line(pts('14,-24 18,0 14,24'), '#000', 6, 0.6) + kit.screw(34, 1, 5, tone(shadeOf(way.accent), 0.2)),
  });
  return kit.svg(foam + lens + frame + strap + slider + outrigger, 'Ski goggles, side');
}
