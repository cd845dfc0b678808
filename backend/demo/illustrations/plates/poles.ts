import { ellipse, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

export type PolesOptions = { trek?: boolean; brand?: string };

export function poles(way, options = {}) {
  const { trek = false, brand = 'HANKI' } = options;
  const L = 1200;
  const kit = new Kit([-230, -40, 230, L + 20], FRAMES.upright, 34);
  const one = () => {
    let art = kit.tube(pts(`0,150 0,${L - 64}`), 18, way.main, { cap: 'butt' });
    art +=
      kit.part(pts(`-9,${L - 64}! 9,${L - 64}! 5,${L - 14}~2 -5,${L - 14}~2`), { fill: '#2a2d32', volume: 5 }) +
      kit.tube(pts(`0,${L - 14} 0,${L + 12}`), 7, TONES.alu, { cap: 'round' });
    art +=
      kit.block(rectangle(-9, 420, 18, 70), way.accent) +
      kit.block(rectangle(-9, 500, 18, 8), way.accent) +
      kit.block(rectangle(-9, 930, 18, 60), way.block) +
      lettering(brand, 0, 330, 11, way.accent, { rotate: -90, weight: 1.1 }) +
      `<rect x="-9" y="150" width="18" height="${L - 214}" fill="${kit.linear('0 #000 0.35, 0.25 #fff 0.45, 0.45 #fff 0, 1 #000 0.4', 0, 0, 1, 0)}"/>`;
    if (trek)
      for (const y of [520, 850])
        art +=
          kit.part(rectangle(-14, y, 28, 54, 6), { fill: '#2a2d32', volume: 7, cast: [2, 3, 3, 0.4] }) +
          kit.part(pts(`-18,${y + 8}~4 4,${y + 4}~4 6,${y + 46}~4 -17,${y + 40}~4`), { fill: way.accent, volume: 6 });
    // basket
    art +=
      kit.part(
        pts(
          `-46,${L - 84} -30,${L - 98} 0,${L - 102} 30,${L - 98} 46,${L - 84} 30,${L - 72} 0,${L - 68} -30,${L - 72}`,
        ),
        {
          fill: '#2a2d32',
          volume: 8,
          cast: [3, 6, 5, 0.4],
          over: `<path d="${ellipse(-26, L - 85, 9, 6)}${ellipse(26, L - 85, 9, 6)}" fill="#6d7276" opacity=".6"/>`,
        },
      ) + kit.part(rectangle(-11, L - 108, 22, 44, 6), { fill: way.accent, volume: 6 });
    // grip
    art +=
      kit.part(
        pts(
          '-10,190~4 10,190~4 13,150 15,118 12,92 16,62 13,38 20,18 16,-12 -6,-22 -22,-8 -20,22 -15,50 -17,84 -14,116 -13,150',
        ),
        {
          fill: '#2b2e33',
          volume: 12,
          cast: [3, 5, 4, 0.4],
          inside: [60, 76, 92, 108, 124, 140]
            .map(
              (y) =>
                kit.line(pts(`-16,${y} 0,${y + 5} 16,${y}`), '#000', 2.4, 0.6) +
                kit.line(pts(`-16,${y + 3} 0,${y + 8} 16,${y + 3}`), '#fff', 1, 0.18),
            )
            .join(''),
        },
      ) + kit.part(pts('-15,-14~6 12,-14~6 15,6~6 -17,8~6'), { fill: way.accent, volume: 6 });
    return art;
  };
  const strap = (f) =>
    kit.strap(
      pts(`${f * -4},4 ${f * 40},60 ${f * 62},150 ${f * 44},214 ${f * 22},190 ${f * 20},110 ${f * 4},20`),
      15,
      way.block,
    );
  return kit.svg(
    `<g transform="translate(124 0) rotate(9) translate(-20 0)">${strap(-1)}${one()}</g><g transform="translate(-124 0) rotate(-9) translate(20 0)">${strap(1)}${one()}</g>`,
    'Pole pair',
  );
}
