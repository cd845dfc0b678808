import { useCallback } from 'react';
import { formatDisplayMinor } from '~/locale/money';
import { useLocale } from '~/locale/use-locale';

/**
 * A formatter of amounts that the backend has reckoned in a currency already: of a cart, of an order.
 * @param currency ISO 4217, lower case
 * @returns takes hundredths of the currency
 */
export function useMoney(currency: string): (minor: number) => string {
  const { language } = useLocale();
  return useCallback((minor: number) => formatDisplayMinor(minor, { language, currency }), [language, currency]);
}
