/** Small pieces of SVG and plain sRGB colour mixing for the landscapes. */

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Vec = readonly [x: number, y: number];

/** A number with at most one decimal, as SVG writes it shortest. */
export function short(value: number, scale = 10): string {
  const rounded = Math.round(value * scale) / scale;
  if (rounded === 0) return '0';
  const text = rounded.toString();
  if (rounded >= 1 || rounded <= -1) return text;
  return rounded > 0 ? text.slice(1) : `-${text.slice(2)}`;
}

/** Red, green and blue of a colour, 0 to 255. */
export const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export function mix(a: string, b: string, t: number): string {
  const share = Math.max(0, Math.min(1, t));
  const to = channels(b);
  const mixed = channels(a).map((v, i) => Math.round(v + ((to[i] ?? v) - v) * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour at `t` of a ramp of stops. */
export function ramp(stops: readonly Stop[], t: number): string {
  for (let i = 1; i < stops.length; i++) {
    const from = stops[i - 1];
    const to = stops[i];
    if (from && to && t <= to[0]) return mix(from[1], to[1], (t - from[0]) / (to[0] - from[0]));
  }
  return stops.at(-1)?.[1] ?? '#000000';
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
    })
    .join('');

/** A gradient from top to bottom. */
export const vertical = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopTags(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}" cx=".5" cy=".5" r=".5">${stopTags(stops)}</radialGradient>`;

export const polygon = (points: readonly Vec[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** A strip along a line in the world: left edge out, right edge back. */
export const strip = (left: readonly Vec[], right: readonly Vec[]): string => polygon([...left, ...right.toReversed()]);

export const scene = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
