import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { prices } from '../../db/schema/prices';
import { recordPrices } from '../../domain/pricing/price-spans';
import { BASE_TAX_AREA_ID } from '../../domain/pricing/tax-rates';
import { type CataloguePrice, payableCents } from './money';
import type { WrittenVariant } from './upsert-variants';

type PricedVariant = { id: number; price: CataloguePrice };

/** Writes prices of the home area; each change of the price for everybody starts a new period of the price history. */
export async function upsertPrices(tx: Transaction, written: readonly WrittenVariant[], now: Date): Promise<void> {
  if (written.length === 0) return;
  const priced = await withExistingDiscounts(
    tx,
    written.map(({ id, variant: { price } }) => ({ id, price })),
  );
  await tx
    .insert(prices)
    .values(
      priced.map(({ id, price: { given, keepsDiscount: _, ...cents } }) => ({
        variantId: id,
        taxAreaId: BASE_TAX_AREA_ID,
        ...cents,
        givenCurrency: given?.currency ?? null,
        givenTaxPercentage: given?.taxPercentage ?? null,
        givenRegularHundredths: given?.regularHundredths ?? null,
        givenDiscountHundredths: given?.discountHundredths ?? null,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [prices.variantId, prices.taxAreaId],
      set: {
        regularCents: sql`excluded.regular_cents`,
        discountCents: sql`excluded.discount_cents`,
        discountStartsAt: sql`excluded.discount_starts_at`,
        discountEndsAt: sql`excluded.discount_ends_at`,
        givenCurrency: sql`excluded.given_currency`,
        givenTaxPercentage: sql`excluded.given_tax_percentage`,
        givenRegularHundredths: sql`excluded.given_regular_minor`,
        givenDiscountHundredths: sql`excluded.given_discount_minor`,
        updatedAt: sql`excluded.updated_at`,
        // Full and club prices are the shop's own; a full price that is not above the new price is removed.
        fullCents: sql`case when prices.full_cents > excluded.regular_cents then prices.full_cents end`,
      },
    });
  const payable = priced.map(({ id, price }) => ({ id, cents: payableCents(price, now) }));
  await recordPrices(tx, payable, now);
}

/** For a format without discounts, keeps the existing discount price if it is still lower than the new price. */
async function withExistingDiscounts(tx: Transaction, written: readonly PricedVariant[]): Promise<PricedVariant[]> {
  const keeping = written.filter(({ price }) => price.keepsDiscount);
  if (keeping.length === 0) return [...written];
  const rows = await tx
    .select()
    .from(prices)
    .where(
      and(
        inArray(
          prices.variantId,
          keeping.map(({ id }) => id),
        ),
        eq(prices.taxAreaId, BASE_TAX_AREA_ID),
      ),
    );
  const known = new Map(rows.map((row) => [row.variantId, row]));
  return written.map(({ id, price }) => {
    const row = known.get(id);
    const { keepsDiscount, regularCents, given } = price;
    if (!keepsDiscount || !row?.discountCents || row.discountCents >= regularCents) return { id, price };
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
