import { curve, openCurve } from './curve';
import { lerp, num, type Point, pts, shifted } from './geometry';
import type { Kit } from './kit';

/** Where a ski goes into the snow, and half the width it shows there; all lengths here are shares of the picture's side. */
export type SnowFoot = { readonly x: number; readonly y: number; readonly half: number };

/** Crests behind the skis: one long drift, two swells, a ridge with a lee side. */
const CRESTS: readonly string[] = [
  '-.5,.03 -.36,.005 -.24,-.03 -.1,-.05 .04,-.04 .17,-.047 .29,-.012 .4,.01 .5,.03',
  '-.5,.03 -.38,-.008 -.27,-.036 -.14,-.026 -.02,-.016 .12,-.042 .25,-.05 .37,-.012 .5,.03',
  '-.5,.03 -.39,.012 -.25,-.004 -.12,-.034 0,-.058 .1,-.046 .22,-.014 .36,.006 .5,.03',
];

const [SHADE, DEEP] = ['#a9bfce', '#8fa9bb'];
/** Where the snow has melted into the ground at either end. */
const END = 0.485;
/** Points along the edge of the snow before the skis. */
const STEPS = 56;

const bell = (away: number, wide: number): number => Math.exp(-((away / wide) ** 2));

/** Height of the edge before the skis at `x`: pushed up on both sides of each foot, higher where a ski went in deeper. */
function edgeAt(x: number, feet: readonly SnowFoot[], shape: number): number {
  const base = 0.04 + 0.012 * Math.cos((x + 0.1 * shape) * 9) - 0.012 * Math.cos(x * 3.1);
  const middle = feet.reduce((sum, foot) => sum + foot.y, 0) / feet.length;
  const pushed = feet.map((foot) => {
    const away = x - foot.x;
    const [left, right] = [bell(away + foot.half * 1.05, foot.half * 1.15), bell(away - foot.half * 1.2, foot.half)];
    return (0.058 + 0.4 * (middle - foot.y)) * bell(away, foot.half * 2.4) + 0.02 * left + 0.013 * right;
  });
  return middle + base - Math.max(...pushed);
}

function edgeOf(feet: readonly SnowFoot[], shape: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const x = lerp(-0.5, 0.5, i / STEPS);
    return [x, edgeAt(x, feet, shape)];
  });
}

const scaled = (points: readonly Point[], side: number): Point[] => points.map(([x, y]): Point => [x * side, y * side]);

/** What is laid in a group with it melts into the ground at both ends. */
function fading(kit: Kit, side: number): string {
  const ramp = kit.linearBetween(
    '0 #fff 0, .05 #fff .25, .12 #fff 1, .88 #fff 1, .95 #fff .25, 1 #fff 0',
    -END * side,
    0,
    END * side,
    0,
  );
  const box = `x="${num(-side)}" y="${num(-side)}" width="${num(2 * side)}" height="${num(2 * side)}"`;
  return kit.once(
    'melting snow',
    (id) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="${ramp}"/></mask>`,
  );
}

/** Snow behind and before a pair that stands in it; one heap, in one of three shapes. */
export function heap(
  kit: Kit,
  side: number,
  feet: readonly SnowFoot[],
  shape: number,
): { readonly behind: string; readonly before: string } {
  const mask = `mask="url(#${fading(kit, side)})"`;
  const low = pts('.5,.046 .4,.078 .24,.097 0,.102 -.24,.097 -.4,.078 -.5,.046');
  const tones = (from: number): string =>
    kit.linearBetween(
      `0 #ffffff, .3 #f9fbfc, .58 #edf3f7, .8 #dde8ef, .93 #dde8ef .7, 1 #dde8ef 0`,
      0,
      from * side,
      0,
      0.1 * side,
    );
  const crest = pts(CRESTS[shape % CRESTS.length] ?? '');
  const edge = edgeOf(feet, shape);
  const body = (top: readonly Point[], fill: string): string =>
    `<path d="${curve(scaled([...top, ...low], side))}" fill="${fill}"/>`;
  const behind = [
    kit.ground(0.01 * side, 0.088 * side, 0.42 * side, 0.016 * side, 0.2),
    `<g ${mask}>`,
    body(crest, tones(-0.06)),
    kit.line(scaled(crest.slice(2, -2), side), '#fff', 2.2, 0.9),
    '</g>',
  ].join('');
  const lee = scaled(shifted(edge, 0.012, 0.022), side);
  const before = [
    `<g ${mask}>`,
    kit.softLine(openCurve(scaled(shifted(edge, 0, -0.004), side)), 0.012 * side, SHADE, 0.34, 7),
    body(edge, tones(-0.03)),
    ...feet.map((foot) => shadowOf(kit, side, foot, edge)),
    kit.softLine(openCurve(lee.slice(4, 20)), 0.01 * side, SHADE, 0.16, 9),
    kit.line(scaled(edge.slice(6, -6), side), '#fff', 2, 0.8),
    '</g>',
  ].join('');
  return { behind, before };
}

/** The shade that a ski throws over the snow, to the right and towards us. */
function shadowOf(kit: Kit, side: number, { x, half }: SnowFoot, edge: readonly Point[]): string {
  const top = Math.max(...edge.filter(([at]) => Math.abs(at - x) < half * 0.7).map(([, y]) => y));
  const shade = scaled(
    [
      [x - half * 0.5, top + 0.008],
      [x + half * 0.7, top + 0.004],
      [x + half * 1.6 + 0.06, top + 0.03],
      [x + half * 2 + 0.12, top + 0.05],
      [x + half + 0.06, top + 0.046],
    ],
    side,
  );
  return kit.soft(shade, DEEP, 0.36, 10);
}
