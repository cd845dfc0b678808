import { getShippingOptions } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { PageModel, ShippingLookup } from './product-data';
import { chooseVariant, defaultChoice } from './rules/choose-variant';
import { lookupPostcode, POSTCODE_LENGTH } from './rules/page-texts';
import { requestedChoice } from './rules/requested-choice';

/** The postcode of the account, where the visitor has chosen none; null on shared pages, and for one that cannot be looked up. */
async function accountPostcode(context: ShopContext): Promise<string | null> {
  if (context.shared || !context.auth) return null;
  return lookupPostcode((await currentCustomer(context))?.postcode ?? null);
}

/**
 * Delivery methods for the chosen variant and the postcode in the address, else the postcode of the account. Specification 1 §4,
 * 2 §5, §8.
 */
export async function lookUpShipping(
  context: ShopContext,
  model: Pick<PageModel, 'variants' | 'promotedColor' | 'colors' | 'types'>,
): Promise<ShippingLookup | null> {
  const { api, url } = context;
  const typed = url.searchParams.get('postcode') ?? (await accountPostcode(context));
  if (typed === null) return null;
  const postcode = lookupPostcode(typed);
  const chosen = chooseVariant(model.variants, defaultChoice(model, requestedChoice(url.searchParams)));
  const shown = typed.trim().slice(0, POSTCODE_LENGTH);
  const prices = 'prices' in chosen ? chosen.prices : null;
  if (postcode === null || prices === null) return { postcode: shown, isComplete: postcode !== null, options: null };
  const request = { postalCode: postcode, priceCents: prices.active, variantId: chosen.id };
  return {
    postcode,
    isComplete: true,
    options: await orLogged(getShippingOptions(withShortTimeout(api), request), null, '#5711'),
  };
}
