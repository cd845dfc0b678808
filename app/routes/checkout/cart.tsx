import { useActionData, useLoaderData } from '@remix-run/react';
import { changeCart } from '~/features/cart/change-cart.server';
import { loadCart } from '~/features/cart/load-cart.server';
import { CartPage } from '~/features/cart/parts/cart-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('cart', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadCart;
export const action = changeCart;

export default function CartScreen() {
  return <CartPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
