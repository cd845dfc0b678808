import { lightPicture } from '../data-picture';
import type { SceneFrame } from './backdrop';
import { layered, noise } from './noise';
import { polygon, short, type Vec } from './svg';

/** The rock's edge toward the valley: x at a height. */
export function faceEdge({ width, height }: SceneFrame, share: number, seed: number): (y: number) => number {
  return (y) => {
    const t = y / height;
    return (
      width * (share + 0.09 * t) +
      34 * layered(y / 210, 3, 4, seed + 5) +
      (layered(y / 120, 9, 2, seed + 4) > 0.18 ? 24 : 0)
    );
  };
}

/** Faces of broken rock of one size, as they lie over each other: where each has its middle, and how it is turned. */
type Faces = {
  readonly wide: number;
  readonly tall: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  /** middle x and y, and turn from -1 to 1, one face after the other */
  readonly table: Float64Array;
};

/** The faces of an area; they are looked up for each point of it, and cost too much to be found anew. */
function facesOver(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  wide: number,
  tall: number,
  seed: number,
): Faces {
  const [left, top] = [Math.floor(x0 / wide) - 1, Math.floor(y0 / tall) - 1];
  const [columns, rows] = [Math.floor(x1 / wide) - left + 2, Math.floor(y1 / tall) - top + 2];
  const table = new Float64Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [i, j] = [left + column, top + row];
      table.set(
        [i + 0.5 + 0.5 * noise(i, j, seed), j + 0.5 + 0.5 * noise(i, j, seed + 1), noise(i, j, seed + 2)],
        (row * columns + column) * 3,
      );
    }
  return { wide, tall, left, top, columns, table };
}

/** The face at a place: how it is turned to the light, -1 to 1, and how near the next face is, in units. */
function faceAt(
  x: number,
  y: number,
  { wide, tall, left, top, columns, table }: Faces,
): readonly [turn: number, gap: number] {
  const [u, v] = [x / wide, y / tall];
  const [column, row] = [Math.floor(u) - left, Math.floor(v) - top];
  let [nearest, second, turn] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let j = row - 1; j <= row + 1; j++)
    for (let i = column - 1; i <= column + 1; i++) {
      const at = (j * columns + i) * 3;
      const dx = (u - (table[at] as number)) * wide;
      const dy = (v - (table[at + 1] as number)) * wide;
      const far = dx * dx + dy * dy;
      if (far < nearest) {
        second = nearest;
        nearest = far;
        turn = table[at + 2] as number;
      } else if (far < second) second = far;
    }
  return [turn, Math.sqrt(second) - Math.sqrt(nearest)];
}

/** Points of the shading of the rock across it at most, and how near they lie. */
const [ROCK_COLUMNS, ROCK_NEAREST] = [220, 3.2];

/** Light on the rock: faces turned to the valley and away, cracks between the larger ones, a rough skin. */
function rockLight({ height }: SceneFrame, reach: number, seed: number): string {
  const columns = Math.round(Math.min(ROCK_COLUMNS, reach / ROCK_NEAREST));
  const cell = reach / columns;
  const rows = Math.ceil(height / cell);
  const values = new Float32Array(columns * rows);
  const area = [-10 - 0.32 * height, -14, reach + 0.38 * height + 20, rows * cell + 14] as const;
  const large = facesOver(area, 250, 560, seed + 5);
  const middle = facesOver(area, 96, 190, seed + 15);
  const fine = facesOver(area, 40, 66, seed + 25);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [px, py] = [column * cell, row * cell];
      const [x, y] = [px + 9 * noise(px / 40, py / 50, 3), py + 12 * noise(px / 46, py / 60, 4)];
      const [turn, gap] = faceAt(x + 0.2 * y, y, large);
      const [small] = faceAt(x + 0.35 * y, y, middle);
      const [tiny] = faceAt(x - 0.3 * y, y, fine);
      const isOpen = noise(x / 120, y / 240, 41) > 0;
      const skin = layered(x / 16, y / 22, 3, 31) - layered(x / 16 + 0.3, y / 22 + 0.16, 3, 31);
      values[row * columns + column] =
        0.47 + 0.12 * turn + 0.1 * small + 0.05 * tiny + 0.1 * skin - (isOpen && gap < 8 ? 0.16 - gap * 0.02 : 0);
    }
  const place = `width="${short(reach)}" height="${short(rows * cell)}"`;
  return `<image ${place} preserveAspectRatio="none" href="${lightPicture(columns, rows, values)}"/>`;
}

/** What a wall is painted with: deep in it, half-way, at its edge, and the light on what juts out of it. */
export type RockPaint = readonly [deep: string, middle: string, edge: string, light: string];

/** A wall of rock left of its edge, the low sun on what juts out of it. */
export function rockFace(
  frame: SceneFrame,
  edge: (y: number) => number,
  [deep, middle, near, light]: RockPaint,
  seed: number,
): string {
  const { height } = frame;
  const rim: Vec[] = [];
  for (let y = -20; y <= height + 20; y += 18) rim.push([edge(y), y]);
  const outline = polygon([[-20, -20], ...rim, [-20, height + 20]]);
  const inner = rim.map(([x, y]): Vec => [x - 16 - 14 * layered(y / 60, 2, 2, 3), y]).toReversed();
  const reach = Math.max(...rim.map(([x]) => x));
  return [
    `<defs><clipPath id="wall"><path d="${outline}"/></clipPath><linearGradient id="rock" x1="0" x2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>`,
    `<g clip-path="url(#wall)"><path d="${outline}" fill="url(#rock)"/>${rockLight(frame, reach, seed)}`,
    `<path d="${polygon([...rim, ...inner])}" fill="${light}" opacity=".4"/></g>`,
  ].join('');
}
