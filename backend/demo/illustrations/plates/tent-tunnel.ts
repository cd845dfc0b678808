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

/** The hoops: foot on the near side, shoulder, crown, where the far side goes out of sight. */
const HOOPS = [
  '-1180,150! -1230,-260 -1190,-700 -1060,-925',
  '-250,170! -310,-300 -250,-840 -70,-1078',
  '760,130! 720,-240 760,-620 890,-826',
] as const;

/** Cloth hangs between the hoops; the near end is the porch, the far one falls to the ground. */
const BODY =
  '-1900,90! -1700,-60 -1400,-520 -1090,-920! -820,-990 -480,-1030 -120,-1086! 190,-1030 560,-900 870,-836! 1060,-660 1290,-260 1500,30! 1150,96 760,130! 260,160 -250,170! -720,166 -1180,150! -1560,128';

function shade(kit: Kit, way: Colourway): string {
  return [
    kit.block(pts('-2000,40! -1180,60 -250,70 760,40 1600,-60! 1600,300! -2000,300!'), way.block),
    `<rect x="-2000" y="-1200" width="3600" height="1500" fill="${kit.linear('0 #fff .16, .3 #fff .02, .62 #131a2b .08, 1 #131a2b .26')}"/>`,
    kit.soft(pts('900,120 860,-300 1000,-760 1300,-300 1520,60'), '#10182a', 0.34, 24),
    kit.soft(pts('-1900,100 -1500,-380 -1130,-860 -1230,-200 -1200,150'), '#10182a', 0.2, 24),
    tentLight(
      pts(BODY),
      '-1150,120 -900,-300 -980,-880 40; -1140,-840 -760,-640 -300,-900 44; -1160,40 -720,-140 -280,60 40; -240,120 40,-300 -40,-1040 36; -60,-1020 360,-700 860,-760 44; -220,40 260,-150 740,20 40; 820,100 1020,-200 980,-740 36; -1860,80 -1540,-60 -1220,40 34; -1100,-860 -1330,-420 -1700,10 40',
      3,
    ),
  ].join('');
}

/** The door in the first bay, closed by its zip or rolled aside. */
function door(kit: Kit, way: Colourway, isOpen: boolean): string {
  const outline = pts('-1010,150! -1040,-260 -960,-660~120 -600,-720~160 -420,-330 -390,164!');
  if (!isOpen)
    return (
      kit.part(pts('-930,-250~40 -900,-560~90 -640,-610~110 -530,-250~40 -720,-220'), {
        fill: mix(way.trim, '#ffffff', 0.2),
        volume: 16,
        texture: ['mesh', '#000', 1.2],
        line: 1,
      }) +
      kit.zip(outline, { tape: way.trim, teeth: '#6b7076', width: 6, pull: [-1008, 60, 6], pullColour: way.accent })
    );
  return (
    kit.part(outline, {
      fill: tone(way.trim, 0.02),
      volume: 40,
      shade: 0.7,
      inside: `<g transform="translate(-380 0)">${tentInterior(kit, way)}</g>`,
    }) +
    kit.line(outline, way.accent, 3, 0.9) +
    kit.part(pts('-430,150~20 -380,150~20 -350,-320 -470,-660~40 -560,-700~30 -520,-620 -440,-300'), {
      fill: way.block,
      volume: 18,
      cast: [-4, 4, 5, 0.4],
    }) +
    kit.strap(pts('-470,-300 -350,-310'), 24, way.accent)
  );
}

/** A tunnel tent from its side: three hoops, a porch, guys at both ends. */
export function drawTunnelTent(way: Colourway, { brand, mark, isOpen }: TentLook): string {
  const kit = new Kit([-2120, -1180, 1800, 280], FRAMES.wide, 26);
  const sleeve = mix(way.main, way.block, 0.5);
  const hoops = HOOPS.map((hoop) => pts(hoop));
  const guys: readonly (readonly [Point, Point])[] = [
    [
      [-1090, -860],
      [-2090, 150],
    ],
    [
      [-1200, -420],
      [-1480, 250],
    ],
    [
      [-290, -420],
      [-520, 268],
    ],
    [
      [740, -360],
      [930, 240],
    ],
    [
      [900, -780],
      [1760, 90],
    ],
  ];
  const art = [
    kit.ground(-120, 140, 1980, 150, 0.42),
    kit.part(pts(BODY), {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 0.8],
      inside: shade(kit, way),
      over: kit.seam(pts('-1860,60 -1180,64 -250,74 760,44 1480,-10'), { dark: 0.4, light: 0.3 }),
    }),
    door(kit, way, isOpen),
    ...hoops.map(
      (hoop) =>
        kit.line(shifted(hoop, 16, 14), '#0b101c', 7, 0.24) + kit.tube(hoop, 27, sleeve, { gloss: 0.4, shadow: 0 }),
    ),
    kit.part(pts('930,-560~20 1020,-650~30 1130,-470~20 1040,-400~20'), {
      fill: way.block,
      volume: 12,
      cast: [3, 8, 5, 0.45],
    }),
    fittedLettering(brand, 270, -300, { height: 96, width: 420 }, way.accent, { weight: 1.1, rotate: -2 }),
    brandMark(mark, 250, -520, 74, way.accent),
    ...guys.map(([from, to]) => guyLine(kit, from, to, way.accent)),
    ...hoops.map(([foot]) =>
      foot
        ? kit.strap(
            [
              [foot[0], foot[1] - 60],
              [foot[0] + 6, foot[1] + 26],
            ],
            26,
            TONES.charcoal,
          )
        : '',
    ),
  ];
  return kit.svg(art.join(''), 'Tunnel tent');
}
