import type { OrderField } from './order-field';
import type { OrderFailure } from './rules/order-failure';

/** The message above the order form, in addition to field errors. */
export type OrderProblem = {
  /** `price`: the total changed and the shopper must confirm it; the other names are self-explanatory. */
  readonly kind: 'fields' | 'price' | 'key' | 'notDeliverable' | 'failed' | OrderFailure;
  /** The backend's own words, in the shopper's language. */
  readonly texts: readonly string[];
  /** The total that the shopper had seen, hundredths of its currency; for `price`. */
  readonly seen?: { readonly hundredths: number; readonly currency: string };
};

export type FieldTexts = Partial<Record<OrderField, string[]>>;
