import type { CartVariant } from './cart-variants';

/** What one unit costs a company, euro cents with tax; null: not in its agreed selection. */
export type AgreedPrice = (variant: CartVariant, price: NonNullable<CartVariant['price']>) => number | null;

/** On which terms a company orders: no club prices, and paid by the shop's own invoice. */
export interface CompanyTerms {
  readonly agreed: AgreedPrice;
  /** Whose order it is. */
  readonly customerId: number;
}
