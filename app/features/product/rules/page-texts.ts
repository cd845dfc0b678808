/**
 * Max length of the short description, and the length to which a longer one is cut, before subtracting the first property.
 * Specification 2 §5.
 */
const MAX_LENGTH = 75;
const CUT_AT = 72;

/**
 * The line under a product's name: 75 characters at most. A longer text is cut at 72 less the length of the model's first
 * property, at a word boundary where there is one, and ends in an ellipsis. Specification 2 §5.
 */
export function shortDescription(text: string, firstProperty = ''): string {
  const whole = text.trim();
  if (whole.length <= MAX_LENGTH) return whole;
  const room = Math.max(CUT_AT - firstProperty.length, 20);
  const cut = whole.slice(0, room);
  const boundary = /\s/.test(whole.charAt(room)) ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, boundary > 0 ? boundary : room).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** Default max number of days before an offer's end at which it is shown. Specification 2 §9. */
const LAST_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/**
 * The end of the offer, if it is to be shown: in the future and at most `maxDays` away. Specification 2 §5.
 * @param priceEnding ISO 8601 time
 * @param now milliseconds since 1970
 * @param maxDays the setting price_ending_max_days; an unreadable one counts as 30
 */
export function shownPriceEnding(priceEnding: string | null, now: number, maxDays?: string): string | null {
  if (priceEnding === null) return null;
  const left = Date.parse(priceEnding) - now;
  const days = /^\d{1,4}$/.test(maxDays ?? '') ? Number(maxDays) : LAST_DAYS;
  return left > 0 && left <= days * DAY_MS ? priceEnding : null;
}
