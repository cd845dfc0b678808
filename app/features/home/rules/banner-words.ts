/** What a banner's `subText` says: words, or the colours its words stand in. */
export type BannerWords = {
  readonly text: string;
  /** Whether the words are light, for a dark picture; undefined where the banner does not say. */
  readonly isLight?: boolean;
};

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const NAMED: Readonly<Record<string, string>> = { white: 'ffffff', black: '000000' };

/** A colour's brightness from 0 to 255; undefined for what is no colour. */
function brightness(colour: string): number | undefined {
  const hex = NAMED[colour.toLowerCase()] ?? HEX.exec(colour)?.[1];
  if (hex === undefined) return undefined;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}

/**
 * Reads `subText`: a ground colour, a ground and a text colour split by a slash, or words. Colours are `#rrggbb`, `#rgb`,
 * `white` or `black`. Of the ground only is known that the words must be seen on it. Specification 2 §3 (banner).
 * @example bannerWords('#0f2a26/#ffffff') // { text: '', isLight: true }
 */
export function bannerWords(subText: string): BannerWords {
  const [ground = '', words] = subText.split('/').map((part) => part.trim());
  const ofGround = brightness(ground);
  const ofWords = words === undefined ? undefined : brightness(words);
  if (ofGround === undefined || (words !== undefined && ofWords === undefined)) return { text: subText };
  return { text: '', isLight: ofWords === undefined ? ofGround < 128 : ofWords >= 128 };
}
