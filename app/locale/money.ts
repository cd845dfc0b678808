import { type Language, languageTable } from './languages';

/** What decides how a price is shown. */
export type PriceLocale = {
  readonly language: Language;
  /** ISO 4217 in lower case, as the wire has it. */
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
 * A euro amount in the display currency, rounded once. A total is the sum of rounded unit prices times amounts.
 * @param cents euro cents
 * @returns hundredths of the display currency; whole hundreds for the currencies without decimals
 */
export function toDisplayMinor(cents: number, { currency, rate }: Pick<PriceLocale, 'currency' | 'rate'>): number {
  const exact = cents * rate;
  // the addend lifts products like 1.005 × 100, which binary fractions leave a hair below the half
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
 * An amount that is in the display currency already, as a reader of the language writes it.
 * @param minor hundredths of the currency
 */
export function formatDisplayMinor(minor: number, { language, currency }: Omit<PriceLocale, 'rate'>): string {
  const whole = isWholeCurrency(currency);
  const amount = (whole ? Math.round(minor / 100) * 100 : minor) / 100;
  const text = formatter(language, currency, Number.isInteger(amount) ? 0 : 2).format(amount);
  // engines disagree on which no-break space groups digits; one of them everywhere keeps hydration quiet
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}

/**
 * A price for display: euro cents times the rate, no decimals for chf, czk, dkk, jpy, pln, rub, sek and nok, else none
 * when whole and two otherwise. Specification 1 §9.
 * @param minorEuro euro cents
 */
export function formatPrice(minorEuro: number, locale: PriceLocale): string {
  return formatDisplayMinor(toDisplayMinor(minorEuro, locale), locale);
}
