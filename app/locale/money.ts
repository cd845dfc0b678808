import { type Language, languageTable } from './languages';

/** Language, currency and exchange rate for displaying prices. */
export type PriceLocale = {
  readonly language: Language;
  /** ISO 4217 in lower case, as in the API. */
  readonly currency: string;
  /** Display currency per euro. */
  readonly rate: number;
};

/** Currencies shown and charged in whole units. Specification 1 §9. */
const WHOLE_CURRENCIES = new Set(['chf', 'czk', 'dkk', 'jpy', 'pln', 'rub', 'sek', 'nok']);

/** Whether prices of a currency carry no decimals. Specification 1 §9. */
export function isWholeCurrency(currency: string): boolean {
  return WHOLE_CURRENCIES.has(currency);
}

/**
 * Converts a euro amount to the display currency and rounds it once. A total is the sum of rounded unit prices times quantities.
 * @param cents euro cents
 * @returns hundredths of the display currency; whole hundreds for the currencies without decimals
 */
export function toDisplayHundredths(cents: number, { currency, rate }: Pick<PriceLocale, 'currency' | 'rate'>): number {
  const exact = cents * rate;
  // corrects products like 1.005 × 100, which floating point makes slightly less than one half
  const nudge = Math.sign(exact) * 1e-7;
  return isWholeCurrency(currency) ? Math.round((exact + nudge) / 100) * 100 : Math.round(exact + nudge);
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${language} ${currency} ${decimals}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(languageTable[language].tag, {
      style: 'currency',
      currency: /^[a-z]{3}$/.test(currency) ? currency : 'eur',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, made);
  }
  return made;
}

/**
 * Formats an amount in the display currency.
 * @param hundredths of the currency
 */
export function formatHundredths(hundredths: number, { language, currency }: Omit<PriceLocale, 'rate'>): string {
  const whole = isWholeCurrency(currency);
  const amount = (whole ? Math.round(hundredths / 100) * 100 : hundredths) / 100;
  const text = formatter(language, currency, Number.isInteger(amount) ? 0 : 2).format(amount);
  // JavaScript engines use different no-break spaces between digits; using one everywhere prevents hydration errors
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}

/**
 * Formats a price: euro cents times the rate, no decimals for chf, czk, dkk, jpy, pln, rub, sek and nok, else none
 * when whole and two otherwise. Specification 1 §9.
 * @param euroCents euro cents
 */
export function formatPrice(euroCents: number, locale: PriceLocale): string {
  return formatHundredths(toDisplayHundredths(euroCents, locale), locale);
}
