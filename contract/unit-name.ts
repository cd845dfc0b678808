/** Russian unit names; the other languages use the international symbols. */
const RUSSIAN = new Map([
  ['g', 'г'],
  ['kg', 'кг'],
  ['mm', 'мм'],
  ['cm', 'см'],
  ['m', 'м'],
  ['km', 'км'],
  ['m²', 'м²'],
  ['l', 'л'],
  ['h', 'ч'],
  ['lm', 'лм'],
  ['W', 'Вт'],
  ['N', 'Н'],
  ['kN', 'кН'],
  ['g/m²/24 h', 'г/м²/24 ч'],
]);

/** Units that are a word's short form in each language. */
const WORDS = new Map([
  ['hlö', new Map(Object.entries({ en: 'pers.', sv: 'pers.', de: 'Pers.', fr: 'pers.', ru: 'чел.' }))],
]);

/**
 * The symbol of a unit in a language.
 * @param language code of the shop's language
 */
export function unitName(unit: string, language: string): string {
  return WORDS.get(unit)?.get(language) ?? ((language === 'ru' && RUSSIAN.get(unit)) || unit);
}

/** A number, a space and one of the units of length. */
const LENGTH = /(?<=\d[ \u00a0])(?:mm|cm|m)(?![\p{L}\p{N}²])/gu;

/**
 * A short text of the shop's staff with its units of length as the language writes them.
 * @param language code of the shop's language
 * @example withUnitNames('170–200 cm, EU 36–47', 'ru') // '170–200 см, EU 36–47'
 */
export const withUnitNames = (text: string, language: string): string =>
  text.replace(LENGTH, (unit) => unitName(unit, language));
