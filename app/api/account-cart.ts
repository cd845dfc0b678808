import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import { parseCleanJson } from 'contract/clean-text';
import { saveCustomerCart } from 'contract/customer';
import { z } from 'zod';
import { isMissing } from './api-error';
import { type Api, submit } from './request';

/** A product in the cart of an account. */
export type AccountProduct = { readonly productId: number; readonly amount: number };

/** The cart that an account keeps: products and quantities. */
export type AccountCart = {
  readonly products: readonly AccountProduct[];
  /** Names this state of it; null with a backend that does not let the storefront save the cart. */
  readonly version: string | null;
};

const content = z.object({ products: z.array(z.unknown()).max(10_000) });
const product = z.object({
  productId: z.int().min(1).max(2_147_483_647),
  amount: z.int().min(1).max(MAX_QUANTITY),
});

/** Reads `cart_content`, which may come from anywhere: rows that no cart can hold and repeated products are left out. */
export function readAccountCart(text: string, version: string | null): AccountCart {
  const products = new Map<number, AccountProduct>();
  for (const row of rowsOf(text)) {
    const parsed = product.safeParse(row);
    if (!parsed.success || products.has(parsed.data.productId)) continue;
    if (products.size < MAX_ROWS) products.set(parsed.data.productId, parsed.data);
  }
  return { products: [...products.values()], version };
}

function rowsOf(text: string): readonly unknown[] {
  try {
    const parsed = content.safeParse(parseCleanJson(text));
    return parsed.success ? parsed.data.products : [];
  } catch {
    return [];
  }
}

/** An attempt to save the cart of an account; `cart` is the one that the account has then. */
export type SavedAccountCart = { readonly isSaved: boolean; readonly cart: AccountCart };

/**
 * Saves the cart of the account, unless it has changed since a version.
 * @returns undefined when the log-in is over or the backend does not implement the call
 * @throws ApiError for an outage
 */
export async function saveAccountCart(
  api: Api,
  products: readonly AccountProduct[],
  version: string,
): Promise<SavedAccountCart | undefined> {
  try {
    const rows = products.map(({ productId, amount }) => ({ productId, amount }));
    const answer = await submit(api, saveCustomerCart, { body: { products: rows, cart_version: version } });
    if (answer.status !== 200) return undefined;
    const { is_saved, cart_content, cart_version } = answer.body;
    return { isSaved: is_saved, cart: readAccountCart(cart_content, cart_version) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
