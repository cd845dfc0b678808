import { type Language, languageTable } from './languages';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in a language. Formatters are cached, because creating one takes as long as fifty uses. @param decimals maximum
 * number of decimals; with `fixed` the exact number
 * @example formatNumber(4.5, 'fi', 1) // '4,5'
 */
export function formatNumber(value: number, language: Language, decimals: number, fixed = false): string {
  const key = `${language} ${decimals} ${fixed}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(languageTable[language].tag, {
      minimumFractionDigits: fixed ? decimals : 0,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, made);
  }
  return made.format(value);
}

/**
 * Formats a percentage in a language, with at most two decimals.
 * @param percentage per cent
 * @example formatPercentage(25.5, 'fi') // '25,5 %'
 */
export function formatPercentage(percentage: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(languageTable[language].tag, style).format(percentage / 100);
}
/** The decimal separator, and the thousands separator if the language uses a comma or point. */
const SEPARATORS: Readonly<Record<Language, { readonly decimal: ',' | '.'; readonly thousands?: ',' | '.' }>> = {
  fi: { decimal: ',' },
  en: { decimal: '.', thousands: ',' },
  sv: { decimal: ',' },
  de: { decimal: ',', thousands: '.' },
  fr: { decimal: ',' },
  ru: { decimal: ',' },
};

const PLAIN_NUMBER = /^-?\d{1,12}(?:\.\d{1,12})?$/;

/**
 * Parses a typed number: spaces and the language's thousands separators are ignored, any other comma or point is the decimal
 * separator. So `100,5` and `100.5` are the same in every language, and `1,000` is a thousand in English. @returns null for
 * anything else
 */
export function readNumber(text: string, language: Language): number | null {
  const { thousands } = SEPARATORS[language];
  const bare = text.replaceAll(/\s/gu, '').replace(/^[−–]/, '-');
  const grouped = thousands && new RegExp(`^-?\\d{1,3}(?:\\${thousands}\\d{3})+(?=\\D|$)`).exec(bare)?.[0];
  const joined = grouped ? grouped.replaceAll(thousands, '') + bare.slice(grouped.length) : bare;
  const plain = joined.replace(',', '.');
  return PLAIN_NUMBER.test(plain) ? Number(plain) : null;
}

/**
 * Formats a number for an input field: with the language's decimal separator, without thousands separators, with a plain minus.
 * @example fieldNumber(1100.5, 'fi') // '1100,5'
 */
export const fieldNumber = (value: number, language: Language): string =>
  String(value).replace('.', SEPARATORS[language].decimal);
