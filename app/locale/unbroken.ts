const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** A dash between figures: browsers may break a line after it. Not the hyphen of codes and telephone numbers, which people copy. */
const RANGE = /(?<=\d)–(?=\d)/g;
/**
 * A number of at most three digits before a decimal sign, and what it counts: `5 km`, `100 päivän`, `4,90 €`. A year stays apart from
 * the next word, and so does a word that would leave a gap at the end of a narrow line.
 */
const COUNTED = /(?<![\d\p{L}])(\d{1,3}(?:[.,]\d+)?) (?=(?:[€$£%°]|\p{L}{1,14}(?!\p{L})))/gu;
/** A telephone number as the world dials it: `+358 9 4245 0101`. */
const TELEPHONE = /\+\d{1,3}(?: \d{1,4}){2,5}(?!\d)/g;
/** A price with groups of thousands: `1 250 €`. */
const AMOUNT = /(?<=\d) (?=\d{3}(?!\d))/g;

/** A text whose telephone numbers, ranges (`1–3`) and numbers with their units stay on one line. It differs only by characters without a form of their own. */
export function unbroken(text: string): string {
  return text
    .replace(TELEPHONE, (number) => number.replaceAll(' ', NO_BREAK_SPACE))
    .replace(RANGE, `–${WORD_JOINER}`)
    .replace(AMOUNT, NO_BREAK_SPACE)
    .replace(COUNTED, `$1${NO_BREAK_SPACE}`);
}

/** The space before the last word of a name that is a number, a size or an abbreviation: `Latu Skin 44`, `Rinne 3L`. */
const BEFORE_SHORT_END = / (?=(?:\d\S{0,7}|\S{1,3})$)/u;

/**
 * A product's name whose short last word is not left alone on a line. For showing only: feeds, structured data and what people copy
 * into forms keep the name as it is.
 */
export const unbrokenName = (name: string): string => name.replace(BEFORE_SHORT_END, NO_BREAK_SPACE);

/** A tag with its quoted attributes, or the text up to the next one. */
const PIECE = /<(?:[^<>"]|"[^"]*")*>|[^<]+/g;

/** The same for the words of HTML, outside its tags. @param html sanitised */
export const unbrokenHtml = (html: string): string =>
  html.replace(PIECE, (piece) => (piece.startsWith('<') ? piece : unbroken(piece)));
