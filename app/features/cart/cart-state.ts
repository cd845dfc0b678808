import type { CheckedCart } from '~/api/checked-cart';

/** An order of this browser that waits for its payment. */
export type PendingOrder = {
  readonly number: string;
  /** Where it is paid: a path of the shop, or the processor's address. */
  readonly payTo: string;
};

/** What a page can say of the shopper's cart. */
export type CartState =
  | { readonly state: 'empty'; readonly isUnreadable: boolean }
  | {
      readonly state: 'ready';
      readonly units: number;
      readonly codes: readonly string[];
      readonly checked: CheckedCart;
    }
  | { readonly state: 'pending'; readonly units: number; readonly order: PendingOrder }
  /** The backend does not take the cart as a whole: `messages` says why. */
  | { readonly state: 'refused'; readonly units: number; readonly messages: readonly string[] }
  /** The backend cannot be asked now; the cart is kept. `status` is what the page answers with. */
  | { readonly state: 'down'; readonly units: number; readonly status: 502 | 503 };

/** The answer of the cart's action to a script, or to a form that was refused. */
export type CartReply = {
  readonly ok: boolean;
  /** What happened, in the shopper's language. */
  readonly text: string;
  /** The field the text belongs to, when it is refused. */
  readonly field?: 'code' | 'amount';
  /** The code that was typed, to be mended. */
  readonly code?: string;
  /** The product that was added. */
  readonly added?: number;
};
