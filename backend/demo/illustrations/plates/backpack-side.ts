import type { BackpackOptions } from './backpack';
import { readableOn, tone } from './colour';
import { creases, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { darn } from './pack-wear';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved, turned } from './turned';

const WEBBING = '#2a2d31';

const bottle = (kit: Kit, way: Colourway): string =>
  moved(
    turned(kit, '0,-190 26,-190~6 29,-160! 36,-146~8 36,60! 0,62', {
      fill: way.accent,
      inside: kit.block(rectangle(-50, -200, 100, 42), '#26292d'),
    }),
    34,
    450,
    -3,
  );

/** The pack from its right side, the carrying side to the left. */
export function drawBackpackSide(
  way: Colourway,
  { lid = true, brand = 'hanki', mark = 'crust', model = '48', isWorn = false }: BackpackOptions,
): string {
  const kit = new Kit([-250, -42, 250, 690], FRAMES.upright, 44);
  const cloth = { shadeColour: '#121827', lightColour: '#eef2f4', texture: ['ripstop', '#000', 1] as const };
  const body = pts(
    '-96,30~20 60,22 120,50~24 150,160 162,320 164,470 150,590 120,650~30 0,666 -84,660~20 -104,560 -112,400 -108,200',
  );
  const label = readableOn(way.main, way.accent);
  const art = [
    kit.ground(20, 672, 210, 16, 0.5),
    // the far shoulder strap and the near one, and the belt
    kit.part(
      pts('-100,80~10 -150,92~20 -196,180 -204,300 -170,420~10 -148,410~10 -172,300 -164,200 -128,130 -96,120~8'),
      { fill: way.trim, volume: 18, texture: ['mesh', '#fff', 0.6], light: 0.5, cast: [-2, 5, 5, 0.3] },
    ),
    kit.strap(pts('-160,414 -150,500 -110,580'), 14, WEBBING) + kit.ladder(-159, 428, 18, -6, WEBBING),
    kit.strap(pts('-120,96 -92,54'), 12, WEBBING),
    kit.tube(pts('-92,8 -96,-28 -56,-32 -50,4'), 11, way.accent, { gloss: 0.3 }),
    kit.part(pts('-112,120! -128,200 -132,400 -122,600! -100,600! -100,120!'), {
      fill: tone(way.trim, 0.05),
      volume: 12,
      texture: ['mesh', '#fff', 0.7],
    }),
    kit.part(body, {
      ...cloth,
      fill: way.main,
      volume: 42,
      shade: 0.52,
      light: 0.24,
      inside:
        kit.block(pts('-200,480! 0,490 240,470! 240,720! -200,720!'), way.block) +
        `<rect x="-120" y="10" width="300" height="670" fill="${kit.linear('0 #1b2338 .4, .24 #1b2338 .05, .45 #1b2338 0, .8 #1b2338 .2, 1 #1b2338 .6', 0, 0, 1, 0)}"/>` +
        kit.folds(
          creases(
            '-90,180 -40,220 20,190 10; 150,230 100,250 60,220 10; -96,320 -40,344 10,320 8; 156,360 110,380 70,350 9; -80,600 -30,580 20,610 9; 140,590 90,570 50,610 9',
          ),
          { blur: 6, dark: 0.5, light: 0.24 },
        ),
      over:
        kit.seam(pts('-60,40 -76,260 -70,470 -56,656'), { pucker: 0.2, stitch: 2 }) +
        kit.seam(pts('-112,484 20,494 162,474'), { pucker: 0.25 }),
    }),
    // the front pocket bulges at the right
    kit.part(pts('132,300~12 176,318 196,400 190,540 160,612~20 134,600!'), {
      fill: tone(way.block, -0.03),
      volume: 20,
      texture: ['mesh', '#000', 0.9],
      cast: [-2, 4, 5, 0.4],
    }),
    bottle(kit, way),
    kit.part(pts('-66,412~8 20,396 110,420~8 118,520 108,640~20 -30,652~20 -62,640 -70,520'), {
      fill: tone(way.trim, 0.06),
      volume: 20,
      texture: ['mesh', '#000', 0.8],
      cast: [0, 4, 5, 0.4],
      inside: kit.folds(creases('-60,430 -30,500 -50,600 10; 108,440 70,500 96,600 10; 10,410 20,500 0,620 10'), {
        blur: 7,
      }),
    }),
    kit.line(pts('-66,416 20,400 110,424'), way.accent, 4, 0.9),
    isWorn ? darn(kit, way, [70, 486]) : '',
    ...[150, 250, 360].map(
      (y) =>
        kit.strap(
          [
            [-92, y + 16],
            [20, y],
            [140, y - 16],
          ],
          12,
          WEBBING,
        ) + kit.ladder(-30, y + 8, 16, 82, WEBBING),
    ),
    kit.part(
      pts('-120,500~14 -30,506 40,520~14 36,572~14 -40,566 -124,580~14 -170,560 -200,590~10 -220,570~10 -190,520'),
      {
        fill: way.trim,
        volume: 22,
        light: 0.5,
        texture: ['mesh', '#fff', 0.6],
        cast: [0, 6, 6, 0.4],
        over: kit.seam(pts('-110,512 -30,518 30,530'), { stitch: 2 }),
      },
    ),
    kit.strap(pts('-206,584 -226,630 -216,660'), 20, WEBBING) + kit.buckle(-216, 660, 24, 10, WEBBING),
    lid
      ? kit.part(pts('-104,-4~18 40,-14 124,0~24 170,64 174,116 150,142~14 20,128 -100,122~12 -112,60'), {
          ...cloth,
          fill: way.main,
          volume: 32,
          shade: 0.52,
          light: 0.3,
          cast: [0, 12, 8, 0.5],
          inside:
            kit.block(pts('-140,92! 20,100 200,112! 200,200! -140,200!'), way.block) +
            kit.folds(creases('-90,50 -40,64 10,40 9; 150,70 100,74 60,50 9'), { blur: 6, dark: 0.5 }),
        }) +
        kit.zip(pts('-100,74 20,82 166,92'), {
          tape: WEBBING,
          teeth: '#5a6066',
          width: 10,
          pull: [150, 91, -80],
          pullColour: way.accent,
        }) +
        kit.strap(pts('100,124 128,220 132,300'), 14, WEBBING) +
        kit.buckle(124, 204, 19, -8, WEBBING)
      : kit.part(pts('-110,0~14 40,-16 122,-6~14 138,34~10 30,44 -108,42~10'), {
          ...cloth,
          fill: way.block,
          volume: 20,
          cast: [0, 8, 6, 0.5],
        }) +
        kit.strap(pts('120,10 148,80 152,200'), 14, WEBBING) +
        kit.buckle(147, 120, 19, -6, WEBBING),
    brandMark(mark, -10, lid ? 38 : 96, 15, label),
    fittedLettering(brand, 62, lid ? 38 : 96, { height: 17, width: 86 }, label, { weight: 1.15 }),
    fittedLettering(model, 20, 590, { height: 20, width: 80 }, readableOn(way.trim, way.accent)),
  ];
  return kit.svg(art.join(''), 'Backpack, side');
}
