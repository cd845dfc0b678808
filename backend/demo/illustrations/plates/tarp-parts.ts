import type { PlateLook } from '../plate-drawing';
import { mix, readableOn } from './colour';
import type { Fold, Point } from './geometry';
import type { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { fittedLettering } from './turned';

const INK = '#141b2e';

type Panel = { outline: Point[]; folds: Fold[]; dark?: number; light?: number; hem?: readonly Point[] };

/** One plane of the cloth; `dark` from 0 to 1 turns it away from the light. */
export function panel(kit: Kit, way: Colourway, { outline, folds, dark = 0, light = 0.3, hem }: Panel): string {
  return kit.part(outline, {
    fill: dark ? mix(way.main, INK, dark) : way.main,
    volume: 44,
    shade: 0.5,
    light,
    shadeColour: '#121827',
    texture: ['ripstop', '#000', 0.9],
    inside: kit.folds(folds, { blur: 9, dark: 0.36, light: 0.24 }),
    over: hem ? kit.seam(hem, { stitch: 3, dark: 0.35 }) : '',
  });
}

/** A guy line with its slider, from a corner to a peg in the ground. */
export function guy(kit: Kit, way: Colourway, from: Point, to: Point): string {
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI - 90;
  const [sx, sy] = at(0.55);
  return [
    kit.line([from, to], way.accent, 2.2, 0.95),
    kit.cordlock(sx, sy, turn, 0.55, way.trim),
    kit.tube(
      [
        [to[0], to[1] - 40],
        [to[0] + (to[0] > from[0] ? 26 : -26), to[1] + 44],
      ],
      20,
      TONES.alu,
    ),
  ].join('');
}

/** A pole and its shadow on the ground. */
export const pole = (kit: Kit, top: Point, foot: Point): string =>
  kit.ground(foot[0], foot[1] + 6, 90, 16, 0.4) +
  kit.tube([top, foot], 30, '#3a4046', { cap: 'butt' }) +
  kit.line(
    [
      [(top[0] + foot[0]) / 2 - 17, (top[1] + foot[1]) / 2],
      [(top[0] + foot[0]) / 2 + 17, (top[1] + foot[1]) / 2],
    ],
    '#b9bec1',
    5,
  );

/** Reinforced corners with a loop, in the block colour. */
export const corners = (kit: Kit, way: Colourway, places: readonly Point[]): string =>
  places
    .map(
      ([x, y]) =>
        kit.part(
          [
            [x, y - 40],
            [x + 46, y],
            [x, y + 40],
            [x - 46, y],
          ],
          { fill: way.block, volume: 5, line: 1 },
        ) + kit.eyelet(x, y, 14),
    )
    .join('');

/** Mark and name printed on the cloth, turned by degrees. */
export const logo = (
  way: Colourway,
  { brand, mark }: PlateLook,
  x: number,
  y: number,
  rotate: number,
  size = 84,
): string => {
  const label = readableOn(way.main, way.accent);
  return `<g transform="rotate(${rotate} ${x} ${y})">${brandMark(mark, x, y - size * 1.5, size * 0.7, label)}${fittedLettering(brand, x, y, { height: size, width: size * 6 }, label, { weight: 1.15 })}</g>`;
};
