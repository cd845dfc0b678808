import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { creases, onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { back, HEMS } from './life-jacket-back';
import {
  belt,
  COLLAR,
  CUTS,
  FOAM,
  lining,
  panels,
  pocket,
  reflector,
  shoulderStraps,
  WEBBING,
  zip,
} from './life-jacket-parts';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering } from './turned';

function touring(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    lining(kit, way),
    panels(kit, way, CUTS[0], 308),
    zip(kit, way, -110, 306),
    shoulderStraps(kit, way, -300),
    pocket(kit, way, -224, -6, 176, 190, true) + pocket(kit, way, 48, -6, 176, 190, true),
    belt(kit, way, 246, 280),
    kit.part(rectangle(70, -98, 64, 64, 14), {
      fill: WEBBING,
      volume: 7,
      over: kit.line(pts('80,-66 124,-66'), '#000', 7) + kit.line(pts('102,-88 102,-44'), '#000', 7),
    }),
    brandMark(mark, -102, -76, 24, label),
    fittedLettering(brand, -136, 100, { height: 26, width: 140 }, readableOn(way.block, way.accent), { weight: 1.2 }),
    ...SIDES.map((side) => reflector(kit, onSide(side)(pts('112,-324! 190,-324! 194,-296! 110,-296!')))),
  ].join('');
}

function racing(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const front = pts(
    '-110,-330~20 -70,-190 0,-130 70,-190 110,-330~20 178,-330~20 186,-220 194,-90 252,10~26 258,120 246,234~30 0,258 -246,234~30 -258,120 -252,10~26 -194,-90 -186,-220 -178,-330~20',
  );
  return [
    kit.part(pts('-140,-300! 140,-300! 150,-60 -150,-60'), { fill: tone(way.trim, 0.02), volume: 26, shade: 0.8 }),
    kit.part(front, {
      ...FOAM,
      fill: way.main,
      inside:
        kit.block(pts('-300,-400! -140,-400! -170,-100 -130,280! -300,280!'), way.block) +
        kit.block(pts('300,-400! 140,-400! 170,-100 130,280! 300,280!'), way.block) +
        kit.folds(creases('-200,-20 -150,30 -180,100 12; 200,-20 154,30 184,100 12; -60,-140 0,-80 70,-140 12'), {
          blur: 8,
        }),
      over:
        ['-140,-330 -170,-100 -130,262', '140,-330 170,-100 130,262']
          .map((line) => kit.seam(pts(line), { pucker: 0.3, stitch: 2 }))
          .join('') +
        kit.seam(pts('-128,40 0,56 128,40'), { dark: 0.4 }) +
        kit.seam(pts('-130,150 0,166 130,150'), { dark: 0.4 }),
    }),
    ...SIDES.map(
      (side) =>
        kit.strap(onSide(side)(pts('186,150 236,160 270,150')), 24, WEBBING) +
        kit.buckle(side * 214, 156, 30, 90, WEBBING) +
        kit.strap(onSide(side)(pts('180,214 236,220 264,210')), 18, WEBBING),
    ),
    brandMark(mark, 0, -40, 38, label),
    fittedLettering(brand, 0, 108, { height: 44, width: 220 }, label, { weight: 1.2 }),
    ...SIDES.map((side) => reflector(kit, onSide(side)(pts('122,-322! 176,-322! 179,-296! 118,-296!')))),
  ].join('');
}

function rescue(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.block, way.accent);
  return [
    lining(kit, way),
    panels(kit, way, CUTS[2], 328),
    zip(kit, way, -140, 326),
    shoulderStraps(kit, way, -310),
    kit.part(rectangle(-236, -30, 210, 150, 24), {
      ...FOAM,
      fill: way.block,
      volume: 30,
      cast: [3, 10, 8, 0.5],
      inside: kit.folds(creases('-220,0 -170,40 -200,100 9; -40,0 -90,50 -60,100 9'), { blur: 7 }),
    }),
    kit.zip(pts('-222,0 -130,-8 -40,0'), {
      tape: WEBBING,
      teeth: '#6a7075',
      width: 10,
      pull: [-50, -2, -66],
      pullColour: way.accent,
    }),
    kit.part(rectangle(30, -60, 200, 190, 24), {
      ...FOAM,
      fill: way.block,
      volume: 30,
      cast: [3, 10, 8, 0.5],
      inside: kit.folds(creases('50,-30 90,30 60,110 9; 216,-30 180,30 206,110 9'), { blur: 7 }),
    }),
    kit.zip(pts('44,-26 130,-34 216,-26'), {
      tape: WEBBING,
      teeth: '#6a7075',
      width: 10,
      pull: [60, -28, 66],
      pullColour: way.accent,
    }),
    kit.part(rectangle(112, -150, 40, 74, 8), { fill: '#d9482b', volume: 6, cast: [2, 4, 4, 0.4] }) +
      kit.line(pts('118,-130 146,-130'), '#fff', 2.4),
    belt(kit, way, 276, 296, false) +
      kit.part(rectangle(-54, 252, 108, 52, 8), {
        fill: '#d9482b',
        volume: 8,
        cast: [2, 5, 4, 0.45],
        over: kit.line(pts('-40,266 40,266'), '#fff', 2, 0.5),
      }) +
      kit.tube('M-92 278a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z', 8, '#b9bec1') +
      kit.part(pts('54,262~4 110,268~14 110,290~14 54,294~4'), { fill: '#1a1c1f', volume: 5 }),
    kit.strap(pts('-296,200 -160,196 -10,204'), 26, WEBBING) + kit.strap(pts('10,204 160,196 296,200'), 26, WEBBING),
    kit.buckle(-150, 198, 32, 90, WEBBING) + kit.buckle(150, 198, 32, 90, WEBBING),
    brandMark(mark, 130, 28, 26, label),
    fittedLettering(brand, 130, 88, { height: 26, width: 150 }, label, { weight: 1.2 }),
    ...SIDES.map((side) => reflector(kit, onSide(side)(pts('116,-332! 204,-330! 208,-300! 114,-300!')))),
  ].join('');
}

function junior(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.strap(pts('-30,250 -60,380 -20,410 30,400 60,370 40,250'), 26, WEBBING),
    kit.tube(pts('-60,-452 -50,-506 50,-506 60,-452'), 22, WEBBING, { gloss: 0.25 }),
    kit.part(COLLAR, {
      ...FOAM,
      fill: way.block,
      cast: [0, 8, 7, 0.35],
      over:
        kit.seam(pts('0,-468 0,-356'), { pucker: 0.4 }) +
        kit.seam(pts('-190,-380 -120,-352 -82,-336'), { pucker: 0.4 }) +
        kit.seam(pts('190,-380 120,-352 82,-336'), { pucker: 0.4 }),
    }),
    lining(kit, way),
    panels(kit, way, CUTS[3], 258),
    zip(kit, way, -100, 256),
    belt(kit, way, -40, 262) + belt(kit, way, 120, 272),
    brandMark(mark, -134, 40, 34, label),
    fittedLettering(brand, 136, 40, { height: 34, width: 190 }, label, { weight: 1.2 }),
    ...SIDES.map((side) => reflector(kit, onSide(side)(pts('30,190! 250,178! 248,214! 30,226!')))),
  ].join('');
}

const KINDS = [
  { draw: touring, top: -350, bottom: 330 },
  { draw: racing, top: -350, bottom: 276 },
  { draw: rescue, top: -360, bottom: 350 },
  { draw: junior, top: -520, bottom: 420 },
] as const;

/** A buoyancy vest: touring, racing, rescue with quick-release belt, junior with collar. */
export function drawLifeJacket(way: Colourway, look: PlateLook): string {
  const { draw, top, bottom } = KINDS[look.variant];
  const isBack = look.view === 'back';
  const [y0, y1] = isBack ? [look.variant === 3 ? -520 : -350, HEMS[look.variant] + 26] : [top, bottom];
  const kit = new Kit([-320, y0, 320, y1], FRAMES.upright, 40);
  const art = isBack ? back(kit, way, look) : draw(kit, way, look);
  const shadow = kit.ground(0, y1 - 12, 290, 20, 0.34);
  return kit.svg(shadow + art, 'Life jacket');
}
