import { mirrored, num, pts } from './geometry';
import type { Kit } from './kit';
import { lettering, letteringWidth } from './lettering';
import type { PartOptions } from './shaded-plate';

/** Light on an upright cylinder between two x in millimetres. */
export const cylinder = (kit: Kit, x0: number, x1: number, dark = 0.6): string =>
  kit.linearBetween(
    `0 #0b101c ${dark}, 0.1 #0b101c 0.2, 0.22 #fff 0.4, 0.34 #fff 0.06, 0.6 #0b101c 0.05, 0.85 #0b101c 0.38, 0.95 #fff 0.06, 1 #0b101c ${dark}`,
    x0,
    0,
    x1,
    0,
  );

/** The duller light on a painted or rubber cylinder. */
const matt = (kit: Kit, x0: number, x1: number): string =>
  kit.linearBetween(
    '0 #0b101c 0.55, 0.14 #0b101c 0.14, 0.3 #fff 0.2, 0.46 #fff 0.03, 0.68 #0b101c 0.1, 1 #0b101c 0.55',
    x0,
    0,
    x1,
    0,
  );

/** Half an outline, top centre to bottom centre, of a thing turned on a lathe; its axis lies at x 0. */
export type TurnedOptions = PartOptions & { finish?: 'steel' | 'matt' };

/** A bottle, flask or pot: the mirrored half outline with light round its axis. */
export function turned(kit: Kit, half: string, { finish = 'matt', inside = '', ...options }: TurnedOptions): string {
  const outline = mirrored(pts(half));
  const reach = Math.max(...outline.map(([x]) => x));
  const heights = outline.map(([, y]) => y);
  const top = Math.min(...heights) - 20;
  const light = finish === 'steel' ? cylinder(kit, -reach, reach) : matt(kit, -reach, reach);
  const sheen = `<rect x="${num(-reach - 2)}" y="${num(top)}" width="${num(2 * reach + 4)}" height="${num(Math.max(...heights) + 20 - top)}" fill="${light}"/>`;
  return kit.part(outline, { volume: 5, ...options, inside: inside + sheen });
}

/** A line round a turned body: at its ends on the given height, lower by `sag` in the middle. */
export const ringLine = (reach: number, y: number, sag: number) => pts(`${-reach},${y} 0,${y + sag} ${reach},${y}`);

/** Capital letters made smaller where they would be wider than `width`; lengths in the drawing's own units. */
export function fittedLettering(
  text: string,
  x: number,
  y: number,
  size: { height: number; width: number },
  colour: string,
  { weight = 1, track = 1.8, rotate = 0 } = {},
): string {
  const natural = (letteringWidth(text, track) / 6) * size.height;
  const height = size.height * Math.min(1, size.width / natural);
  return lettering(text, x, y, height, colour, { weight, track, rotate });
}

/** Art moved by millimetres and turned by degrees about its own origin. */
export const moved = (art: string, dx: number, dy = 0, degrees = 0): string =>
  `<g transform="translate(${num(dx)} ${num(dy)})${degrees ? ` rotate(${num(degrees)})` : ''}">${art}</g>`;
