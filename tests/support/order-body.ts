import { randomUUID } from 'node:crypto';
import type { placeOrder } from 'contract/checkout';
import type { z } from 'zod';

/** The body of an order as a storefront sends it. */
export type OrderBody = z.input<(typeof placeOrder)['body']>;

/** What tests vary in an order; everything else is a guest's order of one unit, sent home to Finland. */
export interface OrderWish {
  productId: number;
  amount?: number;
  /** Minor units the shopper saw. */
  total?: number;
  key?: string;
  email?: string;
  country?: string;
  currency?: string;
  delivery?: string;
  location?: string | null;
  /** Anything else of the body, put over it. */
  body?: Partial<OrderBody>;
}

/** A new key for every attempt. */
export const newKey = (): string => randomUUID();

/** The body of an order, for the contract to parse. */
export function orderBody(wish: OrderWish): OrderBody {
  const { productId, amount = 1, total = 10_590, key = 'test-attempt-0000000000', email = 'maija@example.com' } = wish;
  const { country = 'fi', currency = 'eur', delivery = 'home', location = null, body } = wish;
  return {
    products: [{ productId, amount }],
    country_code: country,
    language_code: 'en',
    pageName: 'checkout',
    currency_code: currency,
    delivery_method: delivery,
    idempotency_key: key,
    form: {
      delivery_method: delivery,
      delivery_location: location,
      first_name: 'Maija',
      last_name: 'Metsä',
      address: 'Polku 1',
      postal_code: '00100',
      city: 'Helsinki',
      phone: '+358401234567',
      email,
    },
    payment_method: 'card',
    accept_terms: true,
    expected_total_minor: total,
    expected_currency: currency,
    host: 'en.localhost',
    return_paths: {
      ok: '/order/payment_ok/{reference}/',
      cancelled: '/order/payment_cancelled/{reference}/',
      error: '/order/payment_error/{reference}/',
      address: '/order/payment_address/{reference}/',
    },
    ...body,
  };
}
