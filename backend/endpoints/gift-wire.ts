import { CLUB_BONUS, type checkoutGiftCard, type paymentEvent } from 'contract/checkout-gifts';
import { MAX_GIFT_CARDS_A_ROW } from 'contract/gift-cards';
import type { z } from 'zod';
import { type CodedCardPayment, GIFT_CARD_PROCESSOR } from '../domain/cart/cart-gifts';
import type { VariantLabel } from '../domain/cart/cart-variants';
import { maskedHint } from '../domain/gifts/gift-code';
import { type GiftRow, giftCardName } from '../domain/gifts/gift-rows';
import type { Amount } from '../domain/pricing/display-currency';
import { toEuros } from '../domain/pricing/pricing';

/** Path of a variant's page, as cards have it. */
export const productPath = ({ brandSlug, modelSlug }: VariantLabel): string => `${brandSlug}/${modelSlug}`;

/** What a gift card of a cart pays. Its code is shown by the last four characters, and the time is empty. Specification 1 §9 */
export function presentCardPayment({ card, amount }: CodedCardPayment, index: number): z.input<typeof paymentEvent> {
  return {
    payment_id: index + 1,
    processor_slug: GIFT_CARD_PROCESSOR,
    giftcard: {
      code: maskedHint(card.hint),
      kind: card.kind,
      balance: toEuros(card.balanceCents),
      expires: card.expiresAt?.toISOString() ?? null,
    },
    created: null,
    amount: toEuros(amount.cents),
    display_amount_minor: amount.display,
  };
}

/** What the club bonus pays of a cart or an order; nothing when it is not used. */
export const presentBonusPayment = ({ cents, display }: Amount): z.input<typeof paymentEvent>[] =>
  cents === 0
    ? []
    : [
        {
          payment_id: 0,
          processor_slug: CLUB_BONUS,
          giftcard: null,
          created: null,
          amount: toEuros(cents),
          display_amount_minor: display,
        },
      ];

/** A row of gift cards in the contract's words. */
export function presentGiftRow(row: GiftRow): z.input<typeof checkoutGiftCard> {
  const { requested, variant, unit, total } = row;
  return {
    uid: requested.uid,
    productId: variant.id,
    amount: row.amount,
    price: toEuros(unit.cents),
    extra_data: {
      giftcard_name: row.recipientName,
      recipient_email: row.recipientEmail,
      greeting: row.greeting,
      template_id: row.templateId,
    },
    modelId: variant.modelId,
    name: giftCardName(variant),
    path: productPath(variant),
    image: row.image ?? variant.image,
    design: row.design,
    max_amount: row.isOrderable ? MAX_GIFT_CARDS_A_ROW : 0,
    notice: row.notice,
    total_price: toEuros(total.cents),
    display_price_minor: unit.display,
    display_total_minor: total.display,
  };
}
