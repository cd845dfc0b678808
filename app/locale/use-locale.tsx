import { createContext, useContext, useMemo } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './languages';
import { formatPrice, type PriceLocale } from './money';

/** Language, delivery country and display currency of a page; the same for all visitors of a shared page. */
export type Locale = PriceLocale & {
  /** Delivery country, two letters, lower case. */
  readonly country: string;
  /** The delivery country's name in the page's language. */
  readonly countryName: string;
  readonly taxAreaId: number;
  readonly isEuMember: boolean;
  /** Subtotal in euro cents from which delivery to the country is free; null: never. */
  readonly freeDeliveryCents: number | null;
};

/** The default locale: prices in euros and the Finnish tax area. Specification 1 §3, §9. */
export function plainLocale(language: Language): Locale {
  return {
    language,
    currency: 'eur',
    rate: 1,
    country: 'fi',
    countryName: 'Finland',
    taxAreaId: 1,
    isEuMember: true,
    freeDeliveryCents: null,
  };
}

export const LocaleContext = createContext<Locale>(plainLocale(DEFAULT_LANGUAGE));

/** Language, currency and delivery country of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/**
 * A formatter of prices for the page.
 * @example const price = usePrice(); price(24990) // '249,90 €'
 */
export function usePrice(): (cents: number) => string {
  const locale = useLocale();
  return useMemo(() => (cents: number) => formatPrice(cents, locale), [locale]);
}
