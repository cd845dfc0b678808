import { readableOn, tone } from './colour';
import { ellipse, pts, rectangle } from './geometry';
import type { HeadlampOptions } from './headlamp';
import { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering } from './turned';

/** The headlamp from its side, tilted down, its beam to the left. */
export function drawHeadlampSide(way: Colourway, { brand = 'hanki', lumens = '450' }: HeadlampOptions): string {
  const kit = new Kit([-112, -78, 100, 74], FRAMES.wide, 40);
  const dark = '#24272b';
  const beam = kit.linear('0 #fff3c8 0, 1 #fff3c8 .55', 0, 0, 1, 0);
  const band = pts('-20,-30~4 10,-40 56,-38 88,-18 94,6 84,26~6 78,18 84,4 76,-12 52,-26 10,-27 -18,-16~4');
  const art = [
    kit.ground(6, 64, 92, 6, 0.35),
    // the band round the far side of the head, then the near side
    kit.part(pts('-22,4~4 10,16 52,14 78,2 88,8~4 60,34 10,38 -22,28~4'), {
      fill: tone(way.block, -0.08),
      volume: 12,
      texture: ['twill', '#000', 0.8],
    }),
    `<path d="M-52 10L-112 -6V58Z" fill="${beam}"/>`,
    kit.part(band, {
      fill: way.main,
      volume: 14,
      texture: ['twill', '#000', 0.9],
      cast: [0, 3, 4, 0.3],
      inside: kit.line(pts('-20,-24 10,-34 54,-32 82,-14 89,6 81,24'), way.accent, 10),
      over: kit.stitching(pts('-16,-28 10,-37 55,-35 86,-16 91,6'), 0.4),
    }),
    kit.ladder(58, -32, 16, 100, dark),
    kit.part(rectangle(70, -8, 26, 44, 8), {
      fill: dark,
      volume: 9,
      cast: [2, 4, 4, 0.45],
      over: kit.seam(pts('72,14 94,14')) + fittedLettering(brand, 83, 4, { height: 4, width: 20 }, '#e9eae4'),
    }),
    kit.tube(pts('80,-6 60,-20 20,-22 -8,-14'), 2.6, dark),
    // bracket on the forehead, hinge, lamp
    kit.part(pts('-26,-30~6 -10,-32~6 -6,0 -8,42~6 -24,44~6 -30,10'), { fill: dark, volume: 9, cast: [2, 4, 4, 0.4] }),
    kit.part(rectangle(-12, -24, 8, 62, 4), { fill: tone(way.trim, 0.12), texture: ['mesh', '#fff', 0.4], volume: 4 }),
    `<g transform="rotate(-18 -24 36)">`,
    kit.part(pts('-62,-12~10 -30,-16~8 -18,-6 -16,32~10 -22,46~8 -58,48~10 -64,18'), {
      fill: tone(way.trim, 0.04),
      volume: 14,
      shade: 0.6,
      light: 0.6,
      cast: [2, 5, 4, 0.45],
      over:
        kit.seam(pts('-46,-14 -44,18 -42,47'), { light: 0.3 }) +
        lettering(lumens, -31, 18, 5, readableOn(way.trim, way.accent), { rotate: -90, weight: 1 }) +
        [-2, 4, 10]
          .map((y) =>
            kit.line(
              [
                [-40, y + 26],
                [-24, y + 25],
              ],
              '#000',
              1.8,
              0.5,
            ),
          )
          .join(''),
    }),
    kit.part(pts('-72,-4~5 -60,-8! -60,44! -72,40~5 -76,18'), { fill: '#16191c', volume: 5 }),
    kit.part(pts('-78,4~4 -72,0! -72,36! -78,32~4 -81,18'), {
      fill: '#e6ecee',
      gradient: kit.linear('0 #fffdf0, .5 #dfe6e8, 1 #9aa6ac'),
      volume: 4,
    }),
    kit.part(rectangle(-52, -21, 22, 7, 3), { fill: way.accent, volume: 4 }),
    kit.part(ellipse(-24, 38, 7, 7), {
      fill: '#3a3f45',
      volume: 4,
      over: kit.line(ellipse(-24, 38, 3.4, 3.4), '#000', 1.4, 0.6),
    }),
    '</g>',
  ];
  return kit.svg(art.join(''), 'Headlamp, side');
}
