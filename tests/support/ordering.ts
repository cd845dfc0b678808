import type { Db } from 'backend/db/client';
import type { Caller } from 'backend/domain/customers/caller';
import { Conflict } from 'backend/domain/errors/refusals';
import { type PlacedOrder, placeOrder } from 'backend/domain/orders/place-order';
import { payByGiftCards } from 'backend/payments/pay-order';
import { processorsOf } from 'backend/payments/processors';
import type { PaymentWork } from 'backend/payments/work';
import { placeOrder as placeOrderCall } from 'contract/place-order';
import { sql } from 'drizzle-orm';
import { readSettings } from 'settings/read-settings';
import { newKey, type OrderOptions, orderBody } from './order-body';

/** Settings of a shop on a developer's machine. */
export const shopSettings = readSettings({}, 'backend');

/** Places an order by the domain function, as a guest by default; each call is a new attempt unless `key` is given. */
export function order(
  db: Db,
  options: OrderOptions,
  now = new Date(),
  caller: Caller | null = null,
): Promise<PlacedOrder> {
  const request = placeOrderCall.body.parse(orderBody({ key: newKey(), ...options }));
  return placeOrder(
    db,
    shopSettings,
    request,
    { caller, now, processors: processorsOf(shopSettings) },
    payByGiftCards(shopSettings),
  );
}

/** The `reason` of the 409 that a promise rejects with. */
export async function conflictReason(attempt: Promise<unknown>): Promise<unknown> {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Conflict) return error.body['reason'];
  throw error ?? new Error('The promise did not reject with a conflict.');
}

/** A single number from the database. */
export async function numberOf(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select (${query})::int as n`);
  return rows[0]?.n ?? Number.NaN;
}

/** The units of a variant in all stores. */
export const stockOf = (db: Db, variantId: number): Promise<number> =>
  numberOf(db, sql`select sum(quantity) from stock where variant_id = ${variantId}`);

/** Number of violated invariants: stock is the sum of its movements, and an order's total is the sum of its rows. */
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

/** What work on payments needs, with the processors of a shop on a developer's machine. */
export const paymentWork = (db: Db, now?: Date): PaymentWork => ({
  db,
  settings: shopSettings,
  processors: processorsOf(shopSettings),
  clock: () => now ?? new Date(),
  log: { info: () => {}, warn: () => {}, error: () => {} },
});
