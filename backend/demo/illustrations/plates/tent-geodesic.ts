import { CLOTH_EDGE } from './cloth-light';
import { mix, tone } from './colour';
import { curve } from './curve';
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
  '-1420,70! -1340,-330 -1010,-760! -560,-1010 -60,-1080! 480,-1030 960,-760! 1270,-360 1390,20! 980,110 420,170! -130,180 -560,176! -1040,140';

/** Poles that cross each other: that is what carries snow. */
const POLES = [
  '-1420,70! -1300,-420 -820,-900 -60,-1080 480,-1030',
  '-560,176! -640,-240 -420,-760 210,-1066',
  '420,170! 560,-260 330,-800 -330,-1052',
  '1390,20! 1200,-480 760,-890 210,-1066',
  '-1372,-140! -900,-360 -300,-470 120,-470 700,-420 1310,-220!',
] as const;

const FACES: readonly (readonly [outline: string, colour: string, opacity: number])[] = [
  ['-1420,70! -1300,-420 -820,-900 -300,-1060! -560,-620 -640,-240 -560,176! -1040,140', '#ffffff', 0.1],
  ['-600,-440! -300,-470 120,-470 520,-440! 560,-260 420,170! -130,180 -560,176! -640,-240', '#131a2b', 0.12],
  ['-60,-1080! 480,-1030 960,-760! 1270,-360 1390,20! 980,110 420,170! 560,-260 330,-800', '#131a2b', 0.3],
  ['-330,-1052! -60,-1080 210,-1066! 60,-900 -40,-800! -160,-920', '#ffffff', 0.16],
];

function cloth(kit: Kit, way: Colourway): string {
  return [
    kit.block(pts('-1500,-20! -560,70 420,66 1500,-90! 1500,300! -1500,300!'), way.block),
    ...FACES.map(
      ([outline, colour, opacity]) => `<path d="${curve(pts(outline))}" fill="${colour}" opacity="${opacity}"/>`,
    ),
    `<rect x="-1500" y="-1200" width="3000" height="1500" fill="${kit.linear('0 #fff .2, .4 #fff 0, 1 #131a2b .2')}"/>`,
    tentLight(
      pts(BODY),
      '-1380,40 -900,-60 -620,60 40; -1280,-360 -980,-420 -700,-320 40; -780,-860 -640,-600 -640,-300 38; -540,140 -200,-60 380,120 38; -380,-760 -80,-600 280,-740 44; 470,120 800,-40 1320,-20 40; 560,-300 900,-260 1240,-380 40; 420,-820 700,-660 820,-440 36',
      5,
    ),
  ].join('');
}

function door(kit: Kit, way: Colourway, isOpen: boolean): string {
  const outline = pts('-380,172! -420,-120 -290,-380~90 60,-400~120 260,-170 300,168!');
  if (!isOpen)
    return (
      kit.zip(outline, { tape: way.trim, teeth: '#6b7076', width: 6, pull: [-384, 90, 4], pullColour: way.accent }) +
      kit.part(pts('-250,-130~40 -200,-300~70 20,-310~80 130,-130~40 -60,-110'), {
        fill: mix(way.trim, '#ffffff', 0.18),
        volume: 14,
        texture: ['mesh', '#000', 1.2],
        line: 1,
      })
    );
  return (
    kit.part(outline, {
      fill: tone(way.trim, 0.02),
      volume: 36,
      shade: 0.7,
      inside: `<g transform="translate(330 40) scale(.9)">${tentInterior(kit, way)}</g>`,
    }) +
    kit.line(outline, way.accent, 3, 0.9) +
    kit.part(pts('250,166~16 310,164~16 300,-180 110,-400~30 40,-410~30 170,-300 246,-120'), {
      fill: way.block,
      volume: 16,
      cast: [-4, 4, 5, 0.4],
    }) +
    kit.strap(pts('190,-140 320,-150'), 22, way.accent)
  );
}

/** A geodesic tent for snow and wind: five poles that cross, a skirt, two hooded vents. */
export function drawGeodesicTent(way: Colourway, { brand, mark, isOpen }: TentLook): string {
  const kit = new Kit([-1760, -1180, 1760, 300], FRAMES.wide, 26);
  const sleeve = mix(way.accent, way.main, 0.35);
  const guys: readonly (readonly [Point, Point])[] = [
    [
      [-1190, -560],
      [-1730, 130],
    ],
    [
      [-640, -240],
      [-1010, 250],
    ],
    [
      [550, -240],
      [840, 250],
    ],
    [
      [1130, -560],
      [1730, 80],
    ],
  ];
  const vent = (outline: string): string =>
    kit.part(pts(outline), { fill: way.block, volume: 14, cast: [4, 12, 6, 0.5] });
  const art = [
    kit.ground(0, 140, 1620, 150, 0.42),
    kit.part(
      pts('-1500,110! -1420,40 -560,150 420,146 1390,-10 1480,60! 1060,190 420,246 -130,258 -620,250 -1120,210'),
      {
        fill: tone(way.block, -0.05),
        volume: 18,
        texture: ['ripstop', '#000', 0.8],
      },
    ),
    kit.part(pts(BODY), {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 0.8],
      inside: cloth(kit, way),
    }),
    door(kit, way, isOpen),
    ...POLES.map(
      (pole) =>
        kit.line(shifted(pts(pole), 14, 16), '#0b101c', 7, 0.24) +
        kit.tube(pts(pole), 24, sleeve, { gloss: 0.4, shadow: 0 }),
    ),
    vent('-760,-700~10 -640,-800 -520,-720~10 -600,-640 -740,-650~10'),
    vent('600,-700~10 700,-790 830,-690~10 760,-630 620,-640~10'),
    fittedLettering(brand, 905, -120, { height: 78, width: 420 }, way.accent, { weight: 1.1, rotate: -8 }),
    brandMark(mark, 880, -270, 62, way.accent),
    ...guys.map(([from, to]) => guyLine(kit, from, to, way.accent)),
    ...pts('-1420,70 -560,176 420,170 1390,20').map(([x, y]) =>
      kit.strap(
        [
          [x, y - 60],
          [x + 4, y + 50],
        ],
        26,
        TONES.charcoal,
      ),
    ),
  ];
  return kit.svg(art.join(''), 'Geodesic tent');
}
