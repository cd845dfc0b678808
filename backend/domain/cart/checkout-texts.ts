import { fillText, pluralKey, type TextValues } from '../locale/fill-text';
import type { ShopLanguage } from '../locale/language';
import de from './texts/de.json';
import en from './texts/en.json';
import fi from './texts/fi.json';
import fr from './texts/fr.json';
import ru from './texts/ru.json';
import sv from './texts/sv.json';

const TEXTS: Record<ShopLanguage, Readonly<Record<string, string>>> = { fi, en, sv, de, fr, ru };

/** Keys of what the cart and the checkout say to a shopper. */
export type CheckoutText = keyof typeof en;

/** Says a text of the checkout in one language. */
export type SayCheckout = (key: CheckoutText, values?: TextValues) => string;

/** The checkout's texts in a language of the shop. Placeholders are filled, nothing is escaped. */
export function checkoutTexts(language: ShopLanguage): SayCheckout {
  return (key, values) => fillText(TEXTS[language][key] ?? en[key], values);
}

/**
 * A span of working days, `1–3 working days`; one number where both are the same.
 * @param from working days, at least
 * @param to working days, at most
 */
export function workingDays(from: number, to: number, language: ShopLanguage): string {
  const texts = TEXTS[language];
  const template = texts[pluralKey('workingDay', to, language)] ?? texts['workingDay_other'] ?? '{{days}}';
  return fillText(template, { days: from === to ? String(to) : `${from}–${to}` });
}
