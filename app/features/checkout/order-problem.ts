import type { OrderField } from './order-field';
import type { OrderFailure } from './rules/order-failure';

/** Why the total is not the one that the shopper had seen. */
export type TotalProblem = 'price' | 'delivery' | 'bonus';

/** Whether the shopper is asked to accept another total. */
export const isTotalProblem = (kind: string): kind is TotalProblem => ['price', 'delivery', 'bonus'].includes(kind);

/** The message above the order form, in addition to field errors. */
export type OrderProblem = {
  /**
   * `price`: the total changed and the shopper must confirm it; `delivery`, `bonus`: it changed because the shopper chose another
   * delivery, or to use the bonus or not; the other names are self-explanatory.
   */
  readonly kind: 'fields' | TotalProblem | 'key' | 'notDeliverable' | 'failed' | OrderFailure;
  /** The backend's own words, in the shopper's language. */
  readonly texts: readonly string[];
  /** The total that the shopper had seen, hundredths of its currency; when it changed. */
  readonly seen?: { readonly hundredths: number; readonly currency: string };
};

export type FieldTexts = Partial<Record<OrderField, string[]>>;
