import { mix } from './colour';
import { curve } from './curve';
import { type Point, pts } from './geometry';
import type { Kit } from './kit';

/** Where the cloth is rubbed above the hem of a sleeve, and short scratches in it. */
const RUBBED = [
  '350,642 336,646 324,664 346,656',
  '330,652 306,654 306,668 328,662',
  '304,656 280,658 282,670 302,668',
];
const SCRATCHES =
  '344,646 335,650; 341,651 330,655; 333,647 326,650; 327,655 316,658; 321,651 313,653; 312,659 301,661; 305,654 297,656; 294,662 284,663; 336,656 331,659';

/**
 * Light wear at the end of a sleeve: cloth rubbed pale along its hem, and some threads of it drawn.
 * @param onArm lays points of the right sleeve on the one that is drawn
 */
export function wornCuff(
  kit: Kit,
  fill: string,
  outline: readonly Point[],
  onArm: (points: readonly Point[]) => readonly Point[],
): string {
  const pale = mix(fill, '#fff6e6', 0.62);
  const hem = onArm(pts('352,649 340,655 326,660 314,663 296,666 272,669'));
  const threads = ['331,661 330,666 332,669', '322,662.5 323,668 320,671'];
  return [
    `<g clip-path="url(#${kit.clip(kit.path(curve(outline)))})">`,
    ...RUBBED.map((spot) => kit.soft(onArm(pts(spot)), pale, 0.5, 6)),
    kit.softLine(hem, 3, pale, 0.75, 3),
    ...SCRATCHES.split(';').map((run) => kit.line(onArm(pts(run)), pale, 0.5, 0.6)),
    '</g>',
    ...threads.map((run) => kit.line(onArm(pts(run)), mix(fill, '#fff6e6', 0.3), 0.6, 0.9)),
  ].join('');
}
