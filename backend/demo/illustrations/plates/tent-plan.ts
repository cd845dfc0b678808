import { type Point, pts } from './geometry';
import type { Box } from './plate-defs';
import type { Spread } from './tent-cloth';
import { type Camera, faces, type Line3, length3, minus3, type Place3, type Sheet } from './tent-space';

/** Points on a sheet in their short notation, `u,v` in hundredths, each as `pts` reads them. */
export type OnSheet = { readonly sheet: number; readonly outline: string };

/** A pole or a sewn edge; it is seen where the ellipsoid of `round` (half axes, mm) turns to the eye. */
export type Pole = { readonly line: Line3; readonly round: Place3 };

/** A tent as it stands, before it has colours. */
export type TentPlan = {
  readonly title: string;
  readonly camera: Camera;
  /** from the farthest to the nearest */
  readonly sheets: readonly { readonly sheet: Sheet; readonly colour?: 'main' | 'block' }[];
  readonly poles: readonly Pole[];
  /** where poles that cross are joined */
  readonly hub?: Place3;
  /** seams that are sewn, without a pole in them */
  readonly seams?: readonly Pole[];
  /** to what height the cloth has the second colour, in shares of a sheet; none leaves it out */
  readonly band?: number;
  /** its zip from the hem up and down again */
  readonly door: OnSheet;
  /** hooded openings under the ridge */
  readonly vents: readonly OnSheet[];
  readonly windows?: readonly OnSheet[];
  readonly guys: readonly (readonly [from: Place3, to: Place3])[];
  readonly pegs: readonly Place3[];
  readonly name: { readonly sheet: number; readonly u: number; readonly v: number; readonly height: number };
};

/** The points of an outline on a sheet, as the eye sees them. */
export function onSheet({ sheets, camera }: TentPlan, { sheet, outline }: OnSheet): Point[] {
  const cloth = sheets[sheet]?.sheet;
  if (!cloth) return [];
  return pts(outline).map(([u, v, corner]): Point => {
    const [x, y] = camera.shown(cloth(u / 100, v / 100));
    return corner === undefined ? [x, y] : [x, y, corner];
  });
}

/** The part of a pole that is seen, as points. */
export function seenOf({ camera }: TentPlan, { line, round }: Pole, steps = 28): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const place = line(i / steps);
    const [x, y, z] = place.map((value, axis) => value / (round[axis] as number) ** 2) as [number, number, number];
    if (faces(camera.seen([x, y, z]), camera.seen(place))) points.push(camera.shown(place));
    else if (points.length > 3) return points.slice(0, -2);
    else points.length = 0;
  }
  return points;
}

/** A matrix that lays upright print on a sheet, in perspective, where one unit is a millimetre. */
export function printOn({ sheets, camera, name }: TentPlan): string {
  const cloth = sheets[name.sheet]?.sheet;
  if (!cloth) return '';
  const { u, v } = name;
  const origin = cloth(u, v);
  const [x, y] = camera.shown(origin);
  const along = (place: Place3): Point => {
    const far = length3(minus3(place, origin)) || 1;
    const [px, py] = camera.shown(place);
    return [(px - x) / far, (py - y) / far];
  };
  const [ax, ay] = along(cloth(u + 0.04, v));
  const [bx, by] = along(cloth(u, v - 0.04));
  return `matrix(${[ax, ay, bx, by, x, y].map((value) => value.toFixed(3)).join(' ')})`;
}

/** Half the height of the ground that is shown under a tent, shares of half its width. */
export const GROUND = 0.34;

/** What holds all of a tent, its lines and its ground. */
export function boxOf({ guys, pegs, camera }: TentPlan, spreads: readonly Spread[]): Box {
  const cloth = spreads.flatMap(({ knots }) => knots.flatMap((line) => line.map(({ shown }) => shown)));
  const all = [...cloth, ...guys.map(([, to]) => camera.shown(to))];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const feet = pegs.map(camera.shown);
  const [feetX, feetY] = [feet.map(([x]) => x), feet.map(([, y]) => y)];
  const reach = (Math.max(...feetX) - Math.min(...feetX)) / 2;
  const bottom = Math.max(...feetY) - (Math.max(...feetY) - Math.min(...feetY)) * 0.14 + reach * GROUND;
  return [Math.min(...xs) - 60, Math.min(...ys) - 30, Math.max(...xs) + 60, Math.max(...ys, bottom - 90) + 90];
}

/** The zip of the door, and the opening that it leaves with the hem below it. */
export function doorOf(plan: TentPlan): { readonly zip: Point[]; readonly opening: Point[] } {
  const { sheet, outline } = plan.door;
  const ends = pts(outline);
  const [[from, low] = [0, 0], [to] = [0]] = [ends[0], ends.at(-1)];
  const hem = [0.8, 0.6, 0.4, 0.2].map((share) => `${from + (to - from) * share},${low}`).join(' ');
  return { zip: onSheet(plan, plan.door), opening: onSheet(plan, { sheet, outline: `${outline} ${hem}` }) };
}
