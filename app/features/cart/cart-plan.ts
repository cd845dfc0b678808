import type { ShopContext } from '~/server/context.server';
import type { CartForm } from './cart-form';
import type { CartReply, TrackedChange } from './cart-state';
import type { CheckoutDraft } from './checkout-draft';
import type { Cart, CartChange } from './rules/cart';

/** What a change did, for the message afterwards. */
export type Message =
  | 'added'
  | 'bundleAdded'
  | 'kitAdded'
  | 'updated'
  | 'removed'
  | 'cleared'
  | 'reopened'
  | 'services'
  | 'overridden'
  | 'divided'
  | 'saved'
  | 'unsaved'
  | 'forgotten'
  | 'codeAdded'
  | 'codeReplaced'
  | 'codeReplacedWorth'
  | 'codeRemoved'
  | 'giftCard'
  | 'giftCardUsed'
  | 'giftCardRemoved';

/**
 * The effect of an intent: a synchronous change of the newest cart and the message afterwards, or the reason for refusal.
 * Changes must not await, so that no other change interleaves.
 */
export type Plan =
  | {
      readonly change: (cart: Cart) => CartChange;
      readonly said: Message;
      /** Values for the placeholders of what is said. */
      readonly words?: Readonly<Record<string, string>>;
      /** The code that has taken the place of another. */
      readonly replacedBy?: string;
      readonly to?: string;
      readonly added?: number;
      readonly tracked?: TrackedChange;
      /** Set-Cookie headers that belong to the change. */
      readonly cookies?: readonly string[];
      /** What follows when the cart has changed, with its own headers. */
      readonly afterwards?: () => Promise<readonly string[]>;
      /** The changed form, when the intent is about it. */
      readonly draft?: CheckoutDraft;
    }
  | { readonly refused: CartReply };

/** Prepares the effect of one intent; calls to the backend happen here. */
export type Verb<Intent extends CartForm['intent']> = (
  context: ShopContext,
  form: Extract<CartForm, { intent: Intent }>,
) => Plan | Promise<Plan>;
