import { greyPicture } from '../grey-picture';
import { edgeOf, type SceneFrame } from './backdrop';
import { layered, noise, ridged } from './noise';
import { polygon, short, type Vec } from './svg';

/** A mountain in the light: what its faces are painted with, and where the sun stands. */
export type LitRidge = {
  /** the line's height at a share of the width, y in the frame */
  readonly top: (share: number) => number;
  /** roughness of the line in units, and which */
  readonly rough: number;
  readonly seed: number;
  /** colours of faces turned from the sun and towards it */
  readonly shade: string;
  readonly lit: string;
  readonly sun: 1 | -1;
  /** breadth of a spur, units; farther mountains have narrower ones */
  readonly spur: number;
  /** how steep the faces are: 1 for alpine ones, less for old fells */
  readonly steep?: number;
  /** colour and strength of the air before its foot */
  readonly haze: string;
  readonly air?: number;
  /** units of the frame for each point of the shading: 8, or more for what is out of focus */
  readonly cell?: number;
};

/** How much of the sun the faces below an edge catch, 0 to 1: spurs and gullies that run down and branch. */
function faces(edge: readonly Vec[], foot: number, line: (x: number) => number, ridge: LitRidge) {
  const { seed, spur, sun, steep = 1, cell = 8 } = ridge;
  const top = Math.min(...edge.map(([, y]) => y));
  const left = edge[0]?.[0] ?? 0;
  const columns = Math.ceil(((edge.at(-1)?.[0] ?? 0) - left) / cell);
  const rows = Math.max(4, Math.ceil((foot - top) / cell));
  const heights = new Float32Array(columns * rows);
  const height = (x: number, y: number): number => {
    const below = (y - line(x)) / spur;
    const u = x / spur + 0.75 * noise(x / (spur * 2.1), y / (spur * 1.7), seed + 5);
    const v = below * 0.62 + 0.5 * noise(x / (spur * 1.3), y / (spur * 1.9), seed + 6);
    return (
      ridged(u * 0.55, v * 0.5, 2, seed) +
      0.42 * ridged(u * 1.5 + v * 0.4, v * 1.1, 2, seed + 20) +
      0.2 * layered(u * 4, v * 3, 2, seed + 40)
    );
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      heights[row * columns + column] = spur * 0.5 * height(left + column * cell, top + row * cell);
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = row * columns;
      const [west, east] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
      const [north, south] = [Math.max(0, row - 1) * columns, Math.min(rows - 1, row + 1) * columns];
      const dx = ((heights[here + east] ?? 0) - (heights[here + west] ?? 0)) / (2 * cell);
      const dy = ((heights[south + column] ?? 0) - (heights[north + column] ?? 0)) / (2 * cell);
      values[here + column] = 0.5 + steep * (-dx * sun * 0.9 + dy * 0.3);
    }
  return { address: greyPicture(columns, rows, values), left, top, width: columns * cell, height: rows * cell };
}

/**
 * A mountain whose faces are lit one by one, its foot lost in the air. Its shading is a picture through which the lit colour
 * shows; its line stays a path.
 * @param id of its definitions, unlike those of other ridges
 */
export function litRidge(frame: SceneFrame, id: string, ridge: LitRidge, foot: number): string {
  const edge = edgeOf(frame, ridge);
  const { address, left, top, width, height } = faces(edge, foot, (x) => ridge.top(x / frame.width), ridge);
  const outline = polygon([[-20, foot], ...edge, [frame.width + 20, foot]]);
  const place = `x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}"`;
  const { air = 0.9 } = ridge;
  return [
    `<defs><clipPath id="${id}c"><path d="${outline}"/></clipPath><mask id="${id}m" maskUnits="userSpaceOnUse" ${place}><image ${place} preserveAspectRatio="none" href="${address}"/></mask>`,
    `<linearGradient id="${id}h" gradientUnits="userSpaceOnUse" x1="0" y1="${short(top)}" x2="0" y2="${short(foot)}"><stop offset="0" stop-color="${ridge.haze}" stop-opacity="0"/><stop offset=".35" stop-color="${ridge.haze}" stop-opacity="${short(air * 0.22, 100)}"/><stop offset="1" stop-color="${ridge.haze}" stop-opacity="${air}"/></linearGradient></defs>`,
    `<path d="${outline}" fill="${ridge.shade}"/><g clip-path="url(#${id}c)"><rect ${place} fill="${ridge.lit}" mask="url(#${id}m)"/></g>`,
    `<path d="${outline}" fill="url(#${id}h)"/>`,
  ].join('');
}
