import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

const ASH = '#c99d66';
const STEEL = '#8d9498';

type AxeShape = {
  box: Box;
  /** the head, edge to the left, eye round x 0 */
  head: string;
  /** the honed edge */
  bit: string;
  /** the handle from the eye down */
  handle: string;
  /** places of the mask that covers the edge */
  mask: string;
  /** a hollow composite handle */
  synthetic?: true;
  /** a head painted in the main colour */
  painted?: true;
};

const SHAPES: Record<PlateLook['variant'], AxeShape> = {
  // small forest axe
  0: {
    box: [-172, -60, 172, 520],
    head: '-26,-30~4 30,-31~3 46,-28~4 46,26~4 26,30~3 -22,31 -70,44 -124,66! -139,20 -139,-26 -126,-54! -74,-30',
    bit: '-160,-70! -122,-60! -112,-20 -112,26 -121,72! -160,80!',
    handle:
      '-16,-38~3 18,-38~3 20,60 26,180 22,300 14,400 22,462 40,488~10 30,508~8 -6,506~12 -20,470 -20,400 -12,300 -8,180 -14,60',
    mask: '-44,-40~8 34,-56~6 44,0 34,58~6 -44,44~8',
  },
  // hatchet
  1: {
    box: [-150, -60, 150, 372],
    head: '-24,-26~4 26,-27~3 40,-24~4 40,24~4 22,27~3 -16,28 -44,44 -88,92! -110,40 -117,-14 -110,-44! -64,-26',
    bit: '-140,-60! -104,-50! -95,-14 -88,36 -70,90! -140,110!',
    handle:
      '-14,-34~3 16,-34~3 18,50 24,130 20,220 18,280 30,330 44,350~8 32,366~8 0,362~10 -14,326 -16,270 -12,200 -8,130 -13,50',
    mask: '-40,-36~8 30,-48~6 40,0 30,50~6 -40,38~8',
  },
  // splitting maul
  2: {
    box: [-190, -70, 190, 690],
    head: '-30,-40~5 62,-42~5 76,-36~6 76,38~6 62,44~5 -28,42 -80,48 -128,62! -138,20 -138,-22 -128,-54! -80,-46',
    bit: '-170,-80! -126,-60! -122,-20 -122,24 -126,70! -170,80!',
    handle:
      '-20,-50~3 24,-50~3 26,70 26,250 24,430 22,570 34,640 52,664~10 40,684~8 -2,680~12 -18,640 -20,560 -18,430 -18,250 -18,70',
    mask: '-40,-46~8 44,-60~6 54,0 44,62~6 -40,50~8',
    painted: true,
  },
  // hollow composite handle
  3: {
    box: [-160, -60, 160, 452],
    head: '-20,-24~6 20,-26~6 34,-20~6 34,22~6 18,27~6 -16,28 -64,40 -116,62! -128,20 -128,-22 -116,-50! -68,-28',
    bit: '-150,-70! -114,-56! -106,-18 -106,22 -113,66! -150,80!',
    handle:
      '-30,-38~10 34,-40~10 44,-10 38,40 24,110 20,220 16,320 24,400 48,424~10 42,444~8 -8,442~14 -18,390 -18,300 -14,200 -16,110 -28,40 -34,0',
    mask: '-42,-38~8 32,-52~6 42,0 32,54~6 -42,42~8',
    synthetic: true,
  },
};

function handle(kit: Kit, way: Colourway, { handle: outline, box, synthetic }: AxeShape, { brand }: PlateLook): string {
  const bottom = box[3];
  const gripTop = bottom * 0.58;
  const label = synthetic ? readableOn('#2a2d31', way.accent) : '#5b3b1c';
  const fibres = [-9, -3, 3, 9]
    .map((x, i) =>
      kit.line(
        pts(`${x},-30 ${x + 6},${bottom * 0.3} ${x - 2 + i},${bottom * 0.7} ${x + 4},${bottom}`),
        '#6f4820',
        1.3,
        0.34,
      ),
    )
    .join('');
  const rubber =
    kit.block(rectangle(-80, gripTop, 200, bottom), way.main) +
    Array.from({ length: 12 }, (_, i) =>
      kit.line(pts(`-30,${gripTop + 18 + i * 9} 40,${gripTop + 12 + i * 9}`), '#000', 2.2, 0.35),
    ).join('') +
    kit.line(pts(`-60,${gripTop} 60,${gripTop}`), way.accent, 4);
  const painted =
    kit.block(rectangle(-80, bottom - 74, 200, 90), way.main) +
    kit.line(pts(`-60,${bottom - 74} 80,${bottom - 74}`), way.accent, 3.4);
  return kit.part(pts(outline), {
    fill: synthetic ? '#2a2d31' : ASH,
    volume: 16,
    shade: 0.6,
    light: 0.45,
    cast: [6, 10, 8, 0.4],
    inside: synthetic ? rubber : fibres + painted,
    over:
      fittedLettering(brand, synthetic ? 4 : 7, bottom * 0.36, { height: 15, width: bottom * 0.3 }, label, {
        rotate: 88,
        weight: 1.15,
      }) + kit.soft(pts(`-8,40 -2,40 4,${bottom * 0.5} 0,${bottom - 60} -8,${bottom - 60}`), '#fff', 0.28, 4),
  });
}

function head(
  kit: Kit,
  way: Colourway,
  { head: outline, bit, synthetic, painted }: AxeShape,
  { mark }: PlateLook,
): string {
  const steel = synthetic ? '#3b4045' : painted ? way.main : STEEL;
  return kit.part(pts(outline), {
    fill: steel,
    gradient: kit.linear(
      `0 ${tone(steel, 0.16)}, .4 ${steel}, .7 ${tone(steel, -0.1)}, 1 ${tone(steel, 0.03)}`,
      0,
      0,
      0.4,
      1,
    ),
    texture: ['grain', '#000', 1.2],
    volume: 12,
    shade: 0.6,
    light: 0.6,
    cast: [5, 9, 7, 0.45],
    inside:
      kit.block(pts(bit), kit.linear('0 #f3f5f6, .45 #c9ced1, 1 #aab0b4', 0, 0, 1, 0.2)) +
      kit.soft(pts('-100,-34 -40,-18 20,-20 20,-12 -50,-8 -100,-18'), '#fff', 0.5, 4),
    over: brandMark(mark, -58, 4, 15, readableOn(steel, synthetic || painted ? way.accent : '#3b4146')),
  });
}

/** The leather or plastic mask, off the edge and lying beside the handle. */
function mask(kit: Kit, way: Colourway, { mask: outline, synthetic, box }: AxeShape): string {
  const fill = synthetic ? mix(way.block, '#202327', 0.35) : '#8a5a34';
  return moved(
    kit.flatShadow([pts(outline)], { dx: 4, dy: 9, blur: 8, opacity: 0.34 }) +
      kit.part(pts(outline), {
        fill,
        volume: 13,
        shade: 0.6,
        texture: ['grain', '#000', 0.9],
        over:
          kit.stitching(pts('-34,-32 26,-46~8 35,0 26,48~8 -34,35'), synthetic ? 0 : 0.8, '#ecd9b8') +
          kit.strap(pts('-42,-4 -4,-2 36,0'), 12, tone(fill, -0.08)) +
          kit.screw(18, 0, 4.6, '#b99552'),
      }),
    -96,
    box[3] * 0.56,
    8,
  );
}

/** An axe and the mask of its edge: small forest axe, hatchet, splitting maul, composite handle. */
export function drawAxe(way: Colourway, look: PlateLook): string {
  const shape = SHAPES[look.variant];
  const kit = new Kit(shape.box, FRAMES.upright, 50);
  const middle = shape.box[3] / 2;
  const wedge = shape.synthetic
    ? ''
    : kit.part(pts('-13,-40~2 15,-40~2 15,-32! -13,-31!'), {
        fill: ASH,
        volume: 3,
        inside: kit.line(pts('1,-42 1,-30'), '#5b3b1c', 2),
      });
  const art = [
    mask(kit, way, shape),
    handle(kit, way, shape, look),
    shape.synthetic ? '' : wedge,
    head(kit, way, shape, look),
    shape.synthetic
      ? kit.part(pts('-34,-16~6 30,-18~6 38,0 30,20~6 -34,18~6'), {
          fill: '#2a2d31',
          volume: 8,
          inside: kit.line(pts('-24,2 22,0'), way.accent, 4),
        })
      : '',
  ];
  return kit.svg(`<g transform="rotate(12 0 ${middle})">${art.join('')}</g>`, 'Axe');
}
