import type { LoaderFunctionArgs } from '@remix-run/node';
import { readWishlist, type Wish, type Wishlist } from '~/api/wishlist';
import { currentCustomer } from '~/features/session/current-customer.server';
import { originFor } from '~/locale/host-language';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { orErrorPage } from '~/server/unavailable.server';
import { requireLogIn } from './require-log-in.server';
import { cardsOf } from './wishlist-cards.server';

/** The shared list's address with its host, to be copied; null while it is not shared. */
function shareAddress({ language, url }: ShopContext, token: string | null): string | null {
  if (token === null) return null;
  const { hosts, publicScheme } = storefrontSettings();
  const origin = originFor(language, url, hosts, url.protocol === 'https:' ? 'https' : publicScheme);
  return origin + pathTo('sharedWishlist', language, { token });
}

/** The list; a backend that tells no names still tells the ids with the customer. */
async function listOf(context: ShopContext): Promise<Wishlist & { readonly isShareable: boolean }> {
  const list = await orErrorPage(readWishlist(context.api));
  if (list === 'guest') throw requireLogIn(context);
  if (list !== 'unsupported') return { ...list, isShareable: true };
  const customer = await currentCustomer(context);
  const wishes = customer?.wishlistModelIds.map((modelId) => ({ modelId, name: '', manufacturer: '' }));
  return { wishes: wishes ?? [], shareToken: null, isShareable: false };
}

/** Loads the customer's wishlist: cards in order of adding, and what is not sold any more. */
export async function loadWishlist(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('wishlist');
  const { wishes, shareToken, isShareable } = await listOf(context);
  const cards = await orErrorPage(
    cardsOf(
      context,
      wishes.map(({ modelId }) => modelId),
    ),
  );
  const sold = new Set(cards.map(({ modelId }) => modelId));
  const gone: Wish[] = wishes.filter(({ modelId, name }) => !sold.has(modelId) && name !== '');
  return { title: t('title'), cards, gone, isShareable, shareAddress: shareAddress(context, shareToken) };
}

export type WishlistData = Awaited<ReturnType<typeof loadWishlist>>;
