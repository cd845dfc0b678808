/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** The coast and the borders of Finland, roughly, from the eastern end of the Gulf of Finland westwards. */
const OUTLINE: readonly Place[] = [
  [27.8, 60.54],
  [27.3, 60.52],
  [26.95, 60.46],
  [26.55, 60.42],
  [26.2, 60.42],
  [25.9, 60.3],
  [25.6, 60.3],
  [25.25, 60.24],
  [24.95, 60.15],
  [24.6, 60.12],
  [24.4, 59.99],
  [24.05, 60.02],
  [23.6, 59.95],
  [23.25, 59.9],
  [22.95, 59.81],
  [23.0, 59.95],
  [22.75, 60.02],
  [22.5, 60.2],
  [22.2, 60.2],
  [21.85, 60.3],
  [22.1, 60.42],
  [21.6, 60.5],
  [21.35, 60.7],
  [21.4, 60.95],
  [21.45, 61.15],
  [21.55, 61.35],
  [21.45, 61.58],
  [21.6, 61.75],
  [21.35, 62.0],
  [21.3, 62.3],
  [21.1, 62.6],
  [21.25, 62.85],
  [21.2, 63.05],
  [21.5, 63.22],
  [21.9, 63.3],
  [22.3, 63.5],
  [22.55, 63.72],
  [22.95, 63.83],
  [23.3, 63.95],
  [23.75, 64.15],
  [23.95, 64.35],
  [24.4, 64.65],
  [24.6, 64.82],
  [25.1, 64.88],
  [25.35, 65.02],
  [25.25, 65.3],
  [25.05, 65.55],
  [24.6, 65.72],
  [24.15, 65.8],
  [24.1, 66.0],
  [23.9, 66.18],
  [23.65, 66.35],
  [23.9, 66.6],
  [23.95, 66.8],
  [23.6, 67.0],
  [23.55, 67.2],
  [23.75, 67.35],
  [23.45, 67.5],
  [23.55, 67.7],
  [23.6, 67.95],
  [23.2, 68.15],
  [22.8, 68.38],
  [22.2, 68.48],
  [21.6, 68.65],
  [21.1, 68.85],
  [20.6, 69.05],
  [21.05, 69.12],
  [21.1, 69.28],
  [21.6, 69.28],
  [22.15, 68.98],
  [22.4, 68.75],
  [23.0, 68.68],
  [23.75, 68.82],
  [24.3, 68.68],
  [24.9, 68.58],
  [25.3, 68.85],
  [25.65, 68.95],
  [25.75, 69.3],
  [25.95, 69.65],
  [26.5, 69.9],
  [27.1, 69.93],
  [27.9, 70.08],
  [28.35, 69.85],
  [29.1, 69.68],
  [29.25, 69.45],
  [28.85, 69.2],
  [28.9, 69.05],
  [28.45, 68.88],
  [28.7, 68.55],
  [28.5, 68.2],
  [29.2, 68.05],
  [29.7, 67.8],
  [29.95, 67.6],
  [29.2, 67.2],
  [29.05, 66.9],
  [29.5, 66.5],
  [29.9, 66.1],
  [30.1, 65.7],
  [29.75, 65.45],
  [29.75, 65.2],
  [29.6, 64.95],
  [30.05, 64.75],
  [29.95, 64.45],
  [30.45, 64.2],
  [30.5, 63.9],
  [30.0, 63.75],
  [30.5, 63.45],
  [31.15, 63.2],
  [31.55, 62.9],
  [31.35, 62.55],
  [30.9, 62.3],
  [30.15, 61.9],
  [29.5, 61.5],
  [28.85, 61.15],
  [28.3, 60.85],
];

/** Åland, and the largest lakes. */
const ISLAND: readonly Place[] = [
  [19.6, 60.15],
  [19.65, 60.35],
  [20.0, 60.4],
  [20.3, 60.3],
  [20.25, 60.12],
  [19.95, 60.05],
];
const LAKES: readonly (readonly Place[])[] = [
  [
    [27.2, 68.9],
    [27.6, 69.05],
    [28.2, 69.1],
    [28.4, 68.95],
    [27.9, 68.8],
  ],
  [
    [26.8, 64.3],
    [27.3, 64.42],
    [27.7, 64.35],
    [27.3, 64.22],
  ],
  [
    [25.5, 61.3],
    [25.4, 61.7],
    [25.7, 62.1],
    [25.8, 61.7],
    [25.75, 61.35],
  ],
  [
    [27.6, 61.2],
    [28.2, 61.45],
    [28.9, 61.75],
    [29.2, 62.0],
    [28.9, 62.1],
    [28.4, 61.75],
    [27.9, 61.45],
  ],
  [
    [23.75, 61.55],
    [23.65, 61.8],
    [23.85, 61.95],
    [23.95, 61.7],
  ],
];

/** Western and northern edge of the map, in degrees, and how many units of the drawing a degree of latitude has. */
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

/** A closed line through places, rounded at its corners. */
function closedLine(places: readonly Place[]): string {
  const points = places.map(onMap);
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const round = (value: number) => Math.round(value * 10) / 10;
  const last = middles.at(-1) ?? { x: 0, y: 0 };
  const curves = points.map(({ x, y }, index) => {
    const middle = middles[index] ?? last;
    return `Q${x} ${y} ${round(middle.x)} ${round(middle.y)}`;
  });
  return `M${round(last.x)} ${round(last.y)}${curves.join('')}Z`;
}

/** The drawing: land, and the lakes in it. */
export const FINLAND = { land: `${closedLine(OUTLINE)}${closedLine(ISLAND)}`, lakes: LAKES.map(closedLine).join('') };
