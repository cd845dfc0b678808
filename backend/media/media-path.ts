/** URL paths of pictures: `/media/<hash>` on the wire, `/media/<hash>/<box>` for the bytes. */

/** Boxes in which pictures are rendered. A single number is a square for product images, the longest side for photographs. */
export const BOXES = {
  '96': { width: 96, height: 96, isExact: false },
  '128': { width: 128, height: 128, isExact: false },
  '320': { width: 320, height: 320, isExact: false },
  '320x120': { width: 320, height: 120, isExact: true },
  '320x400': { width: 320, height: 400, isExact: true },
  '500': { width: 500, height: 500, isExact: false },
  '640': { width: 640, height: 640, isExact: false },
  '960': { width: 960, height: 960, isExact: false },
  '1090x595': { width: 1090, height: 595, isExact: true },
  '1200x630': { width: 1200, height: 630, isExact: true },
  '1920': { width: 1920, height: 1920, isExact: false },
} as const satisfies Record<string, Box>;

/** A box in pixels. An exact box has fixed proportions, into which photographs are fitted. */
export interface Box {
  width: number;
  height: number;
  isExact: boolean;
}

/** Name of a listed box. */
export type BoxName = keyof typeof BOXES;

const HASH = /^[0-9a-f]{32}$/;

/** True for one of the listed boxes. Own keys only: `constructor` is no box. */
export function isBoxName(name: string): name is BoxName {
  return Object.hasOwn(BOXES, name);
}

/** True for the hash of an original: 32 lower-case hex characters, so it can never be a path. */
export function isMediaHash(text: string): boolean {
  return HASH.test(text);
}
