import { shinePicture } from '../data-picture';
import { layered, noise } from './noise';
import { stars } from './stars';
import { short } from './svg';

type Curtain = {
  /** where it begins and ends; it folds back on itself on the way */
  readonly from: number;
  readonly to: number;
  /** y of the lower edge and its sway */
  readonly base: number;
  readonly sway: number;
  /** width of a fold */
  readonly fold: number;
  /** height of the rays */
  readonly rays: number;
  readonly seed: number;
  readonly strength: number;
};

/** Units of the frame for a point of the light: it is soft, nothing in it is finer. */
const CELL = 8;
/** Threads of light a curtain is woven of. */
const THREADS = 800;
/** How softly a curtain ends below, units. */
const HEM = 20;

type Light = {
  readonly columns: number;
  readonly rows: number;
  readonly green: Float32Array;
  readonly violet: Float32Array;
};

/** One thread of light over its foot: green above a soft hem, violet where it thins out. */
function hang(
  { columns, rows, green, violet }: Light,
  x: number,
  foot: number,
  height: number,
  strength: number,
): void {
  const column = Math.floor(x / CELL);
  const share = x / CELL - column;
  if (column < 0 || column >= columns - 1) return;
  const to = Math.min(rows - 1, Math.ceil((foot + HEM * 2) / CELL));
  for (let row = Math.max(0, Math.floor((foot - height * 1.5) / CELL)); row <= to; row++) {
    const up = foot - row * CELL;
    const hem = 1 / (1 + Math.exp(-(up + 4) / (HEM * 0.36)));
    const t = up / height;
    const glow = strength * hem * (0.72 * Math.exp(-Math.max(0, t) * 4.2) + 0.28 * Math.exp(-Math.max(0, t) * 1.5));
    const veil = strength * hem * Math.exp(-(((t - 0.62) / 0.36) ** 2)) * 0.34;
    const at = row * columns + column;
    green[at] = (green[at] ?? 0) + glow * (1 - share);
    green[at + 1] = (green[at + 1] ?? 0) + glow * share;
    violet[at] = (violet[at] ?? 0) + veil * (1 - share);
    violet[at + 1] = (violet[at + 1] ?? 0) + veil * share;
  }
}

/** A curtain of light that hangs in folds. Where it turns edge-on its threads crowd together and it is brightest, as the real one is. */
function weave(light: Light, { from, to, base, sway, fold, rays, seed, strength }: Curtain): void {
  for (let i = 0; i < THREADS; i++) {
    const t = i / THREADS;
    const x = from + (to - from) * t + fold * Math.sin(t * 12 + seed) + fold * 0.3 * Math.sin(t * 27 + seed * 2);
    const y = base + sway * Math.sin(t * 4.4 + seed) + sway * 0.16 * Math.sin(t * 12 + seed + 1.1);
    const ends = Math.sin(Math.PI * t) ** 1.2;
    const ray = 0.66 + 0.34 * noise(t * 54, seed, 5);
    const surge = 0.5 + 0.5 * layered(t * 5, seed, 2, 8);
    const height = rays * (0.6 + 0.4 * surge + 0.24 * noise(t * 34, seed + 4, 9));
    hang(light, x, y, height, strength * ends * ray * (0.35 + 0.65 * surge));
  }
}

/** Spreads light to both sides, so that a fold seen edge-on is bright and no line. */
function spread(light: Float32Array, columns: number, rows: number): void {
  for (const reach of [1, 2])
    for (let row = 0; row < rows; row++) {
      const from = light.slice(row * columns, (row + 1) * columns);
      for (let c = 0; c < columns; c++) {
        const [left, right] = [from[Math.max(0, c - reach)] ?? 0, from[Math.min(columns - 1, c + reach)] ?? 0];
        light[row * columns + c] = 0.5 * (from[c] ?? 0) + 0.25 * (left + right);
      }
    }
}

const clamp = (value: number): number => Math.round(255 * (1 - Math.exp(-Math.max(0, value))));

/** Stars and curtains of northern lights for a sky of the given width, over the horizon. */
export function aurora(width: number, horizon: number): string {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil((horizon * 0.9) / CELL)];
  const light: Light = {
    columns,
    rows,
    green: new Float32Array(columns * rows),
    violet: new Float32Array(columns * rows),
  };
  const density = width / THREADS / CELL;
  const curtains: readonly Curtain[] = [
    { from: -0.06, to: 0.66, base: 0.42, sway: 84, fold: 62, rays: 430, seed: 0.6, strength: 0.62 },
    { from: 0.2, to: 1.1, base: 0.6, sway: 76, fold: 84, rays: 560, seed: 2.3, strength: 1.15 },
    { from: 0.62, to: 1.1, base: 0.32, sway: 46, fold: 44, rays: 300, seed: 4.4, strength: 0.5 },
  ];
  for (const curtain of curtains)
    weave(light, {
      ...curtain,
      from: curtain.from * width,
      to: curtain.to * width,
      base: curtain.base * horizon,
      fold: (curtain.fold * width) / 2400,
      strength: curtain.strength * density,
    });
  for (const part of [light.green, light.violet]) spread(part, columns, rows);
  const bytes = new Uint8Array(columns * rows * 3);
  for (let at = 0; at < columns * rows; at++) {
    const [g, v] = [light.green[at] ?? 0, light.violet[at] ?? 0];
    bytes[at * 3] = clamp(g * 0.26 + v * 0.42);
    bytes[at * 3 + 1] = clamp(g * 1.15 + v * 0.22);
    bytes[at * 3 + 2] = clamp(g * 0.62 + v * 0.72);
  }
  return `${stars(width, horizon)}<image x="0" y="0" width="${short(columns * CELL)}" height="${short(rows * CELL)}" preserveAspectRatio="none" href="${shinePicture(columns, rows, bytes)}"/>`;
}
