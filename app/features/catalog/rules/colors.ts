import { hexColor, hexColors } from 'contract/colors';

const NEUTRAL = '#aab4b2';

/** A colour that is safe in an SVG attribute: `#rgb`, `#rrggbb` or one of the twelve names. */
export const safeColor = hexColor;

/**
 * The fills of a colour's circle: one, or two for a two-tone colour (`#26323f/#d98f34`). An unknown value becomes a neutral
 * grey, so that no arbitrary backend text reaches the page as a colour.
 */
export function swatchFills(control: string): readonly [string] | readonly [string, string] {
  const [first, second] = hexColors(control);
  if (!first) return [NEUTRAL];
  return second ? [first, second] : [first];
}

/** Relative luminance by WCAG 2.2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (start: number) => {
    const value = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Whether black text has more contrast than white on a colour: one of the two always reaches 4.5. */
export function needsBlackText(hex: string): boolean {
  return luminance(hex) > 0.179;
}
