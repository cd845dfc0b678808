import type { BackpackOptions } from './backpack';
import { readableOn, tone } from './colour';
import { creases, mirrored, onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';

const WEBBING = '#2a2d31';

/** Padded hip belt, its wings lying open, pockets on them. */
function hipBelt(kit: Kit, way: Colourway): string {
  return SIDES.map((side) => {
    const toSide = onSide(side);
    return [
      kit.strap(toSide(pts('252,560 286,620 262,668 214,676')), 22, WEBBING),
      kit.part(toSide(pts('60,486~20 150,476 218,496 256,534 262,572~16 236,590~12 190,566 130,560 60,572~20')), {
        fill: way.trim,
        volume: 26,
        shade: 0.6,
        light: 0.5,
        texture: ['mesh', '#fff', 0.6],
        cast: [0, 6, 6, 0.4],
        over:
          kit.seam(toSide(pts('70,500 150,492 212,510 244,546')), { stitch: 2 }) +
          kit.seam(toSide(pts('70,558 140,548 196,556 240,578')), { stitch: 2 }),
      }),
      kit.part(toSide(pts('150,500~10 206,512~10 226,548~10 176,546~10 146,536~10')), {
        fill: way.block,
        volume: 12,
        cast: [1, 3, 3, 0.35],
      }),
      kit.zip(toSide(pts('156,508 206,522 222,544')), { tape: WEBBING, teeth: '#5a6066', width: 7 }),
    ].join('');
  }).join('');
}

function shoulderStraps(kit: Kit, way: Colourway): string {
  return SIDES.map((side) => {
    const toSide = onSide(side);
    const strap = toSide(
      pts('34,92~14 70,84 104,98~16 132,190 134,290 118,384 96,420~10 66,410~10 88,360 92,280 78,190 52,140'),
    );
    return [
      kit.strap(toSide(pts('82,410 76,460 100,520 124,560')), 15, WEBBING),
      kit.ladder(side * 80, 424, 19, side * 8, WEBBING),
      kit.part(strap, {
        fill: way.trim,
        volume: 22,
        shade: 0.6,
        light: 0.55,
        texture: ['mesh', '#fff', 0.6],
        cast: [side * 2, 8, 8, 0.45],
        over: kit.seam(toSide(pts('48,104 84,116 112,200 112,290 88,400')), { stitch: 2 }),
      }),
      kit.strap(toSide(pts('98,112 122,200 124,290 110,380')), 9, tone(way.main, 0.04)),
      kit.strap(toSide(pts('84,100 112,52')), 12, WEBBING),
      kit.ladder(side * 100, 72, 15, side * 28, WEBBING),
    ].join('');
  }).join('');
}

/** The carrying side of the pack: back panel, shoulder straps, hip belt. */
export function drawBackpackBack(
  way: Colourway,
  { lid = true, brand = 'hanki', mark = 'crust' }: BackpackOptions,
): string {
  const kit = new Kit([-300, -42, 300, 700], FRAMES.upright, 44);
  const body = mirrored(pts('0,20 96,24 138,50~18 150,140 157,300 160,460 154,600 140,650~26 60,664 0,666'));
  const top = lid
    ? mirrored(pts('0,-10 70,-8 128,8~18 148,54 146,96~16 60,112 0,114'))
    : mirrored(pts('0,-6 90,-6 132,4~12 136,44~10 60,54 0,54'));
  const pads = [
    mirrored(pts('0,126! 64,126~18 78,180 76,250~20 0,262')),
    mirrored(pts('0,276 74,276~18 80,340 74,404~20 0,414')),
    mirrored(pts('0,428 70,428~18 84,480 92,556~24 0,572')),
  ];
  const art = [
    kit.ground(0, 680, 240, 16, 0.5),
    kit.tube(pts('-34,6 -30,-30 30,-30 34,6'), 11, way.accent, { gloss: 0.3 }),
    kit.part(body, {
      fill: way.main,
      volume: 36,
      shade: 0.5,
      light: 0.22,
      shadeColour: '#121827',
      lightColour: '#eef2f4',
      texture: ['ripstop', '#000', 1],
      inside:
        kit.block(mirrored(pts('0,560! 200,540! 200,700! 0,700!')), way.block) +
        kit.folds(creases('-150,260 -128,300 -146,360 8; 150,260 130,300 148,360 8'), { blur: 6, dark: 0.5 }),
    }),
    kit.part(mirrored(pts('0,104! 92,104~22 112,200 114,420 108,600~26 0,618')), {
      fill: tone(way.block, -0.03),
      volume: 20,
      texture: ['twill', '#000', 1],
    }),
    ...pads.map((pad) =>
      kit.part(pad, {
        fill: tone(way.trim, 0.05),
        volume: 24,
        shade: 0.6,
        light: 0.5,
        texture: ['mesh', '#fff', 0.7],
        cast: [0, 4, 4, 0.4],
      }),
    ),
    kit.strap(pts('0,118 0,270'), 26, WEBBING),
    ...[150, 186, 222].map((y) =>
      kit.line(
        [
          [-13, y],
          [13, y],
        ],
        '#fff',
        1.4,
        0.35,
      ),
    ),
    kit.part(top, {
      fill: way.main,
      volume: 30,
      shade: 0.52,
      light: 0.3,
      shadeColour: '#121827',
      lightColour: '#eef2f4',
      texture: ['ripstop', '#000', 1],
      cast: [0, 10, 8, 0.45],
      inside: kit.folds(creases('-130,50 -80,60 -50,36 9; 130,50 84,60 50,36 9'), { blur: 6, dark: 0.5 }),
    }),
    kit.part(rectangle(-40, 60, 80, 34, 5), { fill: way.trim, volume: 5, cast: [1, 2, 2, 0.4] }),
    brandMark(mark, -26, 77, 8, readableOn(way.trim, way.accent)) +
      lettering(brand, 8, 77, Math.min(10, 52 / brand.length), readableOn(way.trim, way.accent), { weight: 1 }),
    hipBelt(kit, way),
    kit.part(mirrored(pts('0,470! 96,470~20 104,520 96,588~22 0,600')), {
      fill: tone(way.trim, 0.07),
      volume: 26,
      shade: 0.6,
      light: 0.5,
      texture: ['mesh', '#fff', 0.7],
      cast: [0, 5, 5, 0.4],
    }),
    shoulderStraps(kit, way),
    kit.strap(pts('-112,230 -60,238 60,238 112,230'), 11, WEBBING),
    kit.buckle(0, 238, 16, 90, way.trim),
    kit.buckle(-206, 676, 26, -84, WEBBING) + kit.buckle(206, 676, 26, 84, WEBBING),
  ];
  return kit.svg(art.join(''), 'Backpack, back');
}
