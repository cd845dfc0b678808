import type { Reader } from '../reading/reader';
import { readCurrencies } from './currency';
import { displayHundredths } from './pricing';

/** The currency that a cart is shown in. */
export interface DisplayCurrency {
  /** ISO 4217 in lower case. */
  readonly code: string;
  /** Units per euro. */
  readonly rate: number;
  /** False for roubles: shown, but charged in euros. */
  readonly isChargeable: boolean;
}

/** Euros: the currency of stored prices, and the display currency when another has no rate. */
export const EURO: DisplayCurrency = { code: 'eur', rate: 1, isChargeable: true };

/** The currency with today's rate; euros when the shop has no such currency or no rate for it (0-product, rounding). */
export async function readDisplayCurrency(reader: Reader, code: string, now: Date): Promise<DisplayCurrency> {
  if (code === EURO.code) return EURO;
  const [currency] = await readCurrencies(reader, now, code);
  return currency ?? EURO;
}

/** An amount in both currencies: euro cents for calculation, and hundredths of the display currency. */
export interface Amount {
  readonly cents: number;
  readonly display: number;
}

/** A unit's amount, rounded once in the display currency. @param cents may have decimals when an imported price is in another currency */
export function amountOf(cents: number, currency: DisplayCurrency): Amount {
  return {
    cents: displayHundredths(cents, EURO.code, EURO.rate),
    display: displayHundredths(cents, currency.code, currency.rate),
  };
}

/** The amount charged for a total: the displayed total; roubles are charged in euros (0-product, rounding). */
export function chargeOf(total: Amount, currency: DisplayCurrency): { hundredths: number; currency: string } {
  return currency.isChargeable
    ? { hundredths: total.display, currency: currency.code }
    : { hundredths: total.cents, currency: EURO.code };
}
