import { ApiError } from '~/api/api-error';
import { type OrderReply, type OrderToPlace, submitOrder } from '~/api/place-order';
import { readCart } from '~/features/cart/cart-cookie.server';
import { servicesOf } from '~/features/cart/checkout-draft';
import { readDraft } from '~/features/cart/checkout-draft.server';
import { readGiftCodes } from '~/features/cart/gift-codes.server';
import { returnPaths } from '~/features/cart/pay-redirect.server';
import { readStaffOrder } from '~/features/staff/staff-choices.server';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import type { OrderFormValue } from './order-form';
import { type OrderFailure, orderFailure } from './rules/order-failure';

async function orderOf(context: ShopContext, form: OrderFormValue): Promise<OrderToPlace> {
  return {
    cart: readCart(context.request),
    giftCodes: readGiftCodes(context.request),
    staff: await readStaffOrder(context),
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
    usesBonus: form.use_bonus === 'on',
    services: servicesOf(readDraft(context.request)),
    customsAcknowledged: form.customs === 'on',
    idempotencyKey: form.key,
    expectedTotalHundredths: form.expected_total,
    expectedCurrency: form.expected_currency,
    host: context.url.hostname,
    returnPaths: returnPaths(context),
  };
}

/** The result of sending an order: the backend's answer, or the reason why there is none. */
export type SentOrder = OrderReply | { readonly kind: 'failure'; readonly failure: OrderFailure };

/** Places the order. After a lost answer the call is repeated once: the same key means the same order. */
export async function sendOrder(context: ShopContext, form: OrderFormValue): Promise<SentOrder> {
  const order = await orderOf(context, form);
  const first = await send(context, order);
  return first.kind === 'failure' && first.failure === 'unknown' ? send(context, order) : first;
}

async function send({ api }: ShopContext, order: OrderToPlace): Promise<SentOrder> {
  try {
    return await submitOrder(api, order);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failure = orderFailure(error);
    shopLog().warn({ err: error.error, failure }, 'an order was not answered');
    return { kind: 'failure', failure };
  }
}
