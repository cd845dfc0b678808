import { CLOTH_EDGE } from './cloth-light';
import { mix, tone } from './colour';
import { type Point, pts, shifted } from './geometry';
import { Kit } from './kit';
import { brandMark } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { tentLight } from './tent-cloth';
import { tentInterior } from './tent-interior';
import { guyLine, type TentLook } from './tent-rigging';
import { fittedLettering } from './turned';

const BODY =
  '-1500,110! -1380,-60 -1330,-120! -980,-330 -560,-640 -90,-860! 330,-640 780,-330 1210,-150! 1290,-60 1420,70! 980,140 420,176 60,180! -520,176 -1020,150';
const HOOP = '60,180! -90,-200 -200,-640 -96,-850';

function cloth(kit: Kit, way: Colourway): string {
  return [
    kit.block(pts('-1600,60! -700,90 60,100 760,80 1500,20! 1500,300! -1600,300!'), way.block),
    `<rect x="-1600" y="-1000" width="3200" height="1300" fill="${kit.linear('0 #fff .26, .4 #fff 0, 1 #131a2b .2')}"/>`,
    kit.soft(pts('20,170 -120,-220 -130,-800 120,-800 620,-420 1300,-80 1360,80 600,160'), '#131a2b', 0.24, 14),
    tentLight(
      pts(BODY),
      '-120,-820 -520,-420 -1290,-100 46; -90,-800 -420,-200 -1400,90 44; -60,-760 -200,-200 -300,150 38; -80,-820 460,-420 1190,-120 44; -60,-780 360,-160 1330,60 42; 40,120 300,20 420,150 30',
      9,
    ),
  ].join('');
}

function door(kit: Kit, way: Colourway, isOpen: boolean): string {
  const outline = pts('-900,150! -800,-120 -420,-520~60 -210,-600~40 -110,-200 20,172!');
  if (!isOpen)
    return kit.zip(pts('-900,146 -800,-120 -420,-520 -210,-640'), {
      tape: way.trim,
      teeth: '#6b7076',
      width: 6,
      pull: [-868, 50, 20],
      pullColour: way.accent,
    });
  return (
    kit.part(outline, {
      fill: tone(way.trim, 0.02),
      volume: 36,
      shade: 0.7,
      inside: `<g transform="translate(40 60) scale(.86)">${tentInterior(kit, way)}</g>`,
    }) +
    kit.line(outline, way.accent, 3, 0.9) +
    kit.part(pts('-40,170~14 30,172~14 -80,-200 -190,-600~20 -250,-610~20 -190,-320 -120,-60'), {
      fill: way.block,
      volume: 14,
      cast: [-4, 4, 5, 0.4],
    }) +
    kit.strap(pts('-190,-190 -70,-220'), 20, way.accent)
  );
}

/** A light tent for one: a single hoop across, its ends held up by short struts. */
export function drawSoloTent(way: Colourway, { brand, mark, isOpen }: TentLook): string {
  const kit = new Kit([-1800, -930, 1760, 280], FRAMES.wide, 30);
  const hoop = pts(HOOP);
  const guys: readonly (readonly [Point, Point])[] = [
    [
      [-1330, -110],
      [-1760, 160],
    ],
    [
      [1210, -140],
      [1720, 120],
    ],
    [
      [-110, -420],
      [-330, 264],
    ],
  ];
  const strut = (x0: number, y0: number, x1: number, y1: number): string =>
    kit.tube(
      [
        [x0, y0],
        [x1, y1],
      ],
      18,
      way.accent,
      { shadow: 0 },
    );
  const art = [
    kit.ground(0, 140, 1560, 130, 0.42),
    kit.part(pts(BODY), {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 0.8],
      inside: cloth(kit, way),
    }),
    door(kit, way, isOpen),
    kit.line(shifted(hoop, 16, 10), '#0b101c', 7, 0.24),
    kit.tube(hoop, 24, mix(way.main, way.block, 0.5), { gloss: 0.4, shadow: 0 }),
    strut(-1340, 120, -1330, -116),
    strut(1240, 96, 1210, -146),
    fittedLettering(brand, 460, -60, { height: 76, width: 420 }, way.accent, { weight: 1.1, rotate: 8 }),
    brandMark(mark, 400, -210, 56, way.accent),
    ...guys.map(([from, to]) => guyLine(kit, from, to, way.accent)),
    ...pts('-1500,110 60,180 1420,70').map(([x, y]) =>
      kit.strap(
        [
          [x, y - 40],
          [x + 4, y + 30],
        ],
        24,
        TONES.charcoal,
      ),
    ),
  ];
  return kit.svg(art.join(''), 'Tent for one');
}
