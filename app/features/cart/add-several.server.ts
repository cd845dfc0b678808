import { getBundles } from '~/api/bundles';
import { withShortTimeout } from '~/api/request';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { orLogged } from '~/server/unavailable.server';
import type { Verb } from './cart-plan';
import { reasonBundleNotOrderable, reasonNotOrderable } from './check-cart.server';
import { addBundle, bundleId, bundleUid } from './rules/bundles';
import { addProducts } from './rules/products';

/** Max length of a slug in the contract. */
const MAX_SLUG_LENGTH = 300;

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
  const t = context.t('cart-answers');
  if (ids.includes(0)) throw backToParts(context, parts, returnTo, t('refused.kitIncomplete'), '#kit');
  const reasons = await Promise.all(ids.map((id) => reasonNotOrderable(context, id)));
  const reason = reasons.find((text) => text !== undefined);
  if (reason !== undefined) throw backToParts(context, parts, returnTo, reason, '#kit');
  return { change: (cart) => addProducts(cart, ids), said: 'kitAdded' };
};

/**
 * The parts of a set that cannot be ordered now, by brand and name; empty where there are none, and while they are not known.
 * @param returnTo the set's page
 */
async function soldOutParts({ api, locale }: ShopContext, returnTo: string): Promise<string> {
  const slug = slugOf(safeRedirect(returnTo, '').replace(/[?#].*$/s, ''));
  if (slug === '' || slug.length > MAX_SLUG_LENGTH) return '';
  const bundles = await orLogged(getBundles(withShortTimeout(api), slug, locale), [], 'bundles');
  const parts = bundles.find(({ path }) => slugOf(path) === slug)?.parts ?? [];
  const gone = parts.filter(({ variants }) => variants.length === 0);
  return gone.map(({ brand, name }) => `${brand} ${name}`.trim()).join(', ');
}

/** The last part of an address: a product's slug. */
const slugOf = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1) ?? '';

/**
 * Adds a bundle, complete once every part has a variant. An incomplete one goes back to its page with what was chosen, and so does
 * one that cannot be complete, because a part is sold out.
 * Specification 2 §4.
 * @throws Response the redirect to that page
 */
export const addSet: Verb<'add-bundle'> = async (context, { bundle, returnTo }) => {
  const t = context.t('cart-answers');
  const id = bundleId(bundle.split('-').map(Number));
  const text = id === null ? t('refused.bundleIncomplete') : await reasonBundleNotOrderable(context, id);
  if (text !== undefined) {
    const parts = await soldOutParts(context, returnTo);
    if (parts !== '') throw backToParts(context, bundle, returnTo, t('refused.bundleSoldOut', { parts }));
  }
  if (id === null) throw backToParts(context, bundle, returnTo, t('refused.bundleIncomplete'));
  if (text !== undefined) return { refused: { ok: false, text } };
  return {
    change: (cart) => addBundle(cart, { uid: bundleUid(cart, Date.now()), id, amount: 1 }),
    said: 'bundleAdded',
  };
};
