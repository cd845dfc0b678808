import type { ShopLanguage } from '../locale/language';
import { loadTranslations } from '../locale/load-translations';
import { UNKNOWN_SHIPPING_TIME } from '../stock/availability';
import de from './texts/de.json';
import en from './texts/en.json';
import fi from './texts/fi.json';
import fr from './texts/fr.json';
import ru from './texts/ru.json';
import sv from './texts/sv.json';

/** The texts of delivery times. */
export const shippingTexts = loadTranslations({ fi, en, sv, de, fr, ru });

/** The shipping time of a variant as the wire has it: `number` in days, `text` for a short time, `string` for a long one. */
export interface ShippingTime {
  readonly text: string;
  readonly string: string;
  readonly number: number;
}

/**
 * Text for days to dispatch: from 30 days on in months; 999: unknown. Specification 2 §9.
 * @param days 0 to 999
 */
export function shippingTime(days: number, language: ShopLanguage): ShippingTime {
  const text = shippingText(days, language);
  return { text, string: text, number: days };
}

function shippingText(days: number, language: ShopLanguage): string {
  const say = shippingTexts(language);
  if (days >= UNKNOWN_SHIPPING_TIME) return say('unknown');
  if (days >= 60) return say('months');
  if (days >= 30) return say('month');
  if (days <= 2) return say('soon');
  return say('days', { days, count: days });
}

/**
 * Text for a range of days, `2–4 working days`; `within 4 working days` when it begins today; months and "unknown" as for
 * the later day. The plural follows the later day in all six languages.
 * @param from first day
 * @param to last day, not before the first
 */
export function dayRange(from: number, to: number, language: ShopLanguage): string {
  return to >= 30 ? shippingText(to, language) : countedDays(from, to, language);
}

/** The same in days, however many they are. */
export function countedDays(from: number, to: number, language: ShopLanguage): string {
  const say = shippingTexts(language);
  if (to === 0) return say('today');
  if (from === 0) return say('within', { days: to, count: to });
  return say('days', { days: from === to ? to : `${from}–${to}`, count: to });
}
