import { mix } from './colour';
import { curve } from './curve';
import { type Point, pts } from './geometry';
import type { Kit } from './kit';

/** What has rubbed the cloth above the hem of a sleeve: short, nearly along the hem, none over another. */
const SCRATCHES =
  '342,640 330,645; 338,648 318,653; 326,640 312,644; 330,656 322,658; 312,652 296,655; 304,644 290,646; 300,660 284,661; 288,652 280,652; 345,630 339,632';

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
  const hem = onArm(pts('350,650 340,656 326,661 314,664 296,667 277,668'));
  const threads = ['344,655 347,664', '329,662 327,671', '322,663 325,674 321,677', '301,667 300,675', '286,668 290,676'];
  return [
    `<g clip-path="url(#${kit.clip(kit.path(curve(outline)))})">`,
    kit.softLine(hem, 9, pale, 0.4, 8),
    kit.softLine(onArm(pts('346,652 332,658 316,662 304,664')), 5, pale, 0.75, 4),
    ...SCRATCHES.split(';').map((run) => kit.line(onArm(pts(run)), pale, 1, 0.55)),
    '</g>',
    ...threads.map((run) => kit.line(onArm(pts(run)), mix(fill, '#fff6e6', 0.3), 0.9, 0.9)),
  ].join('');
}
