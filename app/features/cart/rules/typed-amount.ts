import { MAX_QUANTITY } from 'contract/cart-limits';

/** What is wrong with a typed quantity: there is not so much to be had, or it is no whole number from one. */
export type AmountFault = 'atMost' | 'notWhole';

/** A typed quantity, as it is taken. */
export type TypedAmount = {
  /** Null: the quantity stays as it was. */
  readonly amount: number | null;
  readonly fault: AmountFault | null;
  /** The most that a row can hold. */
  readonly most: number;
};

/**
 * Judges what was typed into a row's quantity: too much becomes the most that can be had, and what is no quantity leaves the row
 * as it is. An emptied field, which is also how browsers tell letters, is taken back without a word.
 * @param max the most that can be ordered; null: no limit but the cart's
 */
export function typedAmount(text: string, max: number | null): TypedAmount {
  const most = Math.max(1, Math.min(max ?? MAX_QUANTITY, MAX_QUANTITY));
  if (text.trim() === '') return { amount: null, fault: null, most };
  const typed = Number(text);
  if (!Number.isInteger(typed) || typed < 1) return { amount: null, fault: 'notWhole', most };
  return typed > most ? { amount: most, fault: 'atMost', most } : { amount: typed, fault: null, most };
}
