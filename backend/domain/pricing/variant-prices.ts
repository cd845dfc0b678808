import { sql } from 'drizzle-orm';
import { type RunningOffer, runningOffersColumn, withOffers } from '../offers/running-offers';
import { preparedRows, type Reader } from '../reading/reader';
import {
  convertGross,
  convertListed,
  exactCents,
  isDiscountRunning,
  type ListedPrice,
  lowestBeforeReduction,
  type PriceSpan,
  type UnitPrice,
  unitPrice,
} from './pricing';
import { BASE_TAX_AREA_ID, readTaxPercentages, type TaxPercentages } from './tax-rates';

/** The current price of a variant in a tax area, and its tax percentage. */
export interface VariantPrice extends UnitPrice {
  /** Per cent, of the requested area. */
  readonly taxPercentage: number;
}

/** A price row of the database: cents as numbers, times in milliseconds. */
export interface ListedPriceRow {
  readonly regularCents: number;
  readonly fullCents: number | null;
  readonly discountCents: number | null;
  readonly startsMs: number | null;
  readonly endsMs: number | null;
  readonly clubCents: number | null;
  /** True when the row was set by hand for the requested area and is not converted. */
  readonly isOwn: boolean;
  /** The price of the imported file; all null for the shop's own prices. */
  readonly givenCurrency: string | null;
  readonly givenTaxPercentage: number | null;
  readonly givenRegularHundredths: number | null;
  readonly givenDiscountHundredths: number | null;
}

/** The columns of a `ListedPriceRow` of the table `p`, for the tax area `$area`. */
export const listedPriceColumns = (area: string): string =>
  `p.regular_cents::float8 as "regularCents", p.full_cents::float8 as "fullCents",
     p.discount_cents::float8 as "discountCents", p.club_cents::float8 as "clubCents",
     (extract(epoch from p.discount_starts_at) * 1000)::float8 as "startsMs",
     (extract(epoch from p.discount_ends_at) * 1000)::float8 as "endsMs",
     p.given_currency as "givenCurrency", p.given_tax_percentage::float8 as "givenTaxPercentage",
     p.given_regular_minor::float8 as "givenRegularHundredths", p.given_discount_minor::float8 as "givenDiscountHundredths",
     p.tax_area_id = ${area} as "isOwn"`;

const atMs = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** The listed price of a row in the requested area; exactly the imported file's price when the file's tax is that of the area. */
export function listedPrice(row: ListedPriceRow, tax: TaxPercentages): ListedPrice {
  const listed: ListedPrice = {
    regularCents: row.regularCents,
    fullCents: row.fullCents,
    discountCents: row.discountCents,
    discountStartsAt: atMs(row.startsMs),
    discountEndsAt: atMs(row.endsMs),
    clubCents: row.clubCents,
  };
  const converted = row.isOwn ? listed : convertListed(listed, tax.base, tax.area);
  return { ...converted, ...givenPrice(row, tax) };
}

/** The imported file's price in exact euro cents at today's rate. Decision 13. */
function givenPrice(
  row: ListedPriceRow,
  tax: TaxPercentages,
): Pick<ListedPrice, 'regularCents' | 'discountCents'> | null {
  const rate = tax.rates.get(row.givenCurrency ?? '');
  if (rate === undefined || row.givenRegularHundredths === null || row.givenTaxPercentage !== tax.area) return null;
  const discount = row.givenDiscountHundredths;
  return {
    regularCents: exactCents(row.givenRegularHundredths, rate),
    discountCents: discount === null ? null : exactCents(discount, rate),
  };
}

/**
 * Prices of variants, by variant id. A variant without a price, or in an unknown area, is omitted.
 * @param taxAreaId area of the delivery country
 * @param known its percentages, if they were read already
 */
export async function readVariantPrices(
  reader: Reader,
  variantIds: readonly number[],
  taxAreaId: number,
  now: Date,
  known?: ReadonlyMap<number, TaxPercentages>,
): Promise<Map<number, VariantPrice>> {
  if (variantIds.length === 0) return new Map();
  const percentages = known ?? (await readTaxPercentages(reader, taxAreaId, now));
  const rows = await readListedPrices(reader, variantIds, taxAreaId, now);
  const reduced = rows.flatMap((row) => {
    const tax = percentages.get(row.taxClassId);
    return tax && isDiscountRunning(listedPrice(row, tax), now) ? [row] : [];
  });
  const history = await readHistory(reader, reduced, taxAreaId);
  const prices = new Map<number, VariantPrice>();
  for (const row of rows) {
    const tax = percentages.get(row.taxClassId);
    if (!tax) continue;
    const lowest = lowestOf(row, history.get(row.variantId) ?? [], tax);
    const unit = withOffers(unitPrice(listedPrice(row, tax), now, lowest), row.offers);
    prices.set(row.variantId, { ...unit, taxPercentage: tax.area });
  }
  return prices;
}

type PricedVariant = ListedPriceRow & {
  variantId: number;
  taxClassId: number;
  offers: RunningOffer[] | null;
} & Record<string, unknown>;

function readListedPrices(
  reader: Reader,
  variantIds: readonly number[],
  taxAreaId: number,
  now: Date,
): Promise<PricedVariant[]> {
  const [head = '', middle = '', tail = ''] = runningOffersColumn('@').split('@');
  const at = now.toISOString();
  return preparedRows<PricedVariant>(
    reader,
    `variant-prices-${Number(taxAreaId)}`,
    sql`
      select distinct on (v.id)
        v.id as "variantId", m.tax_class_id as "taxClassId",
        ${sql.raw(head)}${at}${sql.raw(middle)}${at}${sql.raw(tail)} as offers,
        ${sql.raw(listedPriceColumns(String(Number(taxAreaId))))}
      from variants v
      join models m on m.id = v.model_id
      join prices p on p.variant_id = v.id and p.tax_area_id in (${BASE_TAX_AREA_ID}, ${taxAreaId})
      where v.id = any(${sql.param(variantIds)}::int[])
      order by v.id, p.tax_area_id = ${taxAreaId} desc`,
  );
}

/** Price periods of each discounted variant: those of the requested area when its price was set by hand, otherwise those of area 1. */
async function readHistory(
  reader: Reader,
  reduced: readonly PricedVariant[],
  taxAreaId: number,
): Promise<Map<number, PriceSpan[]>> {
  const history = new Map<number, PriceSpan[]>();
  if (reduced.length === 0) return history;
  const idsOf = (isOwn: boolean) => reduced.filter((row) => row.isOwn === isOwn).map((row) => row.variantId);
  const rows = await preparedRows<{ variantId: number; priceCents: number; fromMs: number; toMs: number | null }>(
    reader,
    'price-history',
    sql`
      select variant_id as "variantId", price_cents::float8 as "priceCents",
        (extract(epoch from valid_from) * 1000)::float8 as "fromMs",
        (extract(epoch from valid_to) * 1000)::float8 as "toMs"
      from price_history
      where (tax_area_id = ${taxAreaId} and variant_id = any(${sql.param(idsOf(true))}::int[]))
         or (tax_area_id = ${BASE_TAX_AREA_ID} and variant_id = any(${sql.param(idsOf(false))}::int[]))`,
  );
  for (const { variantId, priceCents, fromMs, toMs } of rows) {
    const spans = history.get(variantId) ?? [];
    spans.push({ priceCents, validFrom: new Date(fromMs), validTo: atMs(toMs) });
    history.set(variantId, spans);
  }
  return history;
}

function lowestOf(row: PricedVariant, spans: readonly PriceSpan[], tax: TaxPercentages): number | null {
  if (row.discountCents === null) return null;
  const lowest = lowestBeforeReduction(spans, row.discountCents, atMs(row.startsMs));
  // A price equal to the current list price uses the same exact value, to the cent of the imported file.
  const listed = listedPrice(row, tax);
  if (lowest === row.regularCents) return listed.regularCents;
  if (lowest === row.discountCents) return listed.discountCents;
  return lowest === null || row.isOwn ? lowest : convertGross(lowest, tax.base, tax.area);
}
