import { CLOTH_EDGE, clothLight } from './cloth-light';
import { curve } from './curve';
import { creases, flipped, mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { bodyHang } from './shell-jacket-folds';
import { type ShellCut, type ShellLook, shellSeed } from './shell-jacket-look';

/** A dropped hem is shorter at the sides. */
const sideRise = ({ hem }: ShellLook): number => (hem === 'dropped' ? 34 : 0);

/** Height of the underarm, mm. */
const UNDERARM = 292;

/** Half widths below the underarm, at chest, waist, hip and hem, mm. */
const WIDTHS: Record<ShellCut, readonly [chest: number, waist: number, hip: number, hem: number]> = {
  straight: [242, 234, 239, 245],
  cropped: [254, 262, 264, 258],
  flared: [238, 218, 248, 276],
  anorak: [250, 254, 258, 262],
  close: [236, 214, 216, 224],
};

/** Half outline from measured widths: x = 0 centre front, y = 0 shoulder point. */
function half(look: ShellLook): Point[] {
  const { length, cut } = look;
  const rise = sideRise(look);
  const [chest, waist, hip, hem] = WIDTHS[cut];
  const side = (share: number): number => Math.round(UNDERARM + (length - rise - UNDERARM) * share);
  return pts(
    `0,6 70,2! 146,24 202,50! 222,130 229,210 240,${UNDERARM}! ${chest},${side(0.24)} ${waist},${side(0.47)} ${hip},${side(0.73)} ${hem},${length - 8 - rise}~10 140,${length + 4 - rise * 0.2} 0,${length + 6}`,
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

function handPockets(kit: Kit, way: Colourway, { length, cut }: ShellLook): string {
  const top = Math.min(470, length - 226);
  const low = Math.min(642, length - 62);
  const out = cut === 'close' ? 176 : 196;
  return SIDES.map((side) => {
    const run = `${(out - 34) * side},${top} ${(out - 8) * side},${(top + low) / 2} ${out * side},${low}`;
    const welt = creases(`${(out - 34) * side},${top} ${(out - 18) * side},${(top + low) / 2} ${out * side},${low} 16`);
    return (
      kit.folds(welt, { blur: 6, dark: 0.4, light: 0.2 }) +
      kit.zip(pts(run), {
        tape: way.trim,
        kind: 'sealed',
        width: 9,
        pull: [(out - 34) * side, top, -16 * side],
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

/** One large pocket across the front, open at both sides, closed above. */
function kangaroo(kit: Kit, way: Colourway, look: ShellLook): string {
  const y = look.length - 330;
  const shape = pts(
    `-120,${y}! 120,${y}! 190,${y + 120} 204,${y + 236}~10 0,${y + 244} -204,${y + 236}~10 -190,${y + 120}`,
  );
  const folds = creases(
    `-120,${y + 40} -60,${y + 120} -90,${y + 220} 12; 90,${y + 30} 60,${y + 120} 110,${y + 210} 12`,
  );
  return (
    kit.part(shape, {
      fill: look.block === 'none' ? way.main : way.block,
      ...CLOTH_EDGE,
      cast: [2, 5, 6, 0.32],
      texture: ['twill', '#000', 0.8],
      inside: clothLight(shape, { folds, seed: shellSeed(look) + 5, round: 30, crumple: 0.45 }),
    }) +
    kit.zip(pts(`-104,${y + 20} 104,${y + 20}`), {
      tape: way.trim,
      kind: 'sealed',
      width: 9,
      pull: [-98, y + 20, -90],
      pullColour: way.accent,
    })
  );
}

function frontDetails(kit: Kit, way: Colourway, look: ShellLook): string {
  const { pockets, length, cut } = look;
  const foot = cut === 'anorak' ? 318 : length;
  const sealed = { tape: way.trim, kind: 'sealed', pullColour: way.accent } as const;
  const flap = (x: number): Point[] => pts(`${x},26 ${x},${foot * 0.5} ${x},${foot - 5}`);
  return [
    pockets.includes('hand') ? handPockets(kit, way, look) : '',
    pockets.includes('chest') || pockets.includes('chest-both') ? chestZip(kit, way, 1) : '',
    pockets.includes('chest-both') ? chestZip(kit, way, -1) : '',
    pockets.includes('napoleon') ? kit.zip(pts('24,250 140,236'), { ...sealed, width: 8, pull: [134, 237, 20] }) : '',
    pockets.includes('cargo') ? cargoPockets(kit, way, look) : '',
    pockets.includes('kangaroo') ? kangaroo(kit, way, look) : '',
    kit.zip(pts(`0,0 0,${foot * 0.5} 0,${foot - 15}`), { ...sealed, width: 12 }),
    cut === 'anorak'
      ? kit.seam(pts(`-13,${foot - 12}! -13,${foot + 4}! 13,${foot + 4}! 13,${foot - 12}!`), { stitch: 2 })
      : '',
    kit.line(flap(-11), '#0d1220', 1, 0.4),
    kit.line(flap(11), '#0d1220', 1, 0.4),
    kit.line(flap(13), '#fff', 0.9, 0.22),
  ].join('');
}

function backDetails(kit: Kit, way: Colourway, { mark, length }: ShellLook): string {
  return kit.seam(pts(`0,222 0,480 0,${length - 21}`), { dark: 0.35 }) + brandMark(mark, 0, 150, 15, way.accent);
}

export function shellBody(kit: Kit, way: Colourway, look: ShellLook): string {
  const outline = bodyOutline(look);
  const { length } = look;
  const edge = length - sideRise(look);
  const wide = WIDTHS[look.cut][3] - 3;
  const hem = (up: number): Point[] =>
    pts(
      `${-wide},${edge - 24 - up} -140,${length - 14 - up} 0,${length - 12 - up} 140,${length - 14 - up} ${wide},${edge - 24 - up}`,
    );
  const body = kit.part(outline, {
    fill: way.main,
    inside:
      colourBlock(kit, way, look.block) +
      kit.block(outline, kit.texture(['twill', '#000', 0.8])) +
      clothLight(mirrored(half(look)), {
        ...bodyHang(look),
        seed: shellSeed(look),
      }),
    ...CLOTH_EDGE,
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
  const x = WIDTHS[look.cut][3] - 39;
  return SIDES.map(
    (side) =>
      kit.cordlock(side * x, y - 7, 90, 0.9, way.trim) +
      kit.tube(
        pts(`${side * (x + 6)},${y - 3} ${side * (x + 16)},${y + 11} ${side * (x - 2)},${y + 13}`),
        2.6,
        way.accent,
        {
          gloss: 0.3,
        },
      ),
  ).join('');
}
