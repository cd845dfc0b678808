import type { SubmissionResult } from '@conform-to/react';
import type { CheckedCart } from '~/api/checked-cart';
import type { DeliveryLocation } from '~/api/checkout';
import type { CartState } from '~/features/cart/cart-state';
import type { CheckoutDraft } from '~/features/cart/checkout-draft';
import type { OrderProblem } from './order-problem';
import type { CustomsText } from './rules/customs';

/** Places to collect the order: none asked for, a postcode missing, not to be had now, or a list. */
export type Locations =
  | { readonly state: 'none' | 'postcode' | 'failed' }
  | { readonly state: 'listed'; readonly list: readonly DeliveryLocation[] };

/** Everything the payment page shows besides what is wrong with it. */
export type PaymentView = {
  /** When it was made, milliseconds: of several on the page the newest counts. */
  readonly made: number;
  readonly units: number;
  readonly checked: CheckedCart;
  /** The delivery method the sums are reckoned with; empty when none is offered. */
  readonly deliveryMethod: string;
  readonly locations: Locations;
  readonly customs: CustomsText | null;
  readonly postcode: { readonly example: string; readonly inputMode: 'numeric' | 'text' };
  readonly draft: CheckoutDraft;
  /** Boxes that were ticked in what was sent last. They are not kept longer: a consent is given anew with each visit. */
  readonly ticked: Ticked;
};

export type Ticked = { readonly customs: boolean; readonly terms: boolean };
export const NOTHING_TICKED: Ticked = { customs: false, terms: false };

/** The page's state: to be filled in, or why it cannot be. */
export type PaymentState =
  | { readonly state: 'ready'; readonly view: PaymentView }
  | Exclude<CartState, { readonly state: 'ready' | 'empty' }>;

/** What the payment page's action answers where it answers with the page. */
export type PaymentAnswer = {
  readonly payment: PaymentState;
  readonly problem: OrderProblem | null;
  readonly result: SubmissionResult | null;
};
