import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { priceHistory, prices } from '../../db/schema/prices';
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
  await recordChanges(tx, priced, now);
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

async function recordChanges(tx: Transaction, written: readonly PricedVariant[], now: Date): Promise<void> {
  const open = await tx
    .select({
      id: priceHistory.id,
      variantId: priceHistory.variantId,
      cents: priceHistory.priceCents,
      from: priceHistory.validFrom,
    })
    .from(priceHistory)
    .where(
      and(
        inArray(
          priceHistory.variantId,
          written.map(({ id }) => id),
        ),
        eq(priceHistory.taxAreaId, BASE_TAX_AREA_ID),
        isNull(priceHistory.validTo),
      ),
    );
  const running = new Map(open.map((span) => [span.variantId, span]));
  const changed = written
    .map(({ id, price }) => ({ id, cents: payableCents(price, now), span: running.get(id) }))
    .filter(({ cents, span }) => span?.cents !== cents);
  // A period that starts now or (by another machine's clock) later is updated in place, because periods must not overlap.
  const corrected = changed.flatMap(({ cents, span }) => (span && span.from >= now ? [{ id: span.id, cents }] : []));
  const ended = changed.flatMap(({ span }) => (span && span.from < now ? [span.id] : []));
  const opened = changed
    .filter(({ span }) => !span || span.from < now)
    .map(({ id, cents }) => ({ variantId: id, taxAreaId: BASE_TAX_AREA_ID, priceCents: cents, validFrom: now }));
  if (corrected.length > 0)
    await tx.execute(sql`
      update price_history h set price_cents = c.cents
      from unnest(
        ${sql.param(corrected.map(({ id }) => id))}::int[], ${sql.param(corrected.map(({ cents }) => cents))}::bigint[]
      ) as c (id, cents)
      where h.id = c.id`);
  if (ended.length > 0) await tx.update(priceHistory).set({ validTo: now }).where(inArray(priceHistory.id, ended));
  if (opened.length > 0) await tx.insert(priceHistory).values(opened);
}
