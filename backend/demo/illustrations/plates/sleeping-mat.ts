import type { PlateLook } from '../plate-drawing';
import { baffleRow, type Profile, puckerStrip, rowSeams } from './baffles';
import { lightOf, mix, readableOn, shadeOf, tone } from './colour';
import { curve } from './curve';
import { creases, ellipse, lerp, mirrored, num, pts, rectangle, seededRandom } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

const DARK = '#26292d';

const valve = (kit: Kit, way: Colourway, x: number, y: number): string =>
  kit.part(ellipse(x, y, 30), { fill: DARK, volume: 6, cast: [2, 3, 3, 0.4] }) +
  kit.part(ellipse(x, y, 18), { fill: way.accent, volume: 5 });

/** The packed mat's sack, standing beside the mat. */
function sack(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const outline = pts('-72,-250~16 72,-250~16 82,-100 80,20~20 40,34 -40,34 -80,20~20 -82,-100');
  const label = readableOn(way.block, way.accent);
  return [
    kit.flatShadow([outline], { dx: 8, dy: 12, blur: 11, opacity: 0.34 }),
    kit.tube(pts('-20,-252 -30,-300 20,-320 40,-282 14,-252'), 9, way.accent),
    kit.part(outline, {
      fill: way.block,
      volume: 28,
      shade: 0.6,
      texture: ['ripstop', '#000', 1],
      inside: kit.folds(
        creases(
          '-60,-230 -40,-180 -56,-130 9; 50,-236 36,-180 52,-140 9; -10,-240 0,-200 -10,-160 8; -70,10 -40,-10 -30,20 8',
        ),
        { blur: 5, dark: 0.46, light: 0.3 },
      ),
    }),
    kit.cordlock(6, -262, 0, 1.1, way.trim),
    brandMark(mark, 0, -124, 28, label) +
      fittedLettering(brand, 0, -64, { height: 26, width: 126 }, label, { weight: 1.2 }),
  ].join('');
}

const beside = (art: string): string => moved(art, 470, 1560);

const MUMMY: Profile = pts('250,0 262,200 262,560 240,1000 210,1400 180,1720 150,1830');

function air(kit: Kit, way: Colourway, look: PlateLook): string {
  const rows = rowSeams(70, 1760, 18);
  const outline = curve(
    mirrored(pts('0,-10! 210,-10~60 264,60~40 272,300 264,620 240,1000 212,1400 186,1740 150,1824~40 0,1840')),
  );
  const strip = puckerStrip(kit, {
    key: 'mat',
    height: 94,
    halfWidth: 250,
    count: 13,
    scale: 2,
    random: seededRandom(4),
  });
  const label = readableOn(way.main, way.accent);
  const sides = kit.linear('0 #1b2338 .5, .14 #1b2338 .04, .3 #1b2338 0, .8 #1b2338 .06, 1 #1b2338 .5', 0, 0, 1, 0);
  return [
    kit.flatShadow([outline], { dx: 8, dy: 12, blur: 14, opacity: 0.35 }),
    kit.part(outline, { fill: way.main, volume: 24 }),
    ...rows.map((row) =>
      baffleRow(kit, MUMMY, row, strip, row.index < 3 || row.index > 15 ? way.block : way.main, { bulge: 7, dip: 6 }),
    ),
    `<g clip-path="url(#${kit.clip(kit.path(outline))})"><rect x="-290" y="-20" width="580" height="1880" fill="${sides}"/></g>`,
    valve(kit, way, -170, 40),
    brandMark(look.mark, 0, 860, 58, label) +
      fittedLettering(look.brand, 0, 1000, { height: 58, width: 300 }, label, { weight: 1.15 }),
    beside(sack(kit, way, look)),
  ].join('');
}

function selfInflating(kit: Kit, way: Colourway, look: PlateLook): string {
  const outline = pts('-255,0~60 255,0~60 255,1830~60 -255,1830~60');
  const dot = kit.once(
    'weld',
    (id) =>
      `<pattern id="${id}" width="104" height="104" patternUnits="userSpaceOnUse"><g><ellipse cx="26" cy="28" rx="15" ry="8" fill="${shadeOf(way.main)}" opacity=".5"/><path d="M11 33Q26 44 41 33" stroke="${lightOf(way.main)}" stroke-width="3" fill="none" opacity=".6"/><ellipse cx="78" cy="80" rx="15" ry="8" fill="${shadeOf(way.main)}" opacity=".5"/><path d="M63 85Q78 96 93 85" stroke="${lightOf(way.main)}" stroke-width="3" fill="none" opacity=".6"/></g></pattern>`,
  );
  const label = readableOn(way.main, way.accent);
  return [
    kit.flatShadow([outline], { dx: 8, dy: 12, blur: 14, opacity: 0.35 }),
    kit.part(outline, {
      fill: way.main,
      volume: 40,
      shade: 0.55,
      texture: ['twill', '#000', 1],
      wash: `url(#${dot})`,
      inside: kit.block(rectangle(-260, -10, 520, 250), way.block) + kit.line(pts('-260,240 260,240'), way.accent, 4),
      over: kit.line(pts('-228,26~46 228,26~46 228,1804~46 -228,1804~46 -228,26'), '#0d1220', 2, 0.35),
    }),
    valve(kit, way, -205, 46) + valve(kit, way, 205, 46),
    brandMark(look.mark, -110, 130, 52, readableOn(way.block, way.accent)) +
      fittedLettering(look.brand, 66, 130, { height: 60, width: 250 }, readableOn(way.block, way.accent), {
        weight: 1.15,
      }),
    fittedLettering('190', 0, 1740, { height: 46, width: 120 }, label),
    beside(sack(kit, way, look)),
  ].join('');
}

/** Egg-crate foam: rows of dimples, lit from the top left. */
const dimples = (kit: Kit, colour: string): string =>
  `url(#${kit.once(`dimples${colour}`, (id) => `<pattern id="${id}" width="52" height="44" patternUnits="userSpaceOnUse"><ellipse cx="13" cy="12" rx="12" ry="9" fill="${shadeOf(colour)}" opacity=".55"/><ellipse cx="39" cy="34" rx="12" ry="9" fill="${shadeOf(colour)}" opacity=".55"/><ellipse cx="36" cy="9" rx="9" ry="6" fill="${lightOf(colour)}" opacity=".6"/><ellipse cx="10" cy="31" rx="9" ry="6" fill="${lightOf(colour)}" opacity=".6"/></pattern>`)})`;

function foam(kit: Kit, way: Colourway, look: PlateLook): string {
  const panels = Array.from({ length: 8 }, (_, i) => {
    const top = i * 229;
    const fill = i % 2 ? tone(way.main, -0.02) : way.main;
    return kit.part(rectangle(-255, top, 510, 229, 18), {
      fill,
      volume: 22,
      shade: 0.5,
      wash: dimples(kit, way.main),
      inside: `<rect x="-260" y="${top}" width="520" height="229" fill="${kit.linear(i % 2 ? '0 #0d1220 .3, .5 #fff 0, 1 #0d1220 .05' : '0 #fff .2, .5 #fff 0, 1 #0d1220 .3')}"/>`,
    });
  });
  const label = readableOn(way.main, way.accent);
  return [
    kit.flatShadow([rectangle(-255, 0, 510, 1832, 18)], { dx: 8, dy: 12, blur: 14, opacity: 0.35 }),
    ...panels,
    kit.part(rectangle(-150, 965, 300, 130, 20), { fill: way.block, volume: 8 }),
    brandMark(look.mark, -94, 1030, 36, readableOn(way.block, label)) +
      fittedLettering(look.brand, 40, 1030, { height: 44, width: 180 }, readableOn(way.block, label), { weight: 1.2 }),
    moved(stack(kit, way), 500, 1560),
  ].join('');
}

/** The foam mat folded: a stack of leaves seen from its end. */
function stack(kit: Kit, way: Colourway): string {
  const leaves = Array.from({ length: 8 }, (_, i) => {
    const x = -92 + i * 24;
    return kit.part(rectangle(x, -250, 26, 300, 11), {
      fill: i % 2 ? tone(way.main, -0.07) : way.main,
      volume: 9,
      shade: 0.6,
      inside: [0, 1, 2, 3, 4, 5, 6]
        .map((j) =>
          kit.line(
            [
              [x + 4, -226 + j * 42],
              [x + 22, -216 + j * 42],
            ],
            '#0d1220',
            4,
            0.22,
          ),
        )
        .join(''),
    });
  });
  return [
    kit.ground(6, 52, 130, 12, 0.45),
    ...leaves,
    kit.strap(pts('-96,-150 0,-140 104,-150'), 18, DARK),
    kit.strap(pts('-96,-20 0,-10 104,-20'), 18, DARK),
  ].join('');
}

function tubes(kit: Kit, way: Colourway, look: PlateLook): string {
  const outline = pts('-320,0~70 320,0~70 320,1950~70 -320,1950~70');
  const count = 9;
  const columns = Array.from({ length: count }, (_, i) => {
    const x0 = lerp(-318, 318, i / count);
    const width = 636 / count;
    const fill = i === 0 || i === count - 1 ? way.block : way.main;
    return `<rect x="${num(x0)}" y="230" width="${num(width)}" height="1730" fill="${fill}"/><rect x="${num(x0)}" y="230" width="${num(width)}" height="1730" fill="${kit.linear(`0 ${shadeOf(fill)} .8, .16 ${shadeOf(fill)} .2, .38 ${lightOf(fill)} .5, .6 ${lightOf(fill)} .05, 1 ${shadeOf(fill)} .85`, 0, 0, 1, 0)}"/>`;
  });
  const pillow = rectangle(-300, 16, 600, 200, 90);
  const label = readableOn(way.block, way.accent);
  return [
    kit.flatShadow([outline], { dx: 8, dy: 12, blur: 14, opacity: 0.35 }),
    kit.part(outline, {
      fill: way.block,
      volume: 34,
      shade: 0.6,
      shadeColour: '#121827',
      inside: columns.join(''),
      over:
        kit.seam(pts('-320,230 0,238 320,230'), { weight: 2, pucker: 0.4 }) +
        kit.seam(pts('-320,1900 0,1908 320,1900'), { weight: 2, pucker: 0.4 }),
    }),
    kit.part(pillow, {
      fill: way.block,
      volume: 44,
      shade: 0.6,
      light: 0.5,
      cast: [0, 6, 6, 0.35],
      inside: kit.folds(
        creases(
          '-260,80 -200,110 -150,90 12; 260,80 200,110 150,90 12; -120,40 -60,60 -20,36 10; 60,190 120,170 170,190 10',
        ),
        { blur: 6 },
      ),
    }),
    brandMark(look.mark, -130, 116, 50, label) +
      fittedLettering(look.brand, 60, 116, { height: 60, width: 270 }, label, { weight: 1.15 }),
    valve(kit, way, 262, 300),
    beside(sack(kit, way, look)),
  ].join('');
}

/** The mat rolled up and strapped: a spiral end and a short roll. */
function rolled(kit: Kit, way: Colourway, { variant, brand, mark }: PlateLook): string {
  if (variant === 2) return stack(kit, way);
  const body = pts('-210,-96! 150,-96! 150,96! -210,96! -254,60 -264,0 -254,-60');
  const turns = Array.from(
    { length: 5 },
    (_, i) =>
      kit.line(ellipse(150 - i * 2, 0, 60 - i * 11, 94 - i * 18), '#0d1220', 2.6, 0.5) +
      kit.line(ellipse(151 - i * 2, 2, 57 - i * 11, 90 - i * 18), '#fff', 1.4, 0.35),
  );
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(-40, 98, 270, 16, 0.45),
    kit.part(body, {
      fill: way.main,
      volume: 26,
      texture: ['twill', '#000', 1],
      inside:
        kit.folds(creases('-200,-90 -180,-20 -200,60 8; -60,-94 -50,-30 -64,40 7; 60,-94 70,-20 56,60 8'), {
          blur: 6,
        }) +
        `<rect x="-280" y="-100" width="460" height="200" fill="${kit.linear('0 #0d1220 .3, .2 #fff .3, .36 #fff 0, .7 #0d1220 .14, 1 #0d1220 .55')}"/>`,
    }),
    kit.part(ellipse(150, 0, 60, 95), { fill: mix(way.block, way.main, 0.3), volume: 10, inside: turns.join('') }),
    ...[-170, 40].map(
      (x) =>
        kit.strap(
          [
            [x, -97],
            [x - 26, -40],
            [x - 26, 40],
            [x, 97],
          ],
          26,
          DARK,
        ) + kit.buckle(x - 22, 0, 30, 0, way.trim),
    ),
    brandMark(mark, -86, -16, 22, label) +
      fittedLettering(brand, -84, 34, { height: 22, width: 120 }, label, { weight: 1.2 }),
  ].join('');
}

const KINDS = [
  { draw: air, box: [-430, -70, 700, 1960] },
  { draw: selfInflating, box: [-430, -70, 700, 1960] },
  { draw: foam, box: [-430, -70, 720, 1960] },
  { draw: tubes, box: [-500, -70, 700, 2080] },
] as const;

/** A sleeping mat from above: air mummy, self-inflating, folding foam, wide with long tubes. `side` is the mat rolled. */
export function drawSleepingMat(way: Colourway, look: PlateLook): string {
  const title = 'Sleeping mat';
  if (look.view === 'side') {
    const kit = new Kit(
      look.variant === 2 ? [-150, -270, 160, 80] : [-300, -130, 240, 130],
      look.variant === 2 ? FRAMES.square : FRAMES.wide,
      60,
    );
    return kit.svg(rolled(kit, way, look), title);
  }
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.upright, 36);
  return kit.svg(`<g transform="rotate(12 150 920)">${draw(kit, way, look)}</g>`, title);
}
