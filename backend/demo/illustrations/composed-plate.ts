import { num } from './plates/geometry';
import { nested } from './plates/setting';

/** Where a drawing stands in a composed picture of 800 × 1000: left, top and width in its units, and a tilt in degrees. */
export type ComposedPlace = readonly [x: number, y: number, width: number, tilt?: number];

/**
 * Several plates in one picture on a transparent ground, the first at the back: what a department of the shop shows of itself. The
 * same arguments give the same bytes.
 * @param drawings SVG of the plates, each with its place
 */
export function composePlates(drawings: readonly { readonly svg: string; readonly place: ComposedPlace }[]): string {
  const parts = drawings.map(({ svg, place: [x, y, width, tilt = 0] }, index) => {
    // ids that end in the part's number cannot begin another part's
    const part = nested(svg, [x, y, width], `c${index}-`);
    return tilt === 0
      ? part
      : `<g transform="rotate(${num(tilt)} ${num(x + width / 2)} ${num(y + width / 2)})">${part}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" role="img" aria-label="Goods">${parts.join('')}</svg>`;
}
