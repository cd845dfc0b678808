import { CLOTH_EDGE } from './cloth-light';
import { mix, tone } from './colour';
import { curve } from './curve';
import { creases, type Point, pts, shifted } from './geometry';
import { Kit } from './kit';
import { brandMark, type MarkName } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { tentLight } from './tent-cloth';
import { drawGeodesicTent } from './tent-geodesic';
import { tentInterior } from './tent-interior';
import type { TentLook } from './tent-rigging';
import { drawSoloTent } from './tent-solo';
import { drawTunnelTent } from './tent-tunnel';
import { fittedLettering } from './turned';

/** How it stands: by how many poles, for how many sleepers and which weather. */
export type TentShape = 'dome' | 'tunnel' | 'geodesic' | 'solo';
export type TentOptions = { shape?: TentShape; brand?: string; mark?: MarkName };

/** A tent in three-quarter view. `isOpen` shows the door rolled away and what lies inside. */
export function drawTent(way: Colourway, options: TentOptions = {}, isOpen = false): string {
  const { shape = 'dome', brand = 'HANKI', mark = 'crust' } = options;
  const look = { brand, mark, isOpen };
  switch (shape) {
    case 'tunnel':
      return drawTunnelTent(way, look);
    case 'geodesic':
      return drawGeodesicTent(way, look);
    case 'solo':
      return drawSoloTent(way, look);
    case 'dome':
      return drawDomeTent(way, look);
  }
}

function drawDomeTent(way: Colourway, { brand, mark, isOpen }: TentLook): string {
  const kit = new Kit([-1490, -1180, 1490, 250], FRAMES.wide, 26);
  let art = kit.ground(20, 120, 1500, 150, 0.4);
  const P = '#33373b';
  const fab = way.main;
  {
    const apex = '40,-1120!';
    const nearLeft: Point = [-1150, 60];
    const middle: Point = [160, 170];
    const nearRight: Point = [1190, -20];
    const ridges = [
      pts(`-1150,60! -1000,-420 -560,-960 ${apex}`),
      pts(`${apex} 210,-860 256,-360 160,170!`),
      pts(`${apex} 560,-960 1010,-520 1190,-20!`),
    ];
    const left = pts(`-1150,60! -1000,-420 -560,-960 ${apex} 210,-860 256,-360 160,170! -300,150 -760,112`);
    const right = pts(`${apex} 560,-960 1010,-520 1190,-20! 900,56 500,130 160,170! 256,-360 210,-860`);
    art += kit.part(right, {
      fill: fab,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 0.8],
      inside:
        `<path d="${curve(right)}" fill="#141b2e" opacity=".26"/>` +
        kit.block(pts('100,20! 560,-40 1300,-200! 1300,200! 100,260!'), way.block) +
        `<path d="${curve(right)}" fill="${kit.linear('0 #000 0, 0.6 #000 0.03, 1 #000 0.2', 0, 0, 1, 0.5)}"/>` +
        tentLight(
          right,
          '60,-1080 420,-700 700,-40 46; 120,-1060 330,-600 420,60 40; 80,-1090 700,-760 1040,-160 44; 1140,-60 900,-120 700,-20 34; 180,130 400,-20 620,-20 36',
          7,
        ),
      over: kit.seam(pts('470,130 480,-300 300,-850'), { dark: 0.35, light: 0.25 }),
    });
    art += kit.part(left, {
      fill: fab,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 0.8],
      inside:
        kit.block(pts('-1300,-40! -600,20 200,60! 300,260! -1300,260!'), way.block) +
        `<path d="${curve(left)}" fill="${kit.linear('0 #fff 0.22, 0.5 #fff 0, 1 #000 0.22', 0.2, 0, 0.6, 1)}"/>` +
        tentLight(
          left,
          '20,-1090 -420,-700 -760,-60 50; 10,-1080 -160,-600 -240,60 44; 40,-1080 120,-600 60,60 40; -1120,20 -800,-160 -560,-100 40; 150,140 20,-40 -200,-30 38; -940,-420 -700,-420 -480,-560 40; 200,-800 60,-760 -80,-860 36',
          7,
        ),
      over: kit.seam(pts('-1120,-40 -600,20 220,58'), { dark: 0.4, light: 0.3 }),
    });
    // door opening: inner mesh, rolled flap
    const door = isOpen
      ? pts('-760,116! -820,-140 -700,-540 -330,-800 -110,-640 -20,-220 10,160!')
      : pts('-520,130! -640,-180 -560,-560 -330,-760 -140,-620 -60,-220 -30,158!');
    art += kit.part(door, {
      fill: tone(way.trim, 0.02),
      volume: 50,
      shade: 0.8,
      shadeColour: '#04060b',
      light: 0.1,
      inside: isOpen
        ? tentInterior(kit, way)
        : kit.block(pts('-520,60! -40,70! -40,200! -560,200!'), tone(TONES.granite, -0.05)) +
          kit.block(pts('-560,-400 -330,-650 -150,-430 -70,40! -540,20!'), mix(way.trim, '#ffffff', 0.22)) +
          kit.block(pts('-560,-400 -330,-650 -150,-430 -70,40! -540,20!'), kit.texture(['mesh', '#000', 1])) +
          kit.seam(pts('-560,20 -560,-400 -330,-650 -150,-430 -70,40'), { weight: 2, dark: 0.6 }) +
          kit.zip(pts('-330,-650 -320,-300 -330,30'), { tape: '#1b1e22', teeth: '#777', width: 6 }),
    });
    art += kit.line(door, way.accent, 3, 0.9);
    art +=
      kit.part(pts('-40,150~10 -8,140~10 20,-200 -40,-520 -240,-760~20 -300,-790~14 -250,-720 -110,-480 -60,-160'), {
        fill: way.block,
        volume: 20,
        cast: [-4, 4, 5, 0.4],
        inside: kit.folds(creases('-20,120 -10,-200 -120,-560 20'), { blur: 4 }),
      }) + kit.strap(pts('-70,-330 40,-350'), 22, way.accent);
    // poles sleeves
    for (const ridge of ridges)
      art +=
        kit.line(shifted(ridge, 14, 18), '#0b101c', 7, 0.25) +
        kit.tube(ridge, 25, mix(way.main, way.block, 0.5), { gloss: 0.35, shadow: 0 });
    for (const [p, _q] of [
      [[-760, -812], 1],
      [[640, -900], 1],
    ] as const)
      art += kit.screw(p[0], p[1], 0);
    // crossing pole sleeves + hooded vent on the sunny face
    for (const sleeve of [pts('-860,108 -900,-260 -540,-790 40,-1112'), pts('620,110 760,-340 520,-820 40,-1112')])
      art +=
        kit.line(shifted(sleeve, 10, 12), '#0b101c', 5, 0.2) +
        kit.tube(sleeve, 15, mix(way.main, way.block, 0.35), { gloss: 0.3, shadow: 0 });
    art += kit.part(pts('-300,-905~8 -130,-960 -40,-900~8 -150,-868 -286,-858~8'), {
      fill: way.block,
      volume: 14,
      cast: [4, 12, 6, 0.5],
    });
    art +=
      fittedLettering(brand, 770, -300, { height: 74, width: 380 }, way.accent, { weight: 1.1, rotate: -10 }) +
      brandMark(mark, 750, -450, 60, way.accent);
    // pegs and guys
    const guy = (a: Point, b: Point) =>
      kit.line([a, b], way.accent, 1.6, 0.95) + kit.tube([b, [b[0] + (b[0] > 0 ? -14 : 14), b[1] - 54]], 16, TONES.alu);
    art += guy([-780, -800], [-1460, 90]) + guy([900, -700], [1470, 30]) + guy([256, -360], [420, 226]);
    for (const q of [nearLeft, middle, nearRight])
      art +=
        kit.strap(pts(`${q[0]},${q[1] - 60} ${q[0] + (q[0] > 0 ? 30 : -30)},${q[1] + 14}`), 26, P) +
        kit.tube(
          pts(`${q[0] + (q[0] > 0 ? 36 : -36)},${q[1] + 40} ${q[0] + (q[0] > 0 ? 20 : -20)},${q[1] - 20}`),
          16,
          TONES.alu,
        );
  }
  return kit.svg(art, 'Tent');
}
