/** The smallest discount that is announced in percent. Specification 2 §4. */
const LEAST_PERCENT = 5;

/**
 * The discount to show on a ribbon, in whole percent, never more than it truly is. Specification 2 §4.
 * @param activeCents what is paid
 * @param referenceCents the price before the reduction
 * @returns `null` below five percent
 */
export function discountPercent(activeCents: number, referenceCents: number | null): number | null {
  if (referenceCents === null || referenceCents <= 0 || activeCents >= referenceCents) return null;
  const percent = Math.floor(((referenceCents - activeCents) * 100) / referenceCents);
  return percent >= LEAST_PERCENT ? percent : null;
}
