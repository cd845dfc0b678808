import type { Point } from './geometry';
import type { Kit } from './kit';
import type { MarkName } from './lettering';
import { TONES } from './palette';

export type TentLook = { brand: string; mark: MarkName; isOpen: boolean };

/** A guy line with its runner, and the peg that holds it. */
export function guyLine(kit: Kit, from: Point, to: Point, colour: string): string {
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const lean = to[0] > from[0] ? -16 : 16;
  return (
    kit.line([from, to], colour, 1.8, 0.95) +
    kit.line([at(0.3), at(0.36)], '#23262b', 5, 1) +
    kit.tube([to, [to[0] + lean, to[1] - 58]], 16, TONES.alu)
  );
}
