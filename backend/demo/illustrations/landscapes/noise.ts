/** Value noise and its sums, the ground all landscapes are made of. Same seed, same ground. */

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The last steps of hashing a corner of the grid: a number from 0 to 1. */
function scattered(sum: number): number {
  const h = Math.imul(sum ^ (sum >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** What one step along each axis adds to the hash of a corner. */
const [STEP_X, STEP_Y] = [374761393, 668265263];

/** Smooth noise from -1 to 1. Landscapes ask for it a million times: corners of a cell share what they can. */
export function noise(x: number, y: number, seed = 1): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const corner = (Math.imul(i, STEP_X) + Math.imul(j, STEP_Y) + Math.imul(seed, 2147475728)) | 0;
  const a = scattered(corner);
  const b = scattered((corner + STEP_X) | 0);
  const c = scattered((corner + STEP_Y) | 0);
  const d = scattered((corner + STEP_X + STEP_Y) | 0);
  return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * 2 - 1;
}

/** Noise over noise, each octave finer and fainter. */
export function layered(x: number, y: number, octaves = 4, seed = 1): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  let frequency = 1;
  for (let k = 0; k < octaves; k++) {
    sum += amplitude * noise(x * frequency, y * frequency, seed + k * 17);
    weight += amplitude;
    amplitude *= 0.5;
    frequency *= 2.03;
  }
  return sum / weight;
}

/** The same folded over, so that it has crests: rock and wind-blown snow. */
export function ridged(x: number, y: number, octaves = 4, seed = 1): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  let frequency = 1;
  for (let k = 0; k < octaves; k++) {
    sum += amplitude * (1 - Math.abs(noise(x * frequency, y * frequency, seed + k * 13)) * 2);
    weight += amplitude;
    amplitude *= 0.5;
    frequency *= 2.1;
  }
  return sum / weight;
}

/** A round hill at X, Z with the given reach and height. */
export const hill = (
  x: number,
  z: number,
  X: number,
  Z: number,
  reachX: number,
  reachZ: number,
  height: number,
): number => height * Math.exp(-(((x - X) / reachX) ** 2 + ((z - Z) / reachZ) ** 2));

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
