/** Converts a file's prices to the catalogue's: gross euro cents of the home tax area, with the file's original price. */

import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { deliveryCountries } from '../../db/schema/reference';
import { readCurrencies } from '../../domain/pricing/currency';
import { unitPrice } from '../../domain/pricing/pricing';
import { BASE_TAX_AREA_ID, readTaxPercentages } from '../../domain/pricing/tax-rates';
import type { ImportedPrice } from '../imported-model';
import { type Phrase, say } from '../report/say';

/** Tax class of imported products: the standard one. */
export const IMPORTED_TAX_CLASS = 1;

/** The original price of the file. */
export interface GivenPrice {
  currency: string;
  /** Tax included in the amounts, per cent; 0 for net amounts. */
  taxPercentage: number;
  regularHundredths: number;
  discountHundredths: number | null;
}

/** A converted price, in euro cents. */
export interface CataloguePrice {
  regularCents: number;
  discountCents: number | null;
  discountStartsAt: Date | null;
  discountEndsAt: Date | null;
  /** Null for a price in euros with home tax, which the cents represent exactly. */
  given: GivenPrice | null;
  /** The format has no discounts: an existing discount is kept if it is still lower. */
  keepsDiscount: boolean;
  /** Null: none. Undefined: the existing one is kept. */
  clubCents?: number | null;
  /** A discount of the same amount keeps its dates. */
  keepsSpan?: boolean;
  /** The file says only what is asked now: a discount that is not running stays. */
  keepsIdle?: boolean;
}

/** Converts a file's price to the catalogue's, or returns the reason why it cannot. */
export type PriceConversion = (price: ImportedPrice) => { price: CataloguePrice } | { problem: Phrase };

export interface MoneyOptions {
  /** Default currency of the file's amounts, ISO 4217 in lower case. */
  currency: string;
  /** Whether the file's amounts include value added tax. */
  tax: 'included' | 'excluded';
  /**
   * Country of the included tax, ISO 3166-1 in lower case; undefined: the common tax of the currency's countries, otherwise
   * the home area's.
   */
  country?: string;
  /** Tax class of the goods; undefined: the standard one. */
  taxClassId?: number;
  now: Date;
}

/** The shop's rates and taxes for a conversion. */
export interface ConversionContext {
  /** Units per euro. */
  rates: ReadonlyMap<string, number>;
  /** Per cent of tax in the home area. */
  homeTax: number;
  /** Tax included in the file's amounts in a currency, per cent. */
  taxOf: (currency: string) => number;
}

/** Reads rates and taxes from the database. @throws when the shop does not deliver to the country */
export async function openPriceConversion(db: Db, options: MoneyOptions): Promise<PriceConversion> {
  const ground = await readGround(db, options);
  return (written) => convertPrice(written, options.currency, ground);
}

/**
 * The pure conversion rule. The home area's price is rounded once from the file's amount; the file's amount is stored as
 * well when it is more precise. Decision 13.
 */
export function convertPrice(
  written: ImportedPrice,
  fileCurrency: string,
  { rates, homeTax, taxOf }: ConversionContext,
): { price: CataloguePrice } | { problem: Phrase } {
  const currency = written.currency ?? fileCurrency;
  const rate = rates.get(currency);
  if (rate === undefined) return { problem: say('the shop has no rate for the currency "{{currency}}"', { currency }) };
  const taxPercentage = taxOf(currency);
  const cents = (hundredths: number): number =>
    Math.round((hundredths / rate) * ((100 + homeTax) / (100 + taxPercentage)));
  const regularCents = cents(written.regularHundredths);
  if (regularCents === 0) return { problem: say('the price is less than a cent') };
  const { reducedHundredths = null } = written;
  const reducedCents = reducedHundredths === null ? null : cents(reducedHundredths);
  const isReduced = reducedCents !== null && reducedCents < regularCents;
  const isHome = currency === 'eur' && taxPercentage === homeTax;
  const discountHundredths = isReduced ? reducedHundredths : null;
  return {
    price: {
      regularCents,
      discountCents: isReduced ? reducedCents : null,
      discountStartsAt: (isReduced && written.reducedFrom) || null,
      discountEndsAt: (isReduced && written.reducedTo) || null,
      given: isHome
        ? null
        : { currency, taxPercentage, regularHundredths: written.regularHundredths, discountHundredths },
      keepsDiscount: written.keepsDiscount ?? false,
      ...(written.clubHundredths === undefined
        ? {}
        : { clubCents: written.clubHundredths === null ? null : cents(written.clubHundredths) }),
      ...(written.keepsSpan && !written.reducedFrom && !written.reducedTo ? { keepsSpan: true } : {}),
      ...(written.keepsIdle && !isReduced ? { keepsIdle: true } : {}),
    },
  };
}

/** The price for everybody at a time, euro cents in the home area. */
export function payableCents(price: Omit<CataloguePrice, 'given' | 'keepsDiscount'>, at: Date): number {
  return unitPrice({ ...price, fullCents: null, clubCents: null }, at).activeCents;
}

async function readGround(
  db: Db,
  { tax, country, now, taxClassId = IMPORTED_TAX_CLASS }: MoneyOptions,
): Promise<ConversionContext> {
  const currencies = await readCurrencies(db, now);
  const home = (await readTaxPercentages(db, BASE_TAX_AREA_ID, now)).get(taxClassId);
  if (!home) throw new Error('The shop has no value added tax rate for its home area.');
  const rates = new Map([...currencies.map(({ code, rate }) => [code, rate] as const), ['eur', 1] as const]);
  if (tax === 'excluded') return { rates, homeTax: home.base, taxOf: () => 0 };
  const taxes = country === undefined ? await taxesByCurrency(db, now, taxClassId) : undefined;
  const ofCountry = country === undefined ? undefined : await taxOfCountry(db, country, now, taxClassId);
  const taxOf = (currency: string): number => ofCountry ?? taxes?.get(currency) ?? home.base;
  return { rates, homeTax: home.base, taxOf };
}

async function taxOfCountry(db: Db, country: string, now: Date, taxClassId: number): Promise<number> {
  const [row] = await db
    .select({ taxAreaId: deliveryCountries.taxAreaId })
    .from(deliveryCountries)
    .where(eq(deliveryCountries.code, country));
  if (!row) throw new Error(`The shop does not deliver to the country "${country}", and so knows no tax of it.`);
  return (await readTaxPercentages(db, row.taxAreaId, now)).get(taxClassId)?.area ?? 0;
}

/** The tax of the countries with a currency, if it is the same in all of them. Euros use the home area's tax. */
async function taxesByCurrency(db: Db, now: Date, taxClassId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinct({ currency: deliveryCountries.currency, taxAreaId: deliveryCountries.taxAreaId })
    .from(deliveryCountries);
  const found = new Map<string, Set<number>>();
  for (const { currency, taxAreaId } of rows) {
    if (currency === 'eur') continue;
    const percentage = (await readTaxPercentages(db, taxAreaId, now)).get(taxClassId)?.area ?? 0;
    found.set(currency, (found.get(currency) ?? new Set()).add(percentage));
  }
  return new Map(
    [...found].flatMap(([currency, [one, ...others]]) =>
      one === undefined || others.length > 0 ? [] : [[currency, one] as const],
    ),
  );
}
