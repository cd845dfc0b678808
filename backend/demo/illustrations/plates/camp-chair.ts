import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { creases, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering } from './turned';

const POLE = '#3f454a';
const WOOD = '#b88a55';

const leg = (kit: Kit, from: Point, to: Point, width = 17, colour = POLE): string =>
  kit.tube([from, to], width, colour, { cap: 'butt' });

const foot = (kit: Kit, x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${kit.part(pts('-15,-26~6 15,-26~6 18,6~8 -18,6~8'), { fill: '#202428', volume: 6 })}</g>`;

/** Seat and back of a sling chair: one cloth hung on four pole ends, seen a little from the right. */
function sling(kit: Kit, way: Colourway, { brand, mark }: PlateLook, top: number): string {
  const label = readableOn(way.main, way.accent);
  const back = pts(
    `-236,${top + 20}~22 -120,${top + 44} 120,${top + 38} 236,${top}~22 222,-60 200,60 0,90 -200,70 -222,-50`,
  );
  const seat = pts('-262,66~26 -150,20 0,46 160,14 272,44~26 250,190 150,236 0,246 -150,240 -250,206');
  const tall = top < -420;
  return [
    kit.part(back, {
      fill: way.main,
      volume: 40,
      shade: 0.6,
      light: 0.35,
      shadeColour: '#121827',
      texture: ['ripstop', '#000', 1],
      inside:
        kit.block(
          pts(`-280,${top - 20}! 280,${top - 40}! 280,${top + 90}! 0,${top + 116} -280,${top + 100}!`),
          way.block,
        ) +
        kit.folds(
          creases(
            `-220,${top + 40} -120,-120 -60,60 20; 220,${top + 20} 130,-120 70,60 20; -200,-40 -120,20 -40,70 16; 200,-40 130,20 50,70 16`,
          ),
          { blur: 8, dark: 0.42, light: 0.24 },
        ),
      over: kit.stitching(pts(`-222,${top + 34} -120,${top + 58} 120,${top + 52} 222,${top + 14}`), 0.5),
    }),
    kit.part(pts(`-150,${tall ? -250 : -170}~40 150,${tall ? -256 : -176}~40 120,20~40 -120,24~40`), {
      fill: tone(way.trim, 0.08),
      texture: ['mesh', '#fff', 0.8],
      volume: 14,
      shade: 0.5,
    }),
    kit.part(seat, {
      fill: way.main,
      volume: 44,
      shade: 0.6,
      light: 0.4,
      shadeColour: '#121827',
      texture: ['ripstop', '#000', 1],
      cast: [0, 8, 7, 0.45],
      inside:
        kit.block(pts('-300,170! -150,214 0,222 150,212 300,160! 300,300! -300,300!'), way.block) +
        kit.soft(pts('-150,60 0,80 160,56 110,140 -110,144'), '#0d1220', 0.4, 14) +
        kit.folds(
          creases(
            '-250,80 -120,110 -40,180 18; 258,60 130,104 50,176 18; -240,196 -140,190 -60,220 14; 240,184 140,184 60,216 14',
          ),
          { blur: 8, dark: 0.42, light: 0.3 },
        ),
      over: kit.seam(pts('-240,196 -150,224 0,230 150,220 240,182'), { stitch: 2 }),
    }),
    ...(
      [
        [-236, top + 22],
        [236, top + 4],
        [-254, 78],
        [262, 58],
      ] as const
    ).map(([x, y]) =>
      kit.part(rectangle(x - 22, y - 22, 44, 44, 12), { fill: way.trim, volume: 8, cast: [1, 3, 3, 0.4] }),
    ),
    brandMark(mark, tall ? 0 : -76, top + 76, 20, readableOn(way.block, way.accent)),
    tall
      ? fittedLettering(brand, 0, top + 136, { height: 26, width: 190 }, label, { weight: 1.15 })
      : fittedLettering(brand, 34, top + 76, { height: 26, width: 150 }, readableOn(way.block, way.accent), {
          weight: 1.15,
        }),
  ].join('');
}

/** Hub frame: four legs from a crossing under the seat. */
const frame = (kit: Kit, top: number): string =>
  [
    leg(kit, [-200, 190], [-236, top + 30], 15),
    leg(kit, [200, 180], [236, top + 10], 15),
    leg(kit, [-110, 330], [-262, 70], 17),
    leg(kit, [110, 326], [268, 50], 17),
    leg(kit, [-110, 330], [-186, 500], 17),
    leg(kit, [110, 326], [196, 486], 17),
    leg(kit, [-110, 330], [-280, 540], 18),
    leg(kit, [110, 326], [288, 530], 18),
    leg(kit, [-110, 330], [110, 326], 18),
    kit.part(rectangle(-140, 308, 60, 46, 12), { fill: '#23272b', volume: 9, cast: [2, 4, 4, 0.4] }),
    kit.part(rectangle(80, 304, 60, 46, 12), { fill: '#23272b', volume: 9, cast: [2, 4, 4, 0.4] }),
    foot(kit, -186, 506, 24) + foot(kit, 196, 492, -24) + foot(kit, -280, 552, 34) + foot(kit, 288, 542, -34),
  ].join('');

const hubChair =
  (top: number) =>
  (kit: Kit, way: Colourway, look: PlateLook): string =>
    kit.ground(0, 552, 370, 34, 0.42) + frame(kit, top) + sling(kit, way, look, top);

function stool(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const seat = pts('-190,-176~20 0,-150 196,-190~20 130,-96 20,-18~26 -110,-90');
  return [
    kit.ground(0, 250, 260, 26, 0.42),
    leg(kit, [-176, -160], [150, 226], 22, WOOD),
    leg(kit, [184, -172], [-160, 236], 22, WOOD),
    kit.part(pts('-190,-176~20 0,-150 196,-190~20 130,-160 0,-120 -110,-140'), {
      fill: tone(way.block, -0.04),
      volume: 14,
      shade: 0.7,
    }),
    kit.part(seat, {
      fill: way.main,
      volume: 34,
      shade: 0.6,
      texture: ['twill', '#000', 1.6],
      cast: [0, 7, 6, 0.4],
      inside: kit.folds(
        creases('-180,-160 -60,-120 10,-40 18; 184,-176 80,-120 26,-40 18; -100,-140 0,-110 60,-130 14'),
        { blur: 8, dark: 0.42, light: 0.3 },
      ),
      over:
        kit.stitching(pts('-176,-162 0,-136 180,-174'), 0.6) +
        brandMark(mark, -44, -104, 15, label) +
        fittedLettering(brand, 34, -104, { height: 20, width: 110 }, label, { weight: 1.2 }),
    }),
    leg(kit, [16, -34], [10, 252], 22, WOOD),
    kit.part(pts('-14,-60~10 46,-60~10 50,4~14 -18,4~14'), {
      fill: way.trim,
      volume: 10,
      cast: [2, 4, 4, 0.4],
      over: kit.stitching(pts('-8,-50 40,-50'), 0.6),
    }),
    kit.part(rectangle(-26, 16, 66, 34, 14), { fill: '#23272b', volume: 8, cast: [2, 4, 4, 0.4] }),
    kit.screw(6, 33, 9),
    ...(
      [
        [-168, -166],
        [178, -178],
      ] as const
    ).map(([x, y]) => kit.part(rectangle(x - 28, y - 18, 56, 44, 12), { fill: way.trim, volume: 8 })),
    foot(kit, 10, 250) + foot(kit, 152, 230, -40) + foot(kit, -162, 240, 40),
  ].join('');
}

function armchair(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const cloth = { volume: 26, shade: 0.55, light: 0.35, texture: ['twill', '#000', 1.6] as const };
  return [
    kit.ground(0, 400, 360, 30, 0.42),
    leg(kit, [-190, 100], [210, 340], 24, tone(WOOD, -0.07)) + leg(kit, [190, 100], [-210, 340], 24, tone(WOOD, -0.07)),
    leg(kit, [-226, -330], [-206, 120], 26, WOOD) + leg(kit, [226, -330], [206, 120], 26, WOOD),
    kit.part(pts('-240,-318~10 240,-318~10 236,-140~10 -236,-140~10'), {
      ...cloth,
      fill: way.main,
      cast: [0, 8, 7, 0.35],
      inside: kit.folds(
        creases('-220,-300 -120,-240 -60,-160 16; 220,-300 120,-240 60,-160 16; -40,-316 -30,-240 -40,-150 12'),
        { blur: 8, dark: 0.36, light: 0.24 },
      ),
      over: kit.stitching(pts('-206,-318 -204,-140'), 0.5) + kit.stitching(pts('206,-318 204,-140'), 0.5),
    }),
    brandMark(mark, 0, -252, 24, label) +
      fittedLettering(brand, 0, -196, { height: 30, width: 240 }, label, { weight: 1.15 }),
    kit.part(pts('-220,96~14 220,96~14 252,170~12 -252,170~12'), {
      ...cloth,
      fill: way.main,
      cast: [0, 10, 8, 0.45],
      inside: kit.soft(pts('-140,104 140,104 120,150 -120,150'), '#0d1220', 0.4, 9),
    }),
    kit.part(rectangle(-250, 164, 500, 26, 9), {
      fill: WOOD,
      volume: 8,
      inside: kit.line(pts('-250,178 250,174'), '#6f4820', 1.6, 0.3),
    }),
    leg(kit, [-230, 190], [240, 388], 28, WOOD) + leg(kit, [230, 190], [-240, 388], 28, WOOD),
    kit.screw(0, 289, 12),
    ...([-1, 1] as const).map(
      (side) =>
        kit.part(pts(`${side * 290},-76~12 ${side * 206},-76~12 ${side * 200},-42~12 ${side * 296},-42~12`), {
          fill: WOOD,
          volume: 10,
          cast: [2, 6, 5, 0.4],
          inside: kit.line(
            [
              [side * 286, -60],
              [side * 206, -56],
            ],
            '#6f4820',
            1.6,
            0.3,
          ),
        }) + leg(kit, [side * 256, -44], [side * 244, 178], 22, WOOD),
    ),
    kit.part(pts('-268,378~8 -206,378~8 -206,404~8 -268,404~8'), { fill: WOOD, volume: 7 }) +
      kit.part(pts('268,378~8 206,378~8 206,404~8 268,404~8'), { fill: WOOD, volume: 7 }),
    kit.part(pts('286,-40~8 286,70~16 220,70~16 224,-40~8'), {
      ...cloth,
      fill: way.block,
      volume: 12,
      cast: [2, 4, 4, 0.35],
    }) + kit.line(pts('288,-20 222,-20'), way.accent, 4),
  ].join('');
}

const KINDS = [
  { draw: hubChair(-340), box: [-390, -380, 390, 600] },
  { draw: hubChair(-560), box: [-390, -600, 390, 600] },
  { draw: stool, box: [-270, -250, 270, 290] },
  { draw: armchair, box: [-390, -350, 390, 440] },
] as const;

/** A folding seat: low chair, high-backed chair, three-legged stool, armchair. */
export function drawCampChair(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, look.variant === 1 ? FRAMES.upright : FRAMES.square, 44);
  return kit.svg(draw(kit, way, look), 'Camp chair');
}
