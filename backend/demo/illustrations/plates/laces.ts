import { mix, shadeOf } from './colour';
import { num, type Point, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** Woven laces: a second tone runs through them. */
export const laceCloth = (way: Colourway) => ({ dash: mix(way.accent, shadeOf(way.accent), 0.4), gloss: 0.3 });

/** A bow, its loops falling to both sides of the knot. */
export function bow(kit: Kit, way: Colourway, [x, y]: Point, size: number): string {
  const lace = laceCloth(way);
  const at = (dx: number, dy: number): string => `${num(x + dx * size)},${num(y + dy * size)}`;
  return [
    kit.tube(pts(`${at(0, 0)} ${at(8, 12)} ${at(6, 26)}`), 3, way.accent, lace),
    kit.tube(pts(`${at(0, 0)} ${at(-6, 14)} ${at(-10, 22)}`), 3, way.accent, lace),
    kit.tube(
      pts(`${at(0, 0)} ${at(14, -12)} ${at(26, -6)} ${at(22, 6)} ${at(8, 4)} ${at(0, 0)}`),
      3.4,
      way.accent,
      lace,
    ),
    kit.tube(pts(`${at(0, 0)} ${at(-10, -8)} ${at(-20, 2)} ${at(-14, 11)} ${at(0, 0)}`), 3.4, way.accent, lace),
    kit.tube(pts(`${at(-2, -1)} ${at(2, 2)}`), 5, way.accent, lace),
  ].join('');
}
