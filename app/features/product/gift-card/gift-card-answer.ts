/** Value of `intent` of the form, by which the page's action knows it. */
export const GIFT_CARD_INTENT = 'gift-card';

/** Value of `value` when the shopper types another one. */
export const OTHER_VALUE = 'other';

/** Fields of the form whose errors and values are shown again. */
export const GIFT_CARD_FIELDS = ['value', 'other', 'template', 'recipient', 'email', 'greeting'] as const;
export type GiftCardField = (typeof GIFT_CARD_FIELDS)[number];

/** What the action answers when the card is not in the cart: the form again, with what was typed. */
export interface GiftCardAnswer {
  readonly giftCard: {
    readonly values: Partial<Record<GiftCardField, string>>;
    readonly errors: Partial<Record<GiftCardField, string>>;
    /** What is wrong with the whole. */
    readonly text: string;
  };
}
