import { shadeOf } from './colour';
import { onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

/** A pair of alpine bindings seen from above: from the side they look like an animal. */
export function drawBinding(way: Colourway): string {
  const kit = new Kit([-190, -300, 190, 300], FRAMES.upright, 50);
  const D = '#25282d';
  const A = TONES.alu;
  const unit = () => {
    let art = '';
    // rail and base plates
    art += kit.part(rectangle(-26, -276, 52, 560, 10), {
      fill: '#34383d',
      volume: 8,
      cast: [5, 8, 6, 0.4],
      inside:
        [-22, 22].map((x) => kit.line(pts(`${x},-270 ${x},276`), '#000', 2, 0.6)).join('') +
        Array.from({ length: 9 }, (_, i) =>
          kit.line(pts(`-8,${-50 + i * 14} 8,${-50 + i * 14}`), '#9aa0a4', 1.4, 0.7),
        ).join('') +
        lettering('270 - 330', 0, 100, 7, '#c3c8cb', { rotate: -90, weight: 0.9 }),
    });
    for (const y of [-262, -120, 60, 270]) art += kit.screw(-16, y, 5, A) + kit.screw(16, y, 5, A);
    // toe: housing, wings, DIN window, AFD
    art += kit.part(pts('-30,-250~16 30,-250~16 42,-206 44,-160 30,-136~10 -30,-136~10 -44,-160 -42,-206'), {
      fill: way.main,
      volume: 20,
      shade: 0.65,
      light: 0.55,
      cast: [4, 7, 5, 0.5],
      inside: kit.block(pts('-50,-260! 50,-260! 50,-226! 0,-216 -50,-226!'), way.block),
      over: kit.seam(pts('-42,-226 0,-216 42,-226'), { light: 0.4 }),
    });
    for (const side of SIDES) {
      const toSide = onSide(side);
      art +=
        kit.part(toSide(pts('16,-176~6 46,-172~8 62,-140~8 58,-110~6 44,-108~5 38,-132 14,-146~5')), {
          fill: D,
          volume: 10,
          light: 0.5,
          cast: [2, 5, 4, 0.45],
          over: kit.line(toSide(pts('24,-168 44,-164 55,-138')), '#fff', 1.2, 0.35),
        }) + kit.screw(side * 40, -150, 6, A);
    }
    art +=
      kit.part(rectangle(-13, -204, 26, 34, 6), {
        fill: '#e9ebe6',
        volume: 5,
        inside:
          kit.line(pts('-13,-187 13,-187'), way.accent, 3) +
          [-198, -192, -182, -176].map((y) => kit.line(pts(`-6,${y} 6,${y}`), '#444', 1.2)).join(''),
      }) + kit.screw(0, -236, 9, A);
    art += kit.part(pts('-34,-104~8 34,-104~8 30,-56~10 -30,-56~10'), {
      fill: A,
      volume: 9,
      cast: [2, 4, 4, 0.4],
      over: [-94, -84, -74, -66].map((y) => kit.line(pts(`-24,${y} 24,${y}`), '#5b6165', 1.6, 0.6)).join(''),
    });
    // brake
    for (const side of SIDES)
      art +=
        kit.tube(pts(`${side * 24},62 ${side * 56},70 ${side * 64},100 ${side * 66},180`), 7, A) +
        kit.part(rectangle(side * 66 - 9, 172, 18, 78, 8), { fill: D, volume: 8, cast: [2, 4, 4, 0.4] });
    art += kit.part(pts('-36,54~8 36,54~8 34,92~8 -34,92~8'), {
      fill: D,
      volume: 8,
      cast: [2, 4, 4, 0.4],
      over: kit.line(pts('-24,64 24,64'), '#fff', 1, 0.3) + kit.line(pts('-24,74 24,74'), '#fff', 1, 0.3),
    });
    // heel: housing, cup, lever
    art += kit.part(pts('-38,104~10 38,104~10 46,150 42,226 26,272~14 -26,272~14 -42,226 -46,150'), {
      fill: way.main,
      volume: 22,
      shade: 0.65,
      light: 0.55,
      cast: [4, 7, 5, 0.5],
      inside: kit.block(pts('-50,96! 50,96! 50,128! 0,138 -50,128!'), way.block),
      over: kit.seam(pts('-44,128 0,138 44,128'), { light: 0.4 }),
    });
    art +=
      kit.part(pts('-30,92~8 0,98 30,92~8 34,116~6 0,124 -34,116~6'), { fill: D, volume: 8, cast: [1, 4, 4, 0.4] }) +
      kit.part(rectangle(-10, 142, 20, 26, 5), {
        fill: '#e9ebe6',
        volume: 5,
        inside: kit.line(pts('-10,156 10,156'), way.accent, 3),
      });
    art += kit.part(pts('-22,178~10 22,178~10 30,268 20,290~10 -20,290~10 -30,268'), {
      fill: way.accent,
      volume: 16,
      shade: 0.6,
      light: 0.6,
      cast: [2, 6, 5, 0.5],
      inside: kit.part(pts('-11,196~6 11,196~6 15,250~6 -15,250~6'), {
        fill: shadeOf(way.accent),
        volume: 6,
        light: 0.2,
      }),
      over: lettering('HANKI', 0, 270, 8, way.trim, { weight: 1.2 }),
    });
    return art;
  };
  return kit.svg(
    `<g id="bd" transform="translate(-92 0)">${unit()}</g><use href="#bd" x="184"/>`,
    'Alpine bindings, pair',
  );
}
