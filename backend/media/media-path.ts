/** Addresses of pictures: `/media/<hash>` on the wire, `/media/<hash>/<box>` for the bytes. */

/** Boxes that pictures are rendered for. A single number is a square for goods, the longest side for photographs. */
export const BOXES = {
  '96': { width: 96, height: 96, isExact: false },
  '128': { width: 128, height: 128, isExact: false },
  '320': { width: 320, height: 320, isExact: false },
  '320x400': { width: 320, height: 400, isExact: true },
  '500': { width: 500, height: 500, isExact: false },
  '640': { width: 640, height: 640, isExact: false },
  '960': { width: 960, height: 960, isExact: false },
  '1090x595': { width: 1090, height: 595, isExact: true },
  '1200x630': { width: 1200, height: 630, isExact: true },
  '1920': { width: 1920, height: 1920, isExact: false },
} as const satisfies Record<string, Box>;

/** A box in pixels. An exact one is a frame of its own proportions, which photographs are set into. */
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

/** True for the name of an original: 32 lower-case hex characters, and so never a path. */
export function isMediaHash(text: string): boolean {
  return HASH.test(text);
}

/** The path of a picture as the contract carries it. */
export function mediaPath(hash: string): string {
  return `/media/${hash}`;
}
