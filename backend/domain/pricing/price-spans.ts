import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany, isAnyOf } from '../../db/many-rows';
import { priceHistory } from '../../db/schema/prices';
import { BASE_TAX_AREA_ID } from './tax-rates';

/** What everybody pays for a variant from now on, euro cents in the home area. */
export interface PayablePrice {
  readonly id: number;
  readonly cents: number;
}

/**
 * Keeps the history of prices for everybody, from which the lowest price of 30 days is read: each change ends the running period of
 * a variant and begins another.
 * @param at when the prices became what they are
 */
export async function recordPrices(tx: Transaction, payable: readonly PayablePrice[], at: Date): Promise<void> {
  if (payable.length === 0) return;
  const { id, variantId, priceCents, validFrom, taxAreaId, validTo } = priceHistory;
  const open = await tx
    .select({ id, variantId, cents: priceCents, from: validFrom })
    .from(priceHistory)
    .where(
      and(
        isAnyOf(
          variantId,
          payable.map((price) => price.id),
        ),
        eq(taxAreaId, BASE_TAX_AREA_ID),
        isNull(validTo),
      ),
    );
  const running = new Map(open.map((span) => [span.variantId, span]));
  const changed = payable
    .map((price) => ({ ...price, span: running.get(price.id) }))
    .filter(({ cents, span }) => span?.cents !== cents);
  // A period that starts now or (by another machine's clock) later is updated in place, because periods must not overlap.
  const corrected = changed.flatMap(({ cents, span }) => (span && span.from >= at ? [{ id: span.id, cents }] : []));
  const ended = changed.flatMap(({ span }) => (span && span.from < at ? [span.id] : []));
  const opened = changed
    .filter(({ span }) => !span || span.from < at)
    .map((price) => ({
      variantId: price.id,
      taxAreaId: BASE_TAX_AREA_ID,
      priceCents: price.cents,
      validFrom: at,
    }));
  if (corrected.length > 0)
    await tx.execute(sql`
      update price_history h set price_cents = c.cents
      from unnest(
        ${sql.param(corrected.map((span) => span.id))}::int[], ${sql.param(corrected.map(({ cents }) => cents))}::bigint[]
      ) as c (id, cents)
      where h.id = c.id`);
  if (ended.length > 0) await tx.update(priceHistory).set({ validTo: at }).where(isAnyOf(priceHistory.id, ended));
  if (opened.length > 0) await tx.execute(insertMany(priceHistory, opened));
}
