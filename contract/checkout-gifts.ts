import { z } from 'zod';
import { MAX_QUANTITY } from './cart-limits';
import { MAX_GREETING, MAX_RECIPIENT } from './gift-cards';
import { email, integer, link, optionalEuros, optionalId, optionalPicture, orNull, text, timestamp } from './wire';
import { writtenLine } from './written-line';

export const rowAmount = z.int().min(1).max(MAX_QUANTITY);

/**
 * A gift-card row (Specification 2 §3, gift card cart line). `price` is the chosen value in euros; the address that the card is
 * mailed to (without one: the buyer's), the greeting and the design are added.
 */
export const giftCardProduct = z.object({
  uid: z.string().min(1).max(100),
  productId: z.int().min(1).max(2_147_483_647),
  amount: rowAmount,
  price: z.number(),
  extra_data: z
    .object({
      giftcard_name: writtenLine(MAX_RECIPIENT).nullish(),
      recipient_email: z.union([z.literal(''), email]).nullish(),
      greeting: writtenLine(MAX_GREETING).nullish(),
      template_id: z.int().min(1).max(2_147_483_647).nullish(),
    })
    .loose()
    .nullish(),
});

/** `processor_slug` of what the club bonus pays. Added. */
export const CLUB_BONUS = 'clubbonus';

/**
 * What a gift card or voucher pays, or the club bonus, then without `giftcard` (Specification 1 §7). `giftcard.code` shows the last four characters only. In a cart
 * `payment_id` is the place among the codes and `created` is empty (Specification 1 §9). `amount` is in euros and, like its
 * display amount, `balance`, `expires` and `kind`, added.
 */
export const paymentEvent = z.object({
  payment_id: integer,
  processor_slug: text,
  giftcard: orNull(
    z.looseObject({ code: text, kind: text, balance: optionalEuros, expires: orNull(timestamp) }).catch({
      code: '',
      kind: '',
      balance: null,
      expires: null,
    }),
  ),
  created: orNull(timestamp),
  amount: optionalEuros,
  display_amount_minor: orNull(z.int()),
});

/** A row of gift cards as validated. What is not in Specification 2 §3 is added. */
export const checkoutGiftCard = z.looseObject({
  uid: text,
  productId: integer,
  amount: z.int().min(0).max(MAX_QUANTITY),
  /** Value of one card in euros. */
  price: optionalEuros,
  extra_data: z.unknown().nullish(),
  modelId: optionalId,
  name: text,
  path: link,
  image: optionalPicture,
  /** Name of the design. */
  design: text,
  max_amount: orNull(z.int()),
  notice: text,
  total_price: optionalEuros,
  display_price_minor: orNull(z.int()),
  display_total_minor: orNull(z.int()),
});
export type CheckoutGiftCard = z.output<typeof checkoutGiftCard>;
