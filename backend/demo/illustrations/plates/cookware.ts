import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { ellipse, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved, ringLine, turned } from './turned';

const ALU = '#b6bcbf';
const DARK = '#26292d';

type Pot = { radius: number; height: number; fill: string; lip?: string };

/** An open pot on the ground at y 0, seen from a little above. */
function pot(kit: Kit, { radius, height, fill, lip = '#d5dadc' }: Pot, marks = ''): string {
  const depth = radius * 0.2;
  return [
    kit.ground(4, 4, radius * 1.3, 11, 0.45),
    turned(kit, `0,${-height} ${radius},${-height}! ${radius - 2},0~12 0,9`, { fill, finish: 'steel', over: marks }),
    kit.part(ellipse(0, -height, radius + 2, depth), { fill: lip, volume: 3 }),
    kit.part(ellipse(0, -height + 1, radius - 2, depth - 2.4), {
      fill: '#70777b',
      gradient: kit.linear('0 #3d4449, .5 #737b80, 1 #b4babd', 0, 0, 0.8, 1),
      volume: 12,
      shade: 0.3,
      line: 0.8,
    }),
  ].join('');
}

/** A wire handle sleeved in the accent, folded out to the right of a pot. */
const wireHandle = (kit: Kit, way: Colourway, x: number, y: number, reach: number): string =>
  [
    kit.tube(
      [
        [x, y - 7],
        [x + reach * 0.8, y - 15],
        [x + reach, y - 8],
        [x + reach, y + 2],
        [x + reach * 0.8, y + 7],
        [x, y + 7],
      ],
      4,
      '#a8aeb1',
    ),
    kit.tube(
      [
        [x + reach * 0.45, y - 12],
        [x + reach * 0.82, y - 15],
        [x + reach, y - 8],
        [x + reach, y + 2],
        [x + reach * 0.82, y + 7],
        [x + reach * 0.45, y + 7],
      ],
      8,
      way.accent,
      { gloss: 0.3 },
    ),
    kit.part(rectangle(x - 6, y - 14, 14, 28, 4), { fill: '#8d9396', volume: 4 }),
    kit.screw(x + 1, y - 7, 2.6) + kit.screw(x + 1, y + 7, 2.6),
  ].join('');

/** A lid standing on a pot, with a folding knob. */
const lid = (kit: Kit, radius: number, fill: string, knob: string): string =>
  [
    turned(kit, `0,-20 ${radius * 0.62},-17 ${radius + 3},-2! ${radius + 3},4~2 0,${radius * 0.2}`, {
      fill,
      finish: 'steel',
    }),
    kit.line(ringLine(radius * 0.72, -9, radius * 0.12), '#0d1220', 1.1, 0.3),
    kit.part(rectangle(-14, -36, 28, 17, 7), { fill: knob, volume: 6, cast: [2, 3, 3, 0.4] }),
    kit.block(rectangle(-8, -30, 16, 7, 3), tone(knob, -0.12)),
  ].join('');

function set(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const logo =
    brandMark(mark, -4, -74, 17, label) +
    fittedLettering(brand, -4, -42, { height: 15, width: 100 }, label, { weight: 1.2 });
  const pan = [
    kit.ground(0, 4, 130, 10, 0.4),
    kit.tube(pts('84,-18 150,-34 196,-34'), 6, '#a8aeb1'),
    kit.tube(pts('126,-30 160,-35 200,-34'), 13, way.accent, { gloss: 0.3 }),
    turned(kit, '0,-34 92,-34! 78,0~10 0,9', { fill: DARK, finish: 'steel' }),
    kit.part(ellipse(0, -34, 94, 17), { fill: '#555b60', volume: 3 }),
    kit.part(ellipse(0, -32, 88, 14), {
      fill: '#1e2125',
      gradient: kit.linear('0 #0d0f12, .6 #24282c, 1 #3c4146', 0, 0, 0.8, 1),
      volume: 12,
      shade: 0.3,
    }),
  ].join('');
  return [
    moved(
      wireHandle(kit, way, 88, -120, 74) + pot(kit, { radius: 92, height: 138, fill: tone(way.main, -0.03) }),
      -112,
      -8,
    ),
    moved(lid(kit, 92, ALU, DARK), -112, -146),
    moved(wireHandle(kit, way, 66, -78, 66) + pot(kit, { radius: 72, height: 96, fill: way.main }, logo), 24, 24),
    moved(pan, 164, 62),
  ].join('');
}

function kettle(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(0, 4, 150, 13, 0.5),
    kit.part(pts('-70,-70! -104,-86 -134,-128~4 -152,-134~4 -146,-116 -122,-64 -70,-26!'), {
      fill: way.main,
      volume: 14,
      cast: [3, 4, 4, 0.35],
      inside: kit.soft(pts('-138,-128 -104,-84 -74,-66 -78,-58 -110,-76'), '#fff', 0.4, 3),
    }),
    kit.tube(pts('-72,-132 -84,-186 -44,-222 44,-222 84,-186 72,-132'), 6, '#a8aeb1'),
    kit.tube(pts('-50,-219 -20,-224 20,-224 50,-219'), 15, way.accent, { gloss: 0.3 }),
    turned(kit, '0,-148 50,-148! 84,-118~20 100,-50~10 94,0~14 0,10', {
      fill: way.main,
      finish: 'steel',
      texture: ['grain', '#fff', 0.8],
      volume: 10,
      over:
        brandMark(mark, 0, -78, 21, label) +
        fittedLettering(brand, 0, -36, { height: 17, width: 120 }, label, { weight: 1.2 }) +
        kit.seam(ringLine(94, -10, 9), { dark: 0.4 }),
    }),
    turned(kit, '0,-166 30,-162 54,-148! 54,-143~2 0,-134', { fill: way.main, finish: 'steel' }),
    kit.line(ringLine(54, -145, 9), way.trim, 4),
    turned(kit, '0,-184 10,-184~5 8,-164! 0,-162', { fill: way.trim }),
    ...[-74, 74].map(
      (x) => kit.part(rectangle(x - 8, -144, 16, 24, 5), { fill: '#8d9396', volume: 4 }) + kit.screw(x, -133, 3.4),
    ),
  ].join('');
}

function fryingPan(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  return [
    kit.flatShadow([ellipse(-70, 0, 134, 134)], { dx: 8, dy: 14, blur: 12, opacity: 0.36 }),
    kit.part(pts('52,-15! 106,-12 200,-17~10 250,-15~12 250,15~12 200,17~10 106,12 52,15!'), {
      fill: '#a87f52',
      volume: 10,
      shade: 0.6,
      cast: [4, 8, 6, 0.4],
      inside: kit.folds(
        [
          [110, -6, 170, -2, 246, -8, 1.6],
          [100, 4, 170, 8, 246, 2, 1.6],
        ],
        { blur: 1.6, dark: 0.4, light: 0.1 },
      ),
      over:
        kit.eyelet(234, 0, 7, '#7a5a36') +
        fittedLettering(brand, 160, 0, { height: 11, width: 76 }, '#4a3219', { weight: 1.1 }),
    }),
    kit.part(pts('40,-20~4 88,-14~4 88,14~4 40,20~4'), { fill: '#3c4146', volume: 6 }) +
      kit.screw(66, -6, 4) +
      kit.screw(66, 7, 4),
    kit.part(ellipse(-70, 0, 134, 134), {
      fill: '#3f4449',
      gradient: kit.linear('0 #6a7075, .5 #3a3f44, 1 #24282c', 0.1, 0, 0.9, 1),
      volume: 12,
    }),
    kit.part(ellipse(-70, 0, 126, 126), {
      fill: '#2b2f33',
      gradient: kit.linear('0 #15171a, .5 #2b2f33, 1 #4b5156', 0.1, 0, 0.9, 1),
      volume: 14,
    }),
    kit.part(ellipse(-68, 2, 106, 106), {
      fill: '#30343a',
      gradient: kit.linear('0 #3b4046, .45 #2a2e33, 1 #1f2226', 0.1, 0, 0.9, 1),
      volume: 10,
      light: 0.2,
      inside:
        [94, 80, 66, 52, 38].map((r) => kit.line(ellipse(-68, 2, r, r), '#fff', 1, 0.06)).join('') +
        kit.soft(pts('-140,-60 -90,-96 -40,-96 -70,-60 -120,-20'), '#fff', 0.16, 9),
      over:
        brandMark(mark, -68, -4, 22, readableOn('#2b2f33', way.accent)) +
        kit.line(ellipse(-68, 2, 103, 103), way.accent, 1.6, 0.6),
    }),
  ].join('');
}

function solo(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const titanium = '#9aa0a2';
  const spork = kit.part(
    pts('-3,-80~2 3,-80~2 5,10 13,30 14,52 11,62! 8,50! 5,64! 2,50! -2,64! -5,50! -8,64! -12,52 -13,30 -5,10'),
    {
      fill: titanium,
      gradient: kit.linear('0 #dfe3e4, .5 #8d9396, 1 #bfc5c7', 0, 0, 1, 0.2),
      volume: 5,
      cast: [3, 5, 4, 0.35],
      over: kit.soft(ellipse(0, 32, 8, 12), '#20252a', 0.35, 2) + kit.block(rectangle(-3, -78, 6, 26, 2), way.accent),
    },
  );
  return [
    moved(wireHandle(kit, way, 70, -66, 66), 0, 0),
    pot(
      kit,
      { radius: 76, height: 118, fill: titanium, lip: '#c9cecf' },
      kit.soft(pts('-76,-118 76,-118 76,-100 0,-94 -76,-100'), '#4b5d86', 0.34, 6) +
        kit.soft(pts('-76,-98 0,-92 76,-98 76,-84 0,-76 -76,-84'), '#8a6a4e', 0.3, 6) +
        brandMark(mark, -2, -54, 16, way.main) +
        fittedLettering(brand, -2, -26, { height: 14, width: 92 }, way.main, { weight: 1.25 }) +
        [0, 1, 2, 3]
          .map((i) => kit.line(pts(`46,${-88 + i * 16} ${i % 2 ? 60 : 66},${-89 + i * 16}`), '#2c3136', 1.4, 0.6))
          .join(''),
    ),
    moved(
      kit.part(ellipse(0, 0, 80, 22), {
        fill: titanium,
        gradient: kit.linear('0 #d8dcdd, .5 #8f9598, 1 #b9bfc1', 0, 0, 1, 0.6),
        volume: 8,
        cast: [2, 6, 6, 0.4],
        over:
          kit.line(ellipse(0, 0, 62, 15), '#0d1220', 1.2, 0.3) +
          Array.from(
            { length: 7 },
            (_, i) => `<circle cx="${30 + (i % 4) * 8}" cy="${-6 + Math.floor(i / 4) * 6}" r="2" fill="#22262a"/>`,
          ).join(''),
      }) + kit.tube(pts('-12,-2 -8,-26 10,-26 14,-2'), 4, way.accent),
      -52,
      -134,
      -14,
    ),
    moved(spork, 128, -2, 72),
  ].join('');
}

const KINDS = [
  { draw: set, box: [-214, -192, 372, 84] },
  { draw: kettle, box: [-180, -240, 160, 24] },
  { draw: fryingPan, box: [-216, -146, 262, 156] },
  { draw: solo, box: [-150, -186, 216, 36] },
] as const;

/** Pots and pans: nesting set, kettle, frying pan from above, titanium pot for one. */
export function drawCookware(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.wide, 44);
  return kit.svg(draw(kit, way, look), 'Cookware');
}
