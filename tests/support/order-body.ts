import { randomUUID } from 'node:crypto';
import type { placeOrder } from 'contract/place-order';
import type { z } from 'zod';

/** The body of an order as a storefront sends it. */
export type OrderBody = z.input<(typeof placeOrder)['body']>;

/** The fields that tests vary in an order; the rest is a guest's order of one unit, delivered to a home in Finland. */
export interface OrderOptions {
  productId: number;
  amount?: number;
  /** The total the shopper saw, in hundredths of the display currency. */
  total?: number;
  key?: string;
  email?: string;
  country?: string;
  currency?: string;
  delivery?: string;
  location?: string | null;
  /** Other fields of the body, which replace the defaults. */
  body?: Partial<OrderBody>;
}

/** A new idempotency key. */
export const newKey = (): string => randomUUID();

/** The body of an order, for the contract to parse. */
export function orderBody(options: OrderOptions): OrderBody {
  const {
    productId,
    amount = 1,
    total = 10_590,
    key = 'test-attempt-0000000000',
    email = 'maija@example.com',
  } = options;
  const { country = 'fi', currency = 'eur', delivery = 'home', location = null, body } = options;
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
