import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany, isAnyOf } from '../../db/many-rows';
import { prices } from '../../db/schema/prices';
import { recordPrices } from '../../domain/pricing/price-spans';
import { BASE_TAX_AREA_ID } from '../../domain/pricing/tax-rates';
import { type CataloguePrice, payableCents } from './money';
import type { WrittenVariant } from './upsert-variants';

type PricedVariant = { id: number; price: CataloguePrice };

/** Writes prices of the home area; each change of the price for everybody starts a new period of the price history. */
export async function upsertPrices(tx: Transaction, written: readonly WrittenVariant[], now: Date): Promise<void> {
  if (written.length === 0) return;
  // All goods of a file have the column, or none.
  const saysClub = written.some(({ variant }) => variant.price.clubCents !== undefined);
  const club = sql.raw(saysClub ? 'excluded.club_cents' : 'prices.club_cents');
  const priced = await withExistingDiscounts(
    tx,
    written.map(({ id, variant: { price } }) => ({ id, price })),
    now,
  );
  await tx.execute(sql`
    ${insertMany(
      prices,
      priced.map(
        ({ id, price: { given, regularCents, discountCents, discountStartsAt, discountEndsAt, clubCents } }) => ({
          variantId: id,
          taxAreaId: BASE_TAX_AREA_ID,
          ...{ regularCents, discountCents, discountStartsAt, discountEndsAt },
          clubCents: clubCents ?? null,
          givenCurrency: given?.currency ?? null,
          givenTaxPercentage: given?.taxPercentage ?? null,
          givenRegularHundredths: given?.regularHundredths ?? null,
          givenDiscountHundredths: given?.discountHundredths ?? null,
          updatedAt: now,
        }),
      ),
    )}
    on conflict (variant_id, tax_area_id) do update set regular_cents = excluded.regular_cents,
      discount_cents = excluded.discount_cents, discount_starts_at = excluded.discount_starts_at, discount_ends_at = excluded.discount_ends_at,
      ${GIVEN}, updated_at = excluded.updated_at, club_cents = ${club}, full_cents = ${FULL}
    where (prices.regular_cents, prices.discount_cents, prices.discount_starts_at, prices.discount_ends_at, prices.club_cents)
      is distinct from (excluded.regular_cents, excluded.discount_cents, excluded.discount_starts_at, excluded.discount_ends_at, ${club})
      or (excluded.given_currency is not null and (prices.given_currency, prices.given_tax_percentage, prices.given_regular_minor, prices.given_discount_minor)
      is distinct from (excluded.given_currency, excluded.given_tax_percentage, excluded.given_regular_minor, excluded.given_discount_minor))`);
  const payable = priced.map(({ id, price }) => ({ id, cents: payableCents(price, now) }));
  await recordPrices(tx, payable, now);
}

/** An amount in euros that is what the price comes to leaves the amounts that it was made of. */
const GIVEN = sql.raw(
  ['given_currency', 'given_tax_percentage', 'given_regular_minor', 'given_discount_minor']
    .map(
      (
        column,
      ) => `${column} = case when excluded.given_currency is null and (prices.regular_cents, prices.discount_cents)
        is not distinct from (excluded.regular_cents, excluded.discount_cents) then prices.${column} else excluded.${column} end`,
    )
    .join(', '),
);

/** Full prices are the shop's own; one that is not above the new price is removed. */
const FULL = sql.raw('case when prices.full_cents > excluded.regular_cents then prices.full_cents end');

/** Keeps the existing discount, or its dates, where the file cannot say them and it is still lower than the new price. */
async function withExistingDiscounts(
  tx: Transaction,
  written: readonly PricedVariant[],
  now: Date,
): Promise<PricedVariant[]> {
  const keeping = written.filter(({ price }) => price.keepsDiscount || price.keepsSpan || price.keepsIdle);
  if (keeping.length === 0) return [...written];
  const rows = await tx
    .select()
    .from(prices)
    .where(
      and(
        isAnyOf(
          prices.variantId,
          keeping.map(({ id }) => id),
        ),
        eq(prices.taxAreaId, BASE_TAX_AREA_ID),
      ),
    );
  const known = new Map(rows.map((row) => [row.variantId, row]));
  return written.map(({ id, price }) => {
    const row = known.get(id);
    const { regularCents, given } = price;
    if (!row?.discountCents || row.discountCents >= regularCents || !isKept(price, row, now)) return { id, price };
    const { discountCents, discountStartsAt, discountEndsAt, givenDiscountHundredths } = row;
    const isSameMoney = given?.currency === row.givenCurrency && given?.taxPercentage === row.givenTaxPercentage;
    const discountHundredths = isSameMoney ? givenDiscountHundredths : null;
    return {
      id,
      price: {
        ...price,
        discountCents,
        discountStartsAt,
        discountEndsAt,
        // A discount in another currency than the price has no original amount in the file, so both are stored only in cents.
        given:
          given && discountHundredths !== null && discountHundredths < given.regularHundredths
            ? { ...given, discountHundredths }
            : null,
      },
    };
  });
}

type PriceRow = typeof prices.$inferSelect;

function isKept(
  { keepsDiscount, keepsSpan, keepsIdle, discountCents }: CataloguePrice,
  row: PriceRow,
  now: Date,
): boolean {
  if (keepsDiscount) return true;
  const { discountStartsAt: from, discountEndsAt: to } = row;
  const isIdle = (from !== null && from > now) || (to !== null && to <= now);
  return discountCents === null
    ? keepsIdle === true && isIdle
    : keepsSpan === true && discountCents === row.discountCents;
}
