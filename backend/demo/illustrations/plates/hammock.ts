import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { creases, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

const WEBBING = '#2a2d31';
const CORD = '#8d9498';

/** Suspension at both ends: webbing with loops, a carabiner, the gathered end of the cloth. */
function suspension(kit: Kit, way: Colourway, x: number, y: number): string {
  const out = Math.sign(x);
  const far: Point = [x + out * 210, y - 78];
  const joint: Point = [x + out * 120, y - 44];
  const loops = Array.from({ length: 4 }, (_, i) => {
    const t = 0.3 + i * 0.2;
    return kit.line(
      [
        [joint[0] + (far[0] - joint[0]) * t, joint[1] + (far[1] - joint[1]) * t - 22],
        [joint[0] + (far[0] - joint[0]) * t, joint[1] + (far[1] - joint[1]) * t + 22],
      ],
      '#fff',
      2,
      0.4,
    );
  });
  return [
    kit.strap([joint, far], 40, WEBBING),
    ...loops,
    kit.tube(
      [
        [x, y],
        [x + out * 60, y - 24],
      ],
      26,
      way.trim,
      { gloss: 0.3 },
    ),
    moved(
      kit.tube('M-62 0C-62-34 62-30 62 0S-62 34-62 0Z', 14, '#b9bec1', { gloss: 0.9 }),
      x + out * 92,
      y - 36,
      out * -18,
    ),
  ].join('');
}

const bed = '-1180,-330! -1000,-160 -620,90 0,170 620,90 1000,-160 1180,-330! 980,40 560,330 0,410 -560,330 -980,40';
const inner =
  '-1180,-330! -760,-150 -300,-60 0,-44 300,-60 760,-150 1180,-330! 1000,-160 620,90 0,170 -620,90 -1000,-160';

function cloth(kit: Kit, way: Colourway, look: PlateLook, quilted = false): string {
  const label = readableOn(way.main, way.accent);
  const pleats = creases(
    '-1170,-320 -900,-60 -500,180 20; -1170,-320 -860,-140 -400,30 16; -1160,-310 -980,0 -640,250 18; 1170,-320 900,-60 500,180 20; 1170,-320 860,-140 400,30 16; 1160,-310 980,0 640,250 18; -300,150 -100,230 60,200 18; 340,160 160,250 -20,300 18',
  );
  return [
    kit.part(pts(inner), {
      fill: tone(way.block, -0.04),
      volume: 44,
      shade: 0.8,
      texture: ['ripstop', '#000', 1.2],
      inside: kit.folds(
        creases('-1100,-290 -700,-100 -200,20 18; 1100,-290 700,-100 200,20 18; -200,-40 0,60 200,140 16'),
        { blur: 8, dark: 0.5, light: 0.2 },
      ),
    }),
    kit.part(pts(bed), {
      fill: way.main,
      volume: 60,
      shade: 0.6,
      light: 0.3,
      texture: ['ripstop', '#000', 1.2],
      cast: [0, 5, 5, 0.3],
      inside:
        kit.block(
          pts(
            '-1300,-400! -1180,-330 -960,60 -560,350 0,430 560,350 960,60 1180,-330 1300,-400! 1300,600! -1300,600!',
          ).map(([x, y, corner]): Point => [x, y - 70, corner]),
          way.block,
        ) + kit.folds(pleats, { blur: 9, dark: 0.42, light: 0.3 }),
      over: quilted
        ? ''
        : kit.seam(pts('-1180,-330 -1000,-140 -620,112 0,192 620,112 1000,-140 1180,-330'), { stitch: 3 }),
    }),
    kit.line(pts('-1180,-330 -1000,-160 -620,90 0,170 620,90 1000,-160 1180,-330'), way.accent, 4, 0.95),
    brandMark(look.mark, -150, 262, 44, label) +
      fittedLettering(look.brand, 60, 262, { height: 58, width: 260 }, label, { weight: 1.15 }),
  ].join('');
}

const sack = (kit: Kit, way: Colourway): string =>
  kit.line(pts('300,300 304,480'), CORD, 2.4) +
  kit.part(pts('224,480~30 384,480~30 396,560 376,660~30 232,660~30 212,560'), {
    fill: way.block,
    volume: 20,
    cast: [3, 5, 5, 0.3],
    inside: kit.folds(creases('250,490 270,540 250,600 12; 350,490 340,540 360,600 12'), { blur: 6 }),
  }) +
  kit.line(pts('228,520 304,530 380,520'), way.accent, 3);

function simple(kit: Kit, way: Colourway, look: PlateLook): string {
  return [
    kit.ground(0, 700, 1300, 60, 0.26),
    suspension(kit, way, -1180, -330),
    suspension(kit, way, 1180, -330),
    cloth(kit, way, look),
    sack(kit, way),
  ].join('');
}

const ridge = (kit: Kit): string => kit.tube(pts('-1250,-372 0,-356 1250,-372'), 9, CORD, { gloss: 0.2 });

function netted(kit: Kit, way: Colourway, look: PlateLook): string {
  const net = pts('-1180,-330! 0,-330 1180,-330! 1000,-160 620,90 0,170 -620,90 -1000,-160');
  const upper = pts(
    '-1180,-330! -700,-700 -300,-790~80 300,-790~80 700,-700 1180,-330! 1000,-160 620,90 0,170 -620,90 -1000,-160',
  );
  return [
    kit.ground(0, 700, 1300, 60, 0.26),
    suspension(kit, way, -1180, -330) + suspension(kit, way, 1180, -330),
    `<g opacity=".9">${kit.part(upper, { fill: mix(way.trim, '#8f9a9b', 0.35), volume: 30, shade: 0.5, light: 0.3, texture: ['mesh', '#000', 0.8], line: 1 })}</g>`,
    kit.soft(net, '#0b0f16', 0.3, 14),
    cloth(kit, way, look),
    kit.soft(pts('-900,-480 -300,-740 0,-760 -500,-520 -800,-300'), '#fff', 0.14, 14),
    kit.seam(pts('-300,-788 -260,-300 -200,140'), { weight: 2 }) +
      kit.seam(pts('300,-788 260,-300 200,140'), { weight: 2 }),
    kit.zip(pts('-560,-740 -420,-300 0,140 420,-300 560,-740').slice(0, 3), {
      tape: WEBBING,
      teeth: '#777d82',
      width: 9,
      pull: [-40, 96, -50],
      pullColour: way.accent,
      pullLength: 32,
    }),
    kit.tube(pts('-1250,-500 -700,-716 -300,-806 300,-806 700,-716 1250,-500'), 12, way.accent, { gloss: 0.3 }),
  ].join('');
}

function spreader(kit: Kit, way: Colourway, look: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const cords = (side: 1 | -1): string =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return kit.tube(
        [
          [side * (820 - t * 120), 20 + t * 190],
          [side * 1160, -300],
        ],
        6,
        CORD,
        { gloss: 0.2, shadow: 0.15 },
      );
    }).join('');
  const bedOutline = pts('-820,20! 0,110 820,20! 700,210! 0,330 -700,210!');
  return [
    kit.ground(0, 700, 1200, 60, 0.26),
    suspension(kit, way, -1180, -330) + suspension(kit, way, 1180, -330),
    cords(1) + cords(-1),
    kit.part(bedOutline, {
      fill: way.main,
      volume: 34,
      shade: 0.5,
      light: 0.4,
      texture: ['twill', '#000', 1.6],
      cast: [2, 10, 9, 0.35],
      inside:
        [-560, -280, 0, 280, 560]
          .map((x) =>
            kit.block(
              [
                [x - 60, -40, 0],
                [x + 60, -40, 0],
                [x * 0.86 + 52, 400, 0],
                [x * 0.86 - 52, 400, 0],
              ],
              way.block,
            ),
          )
          .join('') +
        `<rect x="-860" y="0" width="1720" height="340" fill="${kit.linear('0 #fff .16, .3 #0d1220 .22, .62 #0d1220 .05, 1 #fff .12')}"/>` +
        kit.folds(
          creases(
            '-700,60 -300,150 0,170 18; 700,60 300,150 0,170 18; -640,190 -300,230 0,280 16; 640,190 300,230 0,280 16',
          ),
          { blur: 9, dark: 0.3, light: 0.25 },
        ),
      over:
        kit.seam(pts('-812,36 0,126 812,36'), { stitch: 2 }) + kit.seam(pts('-706,196 0,314 706,196'), { stitch: 2 }),
    }),
    kit.part(pts('-700,208! 0,328 700,208! 694,262 0,384 -694,262'), {
      fill: tone(way.main, -0.05),
      volume: 14,
      shade: 0.5,
    }),
    ...([1, -1] as const).map(
      (side) =>
        kit.tube(
          [
            [side * 826, 8],
            [side * 694, 222],
          ],
          34,
          '#b88a55',
          { gloss: 0.5 },
        ) +
        kit.part(rectangle(side * 826 - 22, -12, 44, 34, 12), { fill: way.trim, volume: 6 }) +
        kit.part(rectangle(side * 694 - 22, 208, 44, 34, 12), { fill: way.trim, volume: 6 }),
    ),
    brandMark(look.mark, -120, 312, 26, label) +
      fittedLettering(look.brand, 50, 318, { height: 40, width: 220 }, label, { weight: 1.2 }),
  ].join('');
}

function insulated(kit: Kit, way: Colourway, look: PlateLook): string {
  const quilt = pts('-1060,-190~40 -620,130 0,230 620,130 1060,-190~40 1010,10 600,430 0,520 -600,430 -1010,10');
  const seams = Array.from({ length: 11 }, (_, i) => {
    const x = -900 + i * 180;
    const top = 220 - (x / 1000) ** 2 * 330;
    return kit.seam(
      [
        [x, top],
        [x * 0.96, top + 130],
        [x * 0.9, top + 300],
      ],
      { pucker: 0.6, weight: 2 },
    );
  });
  return [
    kit.ground(0, 700, 1300, 60, 0.26),
    ridge(kit),
    suspension(kit, way, -1180, -330) + suspension(kit, way, 1180, -330),
    cloth(kit, way, look, true),
    kit.part(quilt, {
      fill: way.block,
      volume: 60,
      shade: 0.65,
      light: 0.5,
      cast: [0, 8, 8, 0.35],
      texture: ['ripstop', '#000', 1],
      over: seams.join(''),
    }),
    kit.line(pts('-1060,-190 -620,130 0,230 620,130 1060,-190'), way.accent, 5, 0.95),
    kit.tube(pts('-1050,-180 -1150,-300'), 10, way.accent) + kit.tube(pts('1050,-180 1150,-300'), 10, way.accent),
    kit.part(pts('-150,-356! 170,-356! 150,-210~30 -130,-210~30'), {
      fill: tone(way.trim, 0.06),
      texture: ['mesh', '#fff', 0.7],
      volume: 10,
      cast: [2, 6, 5, 0.3],
    }),
    kit.line(pts('-150,-352 170,-352'), way.accent, 4),
    brandMark(look.mark, -120, 340, 40, readableOn(way.block, way.accent)) +
      fittedLettering(look.brand, 70, 340, { height: 54, width: 260 }, readableOn(way.block, way.accent), {
        weight: 1.15,
      }),
  ].join('');
}

const KINDS = [
  { draw: simple, box: [-1400, -560, 1400, 900] },
  { draw: netted, box: [-1400, -1030, 1400, 900] },
  { draw: spreader, box: [-1420, -640, 1420, 960] },
  { draw: insulated, box: [-1400, -600, 1400, 900] },
] as const;

/** A hung hammock: plain, with an insect net, with spreader bars, with an underquilt. */
export function drawHammock(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.wide, 26);
  // a hammock fills little of its height: it hangs a quarter deeper than its length would have it
  return kit.svg(`<g transform="scale(1 1.25)">${draw(kit, way, look)}</g>`, 'Hammock');
}
