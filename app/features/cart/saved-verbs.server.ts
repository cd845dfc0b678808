import { MAX_SAVED } from 'contract/saved-products';
import type { ShopContext } from '~/server/context.server';
import { readCart } from './cart-cookie.server';
import type { Plan, Verb } from './cart-plan';
import { addProduct } from './rules/products';
import { removeRow } from './rules/row-amount';
import { forgetSaved, savedAmount, saveForLater } from './saved-products.server';

/** The refusal of products saved for later. */
function notSaved({ t }: ShopContext, reason: 'full' | 'failed'): Plan {
  const text =
    reason === 'full' ? t('cart-answers')('saved.full', { max: MAX_SAVED }) : t('cart-answers')('saved.failed');
  return { refused: { ok: false, text } };
}

/** Moves a row out of the cart: it is saved first, so that it is never lost. */
export const save: Verb<'save'> = async (context, { id }) => {
  const row = readCart(context.request).products.find((each) => each.productId === id && each.bundleHash === undefined);
  if (!row) return { change: (cart) => ({ ok: true, cart }), said: 'saved' };
  const cookies = await saveForLater(context, { productId: id, amount: row.amount });
  if (typeof cookies === 'string') return notSaved(context, cookies);
  return { change: (cart) => removeRow(cart, String(id)), said: 'saved', cookies };
};

/** Moves a saved product back into the cart; it is forgotten only when the cart has taken it. */
export const unsave: Verb<'unsave'> = async (context, { id }) => {
  const amount = await savedAmount(context, id);
  if (amount === undefined) return { change: (cart) => ({ ok: true, cart }), said: 'unsaved' };
  return {
    change: (cart) => addProduct(cart, { productId: id, amount }),
    said: 'unsaved',
    afterwards: async () => {
      const cookies = await forgetSaved(context, id);
      return typeof cookies === 'string' ? [] : cookies;
    },
  };
};

/** Forgets a saved product. */
export const forget: Verb<'forget'> = async (context, { id }) => {
  const cookies = await forgetSaved(context, id);
  if (typeof cookies === 'string') return notSaved(context, cookies);
  return { change: (cart) => ({ ok: true, cart }), said: 'forgotten', cookies };
};
