import type { PlateLook } from '../plate-drawing';
import { type Point, pts } from './geometry';

/** Cockpit rims, end loops and fittings. */
export const DARK = '#1e2226';

/** Upper edge of a boat from bow (left) to stern, in millimetres; widths are a third too great, or the boat would be a line. */
export type Boat = {
  length: number;
  /** upper half of the deck's outline */
  edge: string;
  cockpit: readonly [x: number, halfLength: number, halfWidth: number];
  hatches: readonly (readonly [x: number, rx: number, ry: number])[];
  title: string;
};

/** Sizes in millimetres; each variant's deck as the upper half of its outline. */
export const BOATS: Record<PlateLook['variant'], Boat> = {
  0: {
    length: 5200,
    edge: '-2600,0! -2200,-76 -1500,-236 -700,-356 100,-384 900,-340 1700,-216 2300,-80 2600,0!',
    cockpit: [140, 430, 270],
    hatches: [
      [-1350, 210, 150],
      [1120, 260, 190],
      [700, 110, 110],
    ],
    title: 'Sea kayak',
  },
  1: {
    length: 4300,
    edge: '-2150,0! -1800,-120 -1200,-330 -400,-450 300,-460 1000,-400 1700,-210 2150,0!',
    cockpit: [140, 640, 320],
    hatches: [[1260, 250, 200]],
    title: 'Touring kayak',
  },
  2: {
    length: 2700,
    edge: '-1350,0 -1290,-130 -950,-330 -300,-430 300,-430 950,-320 1290,-120 1350,0',
    cockpit: [60, 440, 290],
    hatches: [],
    title: 'White-water kayak',
  },
  3: {
    length: 4900,
    edge: '-2450,0! -2250,-120 -1700,-320 -800,-470 0,-500 800,-470 1700,-320 2250,-120 2450,0!',
    cockpit: [0, 0, 0],
    hatches: [],
    title: 'Canoe',
  },
};

/** The whole outline of a deck from its upper half. */
export const outlineOf = (edge: string): Point[] => {
  const upper = pts(edge);
  const lower = upper.map(([x, y, corner]): Point => (corner === undefined ? [x, -y] : [x, -y, corner]));
  return [...upper, ...lower.reverse().filter(([, y]) => Math.abs(y) > 1)];
};

/** The outline narrowed toward its axis. */
export const narrowed = (points: readonly Point[], across: number, along = 1): Point[] =>
  points.map(
    ([x, y, corner]): Point => (corner === undefined ? [x * along, y * across] : [x * along, y * across, corner]),
  );
