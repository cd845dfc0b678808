import type { CheckedCart } from '~/api/checked-cart';

/** An order of this browser that waits for its payment. */
export type PendingOrder = {
  readonly number: string;
  /** Where to pay: a path of the shop, or the processor's address. */
  readonly payTo: string;
};

/** The state of the shopper's cart as a page shows it. */
export type CartState =
  | { readonly state: 'empty'; readonly isUnreadable: boolean }
  | {
      readonly state: 'ready';
      readonly units: number;
      readonly codes: readonly string[];
      /** By what forms name the gift cards in use, in the order of what they pay. */
      readonly giftCodeKeys: readonly string[];
      readonly checked: CheckedCart;
    }
  | { readonly state: 'pending'; readonly units: number; readonly order: PendingOrder }
  /** The backend rejects the whole cart; `messages` gives the reasons. */
  | { readonly state: 'refused'; readonly units: number; readonly messages: readonly string[] }
  /** The backend is unavailable; the cart is unchanged. `status` is the page's HTTP status. */
  | { readonly state: 'down'; readonly units: number; readonly status: 502 | 503 };

/** The cart action's response to a script, or to a refused form. */
export type CartReply = {
  readonly ok: boolean;
  /** What happened, in the shopper's language. */
  readonly text: string;
  /** The field that the error text belongs to. */
  readonly field?: 'code' | 'amount' | 'request';
  /** The typed code, for correction. */
  readonly code?: string;
  /** The code that has taken the place of another, which the text names. */
  readonly replacedBy?: string;
  /** The change did not reach the shop. */
  readonly isUnsent?: boolean;
  /** The product that was added. */
  readonly added?: number;
  /** What happened, for tracking. */
  readonly tracked?: TrackedChange;
};

/**
 * A product put into the cart or taken out of it: its variant, and how many units. What else tracking tells of the product is in the
 * page's own tracking data. Specification 1 §7 (tracking events)
 */
export type TrackedChange = {
  readonly event: 'add' | 'remove';
  readonly productId: number;
  readonly quantity: number;
};

/** A validated cart's rows for tracking, identified by product model. */
export const trackedRows = ({ rows }: CheckedCart) => rows.map(({ modelId, ...row }) => ({ ...row, id: modelId }));
