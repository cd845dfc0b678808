import { inArray, sql } from 'drizzle-orm';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import type { Reader } from '../reading/reader';

/** What a gift card or voucher pays of an order. */
export interface OrderCardPayment {
  readonly orderId: number;
  /** Id of the ledger's entry. */
  readonly id: number;
  readonly kind: 'gift_card' | 'voucher';
  /** Last four characters of the code. */
  readonly hint: string;
  readonly cents: number;
  /** Hundredths of the order's currency. */
  readonly displayHundredths: number;
}

/** What gift cards pay of orders, in the order of their codes; what was given back is left out. */
export async function readCardPayments(reader: Reader, orderIds: readonly number[]): Promise<OrderCardPayment[]> {
  const { orderId, giftCardId, kind, amountCents, displayHundredths } = giftCardEntries;
  return reader
    .select({
      orderId: sql<number>`${orderId}`,
      id: sql<number>`min(${giftCardEntries.id})::int`,
      kind: giftCards.kind,
      hint: giftCards.codeHint,
      cents: sql<number>`(-sum(${amountCents}))::float8`,
      displayHundredths: sql<number>`coalesce(sum(${displayHundredths}), 0)::float8`,
    })
    .from(giftCardEntries)
    .innerJoin(giftCards, sql`${giftCards.id} = ${giftCardId}`)
    .where(sql`${inArray(orderId, [...orderIds])} and ${kind} in ('spend', 'refund')`)
    .groupBy(orderId, giftCards.id)
    .having(sql`sum(${amountCents}) < 0`)
    .orderBy(sql`min(${giftCardEntries.id})`);
}
