import { useCallback } from 'react';
import { formatHundredths } from '~/locale/money';
import { useLocale } from '~/locale/use-locale';

/**
 * Formats amounts that the backend calculated in a given currency, as in carts and orders.
 * @param currency ISO 4217, lower case
 * @returns takes hundredths of the currency
 */
export function useMoney(currency: string): (hundredths: number) => string {
  const { language } = useLocale();
  return useCallback(
    (hundredths: number) => formatHundredths(hundredths, { language, currency }),
    [language, currency],
  );
}
