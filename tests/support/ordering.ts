import type { Db } from 'backend/db/client';
import { Conflict } from 'backend/domain/errors/refusals';
import { type PlacedOrder, placeOrder } from 'backend/domain/orders/place-order';
import { placeOrder as placeOrderCall } from 'contract/checkout';
import { readSettings } from 'contract/settings';
import { sql } from 'drizzle-orm';
import { newKey, type OrderWish, orderBody } from './order-body';

/** Settings of a shop on a developer's machine. */
export const shopSettings = readSettings({}, 'backend');

/** Places an order at the domain's door, as a guest unless told otherwise; each call is a new attempt unless `key` is given. */
export function order(db: Db, wish: OrderWish, now = new Date()): Promise<PlacedOrder> {
  const request = placeOrderCall.body.parse(orderBody({ key: newKey(), ...wish }));
  return placeOrder(db, shopSettings, request, { caller: null, now, processors: ['test'] });
}

/** The `reason` of the 409 that a promise ends with. */
export async function conflictReason(attempt: Promise<unknown>): Promise<unknown> {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Conflict) return error.body['reason'];
  throw error ?? new Error('There was no conflict.');
}

/** One number out of the database. */
export async function numberOf(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select (${query})::int as n`);
  return rows[0]?.n ?? Number.NaN;
}

/** What must hold whatever happens: stock is the sum of its movements, and orders are the sums of their rows. */
export async function ledgerFaults(db: Db): Promise<number> {
  return numberOf(
    db,
    sql`
      select
        (select count(*) from stock k where k.quantity <> (
          select coalesce(sum(delta), 0) from stock_movements m
          where m.variant_id = k.variant_id and m.store_id = k.store_id))
      + (select count(*) from orders o where
          o.total_cents <> (select coalesce(sum(total_cents), 0) from order_rows where order_id = o.id)
          or o.display_total_minor <> (select coalesce(sum(display_total_minor), 0) from order_rows where order_id = o.id)
          or o.tax_cents <> (select coalesce(sum(tax_cents), 0) from order_rows where order_id = o.id))
      + (select count(*) from orders o where not exists (select 1 from payments p where p.order_id = o.id))`,
  );
}
