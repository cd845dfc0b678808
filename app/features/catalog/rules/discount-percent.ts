/** The smallest discount shown in percent. Specification 2 §4. */
const MIN_PERCENT = 5;

/**
 * The discount to show on a ribbon, in whole percent, rounded down. Specification 2 §4.
 * @param activeCents the current price
 * @param referenceCents the price before the reduction
 * @returns `null` below five percent
 */
export function discountPercent(activeCents: number, referenceCents: number | null): number | null {
  if (referenceCents === null || referenceCents <= 0 || activeCents >= referenceCents) return null;
  const percent = Math.floor(((referenceCents - activeCents) * 100) / referenceCents);
  return percent >= MIN_PERCENT ? percent : null;
}
