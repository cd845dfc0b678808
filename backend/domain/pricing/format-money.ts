import type { ShopLanguage } from '../locale/language';
import { isWholeCurrency } from './pricing';

const LOCALES: Record<ShopLanguage, string> = {
  fi: 'fi-FI',
  en: 'en-US',
  sv: 'sv-SE',
  de: 'de-DE',
  fr: 'fr-FR',
  ru: 'ru-RU',
};

/**
 * An amount of money in words of the language, as the shop's pages show it: whole units of the currencies without decimals;
 * of the others no decimals when whole, else two. Specification 1 §9.
 * @param hundredths of the currency
 * @param currency ISO 4217, any case
 */
export function formatMoney(hundredths: number, currency: string, language: ShopLanguage): string {
  const isWhole = isWholeCurrency(currency.toLowerCase());
  return formatExactMoney(isWhole ? Math.round(hundredths / 100) * 100 : hundredths, currency, language);
}

/**
 * The same to the hundredth in every currency, for receipts: tax by rate and net sum have to add up to the sum paid.
 * @param hundredths of the currency
 * @param currency ISO 4217, any case
 */
export function formatExactMoney(hundredths: number, currency: string, language: ShopLanguage): string {
  const digits = hundredths % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(hundredths / 100);
}

/** A percentage in words of the language: `25,5 %`. @param percentage in per cent, max two decimals */
export function formatPercentage(percentage: number, language: ShopLanguage): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 });
  return format.format(percentage / 100);
}
