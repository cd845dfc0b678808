import type { ShopLanguage } from '../locale/language';
import { UNKNOWN_SHIPPING_TIME } from '../stock/availability';

interface ShippingTexts {
  /** By plural form of the language; `{n}` is the number of days. */
  readonly days: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
  readonly soon: string;
  readonly month: string;
  readonly months: string;
  readonly unknown: string;
}

const TEXTS: Record<ShopLanguage, ShippingTexts> = {
  fi: {
    soon: '1–2 arkipäivää',
    days: { one: '{n} arkipäivä', other: '{n} arkipäivää' },
    month: 'noin kuukausi',
    months: 'noin kaksi kuukautta',
    unknown: 'toimitusaika vahvistetaan erikseen',
  },
  en: {
    soon: '1–2 working days',
    days: { one: '{n} working day', other: '{n} working days' },
    month: 'about a month',
    months: 'about two months',
    unknown: 'delivery time to be confirmed',
  },
  sv: {
    soon: '1–2 arbetsdagar',
    days: { one: '{n} arbetsdag', other: '{n} arbetsdagar' },
    month: 'ungefär en månad',
    months: 'ungefär två månader',
    unknown: 'leveranstiden bekräftas separat',
  },
  de: {
    soon: '1–2 Werktage',
    days: { one: '{n} Werktag', other: '{n} Werktage' },
    month: 'etwa ein Monat',
    months: 'etwa zwei Monate',
    unknown: 'Lieferzeit wird noch bestätigt',
  },
  fr: {
    soon: '1 à 2 jours ouvrés',
    days: { one: '{n} jour ouvré', other: '{n} jours ouvrés' },
    month: 'environ un mois',
    months: 'environ deux mois',
    unknown: 'délai de livraison à confirmer',
  },
  ru: {
    soon: '1–2 рабочих дня',
    days: { one: '{n} рабочий день', few: '{n} рабочих дня', many: '{n} рабочих дней', other: '{n} рабочего дня' },
    month: 'около месяца',
    months: 'около двух месяцев',
    unknown: 'срок доставки уточняется',
  },
};

/** The shipping time of a variant as the wire has it: `number` in days, `text` for a short time, `string` for a long one. */
export interface ShippingTime {
  readonly text: string;
  readonly string: string;
  readonly number: number;
}

/**
 * Words for days to dispatch: from 30 on the time is told in months, 999 is unknown. Specification 2 §9.
 * @param days 0 to 999
 */
export function shippingTime(days: number, language: ShopLanguage): ShippingTime {
  const text = shippingText(days, TEXTS[language], language);
  return { text, string: text, number: days };
}

function shippingText(days: number, texts: ShippingTexts, language: ShopLanguage): string {
  if (days >= UNKNOWN_SHIPPING_TIME) return texts.unknown;
  if (days >= 60) return texts.months;
  if (days >= 30) return texts.month;
  if (days <= 2) return texts.soon;
  return inDays(String(days), days, texts, language);
}

/**
 * A span of days in words, `2–4 working days`; months and "unknown" where the later day is that far.
 * @param from first day
 * @param to last day, not before the first
 */
export function dayRange(from: number, to: number, language: ShopLanguage): string {
  const texts = TEXTS[language];
  if (to >= 30) return shippingText(to, texts, language);
  return inDays(from === to ? String(to) : `${from}–${to}`, to, texts, language);
}

/** The plural follows the last number of a span in all six languages. */
function inDays(number: string, last: number, texts: ShippingTexts, language: ShopLanguage): string {
  const form = new Intl.PluralRules(language).select(last);
  return (texts.days[form] ?? texts.days.other).replace('{n}', number);
}
