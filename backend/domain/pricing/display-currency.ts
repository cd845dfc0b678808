import type { Reader } from '../reading/reader';
import { readCurrencies } from './currency';
import { displayMinor } from './pricing';

/** The currency that a cart is shown in. */
export interface DisplayCurrency {
  /** ISO 4217 in lower case. */
  readonly code: string;
  /** Units per euro. */
  readonly rate: number;
  /** False for roubles: shown, but charged in euros. */
  readonly isChargeable: boolean;
}

/** Euros: what prices are kept in, and what is shown where a currency has no rate. */
export const EURO: DisplayCurrency = { code: 'eur', rate: 1, isChargeable: true };

/** The currency with the rate that holds today; euros where the shop has no rate or no such currency (0-product, rounding). */
export async function readDisplayCurrency(reader: Reader, code: string, now: Date): Promise<DisplayCurrency> {
  if (code === EURO.code) return EURO;
  const [currency] = await readCurrencies(reader, now, code);
  return currency ?? EURO;
}

/** An amount as it is reckoned and as it is shown: euro cents, and hundredths of the display currency. */
export interface Amount {
  readonly cents: number;
  readonly display: number;
}

/** A unit's amount, rounded once in the display currency. */
export function amountOf(cents: number, currency: DisplayCurrency): Amount {
  return { cents, display: displayMinor(cents, currency.code, currency.rate) };
}

/** What is charged for a total: the total that is shown; roubles are charged in euros (0-product, rounding). */
export function chargeOf(total: Amount, currency: DisplayCurrency): { minor: number; currency: string } {
  return currency.isChargeable
    ? { minor: total.display, currency: currency.code }
    : { minor: total.cents, currency: EURO.code };
}
