import type { PlateLook } from '../plate-drawing';
import { CLOTH_EDGE } from './cloth-light';
import { readableOn, tone } from './colour';
import { creases, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { bagLight, rolling, tote, WEBBING } from './travel-bags';
import { fittedLettering } from './turned';

const TENSION =
  '-240,-110 -200,-60 -230,0 12; 240,-110 206,-60 232,0 12; -60,-130 -40,-80 -70,-30 12; 90,-132 76,-84 100,-30 12; -290,60 -220,50 -180,90 12; 290,60 226,52 180,92 12; -40,120 0,84 60,118 11';

/** Duffel: rounded body, U-shaped lid, two wrapping straps that meet in a handle. */
function duffel(kit: Kit, way: Colourway, { brand, mark, view }: PlateLook): string {
  const body = pts(
    '-336,-70~46 -290,-138~50 0,-150 290,-138~50 336,-70~46 346,30 330,128~50 260,156 0,162 -260,156 -330,128~50 -346,30',
  );
  const label = readableOn(way.main, way.accent);
  const lid = pts('-220,-72~40 -190,-128 0,-138 190,-128 220,-72~40 226,-34');
  const wrap = (x: number): string =>
    kit.strap(
      [
        [x, -146],
        [x * 1.05, -40],
        [x * 1.06, 60],
        [x, 158],
      ],
      34,
      WEBBING,
    ) +
    [-104, -58, 20, 66, 112]
      .map((y) =>
        kit.line(
          [
            [x * 1.03 - 16, y],
            [x * 1.03 + 16, y],
          ],
          '#fff',
          1.4,
          0.3,
        ),
      )
      .join('');
  const isOpen = view === 'open';
  return [
    kit.ground(0, 158, 392, 26, 0.5),
    kit.tube(pts('-336,-20 -392,0 -396,60 -340,72'), 18, WEBBING, { gloss: 0.25 }),
    kit.tube(pts('336,-20 392,0 396,60 340,72'), 18, WEBBING, { gloss: 0.25 }),
    isOpen
      ? kit.part(pts('-214,-120! -250,-260~60 -200,-320 0,-332 200,-320 250,-260~60 214,-120!'), {
          fill: tone(way.block, 0.05),
          volume: 26,
          texture: ['mesh', '#000', 1],
          inside:
            kit.folds(creases('-200,-140 -140,-220 -180,-300 12; 200,-140 150,-220 180,-300 12'), { blur: 8 }) +
            kit.part(rectangle(-150, -270, 300, 110, 14), {
              fill: tone(way.trim, 0.08),
              texture: ['mesh', '#fff', 0.9],
              volume: 10,
            }) +
            kit.zip(pts('-150,-262 150,-262'), { tape: WEBBING, teeth: '#777d82', width: 9 }),
        })
      : '',
    kit.part(body, {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 1.3],
      inside:
        kit.block(pts('-360,84! 0,98 360,84! 360,200! -360,200!'), way.block) +
        kit.block(pts('-360,-160! -282,-160! -262,0 -282,180! -360,180!'), way.block) +
        kit.block(pts('360,-160! 282,-160! 262,0 282,180! 360,180!'), way.block) +
        bagLight(body, TENSION, brand),
      over:
        kit.seam(pts('-282,-140 -262,0 -282,160'), { stitch: 2, pucker: 0.2 }) +
        kit.seam(pts('282,-140 262,0 282,160'), { stitch: -2, pucker: 0.2 }) +
        kit.seam(pts('-300,86 0,100 300,86'), { stitch: 2 }),
    }),
    isOpen
      ? kit.part(pts('-218,-78~30 -190,-132 0,-142 190,-132 218,-78~30 150,-60 0,-54 -150,-60'), {
          fill: '#171a1e',
          volume: 30,
          shade: 0.8,
          inside:
            kit.soft(pts('-160,-100 0,-112 160,-100 140,-70 -140,-70'), way.accent, 0.5, 14) +
            kit.soft(pts('-120,-92 -20,-104 20,-80 -100,-70'), '#dfe6e4', 0.4, 9),
        })
      : kit.zip([...lid, ...pts('224,-20')], {
          tape: WEBBING,
          teeth: '#6a7075',
          width: 13,
          pull: [224, -26, 0],
          pullColour: way.accent,
          pullLength: 36,
        }) +
        kit.zip(pts('-226,-20 -220,-72~40'), {
          tape: WEBBING,
          teeth: '#6a7075',
          width: 13,
          pull: [-226, -26, 0],
          pullColour: way.accent,
          pullLength: 36,
        }),
    wrap(-140) + wrap(140),
    kit.tube(pts('-140,-120 -120,-206 -40,-226 40,-226 120,-206 140,-120'), 24, WEBBING, { gloss: 0.2, cap: 'butt' }),
    kit.part(rectangle(-50, -242, 100, 36, 14), {
      fill: way.accent,
      volume: 9,
      cast: [2, 5, 4, 0.4],
      over: kit.stitching(pts('-40,-212 40,-212'), 0.6, '#0d1220'),
    }),
    kit.part(rectangle(-96, -26, 192, 78, 10), {
      fill: tone(way.main, -0.02),
      volume: 8,
      line: 0.8,
      over:
        brandMark(mark, -62, 13, 19, label) +
        fittedLettering(brand, 22, 13, { height: 24, width: 122 }, label, { weight: 1.2 }),
    }),
    ...[-300, 300].map((x) => kit.part(rectangle(x - 16, 20, 32, 70, 7), { fill: WEBBING, volume: 6 })),
  ].join('');
}

/** Barrel: a cylinder seen from a corner, its round end with a grab handle. */
function barrel(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const end = 'M214 10a96 148 0 1 0 192 0a96 148 0 1 0-192 0Z';
  const side = `M310 -138L-250 -118C-330 -110-366-50-366 20S-330 146-250 150L310 158Z`;
  return [
    kit.ground(20, 158, 410, 26, 0.5),
    kit.part(side, {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 1.3],
      inside:
        kit.block(pts('-400,-10! 0,-16 340,-22! 340,40! 0,44 -400,46!'), way.block) +
        kit.block(pts('-400,-160! -240,-160! -262,20 -240,180! -400,180!'), way.trim) +
        bagLight(pts('310,-138! -250,-118 -330,-80 -366,20 -330,110 -250,150 310,158!'), TENSION, brand),
      over: kit.seam(pts('-240,-120 -262,20 -240,152'), { stitch: 2, pucker: 0.25 }),
    }),
    kit.part(end, {
      fill: tone(way.main, -0.05),
      volume: 30,
      shade: 0.55,
      light: 0.35,
      texture: ['ripstop', '#000', 1.3],
      over: kit.line('M232 10a78 128 0 1 0 156 0a78 128 0 1 0-156 0Z', '#fff', 1, 0.3, ''),
      cast: [4, 4, 4, 0.35],
    }),
    kit.tube(pts('276,-30 300,-54 340,-50 352,-20'), 16, WEBBING, { gloss: 0.25 }),
    kit.zip(pts('-230,-92 0,-104 286,-112'), {
      tape: WEBBING,
      teeth: '#6a7075',
      width: 13,
      pull: [270, -111, -80],
      pullColour: way.accent,
      pullLength: 34,
    }),
    kit.strap(pts('-130,-120 -142,20 -130,152'), 32, WEBBING) + kit.strap(pts('130,-130 124,20 130,156'), 32, WEBBING),
    kit.tube(pts('-134,-60 -120,-196 -40,-226 60,-224 116,-196 128,-60'), 22, WEBBING, { gloss: 0.2, cap: 'butt' }),
    kit.part(pts('-38,-240~10 62,-238~10 62,-208~10 -38,-210~10'), {
      fill: way.accent,
      volume: 8,
      cast: [2, 5, 4, 0.4],
    }),
    brandMark(mark, -76, 14, 21, readableOn(way.block, way.accent)),
    fittedLettering(brand, 22, 14, { height: 28, width: 130 }, readableOn(way.block, label), { weight: 1.2 }),
    kit.strap(pts('-250,-60 -300,-20 -300,60 -250,92'), 14, WEBBING),
  ].join('');
}

const KINDS = [
  { draw: duffel, box: [-420, -300, 420, 190], frame: FRAMES.wide },
  { draw: barrel, box: [-390, -250, 430, 190], frame: FRAMES.wide },
  { draw: rolling, box: [-230, -430, 230, 330], frame: FRAMES.upright },
  { draw: tote, box: [-330, -340, 330, 244], frame: FRAMES.square },
] as const;

/** A travel bag: duffel, barrel, rolling duffel, open tote. */
export function drawDuffel(way: Colourway, look: PlateLook): string {
  const { draw, box, frame } = KINDS[look.variant];
  const kit = new Kit(box, frame, 40);
  return kit.svg(draw(kit, way, look), 'Duffel');
}
