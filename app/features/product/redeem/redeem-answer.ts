/** Value of `intent` of the form, by which the page's action knows it. */
export const REDEEM_INTENT = 'redeem-gift';

/** Longest code that is judged, and kept as typed. */
export const MAX_GIFT_CODE = 100;

/** What the action answers when the gift is not in the cart: the form again, with the code as typed. */
export interface RedeemAnswer {
  readonly redeem: {
    readonly code: string;
    /** What is wrong with the code. */
    readonly error: string;
    /** What is wrong with the whole: the product, or the shop. */
    readonly text: string;
  };
}
