import type { OrderStatus } from 'contract/order-status';
import type { ReturnKind, ReturnStatus } from 'contract/return-status';
import type { Transaction } from '../../db/client';
import type { orders } from '../../db/schema/orders';

/**
 * What becomes of the goods that a consumer withdraws from: the order was cancelled before they left (`unsent`), a person tries to keep
 * them from leaving (`stopped`), or they are to be sent back (`back`).
 */
export type WithdrawnGoods = 'unsent' | 'stopped' | 'back';

/** What a customer is told about an order after it was paid. */
export type OrderNews =
  | { readonly kind: 'order'; readonly status: OrderStatus; readonly trackingCode: string; readonly note: string }
  | {
      readonly kind: 'return';
      readonly returnKind: ReturnKind;
      /** What becomes of the goods of a withdrawal; `back` for a return. */
      readonly goods: WithdrawnGoods;
      readonly status: ReturnStatus;
      readonly number: string;
      /** Of the page of the return. */
      readonly reference: string;
      readonly note: string;
      /** Names of the rows with their quantities. */
      readonly rows: readonly string[];
      /** What is given back, in the currency of the payment; null before it is processed. */
      readonly refund: {
        readonly hundredths: number;
        readonly currency: string;
        /** What is left to pay of an invoice that was reduced by it; null when money goes back. */
        readonly owed: { readonly hundredths: number; readonly dueAt: Date | null } | null;
      } | null;
      /** Until when what is wanted instead is reserved; null without an exchange. */
      readonly reservedUntil: Date | null;
    }
  /** The customer's answer to a question about a return was received. */
  | { readonly kind: 'answer'; readonly number: string; readonly reference: string; readonly message: string };

export type Buyer = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'email' | 'firstName' | 'language'>;

/** Tells the buyer, in the transaction of the change. */
export type TellBuyer = (tx: Transaction, buyer: Buyer, news: OrderNews, now: Date) => Promise<void>;
