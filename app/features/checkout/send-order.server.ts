import { ApiError } from '~/api/api-error';
import { type OrderReply, type OrderToPlace, submitOrder } from '~/api/checkout';
import { readCart } from '~/features/cart/cart-cookie.server';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import type { OrderFormValue } from './order-form';

const HOLE = 'REFERENCE';

/** A path of an outcome screen with `{reference}` where the backend puts the payment's reference. */
function returnPath(context: ShopContext, screen: ScreenName): string {
  return pathTo(screen, context.language, { slug: HOLE }).replace(HOLE, '{reference}');
}

function orderOf(context: ShopContext, form: OrderFormValue): OrderToPlace {
  return {
    cart: readCart(context.request),
    locale: context.locale,
    form: {
      email: form.email,
      phone: form.phone,
      firstName: form.first_name,
      lastName: form.last_name,
      address: form.address,
      postalCode: form.postal_code,
      city: form.city,
      deliveryMethod: form.delivery_method,
      deliveryLocation: form.delivery_location,
    },
    paymentMethod: form.payment_method,
    specialRequest: form.special_request.trim(),
    customsAcknowledged: form.customs === 'on',
    idempotencyKey: form.key,
    expectedTotalMinor: form.expected_total,
    expectedCurrency: form.expected_currency,
    host: context.url.hostname,
    returnPaths: {
      ok: returnPath(context, 'paymentOk'),
      cancelled: returnPath(context, 'paymentCancelled'),
      error: returnPath(context, 'paymentError'),
      address: returnPath(context, 'paymentAddress'),
    },
  };
}

/**
 * Places the order. An answer that got lost is asked for once more: under the same key it is the same order.
 * @returns undefined when it is not known whether the order exists
 */
export async function sendOrder(context: ShopContext, form: OrderFormValue): Promise<OrderReply | undefined> {
  const order = orderOf(context, form);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      return await submitOrder(context.api, order);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      console.warn(`order not answered: ${error.message}`);
    }
  }
  return undefined;
}
