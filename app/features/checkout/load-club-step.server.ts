import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { readClub } from '~/api/account';
import { withShortTimeout } from '~/api/request';
import { openAccountCart } from '~/features/cart/account-cart.server';
import { backToCart, checkCurrentCart } from '~/features/cart/check-cart.server';
import { readDraft } from '~/features/cart/checkout-draft.server';
import { findPendingOrder } from '~/features/cart/pending-order.server';
import { currentCustomer } from '~/features/session/current-customer.server';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { orLogged } from '~/server/unavailable.server';
import { type ClubOffer, clubOffer } from './rules/club-offer';

/** What the club step shows. */
export type ClubStep = {
  readonly offer: ClubOffer;
  readonly currency: string;
  /** A member's bonus so far, euro cents; null for a guest, and while it cannot be read. */
  readonly balanceCents: number | null;
  readonly isMember: boolean;
};

/**
 * The loader of the club step between cart and payment: what the club's prices and bonus mean for this cart. Whoever has no
 * cart that can be ordered is sent to it. Specification 1 §2 (club-info)
 */
export async function loadClubStep(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  if ((await findPendingOrder(context)).pending) backToCart(context);
  const headers = cookieHeaders(await openAccountCart(context));
  const { deliveryMethod } = readDraft(context.request);
  const state = await checkCurrentCart(context, { page: 'cart', deliveryMethod });
  if (state.state === 'down') throw redirect(pathTo('payment', context.language));
  if (state.state !== 'ready') backToCart(context);
  const isMember = (await currentCustomer(context)) !== undefined;
  const club = isMember ? await orLogged(readClub(withShortTimeout(context.api)), undefined, 'club bonus') : undefined;
  const step: ClubStep = {
    offer: clubOffer(state.checked),
    currency: state.checked.currency,
    balanceCents: club?.balanceCents ?? null,
    isMember,
  };
  return data({ title: context.t('checkout')('club.title'), step }, { headers });
}
