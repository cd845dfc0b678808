/** The meaning of a banner's `subText`: a text, or colours. */
export type BannerWords = {
  readonly text: string;
  /** Whether the text is light, for a dark picture; undefined when the banner does not specify it. */
  readonly isLight?: boolean;
};

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const NAMED_COLOURS: ReadonlyMap<string, string> = new Map([
  ['white', 'ffffff'],
  ['black', '000000'],
]);

/** A colour's brightness from 0 to 255; undefined when it is not a colour. */
function brightness(colour: string): number | undefined {
  const hex = NAMED_COLOURS.get(colour.toLowerCase()) ?? HEX.exec(colour)?.[1];
  if (hex === undefined) return undefined;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}

/** Whether light words are read better on a ground of this colour, `#rrggbb`. */
export const isDark = (colour: string): boolean => (brightness(colour) ?? 255) < 100;

/**
 * Parses `subText`: a background colour, a background and a text colour separated by a slash, or a text. Colours are
 * `#rrggbb`, `#rgb`, `white` or `black`. The background colour only decides which text colour is readable. Specification 2
 * §3 (banner).
 * @example bannerWords('#0f2a26/#ffffff') // { text: '', isLight: true }
 */
export function bannerWords(subText: string): BannerWords {
  const [ground = '', words] = subText.split('/').map((part) => part.trim());
  const ofGround = brightness(ground);
  const ofWords = words === undefined ? undefined : brightness(words);
  if (ofGround === undefined || (words !== undefined && ofWords === undefined)) return { text: subText };
  return { text: '', isLight: ofWords === undefined ? ofGround < 128 : ofWords >= 128 };
}
