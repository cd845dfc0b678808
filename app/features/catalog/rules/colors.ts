/** The twelve colour names that stand for a circle. Specification 2 §9. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

const NEUTRAL = '#aab4b2';
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour that may stand in an SVG attribute: `#rgb`, `#rrggbb` or one of the twelve names. */
export function safeColor(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (HEX.test(word)) return word;
  return NAMED.get(word === 'grey' ? 'gray' : word);
}

/**
 * The fills of a colour's circle: one, or two for a two-tone colour (`#26323f/#d98f34`). What is not understood is a
 * neutral grey, so that no text of a backend reaches the page as a colour.
 */
export function swatchFills(control: string): readonly [string] | readonly [string, string] {
  const [first, second] = control.split(/[/;|,]/).map(safeColor);
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

/** Whether black reads better than white on a colour: one of the two always keeps a contrast of 4.5. */
export function takesBlack(hex: string): boolean {
  return luminance(hex) > 0.179;
}
