/** Prices of a file as gross euro cents of tax area 1, in which the catalogue is kept. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { currencyRates, taxRates } from '../../db/schema/reference';
import type { ImportedPrice } from '../imported-model';

/** Area in whose gross prices the catalogue is kept (Finland). */
export const HOME_TAX_AREA = 1;

/** Tax class of imported goods: the standard one. */
export const IMPORTED_TAX_CLASS = 1;

/** A price ready to be written, in euro cents. */
export interface CataloguePrice {
  regularCents: number;
  discountCents: number | null;
  discountStartsAt: Date | null;
  discountEndsAt: Date | null;
}

/** Turns a file's price into the catalogue's, or says why it cannot be. */
export type PriceConversion = (price: ImportedPrice) => { price: CataloguePrice } | { problem: string };

export interface MoneyOptions {
  /** ISO 4217 in lower case: what the file's amounts are in where a row does not say. */
  currency: string;
  /** Whether the file's amounts hold value added tax. */
  tax: 'included' | 'excluded';
  taxClassId: number;
  now: Date;
}

/** Reads rates and tax from the database. */
export async function openPriceConversion(db: Db, options: MoneyOptions): Promise<PriceConversion> {
  const rates = await ratesAt(db, options.now);
  const taxFactor = options.tax === 'excluded' ? 1 + (await taxPercentage(db, options)) / 100 : 1;
  return (written) => convertPrice(written, options.currency, rates, taxFactor);
}

/** The rule behind the conversion. Amounts are in hundredths of the currency's unit, rates in units per euro. */
export function convertPrice(
  written: ImportedPrice,
  fileCurrency: string,
  rates: ReadonlyMap<string, number>,
  taxFactor: number,
): { price: CataloguePrice } | { problem: string } {
  const currency = written.currency ?? fileCurrency;
  const rate = rates.get(currency);
  if (rate === undefined) return { problem: `the shop has no rate for the currency "${currency}"` };
  const cents = (minor: number): number => Math.round((minor / rate) * taxFactor);
  const regularCents = cents(written.regularMinor);
  if (regularCents === 0) return { problem: 'the price is less than a cent' };
  const reducedCents = written.reducedMinor === undefined ? null : cents(written.reducedMinor);
  const isReduced = reducedCents !== null && reducedCents < regularCents;
  const startsAt = isReduced ? instantOf(written.reducedFrom) : null;
  const endsAt = isReduced ? instantOf(written.reducedTo) : null;
  return {
    price: {
      regularCents,
      discountCents: isReduced ? reducedCents : null,
      discountStartsAt: startsAt,
      discountEndsAt: endsAt && startsAt && endsAt <= startsAt ? null : endsAt,
    },
  };
}

/** What everybody pays at a time: the reduced price while it runs. */
export function payablePrice(price: CataloguePrice, at: Date): number {
  const { discountCents, discountStartsAt, discountEndsAt } = price;
  const isRunning = (!discountStartsAt || discountStartsAt <= at) && (!discountEndsAt || discountEndsAt > at);
  return discountCents !== null && isRunning ? discountCents : price.regularCents;
}

function instantOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '');
  const year = date.getUTCFullYear();
  return year >= 1990 && year < 2200 ? date : null;
}

async function ratesAt(db: Db, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinctOn([currencyRates.currency], { currency: currencyRates.currency, rate: currencyRates.rate })
    .from(currencyRates)
    .where(lte(currencyRates.validFrom, now.toISOString().slice(0, 10)))
    .orderBy(currencyRates.currency, sql`${currencyRates.validFrom} desc`);
  return new Map([...rows.map(({ currency, rate }) => [currency, rate] as const), ['eur', 1]]);
}

async function taxPercentage(db: Db, { taxClassId, now }: MoneyOptions): Promise<number> {
  const [row] = await db
    .select({ percentage: taxRates.percentage })
    .from(taxRates)
    .where(
      and(
        eq(taxRates.taxAreaId, HOME_TAX_AREA),
        eq(taxRates.taxClassId, taxClassId),
        lte(taxRates.validFrom, now.toISOString().slice(0, 10)),
      ),
    )
    .orderBy(sql`${taxRates.validFrom} desc`)
    .limit(1);
  if (!row) throw new Error('The shop has no value added tax rate for its home area.');
  return row.percentage;
}
