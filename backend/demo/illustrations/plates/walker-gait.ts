import { tone } from './colour';
import { type Point, pts } from './geometry';
import type { Kit } from './kit';

/**
 * How somebody goes, seen from behind: where the feet are beside a usual step, mm to the right and down; whether the near one stands on its
 * whole sole or pushes off; and how far the trunk leans to the right, degrees.
 */
export type Gait = {
  readonly far: readonly [x: number, y: number];
  readonly near: readonly [x: number, y: number];
  readonly isPlanted: boolean;
  readonly lean: number;
};

/** A usual step; standing with the weight on the right leg; a long step along a line. */
const GAITS: readonly [Gait, ...Gait[]] = [
  { far: [0, 0], near: [0, 0], isPlanted: false, lean: 0 },
  { far: [26, 10], near: [-34, -34], isPlanted: true, lean: 1.1 },
  { far: [-34, -30], near: [18, -8], isPlanted: false, lean: -1.3 },
];

/** The gait of one of many people: the same number, the same gait. */
export const gaitOf = (person: number): Gait => GAITS[person % GAITS.length] ?? GAITS[0];

/** Height of the hips, where legs begin, mm. */
const HIPS = -930;

/** A leg whose foot is moved; its hip stays. */
export const stepped = (leg: readonly Point[], [dx, dy]: readonly [number, number]): Point[] =>
  leg.map(([x, y, corner]): Point => {
    const share = Math.max(0, 1 - y / HIPS);
    const at = [x + dx * share, y + dy * share] as const;
    return corner === undefined ? at : [...at, corner];
  });

const SOLE = '#23252a';

/** A boot that stands on its whole sole. */
const planted = (kit: Kit, colour: string): string =>
  [
    kit.part(pts('62,-180~14 164,-180~14 172,-120 176,-74~14 58,-74~14 60,-120'), {
      fill: colour,
      volume: 22,
      shade: 0.7,
      line: 0.8,
    }),
    kit.part(pts('52,-84~8 182,-84~8 184,-56~10 50,-56~10'), { fill: SOLE, volume: 8, line: 0.6 }),
  ].join('');

/** A boot that pushes off, its sole seen. */
const pushing = (kit: Kit, colour: string): string =>
  [
    kit.part(pts('-160,-150~14 -54,-150~14 -46,-80 -50,-14~20 -160,-14~20 -168,-80'), {
      fill: colour,
      volume: 24,
      shade: 0.7,
      line: 0.8,
    }),
    kit.part(pts('-162,-52~26 -50,-52~26 -44,-4 -52,52~40 -70,66 -142,66 -158,52~40 -168,-4'), {
      fill: SOLE,
      volume: 12,
      line: 0.8,
      over: [-30, -8, 14, 36]
        .map(
          (y) =>
            kit.line(pts(`-158,${y} -106,${y + 7} -52,${y}`), '#0c0d10', 4.5, 0.8) +
            kit.line(pts(`-158,${y - 7} -106,${y} -52,${y - 7}`), '#565a61', 1.4, 0.8),
        )
        .join(''),
    }),
  ].join('');

const moved = (art: string, x: number, y: number): string => `<g transform="translate(${x} ${y})">${art}</g>`;

/** Both boots: the one ahead, farther away, and the one behind it. */
export function boots(kit: Kit, colour: string, { far, near, isPlanted }: Gait): string {
  const ahead = moved(planted(kit, tone(colour, -0.03)), ...far);
  // the far boot's shape stands 224 mm to the right of the near one, and 50 mm higher in the picture
  const behind = isPlanted
    ? moved(planted(kit, colour), near[0] - 224, near[1] + 50)
    : moved(pushing(kit, colour), ...near);
  return ahead + behind;
}
