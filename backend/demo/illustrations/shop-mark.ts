import { lettering } from './plates/lettering';

/** The shop's own mark, two poles and a line of snow, as its header shows it (`logo.tsx`): lines in a square of 32 units. */
const LINES = 'M7 4v24M25 4v24M1.5 19.500c5-6 10.500-6.500 15-3.500s9 3 14-2.500';

/** The mark, its middle at x, y; `bold` 1 is the weight of the header. */
export const shopMark = (x: number, y: number, height: number, colour: string, bold = 1): string =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(height / 27).toFixed(3)}) translate(-16 -16)" d="${LINES}" fill="none" stroke="${colour}" stroke-width="${3.4 * bold}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The mark and the name in lower case beside it, together centred on x, y; `height` is that of the name's h. */
export const shopLogo = (x: number, y: number, height: number, colour: string, bold = 1): string =>
  shopMark(x - height * 1.85, y, height * 1.12, colour, bold) +
  lettering('hanki', x + height * 0.75, y, height, colour, { weight: bold });
