import { lightOf, mix, readableOn, shadeOf, tone } from './colour';
import { ellipse, type Point, pts, shifted } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';

/** What a sack measures at size 1, mm: half its width, its height. */
export const SACK = [150, 430] as const;

/** The compression sack that a bag comes in, standing beside it. @param x middle and @param foot of the sack, mm */
export function stuffSack(kit: Kit, way: Colourway, [x, foot]: Point, size: number, brand: string): string {
  const at = (notation: string): Point[] =>
    shifted(
      pts(notation).map(([px, py, corner]): Point => {
        const place = [px * size, py * size] as const;
        return corner === undefined ? place : [...place, corner];
      }),
      x,
      foot,
    );
  const round = (fill: string): string =>
    kit.linear(
      `0 ${shadeOf(fill)}, .2 ${mix(fill, lightOf(fill), 0.3)}, .36 ${mix(fill, lightOf(fill), 0.12)}, .7 ${mix(fill, shadeOf(fill), 0.35)}, 1 ${shadeOf(fill)}`,
      0,
      0,
      1,
      0,
    );
  const body = at('-132,-340! 132,-340! 148,-230 146,-90 138,-20~30 60,6 -60,6 -138,-20~30 -146,-90 -148,-230');
  const lid = at('-138,-330! -140,-372 -120,-414 -60,-432 60,-432 120,-414 140,-372 138,-330! 60,-312 -60,-312');
  const strap = (px: number): string =>
    kit.strap(at(`${px * 0.8},-424 ${px * 1.04},-370 ${px * 1.1},-200 ${px * 1.02},-14`), 17 * size, way.trim);
  return [
    kit.ground(x + 10, foot + 2, 176 * size, 34 * size, 0.4),
    kit.part(body, { fill: way.main, gradient: round(way.main), volume: 6, line: 0.9 }),
    ...['-148,-250 -60,-232 60,-232 148,-250', '-147,-120 -60,-100 60,-100 146,-120'].map((line) =>
      kit.line(at(line), shadeOf(way.main), 1.1, 0.7),
    ),
    kit.part(lid, { fill: way.block, gradient: round(way.block), volume: 6, cast: [0, 4, 4, 0.4], line: 0.9 }),
    `<path d="${ellipse(x, foot - 404 * size, 40 * size, 9 * size)}" fill="${tone(way.block, -0.08)}"/>`,
    kit.tube(at('-14,-406 -40,-468 4,-490 34,-462 12,-406'), 8, way.accent, { shadow: 0 }),
    strap(-84),
    strap(84),
    kit.buckle(x - 90 * size, foot - 282 * size, 17 * size),
    kit.buckle(x + 90 * size, foot - 282 * size, 17 * size),
    lettering(brand, x, foot - 170 * size, 25 * size, readableOn(way.main, way.accent), { weight: 1.1 }),
  ].join('');
}
