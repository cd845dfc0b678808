/** Russian names of the units in which lengths, weights and volumes are sold. */
const RUSSIAN_UNITS = new Map([
  ['mm', 'мм'],
  ['cm', 'см'],
  ['m', 'м'],
  ['g', 'г'],
  ['kg', 'кг'],
  ['l', 'л'],
]);

/**
 * A size as a reader of the language writes it. Half sizes are stored with a point, which all languages but English write as
 * a comma; units are stored by their international symbols, which Russian writes in Cyrillic. Both wings write sizes: pages
 * and carts, and orders, refusals and mails.
 * @param language code of the shop's language
 * @example sizeText('24.5', 'fi') // '24,5'
 * @example sizeText('180 cm', 'ru') // '180 см'
 */
export function sizeText(size: string, language: string): string {
  if (language === 'en') return size;
  const text = size.replace(/^(\d{1,3})\.(\d)$/, '$1,$2');
  if (language !== 'ru') return text;
  return text.replace(/(?<=^\d[\d.,]*\s)[a-z]{1,2}$/, (unit) => RUSSIAN_UNITS.get(unit) ?? unit);
}
