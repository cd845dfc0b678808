import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { creases, mirrored, onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering } from './turned';

const WEBBING = '#26292d';

/** Light on a filled, upright tube of coated cloth. */
const roundness = (kit: Kit, reach: number): string =>
  `<rect x="${-reach}" y="-40" width="${2 * reach}" height="700" fill="${kit.linear('0 #0d1220 .5, .16 #0d1220 .1, .3 #fff .34, .42 #fff .06, .7 #0d1220 .08, .9 #0d1220 .34, .96 #fff .08, 1 #0d1220 .5', 0, 0, 1, 0)}"/>`;

const WRINKLES =
  '-110,150 -70,190 -90,250 9; 112,150 74,196 96,260 9; -30,132 -16,190 -34,240 8; 40,132 30,180 44,230 8; -118,380 -70,360 -30,384 8; 116,400 80,376 40,396 8; -110,500 -60,480 -30,516 9; 108,500 64,484 30,514 9';

/** The rolled mouth with its stiffener, and the clip that joins its ends into a handle. */
function rollTop(kit: Kit, way: Colourway, half: number, y: number): string {
  const roll = pts(
    `${-half},${y}~8 ${half},${y}~8 ${half + 5},${y + 22} ${half},${y + 44}~8 ${-half},${y + 44}~8 ${-half - 5},${y + 22}`,
  );
  return [
    kit.strap(
      [
        [-half + 2, y + 20],
        [-half - 8, y - 26],
        [-half * 0.5, y - 52],
        [-22, y - 58],
      ],
      24,
      WEBBING,
    ),
    kit.strap(
      [
        [half - 2, y + 20],
        [half + 8, y - 26],
        [half * 0.5, y - 52],
        [22, y - 58],
      ],
      24,
      WEBBING,
    ),
    kit.buckle(0, y - 58, 34, 90, way.trim),
    kit.part(roll, {
      fill: tone(way.block, 0.02),
      volume: 20,
      shade: 0.6,
      light: 0.5,
      cast: [0, 8, 6, 0.45],
      over:
        kit.seam([
          [-half - 4, y + 13],
          [0, y + 16],
          [half + 4, y + 13],
        ]) +
        kit.seam([
          [-half - 4, y + 29],
          [0, y + 32],
          [half + 4, y + 29],
        ]) +
        kit.folds(
          creases(
            `${-half * 0.6},${y} ${-half * 0.55},${y + 20} ${-half * 0.6},${y + 44} 4; ${half * 0.5},${y} ${half * 0.55},${y + 20} ${half * 0.5},${y + 44} 4`,
          ),
          { blur: 4 },
        ),
    }),
    kit.screw(-half + 14, y + 22, 6) + kit.screw(half - 14, y + 22, 6),
  ].join('');
}

const BODY = '0,96! 112,92! 122,150 126,300 124,480 120,560~30 70,592 0,598';

function tube(kit: Kit, way: Colourway, { brand, mark, print }: PlateLook, window = false): string {
  const label = readableOn(way.main, way.accent);
  const glass = mix('#dfe9ea', way.main, 0.14);
  return [
    kit.ground(0, 590, 168, 16, 0.5),
    kit.part(mirrored(pts(BODY)), {
      fill: way.main,
      volume: 30,
      shade: 0.4,
      light: 0.3,
      texture: ['ripstop', '#000', 0.7],
      inside:
        kit.block(rectangle(-160, 500, 320, 120), way.block) +
        (window
          ? kit.part(rectangle(-74, 170, 100, 290, 22), {
              fill: glass,
              gradient: kit.linear(`0 ${tone(glass, 0.06)}, 1 ${tone(glass, -0.1)}`, 0, 0, 1, 1),
              volume: 14,
              inside:
                kit.soft(pts('-50,300 -10,280 20,320 10,440 -60,440'), way.accent, 0.4, 14) +
                kit.soft(pts('-60,190 -44,186 -50,420 -66,420'), '#fff', 0.8, 6),
            })
          : '') +
        kit.folds(creases(WRINKLES), { blur: 7, dark: 0.42, light: 0.34 }) +
        roundness(kit, 128),
      over: kit.seam(pts('-126,500 0,516 126,500'), { dark: 0.45 }),
    }),
    window ? kit.line(rectangle(-74, 170, 100, 290, 22).concat([[-74, 260, 0]]), '#0d1220', 2.4, 0.35) : '',
    brandMark(mark, window ? 76 : 0, window ? 220 : 270, window ? 24 : 36, label),
    window
      ? fittedLettering(brand, 76, 350, { height: 26, width: 160 }, label, { weight: 1.2, rotate: -90 })
      : fittedLettering(brand, 0, 352, { height: 34, width: 180 }, label, { weight: 1.2 }),
    fittedLettering(
      print ?? (window ? '20 L' : '35 L'),
      0,
      552,
      { height: 22, width: 80 },
      readableOn(way.block, way.accent),
    ),
    kit.part(rectangle(-132, 250, 16, 40, 5), { fill: WEBBING, volume: 5 }) +
      kit.part(rectangle(116, 250, 16, 40, 5), { fill: WEBBING, volume: 5 }),
    rollTop(kit, way, 118, 58),
  ].join('');
}

function carried(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const body = '0,90! 128,86! 142,150 148,300 146,500 140,580~34 80,606 0,610';
  const straps = SIDES.map((side) => {
    const toSide = onSide(side);
    return [
      kit.part(toSide(pts('120,160~8 168,150~14 192,260 186,380 164,440~10 150,430~8 164,340 158,240 132,200~8')), {
        fill: WEBBING,
        volume: 14,
        texture: ['mesh', '#fff', 0.5],
        cast: [2, 5, 5, 0.35],
      }),
      kit.strap(toSide(pts('158,430 152,500 132,560')), 16, way.accent),
    ].join('');
  });
  return [
    kit.ground(0, 604, 190, 16, 0.5),
    ...straps,
    kit.part(mirrored(pts(body)), {
      fill: way.main,
      volume: 34,
      shade: 0.42,
      light: 0.3,
      texture: ['ripstop', '#000', 0.7],
      inside:
        kit.block(rectangle(-170, 480, 340, 150), way.block) +
        kit.folds(creases(WRINKLES), { blur: 7, dark: 0.42, light: 0.34 }) +
        roundness(kit, 148),
      over: kit.seam(pts('-148,480 0,496 148,480'), { dark: 0.45 }),
    }),
    kit.part(rectangle(-92, 300, 184, 150, 16), {
      fill: tone(way.block, -0.02),
      texture: ['mesh', '#000', 0.8],
      volume: 14,
      cast: [1, 4, 4, 0.4],
      inside: kit.folds(creases('-90,310 -40,360 -60,440 9; 90,310 50,360 60,440 9'), { blur: 6 }),
    }),
    kit.zip(pts('-84,318 0,322 84,318'), {
      tape: WEBBING,
      teeth: '#5a6066',
      kind: 'sealed',
      width: 10,
      pull: [76, 318, -70],
      pullColour: way.accent,
    }),
    ...[190, 236].map((y) => kit.strap(pts(`-140,${y} 0,${y + 12} 140,${y}`), 12, WEBBING)),
    kit.ladder(104, 196, 16, 6, WEBBING) + kit.ladder(104, 242, 16, 6, WEBBING),
    brandMark(mark, 0, 386, 24, readableOn(way.block, way.accent)),
    fittedLettering(brand, 0, 544, { height: 28, width: 180 }, readableOn(way.block, label), { weight: 1.2 }),
    rollTop(kit, way, 130, 52),
  ].join('');
}

function compression(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const body = '0,150! 132,146~20 158,210 166,330 160,470 140,548~34 80,572 0,576';
  return [
    kit.ground(0, 570, 200, 16, 0.5),
    kit.part(mirrored(pts(body)), {
      fill: way.main,
      volume: 44,
      shade: 0.5,
      light: 0.36,
      texture: ['ripstop', '#000', 0.7],
      inside:
        kit.folds(
          creases(
            '-150,220 -100,260 -60,230 12; 150,220 104,262 60,232 12; -160,330 -110,350 -70,330 10; 160,330 110,352 70,330 10; -150,470 -100,440 -70,470 12; 150,470 104,442 70,470 12; -20,160 -10,230 -26,290 10; 30,160 24,220 34,280 10',
          ),
          { blur: 8, dark: 0.5, light: 0.34 },
        ) + roundness(kit, 168),
    }),
    kit.part(mirrored(pts('0,110 90,112~16 138,138 146,166~10 70,182 0,184')), {
      fill: way.block,
      volume: 22,
      cast: [0, 8, 6, 0.45],
      over: kit.seam(pts('-142,150 0,166 142,150')),
    }),
    kit.part(mirrored(pts('0,530 80,526 138,512~10 146,540 130,568~14 60,590 0,592')), { fill: way.block, volume: 20 }),
    ...[-96, 0, 96].map(
      (x) =>
        kit.strap(
          [
            [x * 0.9, 150],
            [x * 1.14, 250],
            [x * 1.16, 420],
            [x * 0.96, 552],
          ],
          15,
          WEBBING,
        ) +
        kit.ladder(x * 1.14, 246, 19, 0, WEBBING) +
        kit.strap(
          [
            [x * 1.14 + 7, 250],
            [x * 1.14 + 12, 330],
          ],
          10,
          way.accent,
        ),
    ),
    brandMark(mark, -56, 350, 24, label),
    fittedLettering(brand, 56, 352, { height: 24, width: 84 }, label, { weight: 1.2 }),
    rollTop(kit, way, 84, 66),
  ].join('');
}

const KINDS = [
  { draw: tube, box: [-180, -34, 180, 616] },
  { draw: carried, box: [-210, -40, 210, 628] },
  { draw: (kit: Kit, way: Colourway, look: PlateLook) => tube(kit, way, look, true), box: [-180, -34, 180, 616] },
  { draw: compression, box: [-220, -26, 220, 606] },
] as const;

/** A roll-top dry bag: tube, with shoulder straps, with a window, with compression straps. */
export function drawDryBag(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.upright, 44);
  return kit.svg(draw(kit, way, look), 'Dry bag');
}
