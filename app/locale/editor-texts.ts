import { formatPrice } from './money';
import type { Locale } from './use-locale';

/** The values for placeholders in editors' texts: the page's language, currency, rate and delivery country. */
export type EditorTextLocale = Pick<Locale, 'language' | 'currency' | 'rate' | 'countryName' | 'freeDeliveryCents'>;

/** `{free_delivery}`, `{country}`, `{eur:4.90}`. */
const MARK = /\{(free_delivery|country|eur:\d{1,6}(?:\.\d{1,2})?)\}/g;
/** A passage in square brackets that contains a placeholder. */
const PASSAGE = /\[([^[\]]*\{(?:free_delivery|country|eur:[\d.]+)\}[^[\]]*)\]/g;

function filling(mark: string, locale: EditorTextLocale): string | null {
  if (mark === 'country') return locale.countryName;
  if (mark === 'free_delivery') {
    return locale.freeDeliveryCents === null ? null : formatPrice(locale.freeDeliveryCents, locale);
  }
  return formatPrice(Math.round(Number(mark.slice('eur:'.length)) * 100), locale);
}

/**
 * Replaces placeholders in editors' texts by values for the visitor's currency and delivery country: `{eur:4.90}` is an amount in
 * euros, `{country}` the delivery country's name, `{free_delivery}` the subtotal from which delivery there is free. A passage in
 * square brackets is removed if one of its placeholders has no value (`[Free delivery over {free_delivery}. ]`); outside brackets
 * such a placeholder becomes empty. Other brackets and braces are unchanged.
 *
 * Only editors' texts are processed, and inserted values are not processed again.
 * @param text plain text or sanitised HTML
 * @param toText converts a value to text, for example escapes it for HTML
 */
export function fillEditorText(
  text: string,
  locale: EditorTextLocale,
  toText: (value: string) => string = (value) => value,
): string {
  if (!text.includes('{')) return text;
  const fill = (part: string) => part.replace(MARK, (_, mark: string) => toText(filling(mark, locale) ?? ''));
  const isAllowed = (passage: string) =>
    [...passage.matchAll(MARK)].every(([, mark = '']) => filling(mark, locale) !== null);
  let filled = '';
  let end = 0;
  for (const found of text.matchAll(PASSAGE)) {
    const [whole, passage = ''] = found;
    filled += fill(text.slice(end, found.index)) + (isAllowed(passage) ? fill(passage) : '');
    end = found.index + whole.length;
  }
  return filled + fill(text.slice(end));
}
