import type { Db } from 'backend/db/client';
import { customers } from 'backend/db/schema/customers';
import { stock, stockMovements } from 'backend/db/schema/stock';
import { transferRows, transfers } from 'backend/db/schema/transfers';
import type { Caller } from 'backend/domain/customers/caller';
import type { TransferMove } from 'backend/domain/transfers/lock-transfer';
import { requestTransfer } from 'backend/domain/transfers/request-transfer';
import { processorsOf } from 'backend/payments/processors';
import type { TransferStatus } from 'contract/transfer-status';
import { requestTransfer as requestTransferCall } from 'contract/transfers';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { newKey } from './order-body';
import { shopSettings } from './ordering';

/** A member of staff of a test shop. */
export async function insertSeller(db: Db): Promise<Caller> {
  const row = { email: `seller-${newKey()}@hanki.example`, isStaff: true, username: 'seller' };
  const [found] = await db.insert(customers).values(row).returning({ id: customers.id });
  return {
    customerId: found?.id ?? 0,
    email: row.email,
    isStaff: true,
    isAdmin: false,
    isOrgUser: false,
    username: null,
  };
}

type Body = z.input<(typeof requestTransferCall)['body']>;

/** A request as a storefront sends it, from Helsinki to Tampere where nothing else is said. */
export const transferBody = (products: Body['products'], more: Partial<Body> = {}): Body => ({
  products,
  country_code: 'fi',
  language_code: 'en',
  pageName: 'cart',
  transfer_request_from: ['helsinki'],
  transfer_request_to: ['tampere'],
  idempotency_key: newKey(),
  ...more,
});

/** Sends a request by the domain function. @returns the numbers of its transfers */
export function ask(
  db: Db,
  caller: Caller,
  products: Body['products'],
  more: Partial<Body> = {},
  now = new Date(),
): Promise<readonly string[]> {
  const request = requestTransferCall.body.parse(transferBody(products, more));
  return requestTransfer(db, request, { caller, now, processors: processorsOf(shopSettings) });
}

/** A move of a transfer from a state by somebody. */
export const moveOf = (number: string, from: TransferStatus, { customerId }: Caller): TransferMove => ({
  ...{ number, from, note: '', actor: `staff:${customerId}`, now: new Date() },
});

/** The rows of a transfer, in their order. */
export const rowsIn = (db: Db, number: string) =>
  db
    .select({
      id: transferRows.id,
      variantId: transferRows.variantId,
      amount: transferRows.amount,
      held: transferRows.held,
      sent: transferRows.sent,
      received: transferRows.received,
      damaged: transferRows.damaged,
    })
    .from(transferRows)
    .innerJoin(transfers, eq(transfers.id, transferRows.transferId))
    .where(eq(transfers.number, number))
    .orderBy(transferRows.line);

/** Units of variants: free in stores, held by transfers, and lost by what was found missing, damaged or too much on arrival. */
export async function unitsOf(db: Db) {
  const sums = sql<number>`coalesce(sum(${stockMovements.delta}), 0)::int`;
  const sumOf = async (...reasons: string[]) => {
    const [row] = await db
      .select({ sum: sums })
      .from(stockMovements)
      .where(sql`${stockMovements.reason} = any(${sql.param(reasons)}::text[])`);
    return row?.sum ?? 0;
  };
  const [free] = await db.select({ sum: sql<number>`coalesce(sum(${stock.quantity}), 0)::int` }).from(stock);
  const [held] = await db
    .select({ sum: sql<number>`coalesce(sum(${transferRows.held}), 0)::int` })
    .from(transferRows)
    .innerJoin(transfers, eq(transfers.id, transferRows.transferId))
    .where(sql`${transfers.status} in ('requested', 'picking', 'sent')`);
  return {
    free: free?.sum ?? 0,
    held: held?.sum ?? 0,
    /** The same by the ledger. */
    underWay: -(await sumOf('transfer')),
    lost: -(await sumOf('missing', 'damaged', 'extra')),
    ledger: await sumOf('count', 'order', 'release', 'transfer', 'missing', 'damaged', 'extra'),
  };
}
