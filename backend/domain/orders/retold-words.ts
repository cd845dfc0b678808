import { checkoutTexts } from '../cart/checkout-texts';
import { shortDay } from '../delivery/delivery-dates';
import { shippingTexts } from '../delivery/shipping-time';
import type { ShopLanguage } from '../locale/language';
import { formatPercentage } from '../pricing/format-money';

/** A week from a Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`);

const FIXED_TIMES = ['today', 'soon', 'month', 'months', 'unknown'] as const;

/** What stands at the places of a text with placeholders. @param template the text with `PLACE` at each; @returns null when it is another text */
function placesOf(template: string, text: string): string[] | null {
  const parts = template.trim().split(PLACE);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.*?)');
  return new RegExp(`^${pattern}$`, 'u').exec(text)?.slice(1) ?? null;
}
const PLACE = '\u0001';

/**
 * Says the time of delivery of an order in another language: `1–3 working days (Tue 24.11. – Fri 27.11.)`. Orders hold it as the text
 * that the shopper read, so its words and days are found again by the texts that make them.
 * @returns the text as it was where it is not understood, as that of a foreign shop
 */
export function retellTime(text: string, from: ShopLanguage, to: ShopLanguage): string {
  if (text === '' || from === to) return text;
  const [, words = text, dates] = /^(.+?) \((.+)\)$/u.exec(text) ?? [];
  const [told, toldDates] = [retellWords(words, from, to), dates === undefined ? '' : retellWords(dates, from, to)];
  if (told === null || toldDates === null) return retellReady(text, from, to) ?? text;
  return toldDates === '' ? told : `${told} (${toldDates})`;
}

/** Words or dates; of an order in parts both of the first and of the rest. */
function retellWords(text: string, from: ShopLanguage, to: ShopLanguage): string | null {
  const split = placesOf(shippingTexts(from)('split', { first: PLACE, rest: PLACE }), text);
  if (!split) return retellTimes(text, from, to) ?? retellDates(text, from, to);
  const [first, rest] = split.map((part) => retellTimes(part, from, to) ?? retellDates(part, from, to));
  return first && rest ? shippingTexts(to)('split', { first, rest }) : null;
}

function retellTimes(text: string, from: ShopLanguage, to: ShopLanguage): string | null {
  const [old, say] = [shippingTexts(from), shippingTexts(to)];
  if (text === checkoutTexts(from)('mailDeliveryTime')) return checkoutTexts(to)('mailDeliveryTime');
  const fixed = FIXED_TIMES.find((key) => old(key) === text);
  if (fixed) return say(fixed);
  const days = /\d+(?:–\d+)?/.exec(text)?.[0];
  if (days === undefined) return null;
  const values = { days, count: Number(days.split('–').at(-1)) };
  const key = (['days', 'within'] as const).find((each) => old(each, values) === text);
  return key ? say(key, values) : null;
}

/** `ti 24.11. – pe 27.11.` */
function retellDates(text: string, from: ShopLanguage, to: ShopLanguage): string | null {
  const told = text.split(' – ').map((day) => retellDay(day, from, to));
  return told.includes(null) ? null : told.join(' – ');
}

function retellDay(text: string, from: ShopLanguage, to: ShopLanguage): string | null {
  const [, weekday, date] = /^(.+) (\d+\.\d+\.)$/u.exec(text) ?? [];
  const day = WEEK.find((each) => shortDay(each, from).split(' ')[0] === weekday);
  return day && date ? `${shortDay(day, to).split(' ')[0]} ${date}` : null;
}

/** `ti 24.11. klo 14 jälkeen`; the day may be missing. */
function retellReady(text: string, from: ShopLanguage, to: ShopLanguage): string | null {
  const words = (language: ShopLanguage, day: string, ready: string) =>
    checkoutTexts(language)('readyAfter', { day, ready }).trim();
  const [ready] = placesOf(words(from, '', PLACE), text) ?? [];
  if (ready !== undefined) return words(to, '', ready);
  const [day, after] = placesOf(words(from, PLACE, PLACE), text) ?? [];
  const told = day && retellDay(day, from, to);
  return told && after ? words(to, told, after) : null;
}

/** Says the name of a row that the shop itself put into an order: a service, or what a discount code took off. */
export function retellRow(
  { name, taxPercentage }: { readonly name: string; readonly taxPercentage: number },
  from: ShopLanguage,
  to: ShopLanguage,
): string {
  const [old, say] = [checkoutTexts(from), checkoutTexts(to)];
  const fixed = (['repack', 'partDelivery', 'mailDelivery'] as const).find((key) => old(key) === name);
  if (fixed) return say(fixed);
  const oldRate = formatPercentage(taxPercentage, from);
  const [ofRate] = placesOf(old('discountRowOfRate', { code: PLACE, percentage: oldRate }), name) ?? [];
  if (ofRate) return say('discountRowOfRate', { code: ofRate, percentage: formatPercentage(taxPercentage, to) });
  const [code] = placesOf(old('discountRow', { code: PLACE }), name) ?? [];
  return code ? say('discountRow', { code }) : name;
}
