import { curve } from './curve';
import { creases, flipped, mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { brandMark, lettering } from './lettering';
import type { Colourway } from './palette';
import { CLOTH_SHADE, type ShellLook } from './shell-jacket-look';

/** A dropped hem is shorter at the sides. */
const sideRise = ({ hem }: ShellLook): number => (hem === 'dropped' ? 34 : 0);

/** Half outline from measured widths: x = 0 centre front, y = 0 shoulder point. */
function half(look: ShellLook): Point[] {
  const { length } = look;
  const rise = sideRise(look);
  return pts(
    `0,6 70,2! 146,24 202,50! 222,130 229,210 240,292! 242,400 234,500 239,${620 - rise} 245,${length - 8 - rise}~10 140,${length + 4 - rise * 0.2} 0,${length + 6}`,
  );
}

export const bodyOutline = (look: ShellLook): string => curve(mirrored(half(look)));

function colourBlock(kit: Kit, way: Colourway, block: ShellLook['block']): string {
  switch (block) {
    case 'yoke':
      return kit.block(mirrored(pts('0,-20! 300,-20! 300,205! 180,190 90,214 0,222')), way.block);
    case 'diag':
      return kit.block(pts('-300,-20! 300,-20! 300,240! -300,470!'), way.block);
    case 'band':
      return kit.block(pts('-300,214! 0,226 300,214! 300,300! 0,312 -300,300!'), way.accent);
    case 'hem':
      return kit.block(rectangle(-300, 520, 600, 400), way.block);
    case 'side': {
      const panel = pts('300,180! 190,212! 198,480 172,900! 320,900!');
      return kit.block(panel, way.block) + kit.block(flipped(panel), way.block);
    }
    case 'split':
      return kit.block(pts('-300,-20! 300,-20! 300,330! 0,372! -300,330!'), way.block);
    case 'none':
      return '';
  }
}

function blockSeams(kit: Kit, { block, length }: ShellLook): string {
  const both = (points: readonly Point[], pucker: number, dark = 0.5): string =>
    kit.seam(points, { pucker, dark }) + kit.seam(flipped(points), { pucker, dark });
  const sideSeam = both(pts(`232,330 208,480 206,620 214,${length - 3}`), 0, 0.38);
  switch (block) {
    case 'yoke':
      return kit.seam(pts('-250,201 -180,190 -90,214 0,222 90,214 180,190 250,201'), { pucker: 0.18 }) + sideSeam;
    case 'split':
      return both(pts('0,372 130,356 242,337'), 0.15) + sideSeam;
    case 'hem':
      return both(pts('0,520 150,522 258,518'), 0.15) + sideSeam;
    case 'side':
      return both(pts(`226,205 200,240 198,480 172,${length}`), 0.15);
    case 'diag':
      return kit.seam(pts('-240,447 240,263'), { pucker: 0.15 }) + sideSeam;
    case 'band':
      return kit.seam(pts('-236,216 0,226 236,216')) + kit.seam(pts('-240,302 0,312 240,302')) + sideSeam;
    case 'none':
      return sideSeam;
  }
}

/** Turn-away of the sides, light on the belly, and the folds that gravity and the arms draw. */
function bodyForm(kit: Kit, outline: string, length: number): string {
  const turn = '0 #1b2338 .5, .16 #1b2338 .12, .34 #ffffff .13, .52 #ffffff 0, .8 #1b2338 .16, 1 #1b2338 .58';
  const broad = creases(
    `-248,300 -190,330 -120,420 15; 250,300 196,350 150,450 17; -250,330 -214,420 -196,560 12; 252,350 222,440 206,590 13;
     -226,120 -190,190 -150,230 11; 226,130 190,190 160,250 11; -60,560 -90,640 -80,${length - 5} 13; 120,520 150,620 130,${length - 3} 15;
     -190,600 -170,660 -180,${length - 3} 11; 30,470 70,560 60,700 10; 214,640 200,700 206,744 9; -128,430 -108,500 -126,590 9;
     44,250 80,310 72,400 8; -40,240 -70,290 -60,380 7`,
  );
  const fine = creases(
    `-246,306 -210,316 -170,352 4; 248,306 212,320 176,366 4; -252,500 -220,512 -184,508 4; 254,506 226,520 190,512 4;
     -250,540 -226,548 -200,540 3; 252,548 226,556 200,548 3; -60,${length - 55} -40,${length - 33} -50,${length - 1} 4;
     80,${length - 45} 100,${length - 25} 94,${length + 1} 4`,
  );
  const belly = mirrored(pts('0,90 120,110 150,240 110,360 0,400')).map((p): Point => [p[0] * 0.8 - 70, p[1]]);
  return [
    `<path d="${outline}" fill="${kit.linearBetween(turn, -246, 0, 246, 0)}" class="m"/>`,
    `<path d="${outline}" fill="${kit.linear('0 #fff .16, .3 #fff 0, .7 #1b2338 0, 1 #1b2338 .3')}"/>`,
    kit.soft(belly, '#fff', 0.1, 26),
    kit.folds(broad, { blur: 8, dark: 0.5, light: 0.2, margin: 8 }),
    kit.folds(fine, { blur: 2.6, dark: 0.5, light: 0.3, margin: 8 }),
  ].join('');
}

function handPockets(kit: Kit, way: Colourway): string {
  return SIDES.map((side) => {
    const run = `${162 * side},470 ${188 * side},560 ${196 * side},642`;
    const welt = creases(`${162 * side},470 ${178 * side},560 ${196 * side},642 16`);
    return (
      kit.folds(welt, { blur: 6, dark: 0.4, light: 0.2 }) +
      kit.zip(pts(run), {
        tape: way.trim,
        kind: 'sealed',
        width: 9,
        pull: [162 * side, 470, -16 * side],
        pullColour: way.accent,
      })
    );
  }).join('');
}

function chestZip(kit: Kit, way: Colourway, side: number): string {
  return kit.zip(pts(`${side * 118},168 ${side * 124},250 ${side * 128},348`), {
    tape: way.trim,
    kind: 'sealed',
    width: 8,
    pull: [side * 118, 168, 0],
    pullColour: way.accent,
    pullLength: 22,
  });
}

function cargoPockets(kit: Kit, way: Colourway, { block }: ShellLook): string {
  return SIDES.map((side) => {
    const x = side * 148;
    const flap = pts(`${x - 70},432~4 ${x + 70},432~4 ${x + 70},484~8 ${x},500 ${x - 70},484~8`);
    return (
      kit.part(rectangle(x - 66, 440, 132, 190, 10), {
        fill: way.main,
        volume: 14,
        cast: [3, 5, 5, 0.35],
        texture: ['twill', '#000', 0.8],
      }) +
      kit.part(flap, { fill: block === 'yoke' ? way.block : way.main, volume: 10, cast: [2, 4, 4, 0.4] }) +
      kit.screw(x, 478, 7, way.trim)
    );
  }).join('');
}

function frontDetails(kit: Kit, way: Colourway, look: ShellLook): string {
  const { pockets, length } = look;
  const sealed = { tape: way.trim, kind: 'sealed', pullColour: way.accent } as const;
  const flap = (x: number): Point[] => pts(`${x},26 ${x},300 ${x},${length - 5}`);
  return [
    pockets.includes('hand') ? handPockets(kit, way) : '',
    pockets.includes('chest') || pockets.includes('chest-both') ? chestZip(kit, way, 1) : '',
    pockets.includes('chest-both') ? chestZip(kit, way, -1) : '',
    pockets.includes('napoleon') ? kit.zip(pts('24,250 140,236'), { ...sealed, width: 8, pull: [134, 237, 20] }) : '',
    pockets.includes('cargo') ? cargoPockets(kit, way, look) : '',
    kit.folds(creases(`0,30 -12,400 0,${length + 3} 20`), { blur: 7, dark: 0.4, light: 0.25 }),
    kit.zip(pts(`0,0 0,300 0,${length - 15}`), { ...sealed, width: 12 }),
    kit.line(flap(-11), '#0d1220', 1, 0.4),
    kit.line(flap(11), '#0d1220', 1, 0.4),
    kit.line(flap(13), '#fff', 0.9, 0.22),
  ].join('');
}

function backDetails(kit: Kit, way: Colourway, { mark, length }: ShellLook): string {
  const folds = creases('-130,150 -80,260 -110,400 13; 130,160 84,280 116,430 13; 0,250 -26,420 0,600 12');
  return (
    kit.seam(pts(`0,222 0,480 0,${length - 21}`), { dark: 0.35 }) +
    kit.folds(folds, { blur: 10, dark: 0.32, light: 0.16 }) +
    brandMark(mark, 0, 150, 15, way.accent)
  );
}

export function shellBody(kit: Kit, way: Colourway, look: ShellLook): string {
  const outline = bodyOutline(look);
  const { length } = look;
  const edge = length - sideRise(look);
  const hem = (up: number): Point[] =>
    pts(
      `-242,${edge - 24 - up} -140,${length - 14 - up} 0,${length - 12 - up} 140,${length - 14 - up} 242,${edge - 24 - up}`,
    );
  const body = kit.part(outline, {
    fill: way.main,
    texture: ['twill', '#000', 0.8],
    inside: colourBlock(kit, way, look.block) + bodyForm(kit, outline, length),
    volume: 26,
    shade: 0.42,
    light: 0.18,
    ...CLOTH_SHADE,
  });
  return [
    body,
    blockSeams(kit, look),
    kit.seam(hem(10), { dark: 0.45 }),
    kit.stitching(hem(6), 0.28),
    look.view === 'back' ? backDetails(kit, way, look) : frontDetails(kit, way, look),
  ].join('');
}

/** The chest logo lies over the collar leaves' shadow, so it is drawn with the head. */
export function chestLogo(way: Colourway, { pockets, mark, brand }: ShellLook): string {
  const x = pockets.includes('chest-both') ? -76 : -112;
  return brandMark(mark, x, 142, 12, way.accent) + lettering(brand, x, 168, 9, way.accent, { weight: 1.1 });
}

export function hemToggles(kit: Kit, way: Colourway, look: ShellLook): string {
  const y = look.length - sideRise(look);
  return SIDES.map(
    (side) =>
      kit.cordlock(side * 206, y - 7, 90, 0.9, way.trim) +
      kit.tube(pts(`${side * 212},${y - 3} ${side * 222},${y + 11} ${side * 204},${y + 13}`), 2.6, way.accent, {
        gloss: 0.3,
      }),
  ).join('');
}
