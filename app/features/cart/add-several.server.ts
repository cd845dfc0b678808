import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import type { Verb } from './cart-plan';
import { reasonBundleNotOrderable, reasonNotOrderable } from './check-cart.server';
import { addBundle, bundleId, bundleUid } from './rules/bundles';
import { addProducts } from './rules/products';

/** Back to the page where variants were chosen, with those that were: `12-0-15`, 0 for a part without one. */
function backToParts({ language }: ShopContext, parts: string, returnTo: string, text: string, hash = ''): Response {
  const url = new URL(safeRedirect(returnTo, pathTo('cart', language)), 'http://shop.invalid');
  url.searchParams.set('parts', parts);
  return redirectWithToast(url.pathname + url.search + hash, { type: 'warning', text });
}

/**
 * Adds one of each product of a kit, or none: they were chosen together. An incomplete one goes back to its page with what was chosen.
 * @throws Response the redirect to that page
 */
export const addKit: Verb<'add-kit'> = async (context, { parts, returnTo }) => {
  const ids = parts.split('-').map(Number);
  const t = context.t('cart');
  if (ids.includes(0)) throw backToParts(context, parts, returnTo, t('refused.kitIncomplete'), '#kit');
  const reasons = await Promise.all(ids.map((id) => reasonNotOrderable(context, id)));
  const reason = reasons.find((text) => text !== undefined);
  if (reason !== undefined) throw backToParts(context, parts, returnTo, reason, '#kit');
  return { change: (cart) => addProducts(cart, ids), said: 'kitAdded' };
};

/**
 * Adds a bundle, complete once every part has a variant. An incomplete one goes back to its page with what was chosen.
 * Specification 2 §4.
 * @throws Response the redirect to that page
 */
export const addSet: Verb<'add-bundle'> = async (context, { bundle, returnTo }) => {
  const id = bundleId(bundle.split('-').map(Number));
  if (id === null) throw backToParts(context, bundle, returnTo, context.t('cart')('refused.bundleIncomplete'));
  const text = await reasonBundleNotOrderable(context, id);
  if (text !== undefined) return { refused: { ok: false, text } };
  return {
    change: (cart) => addBundle(cart, { uid: bundleUid(cart, Date.now()), id, amount: 1 }),
    said: 'bundleAdded',
  };
};
