import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { creases, type Point, pts } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { fittedLettering } from './turned';

const RIM = '-790,-214 -300,-196 300,-206 640,-250 860,-352';
const HULL = pts(
  '-800,-236~16 -812,-150 -770,-50 -650,-6 -300,0 380,-2 620,-40 790,-150 900,-330 906,-378~18 868,-376~18 640,-262 300,-218 -300,-208',
);
const COVER = pts(
  '-786,-220! -800,-330 -730,-432 -500,-470 -120,-490 260,-476 520,-420 700,-330 800,-312! 640,-262! 300,-214 -300,-202',
);

function hull(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  return kit.part(HULL, {
    fill: way.main,
    volume: 40,
    shade: 0.7,
    light: 0.5,
    cast: [2, 6, 6, 0.35],
    inside:
      kit.soft(pts('-820,-70 -300,-40 400,-44 700,-90 860,-260 920,-260 700,40 -820,60'), '#0b101c', 0.5, 14) +
      kit.soft(pts('-760,-190 -300,-176 300,-190 640,-236 640,-206 300,-152 -300,-136 -760,-150'), '#fff', 0.4, 9),
    over:
      [-96, -60]
        .map((y) =>
          kit.seam(pts(`-770,${y} -300,${y + 22} 400,${y + 18} 660,${y - 20} 830,${y - 170}`), {
            dark: 0.45,
            light: 0.35,
            weight: 2,
          }),
        )
        .join('') +
      fittedLettering(brand, -330, -142, { height: 66, width: 420 }, readableOn(way.main, way.accent), {
        weight: 1.1,
      }) +
      brandMark(mark, 210, -140, 34, readableOn(way.main, way.accent)),
  });
}

/** The cloth over the load, laced to the rim and held down by straps. */
function cover(kit: Kit, way: Colourway): string {
  const straps = ['-510,-500 -556,-360 -566,-206', '-54,-520 -94,-380 -100,-196', '354,-500 332,-360 320,-208'];
  return [
    kit.part(COVER, {
      fill: way.block,
      volume: 46,
      shade: 0.6,
      light: 0.5,
      shadeColour: '#0d1220',
      texture: ['ripstop', '#000', 0.8],
      inside:
        kit.soft(pts('-700,-420 -300,-466 240,-460 500,-400 300,-420 -300,-410'), '#fff', 0.22, 14) +
        kit.folds(
          creases(
            '-760,-240 -700,-330 -640,-440 26; -700,-220 -610,-300 -560,-360 20; -440,-210 -360,-330 -300,-470 28; -230,-210 -180,-300 -96,-380 20; 40,-220 90,-330 60,-470 28; 200,-214 250,-290 330,-360 20; 420,-230 460,-330 440,-430 24; 560,-260 590,-320 640,-350 18',
          ),
          { blur: 9, dark: 0.45, light: 0.3 },
        ),
      over:
        kit.seam(pts('-780,-300 -520,-330 -100,-350 320,-336 620,-318 760,-318'), { dark: 0.4, stitch: 3 }) +
        straps.map((strap) => kit.strap(pts(strap), 34, way.trim)).join(''),
    }),
    ...(
      [
        [-564, -268],
        [-100, -262],
        [321, -270],
      ] as const
    ).map(([x, y]) => kit.ladder(x, y, 46, -4)),
    lacing(kit, way),
  ].join('');
}

/** Cord between eyelets of the cloth and hooks below the rim. */
function lacing(kit: Kit, way: Colourway): string {
  const count = 22;
  const rim = (t: number): Point => [-770 + 1480 * t, -208 - 44 * Math.max(0, t - 0.62) * (t - 0.4) * 8];
  const zigzag = Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const [x, y] = rim(i / (count * 2));
    return [x, y + (i % 2 ? 20 : -34), 0];
  });
  return (
    kit.tube(pts(RIM), 20, tone(way.trim, 0.1), { gloss: 0.5 }) +
    kit.tube(zigzag, 9, way.accent, { gloss: 0.4 }) +
    zigzag
      .filter((_, i) => i % 2 === 0)
      .map(([x, y]) => kit.eyelet(x, y, 9))
      .join('')
  );
}

/** A padded hip belt seen from its front: the back pad inside, both fins round it, the buckle open. */
function belt(kit: Kit, way: Colourway): string {
  const mesh = { fill: tone(way.trim, 0.06), volume: 20, texture: ['mesh', '#000', 1.4] as const };
  return [
    kit.part(pts('-330,-60 -250,-150 0,-186 250,-150 330,-60 330,20 240,-36 0,-66 -240,-36 -330,20'), mesh),
    kit.part(pts('-352,-90~40 -300,10 -190,92 -60,124~30 -70,10~24 -200,-20 -296,-110~30'), {
      fill: way.main,
      volume: 26,
      shade: 0.7,
      cast: [3, 8, 7, 0.45],
      over: kit.stitching(pts('-330,-70 -280,20 -180,84 -80,108'), 0.5),
    }),
    kit.part(pts('352,-90~40 300,10 190,92 60,124~30 70,10~24 200,-20 296,-110~30'), {
      fill: way.main,
      volume: 26,
      shade: 0.7,
      cast: [3, 8, 7, 0.45],
      over: kit.stitching(pts('330,-70 280,20 180,84 80,108'), 0.5),
    }),
    kit.strap(pts('-80,66 -20,72 30,70'), 40, way.trim),
    kit.strap(pts('84,66 60,70 44,72'), 40, way.trim),
    kit.buckle(36, 70, 56, 90),
    kit.tube(pts('-300,30 -330,84 -290,110'), 16, '#b9bec1'),
    kit.tube(pts('300,30 330,84 290,110'), 16, '#b9bec1'),
  ].join('');
}

/** Two shafts folded back over the load, and the belt at their ends. */
function shafts(kit: Kit, way: Colourway, isFar: boolean): string {
  const line = isFar ? pts('860,-330! 660,-560 -700,-1130!') : pts('880,-350! 730,-520 -130,-1130!');
  const shift = isFar ? mix(way.accent, '#20242c', 0.35) : way.accent;
  const [end] = line.slice(-1);
  return [
    rod(kit, line, 30, shift, { gloss: 0.8 }),
    rod(kit, line.slice(0, 1).concat([[isFar ? 780 : 822, isFar ? -430 : -424]]), 44, TONES.charcoal, { gloss: 0.3 }),
    end ? kit.screw(end[0], end[1], 20) : '',
  ].join('');
}

/** A touring pulk with its load covered, shafts folded back over it, and the hip belt that pulls it. */
export function drawPulk(way: Colourway, look: PlateLook): string {
  const kit = new Kit([-860, -1430, 960, 80], FRAMES.square, 30);
  const art = [
    kit.ground(20, 10, 960, 70, 0.42),
    shafts(kit, way, true),
    `<g transform="translate(-420 -1190) scale(1.12)">${belt(kit, way)}</g>`,
    hull(kit, way, look),
    cover(kit, way),
    kit.tube(pts('884,-350 940,-330 930,-270 880,-262'), 14, way.accent),
    shafts(kit, way, false),
    kit.part(pts('820,-330~20 900,-400~24 940,-352~20 866,-290~20'), { fill: TONES.charcoal, volume: 14 }),
    kit.screw(880, -346, 14),
  ];
  return kit.svg(art.join(''), 'Pulk');
}
