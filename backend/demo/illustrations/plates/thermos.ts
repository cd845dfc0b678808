import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved, ringLine, turned } from './turned';

const STEEL = '#c3c9cc';
const DARK = '#26292d';

/** A steel cup as the lid of a flask, upside down, its rim at y 0. */
const cup = (kit: Kit, radius: number, height: number): string =>
  turned(kit, `0,${-height} ${radius - 8},${-height}~6 ${radius},-5! ${radius + 1.5},-3~1 ${radius + 1.5},0~1 0,3`, {
    fill: STEEL,
    finish: 'steel',
    inside:
      kit.seam(ringLine(radius, -8, 2), { dark: 0.35 }) + kit.seam(ringLine(radius, -height + 9, 2), { dark: 0.2 }),
  });

/** The same cup standing open on the ground, its foot at y 0. */
function openCup(kit: Kit, radius: number, height: number): string {
  const rim = `M${-radius} ${-height}a${radius} 8 0 1 0 ${2 * radius} 0a${radius} 8 0 1 0 ${-2 * radius} 0Z`;
  return [
    kit.ground(2, 1, radius + 16, 6, 0.45),
    turned(kit, `0,${-height} ${radius},${-height}! ${radius - 8},0~6 0,3`, {
      fill: STEEL,
      finish: 'steel',
      inside: kit.seam(ringLine(radius, -14, 3), { dark: 0.3 }),
    }),
    kit.part(rim, {
      fill: '#8b9296',
      gradient: kit.linear('0 #3a4046, .5 #7b8388, 1 #cdd3d5', 0, 0, 1, 0.2),
      volume: 6,
      lineColour: '#eef1f2',
      line: 2,
    }),
  ].join('');
}

function stopper(kit: Kit, way: Colourway, radius: number): string {
  const grip = Array.from({ length: 9 }, (_, i) => {
    const x = radius * Math.sin(-1.3 + i * 0.325);
    return kit.line(
      [
        [x, -30],
        [x, -8],
      ],
      '#000',
      2.4,
      0.5,
    );
  });
  return [
    turned(kit, `0,-42 ${radius - 12},-42~4 ${radius - 10},-32! 0,-30`, { fill: way.accent }),
    turned(kit, `0,-34 ${radius - 4},-33~4 ${radius - 2},-4~3 0,0`, { fill: DARK, inside: grip.join('') }),
  ].join('');
}

function slim(kit: Kit, way: Colourway, { brand, mark, view }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const body = turned(kit, '0,-250 36,-250! 43,-234~14 43,0~8 0,4', {
    fill: way.main,
    texture: ['grain', '#000', 0.8],
    inside:
      kit.block(rectangle(-50, -34, 100, 40), way.block) +
      kit.line(ringLine(43, -35, 3), way.accent, 2.4) +
      brandMark(mark, 0, -182, 15, label) +
      fittedLettering(brand, 0, -148, { height: 12, width: 62 }, label, { weight: 1.15 }),
  });
  const neck = turned(kit, '0,-268 34,-268! 36,-249! 0,-247', { fill: STEEL, finish: 'steel' });
  const isOpen = view === 'open';
  return [
    kit.ground(0, 2, 62, 9, 0.55),
    isOpen ? moved(stopper(kit, way, 30), 0, -266) : '',
    neck,
    body,
    kit.seam(ringLine(36, -249, 3), { dark: 0.5 }),
    isOpen ? moved(openCup(kit, 37, 58), 92, 2) : moved(cup(kit, 38, 62), 0, -252),
  ].join('');
}

function foodJar(kit: Kit, way: Colourway, { brand, mark, view }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const ridges = Array.from({ length: 15 }, (_, i) => {
    const x = 57 * Math.sin(-1.35 + i * 0.193);
    return kit.line(
      [
        [x, -172],
        [x, -138],
      ],
      '#05070b',
      2,
      0.42,
    );
  });
  const lid = turned(kit, '0,-186 53,-186~12 59,-136~4 0,-130', {
    fill: way.block,
    volume: 8,
    inside: ridges.join('') + kit.line(ringLine(59, -144, 5), way.accent, 2.4),
  });
  const spoon = [
    kit.part(pts('-4,-40~2 4,-40~2 6,30 10,44 8,66 0,72 -8,66 -10,44 -6,30'), {
      fill: STEEL,
      gradient: kit.linear('0 #eef1f2, .5 #a7adb1, 1 #d8dcde', 0, 0, 1, 0.3),
      volume: 5,
      cast: [3, 4, 4, 0.35],
      over: kit.soft(pts('-5,46 0,42 5,48 3,62 -3,62'), '#33393e', 0.35, 2),
    }),
    kit.screw(0, -8, 2.6),
  ].join('');
  return [
    kit.ground(0, 2, 80, 9, 0.55),
    turned(kit, '0,-136 52,-134! 56,-122~10 56,0~9 0,5', {
      fill: way.main,
      texture: ['grain', '#000', 0.8],
      inside:
        brandMark(mark, 0, -88, 15, label) +
        fittedLettering(brand, 0, -58, { height: 14, width: 84 }, label, { weight: 1.15 }) +
        kit.seam(ringLine(56, -20, 4), { dark: 0.35 }),
    }),
    view === 'open'
      ? turned(kit, '0,-150 47,-150! 50,-132! 0,-126', {
          fill: STEEL,
          finish: 'steel',
          inside: [-146, -141, -136].map((y) => kit.seam(ringLine(50, y, 4), { dark: 0.4 })).join(''),
        }) +
        kit.part('M-47 -150a47 9 0 1 0 94 0a47 9 0 1 0-94 0Z', {
          fill: '#6d757a',
          gradient: kit.linear('0 #2d3338, .5 #6f777c, 1 #c9cfd1', 0, 0, 1, 0.2),
          volume: 8,
          line: 2,
          lineColour: '#eef1f2',
        }) +
        kit.ground(122, 2, 74, 7, 0.45) +
        moved(lid, 122, 131)
      : lid,
    view === 'open' ? '' : moved(spoon, 84, -66, 12),
  ].join('');
}

function classic(kit: Kit, way: Colourway, { brand, mark, view }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const bail = pts('44,-236 74,-232~10 96,-206 94,-120 76,-92~8 48,-90');
  return [
    kit.ground(6, 2, 92, 10, 0.55),
    kit.strap(bail, 15, DARK),
    kit.line(pts('48,-232 72,-228~10 90,-206 88,-122 74,-98~8 50,-96'), '#fff', 1.2, 0.25),
    turned(kit, '0,-262 32,-262! 34,-250~5 55,-236~16 55,0~9 0,5', {
      fill: way.main,
      texture: ['grain', '#000', 1.5],
      volume: 7,
      inside:
        kit.block(rectangle(-60, -30, 120, 40), STEEL) +
        brandMark(mark, -2, -176, 19, label) +
        fittedLettering(brand, -2, -138, { height: 15, width: 84 }, label, { weight: 1.2 }),
      over: kit.seam(ringLine(55, -31, 4)) + kit.seam(ringLine(54, -226, 4), { dark: 0.35 }),
    }),
    turned(kit, '0,-268 32,-268! 35,-254~3 0,-249', { fill: DARK }),
    view === 'open'
      ? moved(stopper(kit, way, 30), 0, -266) + moved(openCup(kit, 39, 60), 126, 2)
      : turned(kit, '0,-330 32,-330~8 38,-274! 40,-272~1 40,-268~1 0,-263', {
          fill: STEEL,
          finish: 'steel',
          inside: kit.seam(ringLine(36, -320, 2), { dark: 0.3 }) + kit.seam(ringLine(39, -276, 3), { dark: 0.35 }),
        }),
    ...[-224, -100].map((y) =>
      kit.part(rectangle(38, y - 12, 22, 24, 5), { fill: DARK, volume: 4, cast: [1, 2, 2, 0.4] }),
    ),
    kit.screw(50, -224, 3) + kit.screw(50, -100, 3),
  ].join('');
}

function tumbler(kit: Kit, way: Colourway, { brand, mark, view }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const flip = kit.part(pts('-30,-218~5 14,-224~6 24,-216~5 24,-204 -30,-202~4'), {
    fill: DARK,
    volume: 6,
    cast: [2, 4, 3, 0.45],
    over: kit.part(pts('-22,-214~3 -4,-216~3 -4,-209~3 -22,-207~3'), { fill: way.accent, volume: 3 }),
  });
  const drinkingHole = kit.part(pts('-26,-208~3 -6,-209~3 -6,-203~2 -26,-202~2'), { fill: '#0b0e12', volume: 2 });
  return [
    kit.ground(0, 2, 62, 8, 0.55),
    turned(kit, '0,-176 42,-176! 32,0~7 0,4', {
      fill: way.main,
      texture: ['grain', '#000', 0.7],
      inside:
        kit.block(pts('-50,-96! 0,-90 50,-96! 50,-58! 0,-52 -50,-58!'), way.trim) +
        kit.block(pts('-50,-96! 0,-90 50,-96! 50,-58! 0,-52 -50,-58!'), kit.texture(['rib', '#000', 0.8])) +
        brandMark(mark, 0, -136, 12, label) +
        fittedLettering(brand, 0, -113, { height: 9, width: 58 }, label, { weight: 1.15 }),
    }),
    turned(kit, '0,-184 42,-184! 42.5,-174! 0,-170', { fill: STEEL, finish: 'steel' }),
    turned(kit, '0,-206 39,-206~9 44,-184~3 0,-179', {
      fill: tone(way.block, -0.04),
      inside: kit.seam(ringLine(43, -191, 3), { dark: 0.4 }),
    }),
    view === 'open' ? moved(flip, -169, -131, 62) + drinkingHole : flip,
    kit.tube(pts('24,-206 48,-206 56,-194 52,-180 40,-178'), 5, way.accent),
  ].join('');
}

const KINDS = [
  { draw: slim, box: [-78, -322, 78, 12], openBox: [-78, -322, 148, 12] },
  { draw: foodJar, box: [-92, -198, 108, 14], openBox: [-82, -176, 190, 22] },
  { draw: classic, box: [-96, -338, 116, 14], openBox: [-84, -318, 180, 14] },
  { draw: tumbler, box: [-74, -232, 84, 12], openBox: [-84, -262, 84, 12] },
] as const;

/** A vacuum flask: slim with a cup, food jar with a spoon, classic with a handle, tumbler with a lid. */
export function drawThermos(way: Colourway, look: PlateLook): string {
  const { draw, box, openBox } = KINDS[look.variant];
  const kit = new Kit(look.view === 'open' ? openBox : box, FRAMES.upright, 44);
  return kit.svg(draw(kit, way, look), 'Vacuum flask');
}
