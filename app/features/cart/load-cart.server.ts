import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { shopContext } from '~/server/context.server';
import { checkCurrentCart } from './check-cart.server';

/** The cart's loader: 503 or 502 with the cart kept when the backend cannot be asked. Specification 1 §4, §7. */
export async function loadCart(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const state = await checkCurrentCart(context);
  const title = context.t('cart')('title');
  if (state.state !== 'down') return data({ title, cart: state });
  return data({ title, cart: state }, { status: state.status, headers: { 'Retry-After': '5' } });
}
