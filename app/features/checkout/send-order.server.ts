import { ApiError } from '~/api/api-error';
import { type OrderReply, type OrderToPlace, submitOrder } from '~/api/checkout';
import { readCart } from '~/features/cart/cart-cookie.server';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import type { OrderFormValue } from './order-form';
import { type OrderTrouble, orderTrouble } from './rules/order-trouble';

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

/** What became of an order: the backend's answer, or why there is none. */
export type SentOrder = OrderReply | { readonly kind: 'trouble'; readonly trouble: OrderTrouble };

/** Places the order. An answer that got lost is asked for once more: under the same key it is the same order. */
export async function sendOrder(context: ShopContext, form: OrderFormValue): Promise<SentOrder> {
  const order = orderOf(context, form);
  const first = await send(context, order);
  return 'trouble' in first && first.trouble === 'unknown' ? send(context, order) : first;
}

async function send({ api }: ShopContext, order: OrderToPlace): Promise<SentOrder> {
  try {
    return await submitOrder(api, order);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const trouble = orderTrouble(error);
    shopLog().warn({ err: error.error, trouble }, 'an order was not answered');
    return { kind: 'trouble', trouble };
  }
}
