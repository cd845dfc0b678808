/**
 * The twelve colour names and the circles they stand for (Specification 2 §9), and which of them a colour belongs to. Shared by
 * the search, which finds `black jacket` where a brand calls its colour Charcoal, and by the filter, which says so.
 */
const CIRCLES = {
  black: '#1b2426',
  white: '#ffffff',
  gray: '#8b9694',
  blue: '#2f5d8c',
  green: '#2c5b4d',
  red: '#b23a2e',
  yellow: '#e3b93c',
  orange: '#d98f34',
  brown: '#7a5138',
  purple: '#6b4a7d',
  pink: '#d78aa0',
  beige: '#cdbfa3',
} as const;

export type ColorFamily = keyof typeof CIRCLES;

/** In the order in which filters show them. */
export const COLOR_FAMILIES = Object.keys(CIRCLES) as readonly ColorFamily[];

const CIRCLE_OF: ReadonlyMap<string, string> = new Map(Object.entries(CIRCLES));
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour as `#rgb` or `#rrggbb` in lower case, from that or one of the twelve names; undefined for anything else. */
export function hexColor(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return HEX.test(word) ? word : CIRCLE_OF.get(word === 'grey' ? 'gray' : word);
}

/** The colours of a circle: one, two for a two-tone colour (`#26323f/#d98f34`), none where nothing is understood. */
export function hexColors(control: string): string[] {
  return control
    .split(/[/;|,]/)
    .slice(0, 2)
    .flatMap((part) => hexColor(part) ?? []);
}

/** Lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees) of OKLCH, in which equal steps look equally large. */
function oklch(hex: string): { lightness: number; chroma: number; hue: number } {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (start: number): number => {
    const value = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(across, along),
    hue: ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360,
  };
}

/** The family of one colour. Black, white and gray have hardly any hue; brown is a dark orange, beige a pale one. */
function familyOf(hex: string): ColorFamily {
  const { lightness, chroma, hue } = oklch(hex);
  if (chroma < 0.018 || (lightness > 0.97 && chroma < 0.03) || (lightness < 0.22 && chroma < 0.04)) {
    if (lightness < 0.38) return 'black';
    return lightness > 0.92 ? 'white' : 'gray';
  }
  if (hue < 12 || hue >= 335) return lightness > 0.5 ? 'pink' : 'red';
  if (hue < 35) {
    if (lightness > 0.7 && chroma < 0.16) return 'pink';
    return lightness < 0.5 && chroma < 0.07 ? 'brown' : 'red';
  }
  if (hue < 80) {
    if (lightness > 0.72 && chroma < 0.09) return 'beige';
    return lightness < 0.45 || (lightness < 0.6 && chroma < 0.14) ? 'brown' : 'orange';
  }
  if (hue < 112) {
    if (lightness > 0.7) return chroma < 0.08 ? 'beige' : 'yellow';
    return hue < 100 && lightness < 0.6 ? 'brown' : hue < 100 ? 'yellow' : 'green';
  }
  if (hue < 190) return 'green';
  if (hue < 285) return 'blue';
  return hue < 325 || lightness < 0.6 ? 'purple' : 'pink';
}

/**
 * The families that a colour belongs to by its value: both of a two-tone colour, none where the control is no colour. What the
 * colour is called plays no part.
 * @param control `#rrggbb`, one of the twelve names, or two of them with a slash between
 */
export function colorFamilies(control: string): ColorFamily[] {
  return [...new Set(hexColors(control).map(familyOf))];
}
