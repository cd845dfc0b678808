import { num } from './plates/geometry';
import { lettering, letteringWidth } from './plates/lettering';
import { brandMark, type MarkName } from './plates/marks';

/** Ways of setting a brand's name. */
export const LOGO_STYLES = [
  'beside',
  'airy',
  'framed',
  'solid',
  'italic',
  'stacked',
  'ruled',
  'narrow',
  'emblem',
  'before',
] as const;
export type LogoStyle = (typeof LOGO_STYLES)[number];

const WIDTH = 480;
const HEIGHT = 160;
/** Clear space on the left and right. */
const MARGIN = 28;
const INK = '#16201f';

type Lettered = { word: string; mark: MarkName };
type Size = { height: number; width: number };

/** Height of letters that keep a word within a width, and the width they take. */
function fitted(word: string, track: number, height: number, width: number, stretch = 1): Size {
  const perHeight = (letteringWidth(word, track) * stretch) / 6;
  const shown = Math.min(height, width / perHeight);
  return { height: shown, width: shown * perHeight };
}

/** A mark and a word on one line, centred. */
function line({ word, mark }: Lettered, height: number, weight: number, track: number): string {
  const share = 0.74;
  const gap = height * 0.5;
  const room = WIDTH - 2 * MARGIN - height * share * 2 - gap;
  const size = fitted(word, track, height, room);
  const markSize = size.height * share;
  const total = size.width + 2 * markSize + gap;
  const left = (WIDTH - total) / 2;
  return (
    brandMark(mark, left + markSize, HEIGHT / 2, markSize, INK) +
    lettering(word, left + total - size.width / 2, HEIGHT / 2, size.height, INK, { weight, track })
  );
}

const word = (text: string, y: number, size: Size, weight: number, track: number): string =>
  lettering(text, WIDTH / 2, y, size.height, INK, { weight, track });

/** The letters cut out of what `art` paints, so that any ground shows through them. */
const cutOut = (art: string, letters: string): string =>
  `<mask id="cut"><path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#fff"/>${letters.replaceAll(INK, '#000')}</mask><g mask="url(#cut)">${art}</g>`;

const box = (half: number, top: number, bottom: number, radius: number, paint: string): string =>
  `<rect x="${num(WIDTH / 2 - half)}" y="${top}" width="${num(half * 2)}" height="${bottom - top}" rx="${radius}" ${paint}/>`;

const SETTINGS: Record<LogoStyle, (logo: Lettered) => string> = {
  beside: (logo) => line(logo, 58, 1, 1.7),
  airy: ({ word: text, mark }) =>
    brandMark(mark, WIDTH / 2, 48, 36, INK) + word(text, 126, fitted(text, 4.2, 34, WIDTH - 2 * MARGIN), 0.5, 4.2),
  framed: ({ word: text, mark }) => {
    const size = fitted(text, 2.4, 46, WIDTH - 2 * MARGIN - 160);
    const half = size.width / 2 + 78;
    const [left, tab] = [WIDTH / 2 - half, 98];
    const field = `<path d="M${num(left)} 31h${tab}v98h${-tab}z" fill="${INK}"/>`;
    return (
      box(half, 34, 126, 4, `fill="none" stroke="${INK}" stroke-width="7"`) +
      cutOut(field, brandMark(mark, left + tab / 2, 80, 32, INK)) +
      lettering(text, left + tab + (2 * half - tab) / 2, 80, size.height, INK, { weight: 1.15, track: 2.4 })
    );
  },
  solid: ({ word: text, mark }) => {
    const size = fitted(text, 1.9, 48, WIDTH - 2 * MARGIN - 150);
    const half = size.width / 2 + 78;
    const letters =
      brandMark(mark, WIDTH / 2 - half + 56, 80, 33, INK) +
      lettering(text, WIDTH / 2 + 36, 80, size.height, INK, { weight: 1.3, track: 1.9 });
    return cutOut(box(half, 28, 132, 16, `fill="${INK}"`), letters);
  },
  italic: (logo) => `<g transform="translate(22 0) skewX(-14)">${line(logo, 60, 1.4, 2.2)}</g>`,
  stacked: ({ word: text, mark }) =>
    brandMark(mark, WIDTH / 2, 50, 40, INK) + word(text, 130, fitted(text, 1.8, 42, WIDTH - 2 * MARGIN), 1.4, 2.2),
  ruled: ({ word: text, mark }) => {
    const size = fitted(text, 1.8, 58, WIDTH - 2 * MARGIN);
    const half = size.width / 2;
    const rule = (x0: number, x1: number): string =>
      `<path d="M${num(x0)} 124H${num(x1)}" stroke="${INK}" stroke-width="5"/>`;
    return (
      word(text, 48, size, 0.9, 1.8) +
      rule(WIDTH / 2 - half, WIDTH / 2 - 46) +
      rule(WIDTH / 2 + 46, WIDTH / 2 + half) +
      brandMark(mark, WIDTH / 2, 124, 30, INK)
    );
  },
  narrow: ({ word: text, mark }) => {
    const size = fitted(text, 2.1, 84, WIDTH - 2 * MARGIN - 110, 0.78);
    const left = (WIDTH - size.width - 96) / 2;
    const x = left + 96 + size.width / 2;
    return (
      brandMark(mark, left + 38, 80, 42, INK) +
      `<g transform="translate(${num(x)} 80) scale(.78 1)">${lettering(text, 0, 0, size.height, INK, { weight: 1.25, track: 2.1 })}</g>`
    );
  },
  emblem: ({ word: text, mark }) => {
    const size = fitted(text, 3, 44, WIDTH - 2 * MARGIN - 140);
    const left = (WIDTH - size.width - 140) / 2;
    const circle = `<circle cx="${num(left + 56)}" cy="80" r="56" fill="${INK}"/>`;
    return (
      cutOut(circle, brandMark(mark, left + 56, 80, 34, INK)) +
      lettering(text, left + 140 + size.width / 2, 80, size.height, INK, { weight: 0.62, track: 3 })
    );
  },
  before: ({ word: text, mark }) => {
    const size = fitted(text, 2, 50, WIDTH - 2 * MARGIN - 110);
    const left = (WIDTH - size.width - 110) / 2;
    return (
      lettering(text, left + size.width / 2, 80, size.height, INK, { weight: 1.1, track: 2 }) +
      brandMark(mark, left + size.width + 66, 80, 42, INK)
    );
  },
};

/** Where the sum of letters begins: it spreads the demo shop's brands evenly over the styles. */
const SPREAD = 201;

/** A style that stays with a name. */
export function logoStyleOf(name: string): LogoStyle {
  let hash = SPREAD;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return LOGO_STYLES[hash % LOGO_STYLES.length] ?? 'beside';
}

/**
 * A brand's logo as SVG of 480 by 160 units: dark ink on a transparent ground.
 * @param wordmark as it is set: in capitals, or in lower case
 * @param name how the brand is written, for those who hear it
 * @example drawBrandLogo('KELO', 'snag', 'Kelo', 'stacked')
 */
export function drawBrandLogo(wordmark: string, mark: MarkName, name: string, style = logoStyleOf(name)): string {
  const art = SETTINGS[style]({ word: wordmark, mark });
  const label = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${label}">${art}</svg>`;
}
