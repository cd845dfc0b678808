import type { SubmissionResult } from '@conform-to/react';
import type { CheckedCart } from '~/api/checked-cart';
import type { DeliveryLocation } from '~/api/checkout';
import type { CartState } from '~/features/cart/cart-state';
import type { CheckoutDraft } from '~/features/cart/checkout-draft';
import type { PriceChange } from '~/features/cart/seen-prices.server';
import type { OrderProblem } from './order-problem';
import type { CustomsText } from './rules/customs';

/** Pick-up locations: not requested, postcode missing, unavailable now, or a list. */
export type Locations =
  | { readonly state: 'none' | 'postcode' | 'failed' }
  | { readonly state: 'listed'; readonly list: readonly DeliveryLocation[] };

/** Everything the payment page shows except errors. */
export type PaymentView = {
  /** Creation time, milliseconds: the page uses the newest of several views. */
  readonly made: number;
  readonly units: number;
  readonly checked: CheckedCart;
  /** The delivery method included in the sums; empty when none is offered. */
  readonly deliveryMethod: string;
  readonly locations: Locations;
  readonly customs: CustomsText | null;
  /** Rows whose price changed since the cart showed it. */
  readonly changes: readonly PriceChange[];
  readonly postcode: { readonly inputMode: 'numeric' | 'text' };
  readonly draft: CheckoutDraft;
  /** Checkboxes ticked in the last submission. They are not stored: consent is given again on each visit. */
  readonly ticked: Ticked;
};

export type Ticked = { readonly customs: boolean; readonly terms: boolean };
export const NOTHING_TICKED: Ticked = { customs: false, terms: false };

/** The page's state: a form to fill in, or the reason why there is none. */
export type PaymentState =
  | { readonly state: 'ready'; readonly view: PaymentView }
  | Exclude<CartState, { readonly state: 'ready' | 'empty' }>;

/** The payment action's response when it shows the page again. */
export type PaymentAnswer = {
  readonly payment: PaymentState;
  readonly problem: OrderProblem | null;
  readonly result: SubmissionResult | null;
};
