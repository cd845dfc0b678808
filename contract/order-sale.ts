import { z } from 'zod';
import { euros, listOrEmpty, optionalText, text } from './wire';

const packedOrder = z.object({ order_number: z.string(), status: text });

/** Who sold an order, the orders in whose parcel it leaves and that leave in its own, and the rows that staff changed by hand. */
export const orderSale = z.object({
  seller_name: text,
  seller_number: text,
  packed_with: listOrEmpty(packedOrder),
  add_on_orders: listOrEmpty(packedOrder),
  overrides: listOrEmpty(z.object({ name: text, price: euros, list_price: euros, by: optionalText })),
});
