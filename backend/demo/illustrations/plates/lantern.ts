import type { PlateLook } from '../plate-drawing';
import { readableOn } from './colour';
import { ellipse, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, ringLine, turned } from './turned';

const STEEL = '#c3c9cc';
const DARK = '#24272b';

/** Warm light standing in the air around a lamp. */
const glow = (kit: Kit, y: number, rx: number, ry: number): string =>
  `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="${kit.radial('0 #ffd98a .5, .5 #ffd98a .16, 1 #ffd98a 0')}"/>`;

const lit = (kit: Kit): string => kit.linear('0 #fff6dc, .5 #ffeec2, 1 #fbd78f');

/** A rechargeable lantern: frosted dome over a ribbed base. */
function led(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(0, 2, 74, 9, 0.5),
    glow(kit, -130, 130, 120),
    kit.tube(pts('-38,-176 -44,-214 -20,-236 20,-236 44,-214 38,-176'), 6, DARK),
    turned(kit, '0,-178 40,-178! 43,-80! 0,-74', {
      fill: '#f4e7c4',
      gradient: lit(kit),
      volume: 20,
      shadeColour: '#a9803c',
      shade: 0.35,
      inside: kit.soft(ellipse(-12, -128, 13, 40), '#ffffff', 0.9, 9),
    }),
    ...[-1, -0.34, 0.34, 1].map((t) =>
      kit.tube(
        [
          [t * 40, -178],
          [t * 43, -76],
        ],
        4.5,
        way.trim,
        { shadow: 0 },
      ),
    ),
    turned(kit, '0,-200 30,-200~10 45,-176~4 0,-172', {
      fill: way.main,
      inside: kit.line(ringLine(44, -182, 4), way.accent, 2.4),
    }),
    turned(kit, '0,-84 44,-84~3 48,-62~6 50,0~8 0,5', {
      fill: way.main,
      texture: ['grain', '#000', 0.7],
      inside:
        kit.block(pts('-60,-14! 0,-9 60,-14! 60,10! -60,10!'), way.trim) +
        brandMark(mark, -26, -40, 11, label) +
        fittedLettering(brand, 14, -40, { height: 11, width: 46 }, label, { weight: 1.2 }),
      over: kit.seam(ringLine(48, -66, 5), { dark: 0.45 }),
    }),
    kit.part(ellipse(0, -18, 5, 4), { fill: way.accent, volume: 3 }),
  ].join('');
}

/** A gas lantern with a glass globe and a bail. */
function gas(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(0, 2, 70, 9, 0.5),
    glow(kit, -148, 120, 100),
    kit.tube(pts('-36,-206 -58,-236 -40,-268 0,-278 40,-268 58,-236 36,-206'), 2.6, '#aab0b3'),
    turned(kit, '0,-196 26,-196! 38,-168~14 38,-130~14 27,-106! 0,-103', {
      fill: '#e9e2cf',
      gradient: kit.linear('0 #f3ead2, .45 #fff4d2, 1 #e2d9bd'),
      finish: 'steel',
      volume: 14,
      shade: 0.3,
      inside:
        kit.part(pts('0,-174 13,-166 15,-146 9,-130~3 -9,-130~3 -15,-146 -13,-166'), {
          fill: '#fff9e6',
          texture: ['mesh', '#caa35a', 0.3],
          volume: 6,
          line: 0.7,
          lineColour: '#cda869',
        }) + kit.soft(ellipse(0, -150, 24, 30), '#fff0b8', 0.8, 9),
    }),
    ...[-30, 30].map((x) =>
      kit.tube(
        [
          [x, -200],
          [x * 1.3, -150],
          [x, -102],
        ],
        2.6,
        '#9ea4a7',
        { shadow: 0 },
      ),
    ),
    turned(kit, '0,-222 14,-222~4 20,-212~2 40,-202~3 40,-196~2 0,-191', { fill: STEEL, finish: 'steel' }),
    kit.tube(pts('30,-92 56,-92'), 4, STEEL) +
      kit.part(rectangle(54, -100, 16, 16, 5), { fill: way.accent, volume: 5 }),
    turned(kit, '0,-106 32,-106~3 32,-92~3 14,-80! 14,-72! 0,-70', { fill: DARK }),
    turned(kit, '0,-74 22,-73~4 52,-56~12 54,0~7 0,4', {
      fill: way.main,
      finish: 'steel',
      inside:
        kit.block(pts('-60,-52! 0,-46 60,-52! 60,-44! 0,-38 -60,-44!'), way.accent) +
        brandMark(mark, 0, -30, 8, label) +
        fittedLettering(brand, 0, -14, { height: 9, width: 70 }, label, { weight: 1.2 }),
    }),
  ].join('');
}

/** A silicone lantern that folds flat, hung by its loop. */
function folding(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const rings = Array.from({ length: 6 }, (_, i) => {
    const y = -160 + i * 18;
    return turned(kit, `0,${y - 3} 46,${y - 3}~4 52,${y + 7}~6 46,${y + 17}~4 0,${y + 22}`, {
      fill: '#f6ecd0',
      gradient: kit.linear('0 #e9cf96, .35 #fff4d6, .7 #fff0c8, 1 #d9b877'),
      volume: 4,
      line: 0.8,
      lineColour: '#b99a5e',
    });
  });
  return [
    kit.ground(0, 2, 76, 9, 0.5),
    glow(kit, -110, 130, 110),
    kit.tube(pts('-14,-186 -18,-212 0,-224 18,-212 14,-186'), 5, way.accent),
    ...rings.toReversed(),
    turned(kit, '0,-190 44,-190~10 53,-172~4 52,-160~3 0,-155', {
      fill: way.main,
      inside:
        kit.line(ringLine(52, -166, 5), way.accent, 2.2) +
        [-28, -14, 0, 14, 28]
          .map((x) =>
            kit.line(
              [
                [x, -186],
                [x, -174],
              ],
              '#000',
              2,
              0.35,
            ),
          )
          .join(''),
    }),
    turned(kit, '0,-56 52,-56~3 55,-44~3 54,0~9 0,5', {
      fill: way.main,
      inside:
        brandMark(mark, -28, -22, 10, readableOn(way.main, way.accent)) +
        fittedLettering(brand, 12, -22, { height: 10, width: 50 }, readableOn(way.main, way.accent), { weight: 1.2 }),
      over: kit.seam(ringLine(54, -44, 5), { dark: 0.4 }),
    }),
  ].join('');
}

/** A candle lantern: glass cylinder, pierced lid, chain. */
function candle(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const holes = [-20, -7, 7, 20].map((x) => `<ellipse cx="${x}" cy="-198" rx="3.4" ry="5" fill="#1a1510"/>`).join('');
  return [
    kit.ground(0, 2, 52, 8, 0.5),
    glow(kit, -116, 100, 110),
    kit.tube(pts('-30,-206 -34,-240 0,-262 34,-240 30,-206'), 2.2, '#9ba1a4', { dash: '#2b3034' }),
    turned(kit, '0,-184 30,-184! 30,-56! 0,-52', {
      fill: '#efe4c8',
      gradient: kit.linear('0 #dfd6bf, .4 #fff3cf, .75 #ffe3a4, 1 #cdb787'),
      finish: 'steel',
      volume: 10,
      shade: 0.3,
      inside:
        kit.part(rectangle(-13, -92, 26, 44, 3), { fill: '#f3ead6', volume: 7, line: 0.8 }) +
        kit.line(pts('0,-92 1,-102'), '#3a2c1d', 2) +
        kit.soft(ellipse(0, -116, 16, 24), '#ffd36b', 0.9, 6) +
        kit.part(pts('0,-134! 7,-116 6,-104 0,-99 -6,-104 -7,-116'), {
          fill: '#ffe9a6',
          gradient: kit.linear('0 #fff6d0, .6 #ffd567, 1 #f09a3a'),
          volume: 0,
          line: 0,
        }),
    }),
    ...[-29, 29].map((x) =>
      kit.tube(
        [
          [x, -186],
          [x, -54],
        ],
        3,
        STEEL,
        { shadow: 0 },
      ),
    ),
    turned(kit, '0,-216 16,-216~5 33,-190~3 33,-182~2 0,-178', { fill: way.main, inside: holes }),
    turned(kit, '0,-60 33,-60~2 34,-46~4 34,0~6 0,4', {
      fill: way.main,
      inside:
        brandMark(mark, 0, -36, 8, readableOn(way.main, way.accent)) +
        fittedLettering(brand, 0, -17, { height: 8, width: 48 }, readableOn(way.main, way.accent), { weight: 1.2 }),
      over: kit.seam(ringLine(34, -50, 3), { dark: 0.4 }),
    }),
  ].join('');
}

const KINDS = [
  { draw: led, box: [-80, -244, 80, 14] },
  { draw: gas, box: [-84, -286, 84, 14] },
  { draw: folding, box: [-84, -232, 84, 14] },
  { draw: candle, box: [-72, -268, 72, 14] },
] as const;

/** A lit lantern: rechargeable, gas, folding silicone, candle. */
export function drawLantern(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.upright, 44);
  return kit.svg(draw(kit, way, look), 'Lantern');
}
