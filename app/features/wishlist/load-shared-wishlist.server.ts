import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSharedWishlist } from '~/api/wishlist';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';
import { cardsOf } from './wishlist-cards.server';

/** Loads a shared wishlist. An unknown token is a 404, as is one whose sharing has ended. */
export async function loadSharedWishlist(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const ids = await orErrorPage(readSharedWishlist(context.api, context.params['token'] ?? ''));
  if (!ids) notFound(context.t('errors')('contentNotFound'));
  const cards = await orErrorPage(cardsOf(context, ids));
  return {
    title: context.t('wishlist')('shared.title'),
    cards: cards.map(({ card }) => card),
    available: cards.filter(({ isSoldOut }) => !isSoldOut).length,
  };
}
