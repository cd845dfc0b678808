import { mix } from './colour';
import { num, type Point } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** A pack whose lower cloth has paled on a long walk. */
export const paledBase = (way: Colourway): Colourway => ({ ...way, block: mix(way.block, '#b9b7a6', 0.24) });

/** Half the width and half the height of a darn, mm, and the space between its threads. */
const [HALF_WIDTH, HALF_HEIGHT, STEP] = [21, 24, 4.6];

const between = (reach: number): number[] =>
  Array.from({ length: Math.floor((2 * reach) / STEP) + 1 }, (_, i) => i * STEP - reach);

/** How far a thread at this share of a darn's half reaches, mm; no two end alike. */
const end = (half: number, share: number, i: number): number =>
  half * (0.62 + 0.38 * Math.sqrt(Math.max(0, 1 - share ** 2))) + ((i * 7) % 5) - 1;

/** A hole in mesh that has been woven shut by hand, in a thread of its own colour, about the given point, mm. */
export function darn(kit: Kit, way: Colourway, [x, y]: Point): string {
  const thread = mix(way.accent, way.trim, 0.12);
  const upright = between(HALF_WIDTH).map((at, i) => {
    const [top, bottom] = [end(HALF_HEIGHT, at / HALF_WIDTH, i), end(HALF_HEIGHT, at / HALF_WIDTH, i + 3)];
    return `M${num(at)} ${num(-top)}L${num(at + ((i * 3) % 3) * 0.3)} ${num(bottom)}`;
  });
  const across = between(HALF_HEIGHT).map((at, i) => {
    const [left, right] = [end(HALF_WIDTH, at / HALF_HEIGHT, i + 1), end(HALF_WIDTH, at / HALF_HEIGHT, i + 4)];
    const over = `stroke-dasharray="${num(STEP * 1.25, 2)} ${num(STEP * 0.75, 2)}" stroke-dashoffset="${num(left + (i % 2) * STEP, 2)}"`;
    return `<path d="M${num(-left)} ${num(at)}L${num(right)} ${num(at + 0.6)}" ${over}/>`;
  });
  const warp = upright.join('');
  return [
    `<g transform="translate(${num(x)} ${num(y)}) rotate(-6)" fill="none" stroke-width="2.3" stroke-linecap="round">`,
    `<ellipse rx="${HALF_WIDTH * 0.86}" ry="${HALF_HEIGHT * 0.86}" fill="#0a0f12" opacity=".55"/>`,
    `<path d="${warp}" stroke="#05080d" stroke-opacity=".5" transform="translate(.7 .9)"/>`,
    `<path d="${warp}" stroke="${mix(thread, '#1a1206', 0.2)}"/>`,
    `<g stroke="#05080d" stroke-opacity=".4" transform="translate(.5 .9)">${across.join('')}</g>`,
    `<g stroke="${mix(thread, '#ffffff', 0.12)}">${across.join('')}</g>`,
    '</g>',
    kit.softLine(
      [
        [x - HALF_WIDTH - 8, y + HALF_HEIGHT + 3],
        [x, y + HALF_HEIGHT + 7],
        [x + HALF_WIDTH + 4, y + HALF_HEIGHT],
      ],
      3,
      '#05080d',
      0.3,
      4,
    ),
  ].join('');
}
