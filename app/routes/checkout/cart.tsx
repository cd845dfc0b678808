import { useLoaderData } from '@remix-run/react';
import { queueCartChange } from '~/features/cart/cart-queue';
import { changeCart } from '~/features/cart/change-cart.server';
import { loadCart } from '~/features/cart/load-cart.server';
import { CartPage } from '~/features/cart/parts/cart-page';
import { needs } from '~/locale/translator';
import { revalidateIfAnswered } from '~/routing/after-submission';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('cart', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadCart;
export const action = changeCart;
export const clientAction = queueCartChange;
export const shouldRevalidate = revalidateIfAnswered;

export default function CartScreen() {
  return <CartPage {...useLoaderData<typeof loader>()} reply={useAnswer<typeof action>()} />;
}
