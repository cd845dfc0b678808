import type { PlateLook } from '../plate-drawing';
import { type Boat, narrowed, outlineOf } from './boat-shape';
import { mix, readableOn } from './colour';
import { flipped, type Point, pts, rectangle } from './geometry';
import type { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { fittedLettering, moved } from './turned';

/** An open canoe from above: hull, gunwales, ribs, seats and end decks. */
export function canoe(kit: Kit, way: Colourway, { brand, mark }: PlateLook, boat: Boat): string {
  const outline = outlineOf(boat.edge);
  const wood = '#b88a55';
  const hull = outline.map(([x, y, corner]): Point => (corner === undefined ? [x, y + 170] : [x, y + 12, corner]));
  const inside = narrowed(outline, 0.9, 0.97);
  const ribs = Array.from({ length: 23 }, (_, i) => {
    const x = -2000 + i * 182;
    const half = 470 * Math.cos((x / 2450) * 1.45);
    return (
      kit.line(
        [
          [x, -half],
          [x + 50, 0],
          [x, half],
        ],
        '#6f4a22',
        5,
        0.35,
      ) +
      kit.line(
        [
          [x - 14, -half],
          [x + 36, 0],
          [x - 14, half],
        ],
        '#fff',
        2,
        0.2,
      )
    );
  });
  const seat = (x: number): string =>
    kit.part(rectangle(x - 130, -330, 260, 660, 40), {
      fill: '#d9bd8b',
      texture: ['grid', '#6f4a22', 1.2],
      volume: 12,
      cast: [4, 16, 10, 0.5],
    }) + [-136, 106].map((dx) => kit.part(rectangle(x + dx, -400, 34, 800, 12), { fill: wood, volume: 6 })).join('');
  const thwart = (x: number, half: number): string =>
    kit.tube(
      [
        [x, -half],
        [x, half],
      ],
      56,
      wood,
    );
  return [
    kit.flatShadow([hull], { dx: 12, dy: 22, blur: 14, opacity: 0.36 }),
    kit.part(hull, {
      fill: way.main,
      volume: 26,
      shade: 0.7,
    }),
    kit.part(outline, { fill: wood, volume: 6 }),
    kit.part(inside, {
      fill: '#c79e68',
      gradient: kit.linear('0 #6d4c2a, .35 #a87d4a, .75 #d3ad78, 1 #e0c08c', 0, 0, 0.1, 1),
      volume: 26,
      shade: 0.6,
      shadeColour: '#2b1c0f',
      inside:
        ribs.join('') +
        [-0.5, -0.2, 0.2, 0.5]
          .map((t) => kit.line(narrowed(outline, t, 0.95).slice(0, 9), '#6f4a22', 1.2, 0.25))
          .join(''),
    }),
    seat(-1250) + seat(1150),
    thwart(-420, 440) + thwart(420, 440),
    ...([-1, 1] as const).map((side) => {
      const deck = pts('-2440,0! -2200,-120 -1960,-196! -1900,0 -1960,196! -2200,120');
      return kit.part(side < 0 ? deck : flipped(deck), {
        fill: wood,
        volume: 10,
        cast: [2, 5, 5, 0.4],
        inside: kit.line(
          [
            [side * 2400, 0],
            [side * 1910, 0],
          ],
          '#6f4a22',
          2,
          0.4,
        ),
      });
    }),
    moved(brandMark(mark, 0, 0, 50, mix(way.main, '#2b1c0f', 0.5)), -2080, 0),
    fittedLettering(brand, 0, 560, { height: 84, width: 640 }, readableOn(way.main, way.accent), { weight: 1.25 }),
  ].join('');
}
