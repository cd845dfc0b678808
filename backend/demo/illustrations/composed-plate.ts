import { num } from './plates/geometry';
import { nested } from './plates/setting';

/** Where a drawing stands in a composed picture of 800 × 1000, or 1600 × 640: left, top and width in its units, and a tilt in degrees. */
export type ComposedPlace = readonly [x: number, y: number, width: number, tilt?: number];

/** The shadow below a part where it meets the ground: middle, height and half width in the units of the picture. */
export type ComposedFoot = readonly [x: number, y: number, reach: number];

export type ComposedPart = { readonly svg: string; readonly place: ComposedPlace; readonly foot?: ComposedFoot };

const SHADE =
  '<radialGradient id="foot"><stop offset="0" stop-color="#0e1422" stop-opacity=".5"/><stop offset=".5" stop-color="#141a28" stop-opacity=".24"/><stop offset="1" stop-color="#141a28" stop-opacity="0"/></radialGradient>';

/** A soft shadow, darkest where the thing stands. */
const shadeOf = ([x, y, reach]: ComposedFoot): string =>
  `<ellipse cx="${num(x + 4)}" cy="${num(y)}" rx="${num(reach * 1.2)}" ry="${num(5 + reach * 0.07)}" fill="url(#foot)"/>`;

/**
 * Several plates in one picture on a transparent ground, the first at the back: what a department of the shop shows of itself. The
 * same arguments give the same bytes.
 * @param drawings SVG of the plates, each with its place and, where its own drawing has none, its shadow on the ground
 * @param isWide 1600 × 640 instead of 800 × 1000
 */
export function composePlates(drawings: readonly ComposedPart[], isWide = false): string {
  const [wide, high] = isWide ? [1600, 640] : [800, 1000];
  const parts = drawings.map(({ svg, place: [x, y, width, tilt = 0], foot }, index) => {
    // ids that end in the part's number cannot begin another part's
    const part = nested(svg, [x, y, width], `c${index}-`);
    const shade = foot ? shadeOf(foot) : '';
    if (tilt === 0) return shade + part;
    return `${shade}<g transform="rotate(${num(tilt)} ${num(x + width / 2)} ${num(y + width / 2)})">${part}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img" aria-label="Goods">${drawings.some(({ foot }) => foot) ? SHADE : ''}${parts.join('')}</svg>`;
}
