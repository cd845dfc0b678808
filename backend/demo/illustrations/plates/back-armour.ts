import { shadeOf, tone } from './colour';
import { mirrored, num, type Point, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** Overlapping hard plates along the spine, narrow at the neck and the waist. */
export function hardPlates(kit: Kit, way: Colourway): string {
  const halves = [52, 66, 78, 84, 82, 76, 70, 72];
  return halves
    .map((half, i) => {
      const y = 34 + i * 58;
      return kit.part(
        mirrored(
          pts(
            `0,${y} ${num(half * 0.7)},${y + 2} ${half},${y + 14}~10 ${half + 4},${y + 52}~12 ${num(half * 0.4)},${y + 72} 0,${y + 76}`,
          ),
        ),
        {
          fill: i % 2 ? tone(way.main, -0.02) : way.main,
          volume: 20,
          shade: 0.6,
          light: 0.5,
          cast: [2, 6, 5, 0.45],
          inside: kit.block(mirrored(pts(`0,${y + 22} 18,${y + 20}~6 22,${y + 56}~8 0,${y + 62}`)), way.block),
          over:
            kit.screw(-half * 0.72, y + 34, 5, '#7f868a') +
            kit.screw(half * 0.72, y + 34, 5, '#7f868a') +
            kit.seam(pts(`${-half * 0.5},${y + 24} ${-half * 0.54},${y + 58}`), { light: 0.3 }) +
            kit.seam(pts(`${half * 0.5},${y + 24} ${half * 0.54},${y + 58}`), { light: 0.3 }),
        },
      );
    })
    .reverse()
    .join('');
}

/** Soft foam of hexagons that hardens at a blow. */
export function hexFoam(kit: Kit, way: Colourway, outline: readonly Point[], top: number, bottom: number): string {
  const cells: string[] = [];
  const size = 21;
  for (let row = 0; top + row * size * 1.62 < bottom; row++) {
    for (let column = -4; column <= 4; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * size * 1.87;
      const y = top + row * size * 1.62;
      const corners = Array.from({ length: 6 }, (_, i): Point => {
        const angle = ((60 * i + 30) * Math.PI) / 180;
        return [x + Math.cos(angle) * size * 0.98, y + Math.sin(angle) * size * 0.98, 4];
      });
      const colour = (row + column) % 5 === 0 ? way.block : tone(way.main, 0.02);
      const domed = kit.linear(
        `0 ${tone(colour, 0.12)}, .3 ${colour}, .7 ${colour}, 1 ${tone(colour, -0.14)}`,
        0.1,
        0,
        0.8,
        1,
      );
      cells.push(kit.part(corners, { fill: colour, gradient: domed, volume: 0, line: 1.6 }));
    }
  }
  return kit.part(outline, {
    fill: shadeOf(way.main),
    volume: 22,
    shade: 0.4,
    cast: [2, 6, 6, 0.4],
    inside: cells.join(''),
    over: kit.stitching(outline, 0.3),
  });
}
