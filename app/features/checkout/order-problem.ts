import type { OrderField } from './order-field';
import type { OrderTrouble } from './rules/order-trouble';

/** What is to be said above the order form, beyond the fields' own errors. */
export type OrderProblem = {
  /** `price`: the total changed and must be seen again; the others say by their name what happened. */
  readonly kind: 'fields' | 'price' | 'key' | 'notDeliverable' | 'failed' | OrderTrouble;
  /** The backend's own words, in the shopper's language. */
  readonly texts: readonly string[];
  /** The total the shopper had seen, hundredths of its currency; for `price`. */
  readonly seen?: { readonly minor: number; readonly currency: string };
};

export type FieldTexts = Partial<Record<OrderField, string[]>>;
