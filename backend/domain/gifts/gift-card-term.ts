import { eq } from 'drizzle-orm';
import { settings } from '../../db/schema/reference';
import { endOfHelsinkiDay, helsinkiDay } from '../pricing/helsinki-day';
import type { Reader } from '../reading/reader';

/** The general setting with the years that a gift card is valid. */
const SETTING = 'gift_card_valid_years';
const USUAL_YEARS = 3;
const MAX_YEARS = 30;

/**
 * Countries whose law gives a gift card at least so many years: the United States (15 U.S.C. § 1693l-1) and Ireland (Consumer
 * Protection (Gift Vouchers) Act 2019) five, Germany (BGB §§ 195, 199) three from the end of the year.
 */
const LEAST_YEARS: Readonly<Record<string, number>> = { us: 5, ie: 5, de: 3 };

/** Countries where a gift card must not expire, or practically never: Canada (laws of the provinces), Austria (ABGB § 1478). */
const NEVER = new Set(['ca', 'at']);

/** The years that gift cards are valid; 3 unless the setting is a whole number from 1 to 30. */
export async function readGiftCardYears(reader: Reader): Promise<number> {
  const [setting] = await reader.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING));
  const years = Number(setting?.value.trim() || Number.NaN);
  return Number.isInteger(years) && years >= 1 && years <= MAX_YEARS ? years : USUAL_YEARS;
}

/**
 * When a gift card expires: at the end of the year, Helsinki time, in which its years are full, and no earlier than the law of
 * the buyer's country allows.
 * @param years the shop's own term
 * @param country delivery country of the order, two letters, lower case
 * @returns null: never
 */
export function giftCardExpiry(now: Date, years: number, country: string): Date | null {
  if (NEVER.has(country)) return null;
  const year = Number(helsinkiDay(now).slice(0, 4)) + Math.max(years, LEAST_YEARS[country] ?? 0);
  return endOfHelsinkiDay(`${year}-12-31`);
}
