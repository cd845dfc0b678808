/** Euro values that a gift card is offered with (Specification 2 §5), the one chosen at first, and the limits of any other. */
export const GIFT_CARD_VALUES = [20, 30, 40, 50, 60, 70, 80, 100, 150, 200, 300] as const;
export const USUAL_GIFT_CARD_VALUE = 50;
export const MAX_GIFT_CARD_VALUE = 10_000;
export const GIFT_CARD_STEP = 10;

/** Maximum quantity of one row of gift cards: each card gets a code and a place in a mail. */
export const MAX_GIFT_CARDS_A_ROW = 20;

/** The model of the gift card that is mailed to a named recipient. Specification 2 §5 */
export const WEB_GIFT_CARD_MODEL = 2427;

/** Models that are always gift cards: the mailed one, and the one of cardboard. Specification 2 §5 */
export const GIFT_CARD_MODELS: ReadonlySet<number> = new Set([WEB_GIFT_CARD_MODEL, 1412]);

/** Maximum lengths of what is written on a gift card, in characters. */
export const MAX_RECIPIENT = 100;
export const MAX_GREETING = 300;

/** Whether a gift card can have this value: a multiple of ten euros, more than nothing, ten thousand at most. */
export function isGiftCardValue(euros: number): boolean {
  return Number.isInteger(euros) && euros > 0 && euros <= MAX_GIFT_CARD_VALUE && euros % GIFT_CARD_STEP === 0;
}

/** A code without what separates its parts, in upper case: however it is typed, it is the same code. */
export function cleanGiftCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** A code as it may be shown: its last four characters. @example maskedGiftCode('HANKI-4WQK-7ZMD') === '•••• 7ZMD' */
export const maskedGiftCode = (code: string): string => `•••• ${cleanGiftCode(code).slice(-4)}`;
