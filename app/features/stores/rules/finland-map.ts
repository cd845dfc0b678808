/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/**
 * The country from the eastern end of its south coast: coasts, the border in the west and north, the border in the east; then its
 * islands, one a line. Longitude and latitude of each corner.
 */
const OUTLINES = `
27.72 60.53,27.45 60.46,27.2 60.55,26.95 60.45,26.6 60.47,26.45 60.38,26.22 60.42,25.95 60.3,25.66 60.37,25.6 60.26,
25.3 60.26,25.18 60.2,24.95 60.15,24.75 60.14,24.55 60.1,24.42 59.98,24.25 60.06,24 60.03,23.7 59.96,23.45 59.96,
23.25 59.86,22.95 59.82,23.05 59.92,23.25 59.98,23.1 60.03,22.85 60.05,22.9 60.16,22.6 60.2,22.45 60.25,22.25 60.28,
22.05 60.3,21.85 60.42,21.7 60.48,21.55 60.55,21.4 60.6,21.3 60.78,21.38 60.92,21.3 61.05,21.47 61.13,21.45 61.3,
21.52 61.45,21.4 61.56,21.6 61.6,21.55 61.72,21.58 61.85,21.4 61.98,21.28 62.1,21.37 62.24,21.22 62.32,21.18 62.45,
21.06 62.58,21.15 62.72,21.04 62.8,21.2 62.95,21.42 63.03,21.52 63.12,21.2 63.2,21.3 63.31,21.6 63.25,21.9 63.3,
22.15 63.27,22.36 63.42,22.18 63.55,22.45 63.66,22.7 63.72,22.9 63.83,23.15 63.86,23.35 63.93,23.6 64.05,23.85 64.25,
24 64.4,24.3 64.55,24.45 64.68,24.6 64.8,24.95 64.87,25.2 64.93,25.42 65,25.28 65.12,25.26 65.32,25.32 65.42,
25.05 65.58,24.75 65.65,24.55 65.73,24.4 65.8,24.15 65.8,
24.1 65.95,23.95 66.05,23.92 66.18,23.7 66.22,23.65 66.32,23.87 66.58,23.98 66.78,23.85 66.92,23.6 67.05,23.55 67.17,
23.76 67.28,23.72 67.42,23.48 67.48,23.5 67.6,23.55 67.78,23.65 67.93,23.4 68.05,23.15 68.12,22.95 68.27,22.6 68.4,
22.35 68.47,22.05 68.48,21.85 68.58,21.6 68.68,21.4 68.73,21.1 68.87,20.9 68.92,20.55 69.06,20.8 69.1,21.08 69.04,
21.12 69.1,20.98 69.2,21.05 69.25,21.28 69.31,21.65 69.28,22 69.05,22.2 68.92,22.37 68.73,22.7 68.7,23.05 68.63,
23.45 68.7,23.7 68.71,23.87 68.83,24.15 68.75,24.35 68.7,24.6 68.68,24.93 68.61,25.12 68.64,25.15 68.79,25.48 68.9,
25.65 68.9,25.77 69.02,25.7 69.25,25.85 69.4,25.86 69.55,25.98 69.7,26.25 69.8,26.45 69.93,26.9 69.95,27.3 69.95,
27.55 70.07,27.95 70.09,
28.37 69.85,28.8 69.76,29.13 69.69,29.33 69.48,28.83 69.23,28.93 69.05,28.45 68.91,28.7 68.78,28.8 68.85,28.46 68.53,
28.65 68.2,29.34 68.07,29.66 67.8,30.02 67.67,29.93 67.52,29.5 67.28,29.09 66.99,29.05 66.86,29.35 66.64,29.57 66.43,
29.9 66.12,30.12 65.72,29.75 65.62,29.87 65.35,29.62 65.24,29.88 65.12,29.64 65.03,29.62 64.92,30.05 64.79,30.04 64.5,
30.13 64.36,30.5 64.25,30.55 64.05,30.3 63.88,29.98 63.75,30.25 63.6,30.5 63.47,30.95 63.33,31.22 63.21,31.45 63.06,
31.58 62.91,31.4 62.77,31.36 62.64,31.2 62.48,30.95 62.32,30.65 62.21,30.3 62.02,30.05 61.88,29.8 61.72,29.5 61.46,
29.25 61.28,28.95 61.15,28.72 61.05,28.53 60.95,28.25 60.75,27.9 60.6
19.52 60.18,19.53 60.3,19.72 60.38,19.86 60.3,20.05 60.4,20.27 60.28,20.12 60.18,20.28 60.1,20.05 60.03,19.86 60.1,19.72 60.07
20.75 60.27,20.88 60.3,20.9 60.22
20.85 59.95,20.98 59.95,20.9 59.9
21.3 60.24,21.45 60.26,21.4 60.18
21.52 60.17,21.72 60.22,21.7 60.14
21.82 60.2,22.05 60.22,21.98 60.13
22.42 60.14,22.72 60.15,22.55 60.04
24.55 65.02,24.75 65.08,24.85 65.01,24.68 64.97`;

/** Where the drawing ends in the west and in the north, and how many units of the drawing a degree of latitude has. */
const WEST = 19.2;
const NORTH = 70.25;
const SCALE = 60;
/** At 65° north a degree of longitude is this part of a degree of latitude. */
const NARROWING = 0.4226;

export const MAP_WIDTH = 324;
export const MAP_HEIGHT = 636;

/** Where a place is in the drawing. */
export const onMap = ([longitude, latitude]: Place): { readonly x: number; readonly y: number } => ({
  x: Math.round((longitude - WEST) * NARROWING * SCALE * 10) / 10,
  y: Math.round((NORTH - latitude) * SCALE * 10) / 10,
});

/** Whether a place is on the map: a shop may have stores elsewhere. */
export function isOnMap(place: Place): boolean {
  const { x, y } = onMap(place);
  return x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT;
}

/** A closed line through places, `longitude latitude, …`. */
function closedLine(places: string): string {
  const points = places.split(',').map((place) => {
    const { x, y } = onMap(place.trim().split(' ').map(Number) as unknown as Place);
    return `${x} ${y}`;
  });
  return `M${points.join('L')}Z`;
}

/** The drawing of the country. */
export const FINLAND = OUTLINES.trim().replaceAll(',\n', ',').split('\n').map(closedLine).join('');

type Spot = { readonly x: number; readonly y: number };

/** What a name takes beside its mark, and the height of a line, in the units of the drawing. */
const NAME = 90;
const LINE = 20;

/** Whether the name of a place fits to the right of its mark: neither the drawing's edge nor another mark is there. */
export const isRightOf = ({ x, y }: Spot, spots: readonly Spot[]): boolean =>
  x + NAME <= MAP_WIDTH && !spots.some((spot) => spot.x > x && spot.x < x + NAME && Math.abs(spot.y - y) < LINE);
