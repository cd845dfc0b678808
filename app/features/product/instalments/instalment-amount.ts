import { type PriceLocale, toDisplayHundredths } from '~/locale/money';

/** The largest amount that a message is asked for, in minor units. */
export const MOST_MINOR = 100_000_000;

/**
 * The amount that an instalment message is asked for, in minor units: the price times 100, times the currency's rate outside Finland.
 * Null for what is free or dearer than any message. Specification 2 §9.
 * @param cents the price that the visitor pays, in euro cents
 * @param country delivery country, two letters, lower case
 */
export function instalmentAmount(
  cents: number,
  { country, currency, rate }: Pick<PriceLocale, 'currency' | 'rate'> & { readonly country: string },
): number | null {
  const minor = country === 'fi' ? cents : toDisplayHundredths(cents, { currency, rate });
  return minor >= 1 && minor <= MOST_MINOR ? minor : null;
}
