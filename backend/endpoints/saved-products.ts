import * as calls from 'contract/saved-products';
import { Hono } from 'hono';
import { checkoutTexts } from '../domain/cart/checkout-texts';
import { changeSavedProducts, readSavedProducts } from '../domain/customers/saved-products';
import { Refusal } from '../domain/errors/refusals';
import { type Area, answer, type BackendEnv, NOT_LOGGED_IN } from './serve';

/** Products that people moved out of their carts for later. */
export function savedProductEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getSavedProducts, async ({ backend, caller }) => {
    const known = await caller();
    return known ? { products: await readSavedProducts(backend.db, known.customerId) } : NOT_LOGGED_IN;
  });

  answer(area, calls.changeSavedProducts, async ({ backend, caller, body, language, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const products = await changeSavedProducts(backend.db, known.customerId, body, now);
    if (!products) throw new Refusal({ add: [checkoutTexts(language)('savedFull', { max: calls.MAX_SAVED })] });
    return { products };
  });

  return area;
}
