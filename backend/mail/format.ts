import type { ShopLanguage } from '../domain/locale/language';
import { formatPercentage } from '../domain/pricing/format-money';

export { formatExactMoney, formatMoney } from '../domain/pricing/format-money';

const LOCALES: Record<ShopLanguage, string> = {
  fi: 'fi-FI',
  en: 'en-US',
  sv: 'sv-SE',
  de: 'de-DE',
  fr: 'fr-FR',
  ru: 'ru-RU',
};

/**
 * Rates of tax as one text of the language, lowest first: `14 % ja 25,5 %`.
 * @param rates in per cent; duplicates are ignored
 */
export function formatRates(rates: readonly number[], language: ShopLanguage): string {
  const written = [...new Set(rates)].sort((a, b) => a - b).map((rate) => formatPercentage(rate, language));
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(written);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `DD.MM.YYYY HH:mm` in Helsinki. Specification 2 §9. */
export function formatTime(time: Date): string {
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part['day']}.${part['month']}.${part['year']} ${part['hour']}:${part['minute']}`;
}

/** `DD.MM.YYYY` in Helsinki. */
export const formatDate = (time: Date): string => formatTime(time).slice(0, 10);

/** Name of a country in a language; the code in capitals where the language has no name. */
export function countryName(code: string, language: ShopLanguage): string {
  return new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code.toUpperCase()) ?? code.toUpperCase();
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
