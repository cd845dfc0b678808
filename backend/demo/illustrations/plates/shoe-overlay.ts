import type { Point } from './geometry';
import type { Kit } from './kit';

/** An outline whose line ends where it begins. */
export const closed = (points: readonly Point[]): Point[] => [...points, points[0] ?? [0, 0]];

/** A piece sewn onto the upper, with its stitching. */
export function overlay(kit: Kit, shape: readonly Point[], fill: string, stitch = 0.35): string {
  return kit.part(shape, {
    fill,
    volume: 6,
    light: 0.4,
    texture: ['grain', '#fff', 0.4],
    cast: [0, 2, 2, 0.34],
    over: stitch ? kit.stitching(closed(shape.map(([x, y]): Point => [x, y])), stitch) : '',
  });
}
