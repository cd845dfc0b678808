import type { PlateLook } from '../plate-drawing';
import { lightness, mix, readableOn, tone } from './colour';
import { creases, mirrored, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, ringLine, turned } from './turned';

const STEEL = '#c3c9cc';
const DARK = '#26292d';

/** Print on clear plastic. */
const printOn = (tint: string, way: Colourway): string => (lightness(tint) > 0.82 ? way.trim : '#ffffff');

/** Vertical grips round a cap. */
const grips = (kit: Kit, radius: number, top: number, bottom: number, count = 11): string =>
  Array.from({ length: count }, (_, i) => {
    const x = radius * Math.sin(-1.3 + (2.6 * i) / (count - 1));
    return kit.line(
      [
        [x, top],
        [x, bottom],
      ],
      '#05070b',
      2.2,
      0.42,
    );
  }).join('');

/** Clear plastic with a scale, a wide mouth and a tethered cap. */
function clear(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const tint = mix(way.main, '#dfe8ea', 0.42);
  const print = printOn(tint, way);
  const scale = Array.from({ length: 8 }, (_, i) => {
    const y = -34 - i * 14;
    return kit.line(pts(`${i % 2 ? 29 : 23},${y + 1} 38,${y}`), print, 1.6, 0.85);
  });
  return [
    kit.ground(0, 2, 66, 9, 0.45),
    turned(kit, '0,-166 34,-166! 36,-158~4 44,-146~9 44,-97~4 41,-91~4 41,-77~4 44,-71~4 44,0~9 0,5', {
      fill: tint,
      finish: 'steel',
      volume: 10,
      inside:
        kit.block(pts('-50,-110! 0,-104 50,-110! 50,10! -50,10!'), mix(tint, way.main, 0.28)) +
        kit.line(ringLine(44, -110, 6), '#fff', 1.6, 0.7) +
        kit.soft(rectangle(-33, -150, 9, 142, 4), '#fff', 0.55, 2) +
        kit.soft(rectangle(27, -140, 5, 130, 2), '#fff', 0.28, 2) +
        scale.join(''),
      over:
        brandMark(mark, -8, -128, 11, print) +
        fittedLettering(brand, -6, -52, { height: 12, width: 54 }, print, { weight: 1.15 }) +
        kit.seam(ringLine(41, -92, 5), { dark: 0.3, light: 0.5 }) +
        kit.seam(ringLine(41, -76, 5), { dark: 0.3, light: 0.5 }),
    }),
    kit.tube(pts('37,-178 58,-174 62,-150 50,-140 34,-148'), 6, way.accent),
    turned(kit, '0,-162 36,-162! 37,-152! 0,-148', { fill: way.accent }),
    turned(kit, '0,-200 34,-200~7 37,-163~3 0,-159', {
      fill: way.block,
      volume: 7,
      inside: grips(kit, 36, -194, -166),
    }),
  ].join('');
}

/** Bare-necked aluminium with a loop in the stopper. */
function aluminium(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(0, 2, 56, 8, 0.5),
    turned(kit, '0,-212 16,-212! 17,-194~8 37,-168~26 37,0~8 0,4', {
      fill: way.main,
      finish: 'steel',
      inside:
        kit.block(pts('-40,-58! 0,-10 40,-72! 40,10! -40,10!'), way.block) +
        kit.line(pts('-40,-60 0,-12 40,-74'), way.accent, 3) +
        brandMark(mark, 0, -136, 15, label) +
        fittedLettering(brand, 0, -106, { height: 11, width: 56 }, label, { weight: 1.15 }),
    }),
    turned(kit, '0,-216 17,-216! 18,-206! 0,-203', { fill: STEEL, finish: 'steel' }),
    turned(kit, '0,-234 20,-234~3 21,-216~3 0,-213', { fill: DARK, inside: grips(kit, 20, -231, -218, 9) }),
    kit.tube(pts('-15,-236 -13,-256 0,-262 13,-256 15,-236'), 7, DARK, { gloss: 0.35 }),
  ].join('');
}

/** A soft flask for running, filled, its bite valve up. */
function soft(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const tint = mix(way.main, '#e6eef0', 0.5);
  const print = printOn(tint, way);
  const body = mirrored(pts('0,-150! 26,-148~8 42,-132~14 45,-96 43,-60 46,-28 44,-4~10 0,0'));
  return [
    kit.ground(0, 2, 60, 7, 0.4),
    kit.part(body, {
      fill: tint,
      volume: 26,
      shade: 0.5,
      light: 0.7,
      inside:
        kit.block(pts('-60,-122! 60,-120! 60,10! -60,10!'), mix(tint, way.main, 0.3)) +
        kit.folds(
          creases(
            '-40,-120 -22,-90 -34,-40 6; 38,-116 24,-80 36,-40 6; -30,-12 0,-30 30,-10 6; 10,-140 18,-110 12,-84 4',
          ),
          {
            blur: 4,
            dark: 0.3,
            light: 0.55,
          },
        ) +
        kit.soft(pts('-34,-128 -24,-134 -20,-60 -30,-20'), '#fff', 0.7, 3),
      over:
        brandMark(mark, 0, -92, 12, print) +
        fittedLettering(brand, 0, -62, { height: 12, width: 62 }, print, { weight: 1.2 }) +
        [0, 1, 2, 3].map((i) => kit.line(pts(`30,${-46 + i * 11} 40,${-46 + i * 11}`), print, 1.5, 0.8)).join(''),
    }),
    kit.part(rectangle(-45, -8, 90, 9, 4), { fill: tone(way.main, 0.05), volume: 4 }),
    turned(kit, '0,-158 24,-158! 25,-146! 0,-142', { fill: way.block }),
    turned(kit, '0,-180 22,-180~3 24,-158~2 0,-154', { fill: way.trim, inside: grips(kit, 23, -177, -160, 9) }),
    turned(kit, '0,-186 10,-186! 12,-178! 0,-176', { fill: way.trim }),
    turned(kit, '0,-214 7,-213~4 12,-202 9,-186~2 0,-184', {
      fill: way.accent,
      inside: kit.line(pts('-5,-212 5,-212'), '#000', 1.4, 0.5),
    }),
  ].join('');
}

/** Powder-coated steel with a carrying handle. */
function steel(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(0, 2, 60, 8, 0.55),
    turned(kit, '0,-176 30,-176! 31,-164~6 40,-146~14 40,0~8 0,4', {
      fill: way.main,
      texture: ['grain', '#000', 0.9],
      inside:
        kit.block(rectangle(-50, -24, 100, 40), STEEL) +
        kit.line(ringLine(40, -25, 3), '#0d1220', 1.2, 0.5) +
        fittedLettering(brand, 0, -88, { height: 24, width: 94 }, label, { weight: 1.15, rotate: -90 }) +
        brandMark(mark, 0, -150, 9, label),
    }),
    turned(kit, '0,-182 29,-182! 30,-174! 0,-171', { fill: STEEL, finish: 'steel' }),
    kit.strap(pts('-26,-196 -24,-230~10 24,-230~10 26,-196'), 9, way.trim),
    turned(kit, '0,-210 30,-209~5 32,-184~3 0,-180', {
      fill: way.block,
      volume: 7,
      inside: grips(kit, 31, -205, -187),
    }),
    kit.screw(-26, -198, 3) + kit.screw(26, -198, 3),
  ].join('');
}

const KINDS = [
  { draw: clear, box: [-84, -214, 84, 14] },
  { draw: aluminium, box: [-76, -276, 76, 14] },
  { draw: soft, box: [-80, -226, 80, 12] },
  { draw: steel, box: [-80, -246, 80, 14] },
] as const;

/** A water bottle: clear with a scale, aluminium, soft flask, steel with a handle. */
export function drawBottle(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.upright, 44);
  return kit.svg(draw(kit, way, look), 'Bottle');
}
