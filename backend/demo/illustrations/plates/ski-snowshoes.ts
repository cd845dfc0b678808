import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { ellipse, mirrored, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

/** Millimetres: a ski one climbs and walks on, as wide as a snowshoe. */
const LENGTH = 1250;
const OUTLINE = mirrored(pts('0,0 34,10 58,60 65,150 60,420 58,640 62,900 64,1120 56,1220~20 30,1250~20'));

const DARK = '#24282d';

function deck(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const ink = readableOn(way.main, way.accent);
  return kit.part(OUTLINE, {
    fill: way.main,
    volume: 14,
    shade: 0.6,
    light: 0.6,
    cast: [4, 9, 7, 0.45],
    inside:
      kit.block(pts('-80,-20! 80,-20! 80,190! -80,270!'), way.block) +
      kit.block(pts('-80,1010! 80,930! 80,1300! -80,1300!'), way.block) +
      `<rect x="-80" y="-20" width="160" height="1300" fill="${kit.linear('0 #0b101c .35, .12 #fff .3, .3 #fff .06, .75 #0b101c .04, 1 #0b101c .4', 0, 0, 1, 0)}"/>` +
      kit.soft(pts('-60,10 60,10 60,90 -60,110'), '#fff', 0.3, 9),
    over:
      fittedLettering(brand, 0, 350, { height: 40, width: 190 }, ink, { weight: 1.1, rotate: -90 }) +
      brandMark(mark, 0, 150, 26, readableOn(way.block, way.accent)) +
      kit.line(OUTLINE, tone(way.trim, 0.12), 2.4, 0.9),
  });
}

/** A plate that hinges at the toe, with three straps for any boot. */
function binding(kit: Kit, way: Colourway): string {
  const strap = (y: number, width: number): string =>
    kit.strap(pts(`-64,${y + 16} -30,${y - 12} 30,${y - 12} 64,${y + 16}`), width, way.trim) +
    kit.part(rectangle(-22, y - 30, 44, 34, 7), { fill: way.accent, volume: 5, cast: [1, 3, 3, 0.4] });
  return [
    kit.part(pts('-52,500~20 0,480 52,500~20 56,640 50,810~24 0,826 -50,810~24 -56,640'), {
      fill: DARK,
      volume: 12,
      shade: 0.8,
      light: 0.6,
      cast: [2, 5, 5, 0.5],
      inside:
        kit.block(rectangle(-30, 548, 60, 226, 16), tone(DARK, 0.08)) + kit.block(ellipse(0, 586, 16, 22), '#0c0f13'),
      over: [620, 650, 680, 710, 740]
        .map((y) =>
          kit.seam(
            [
              [-26, y],
              [26, y],
            ],
            { dark: 0.7, light: 0.3 },
          ),
        )
        .join(''),
    }),
    kit.part(rectangle(-66, 520, 132, 26, 12), { fill: '#a9b0b5', volume: 6, cast: [1, 3, 3, 0.4] }),
    kit.screws(
      [
        [-54, 533],
        [54, 533],
      ],
      8,
    ),
    kit.part(pts('-46,770~14 46,770~14 40,846~20 -40,846~20'), {
      fill: mix(way.accent, DARK, 0.15),
      volume: 8,
      cast: [1, 3, 3, 0.4],
    }),
    strap(574, 26),
    strap(634, 26),
    strap(770, 24),
  ].join('');
}

/** The base: the climbing skin under the foot, steel edges beside it. */
function base(kit: Kit, way: Colourway): string {
  return kit.part(OUTLINE, {
    fill: mix(way.block, TONES.charcoal, 0.4),
    volume: 12,
    shade: 0.5,
    light: 0.5,
    cast: [4, 9, 7, 0.45],
    inside:
      kit.block(rectangle(-46, 300, 92, 640, 14), way.accent) +
      `<path d="M-46 300H46V940H-46Z" fill="${kit.texture(['twill', '#000', 1])}"/>` +
      kit.soft(pts('-46,300 -20,300 -20,940 -46,940'), '#fff', 0.24, 6),
    over:
      kit.line(OUTLINE, '#c3cace', 4, 0.9) +
      kit.seam(pts('-46,300! 46,300! 46,940! -46,940! -46,300!'), { dark: 0.5, light: 0.3 }),
  });
}

/** Short wide skis with a skin under the foot and a binding for hiking boots: one from above, one showing its base. */
export function drawSkiSnowshoes(way: Colourway, look: PlateLook): string {
  const kit = new Kit([-330, -30, 330, LENGTH + 40], FRAMES.upright, 36);
  const art = [moved(base(kit, way), 120, 30, 6), moved(deck(kit, way, look) + binding(kit, way), -120, 0, -3)];
  return kit.svg(art.join(''), 'Ski-snowshoes');
}
