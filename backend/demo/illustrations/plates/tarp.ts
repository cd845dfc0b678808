import type { PlateLook } from '../plate-drawing';
import { creases, type Point, pts } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { shadedGround } from './shaded-ground';
import { corners, guy, logo, panel, pole } from './tarp-parts';

function ridged(kit: Kit, way: Colourway, look: PlateLook): string {
  const front = [-560, -900] as const;
  const rear = [620, -1010] as const;
  return [
    shadedGround(kit, 0, 190, 1440, 330) + kit.ground(0, 130, 1450, 150, 0.22),
    pole(kit, rear, [620, 40]),
    panel(kit, way, {
      outline: [
        [...front, 0],
        [...rear, 0],
        [1300, 10, 0],
        [800, -60],
        [240, 110, 0],
        [-120, -420],
      ],
      folds: creases(
        '-520,-880 0,-500 300,60 34; 600,-980 900,-500 1240,-20 34; 0,-940 300,-500 620,-20 30; 260,60 500,-100 820,-60 26',
      ),
      dark: 0.3,
    }),
    panel(kit, way, {
      outline: [
        [...front, 0],
        [...rear, 0],
        [200, -420],
        [-180, -100, 0],
        [-700, 20],
        [-1340, 150, 0],
        [-900, -420],
      ],
      folds: creases(
        '-560,-890 -760,-500 -1260,110 36; 600,-990 300,-600 -200,-150 36; -400,-900 -500,-500 -700,0 32; 0,-940 -200,-500 -420,-60 30; -1300,130 -900,-40 -700,-30 26',
      ),
      light: 0.5,
      hem: pts('-1320,130 -700,-4 -196,-120'),
    }),
    kit.tube([[...front], [...rear]], 14, way.accent, { gloss: 0.3 }),
    pole(kit, front, [-560, 200]),
    corners(kit, way, [
      [-1300, 132],
      [-200, -94],
      [1270, 8],
      [240, 92],
    ]),
    guy(kit, way, front, [-1080, 230]) + guy(kit, way, rear, [1390, 120]) + guy(kit, way, [-1340, 150], [-1460, 220]),
    logo(way, look, -250, -420, -8),
  ].join('');
}

function leanTo(kit: Kit, way: Colourway, look: PlateLook): string {
  const left = [-900, -820] as const;
  const right = [760, -900] as const;
  return [
    shadedGround(kit, 0, 190, 1440, 330) + kit.ground(0, 140, 1450, 150, 0.22),
    panel(kit, way, {
      outline: [
        [...left, 0],
        [-60, -780],
        [...right, 0],
        [1060, -480],
        [1260, -60, 0],
        [400, -110],
        [-520, 30, 0],
        [-800, -400],
      ],
      folds: creases(
        '-880,-800 -600,-400 -480,10 36; 740,-880 900,-400 1200,-80 36; -600,-780 0,-400 300,-120 34; 300,-820 500,-400 800,-100 34; -300,-760 -100,-300 0,-60 30; -500,10 -100,-100 300,-110 26',
      ),
      dark: 0.24,
      hem: pts('-520,10 400,-134 1240,-84'),
    }),
    kit.soft(pts('-860,-780 700,-860 800,-700 -760,-600'), '#fff', 0.16, 14),
    kit.tube([[...left], [-60, -776], [...right]], 16, way.accent, { gloss: 0.3 }),
    pole(kit, left, [-980, 170]) + pole(kit, right, [700, 120]),
    panel(kit, way, {
      outline: [
        [...left, 0],
        [-60, -780],
        [...right, 0],
        [640, -660],
        [-60, -600],
        [-760, -640],
      ],
      folds: creases('-840,-790 -400,-700 0,-650 24; 700,-870 300,-740 0,-650 24'),
      light: 0.5,
    }),
    corners(kit, way, [
      [-500, 16],
      [1230, -62],
      [-760, -652],
      [650, -676],
    ]),
    guy(kit, way, left, [-1420, 240]) + guy(kit, way, right, [1340, 200]),
    logo(way, look, 300, -370, -4, 96),
  ].join('');
}

function wing(kit: Kit, way: Colourway, look: PlateLook): string {
  const front = [-380, -960] as const;
  const rear = [760, -820] as const;
  return [
    shadedGround(kit, 0, 190, 1440, 330) + kit.ground(0, 140, 1400, 140, 0.22),
    pole(kit, rear, [780, 60]),
    panel(kit, way, {
      outline: [
        [...front, 0],
        [160, -760],
        [...rear, 0],
        [860, -500],
        [1240, -330, 0],
        [700, -420],
        [120, -500],
      ],
      folds: creases('-360,-940 200,-700 700,-480 34; 740,-810 900,-560 1200,-350 30'),
      dark: 0.32,
    }),
    panel(kit, way, {
      outline: [
        [...front, 0],
        [160, -760],
        [...rear, 0],
        [440, -440],
        [300, -120, 0],
        [-200, -300],
        [-1240, -260, 0],
        [-720, -560],
      ],
      folds: creases(
        '-370,-940 -700,-560 -1200,-280 38; -360,-930 0,-500 280,-150 38; 740,-810 500,-480 320,-160 36; -340,-900 -300,-560 -500,-300 32; 400,-780 300,-500 100,-260 32; -1180,-270 -700,-380 -200,-330 26',
      ),
      light: 0.5,
      hem: pts('-1200,-276 -200,-320 290,-146'),
    }),
    kit.tube([[...front], [160, -764], [...rear]], 13, way.accent, { gloss: 0.3 }),
    pole(kit, front, [-360, 170]),
    corners(kit, way, [
      [-1200, -262],
      [290, -140],
      [1206, -336],
    ]),
    guy(kit, way, [-1240, -260], [-1460, 160]) +
      guy(kit, way, [300, -120], [520, 230]) +
      guy(kit, way, [1240, -330], [1440, 70]) +
      guy(kit, way, front, [-980, 230]) +
      guy(kit, way, rear, [1240, 170]),
    logo(way, look, 130, -440, 7, 76),
  ].join('');
}

function canopy(kit: Kit, way: Colourway, look: PlateLook): string {
  const places: readonly (readonly [Point, Point])[] = [
    [
      [-620, -880],
      [-640, -40],
    ],
    [
      [1000, -900],
      [1010, -10],
    ],
    [
      [-1060, -700],
      [-1080, 150],
    ],
    [
      [640, -660],
      [650, 220],
    ],
  ];
  const [backLeft, backRight, frontLeft, frontRight] = places;
  const stand = (pair: typeof backLeft): string => (pair ? pole(kit, pair[0], pair[1]) : '');
  return [
    shadedGround(kit, 0, 190, 1440, 330) + kit.ground(0, 140, 1450, 150, 0.22),
    stand(backLeft) + stand(backRight),
    panel(kit, way, {
      outline: pts('-620,-880! 0,-1080! 1000,-900! 980,-760 300,-820 -560,-780'),
      folds: creases('-500,-860 0,-900 600,-840 20'),
      dark: 0.4,
    }),
    panel(kit, way, {
      outline: pts('-620,-880! -60,-1110! 1000,-900! 820,-800 640,-660! 0,-760 -1060,-700! -880,-800'),
      folds: creases(
        '-60,-1090 -400,-900 -1000,-720 34; -60,-1090 200,-880 620,-680 34; -60,-1090 400,-980 940,-890 30; -60,-1100 -100,-900 -240,-760 30',
      ),
      light: 0.6,
      hem: pts('-1040,-716 0,-776 640,-676'),
    }),
    panel(kit, way, {
      outline: pts('-1060,-700! 0,-760 640,-660! 650,-560! 0,-650 -1066,-600!'),
      folds: creases('-600,-730 -580,-690 -590,-640 16; 0,-750 10,-700 0,-660 16; 400,-700 410,-660 400,-620 16'),
      dark: 0.12,
    }),
    kit.line(pts('-1066,-604 0,-654 650,-564'), way.accent, 5),
    stand(frontLeft) + stand(frontRight),
    corners(kit, way, [
      [-1050, -690],
      [630, -650],
      [986, -896],
      [-610, -874],
    ]),
    guy(kit, way, [-1060, -700], [-1470, 230]) +
      guy(kit, way, [640, -660], [980, 260]) +
      guy(kit, way, [1000, -900], [1450, 60]),
    logo(way, look, -220, -850, 2, 70),
  ].join('');
}

const DRAW = [ridged, leanTo, wing, canopy] as const;

/** A pitched tarp: ridge, lean-to, wing, canopy on four poles. */
export function drawTarp(way: Colourway, look: PlateLook): string {
  const kit = new Kit([-1500, -1130, 1490, 530], FRAMES.wide, 26);
  return kit.svg(DRAW[look.variant](kit, way, look), 'Tarp');
}
