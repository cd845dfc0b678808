import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { priceHistory, prices } from '../../db/schema/prices';
import { HOME_TAX_AREA, payablePrice } from './money';
import type { WrittenVariant } from './upsert-variants';

/** Writes prices of the home area; each change of what everybody pays opens a new span of the price history. */
export async function upsertPrices(tx: Transaction, written: readonly WrittenVariant[], now: Date): Promise<void> {
  if (written.length === 0) return;
  await tx
    .insert(prices)
    .values(
      written.map(({ id, variant }) => ({ variantId: id, taxAreaId: HOME_TAX_AREA, ...variant.price, updatedAt: now })),
    )
    .onConflictDoUpdate({
      target: [prices.variantId, prices.taxAreaId],
      set: {
        regularCents: sql`excluded.regular_cents`,
        discountCents: sql`excluded.discount_cents`,
        discountStartsAt: sql`excluded.discount_starts_at`,
        discountEndsAt: sql`excluded.discount_ends_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
  await recordChanges(tx, written, now);
}

async function recordChanges(tx: Transaction, written: readonly WrittenVariant[], now: Date): Promise<void> {
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
        eq(priceHistory.taxAreaId, HOME_TAX_AREA),
        isNull(priceHistory.validTo),
      ),
    );
  const running = new Map(open.map((span) => [span.variantId, span]));
  const changed = written
    .map(({ id, variant }) => ({ id, cents: payablePrice(variant.price, now), span: running.get(id) }))
    .filter(({ cents, span }) => span?.cents !== cents);
  // A span that starts now or, by another machine's clock, later is corrected in place: spans must not overlap.
  const corrected = changed.flatMap(({ cents, span }) => (span && span.from >= now ? [{ id: span.id, cents }] : []));
  const ended = changed.flatMap(({ span }) => (span && span.from < now ? [span.id] : []));
  const opened = changed
    .filter(({ span }) => !span || span.from < now)
    .map(({ id, cents }) => ({ variantId: id, taxAreaId: HOME_TAX_AREA, priceCents: cents, validFrom: now }));
  for (const { id, cents } of corrected) {
    await tx.update(priceHistory).set({ priceCents: cents }).where(eq(priceHistory.id, id));
  }
  if (ended.length > 0) await tx.update(priceHistory).set({ validTo: now }).where(inArray(priceHistory.id, ended));
  if (opened.length > 0) await tx.insert(priceHistory).values(opened);
}
