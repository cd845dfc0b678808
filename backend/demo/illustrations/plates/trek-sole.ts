import { mix, tone } from './colour';
import { curve } from './curve';
import { num, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import type { ShoeLook } from './shoe-look';

const RUBBER = '#2b2d31';
/** Leather and rubber layers below a welt. */
const WELT = '#8a6a48';

/** The lower edge of the tread at x, mm: flat under heel and ball, a breast between them, sprung at the toe. */
const treadAt = (x: number): number => -(Math.max(0, x - 196) ** 2 * 0.0026) - Math.max(0, 12 - x) * 0.5;

/** One block of the tread between two places, wider where it joins the sole; `rake` mm leans its foot. */
function lug(from: number, to: number, rake: number): string {
  const root = (x: number): string => `${num(x)},${num(treadAt(x) - 13)}!`;
  const foot = (x: number): string => `${num(x)},${num(treadAt(x))}~1.2`;
  return curve(pts(`${root(from - 1)} ${root(to + 1)} ${foot(to + rake - 1.2)} ${foot(from + rake + 1.2)}`));
}

const HEEL_LUGS: readonly Point[] = [
  [3, 20],
  [25, 43],
  [48, 65],
  [70, 88],
];
const BALL_LUGS: readonly Point[] = [
  [122, 141],
  [146, 165],
  [170, 189],
  [194, 213],
  [218, 237],
  [242, 260],
  [265, 280],
];

/** The sole of a hiking boot: a heel of its own, deep lugs, a wedge of foam, the toe turned up. */
export function trekSole(kit: Kit, way: Colourway, { panels, make }: ShoeLook): string {
  const foam =
    make === 'welt'
      ? WELT
      : panels === 'leather'
        ? mix(way.trim, TONES.birch, make ? 0.82 : 0.42)
        : mix(TONES.birch, way.main, 0.14);
  return [
    kit.part(
      [
        ...HEEL_LUGS.map(([from, to]) => lug(from, to, -1.5)),
        ...BALL_LUGS.map(([from, to]) => lug(from, to, 1.8)),
      ].join(''),
      {
        fill: tone(RUBBER, -0.02),
        volume: 4,
        line: 1,
      },
    ),
    kit.part(
      pts(
        '-1,-28~5 40,-26 92,-23 140,-22 200,-25 250,-33 287,-46~5 290,-38~5 282,-29 258,-18 226,-11 196,-9 122,-9~2 116,-13 102,-13 94,-9~2 8,-9 0,-14~4',
      ),
      {
        fill: RUBBER,
        volume: 8,
        light: 0.4,
        over: kit.line(pts('2,-18 40,-15 88,-15 104,-17 128,-15 196,-14 232,-18 262,-26 284,-38'), '#fff', 1, 0.2),
      },
    ),
    kit.part(
      pts(
        '0,-44~5 40,-43 100,-39 170,-37 230,-40 286,-54~4 289,-47~4 256,-34 226,-28 190,-24 128,-21 98,-21 86,-20 30,-22 -2,-27~6',
      ),
      {
        fill: foam,
        volume: 8,
        shade: 0.6,
        light: 0.5,
        inside: make === 'welt' ? '' : kit.block(pts('-12,-33! 26,-34 62,-28 84,-14! -12,-14!'), way.accent),
        over:
          kit.seam(pts('-6,-36 60,-35 150,-31 226,-33 290,-49'), { dark: 0.32, light: 0.45 }) +
          ['100,-24 108,-30 132,-31', '124,-23 132,-29 156,-30', '148,-23 156,-29 180,-30']
            .map((groove) => kit.seam(pts(groove), { dark: 0.4, light: 0.35 }))
            .join(''),
      },
    ),
  ].join('');
}
