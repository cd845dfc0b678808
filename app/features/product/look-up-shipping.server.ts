import { getShippingOptions } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { postcodeFault } from '~/features/cart/rules/postcode';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { PageModel, ShippingLookup } from './product-data';
import { chooseVariant, defaultChoice } from './rules/choose-variant';
import { lookupPostcode } from './rules/lookup-postcode';
import { requestedChoice } from './rules/requested-choice';

/** Max number of characters that a page shows of what was typed. */
const SHOWN_LENGTH = 12;

/** The postcode of the account, where the visitor has chosen none; null on shared pages, and for one that cannot be looked up. */
async function accountPostcode(context: ShopContext): Promise<string | null> {
  if (context.shared || !context.auth) return null;
  return lookupPostcode((await currentCustomer(context))?.postcode ?? null, context.locale.country);
}

/**
 * How the chosen variant is delivered to the delivery country, for the postcode in the address, else that of the account.
 * Specification 1 §4, 2 §5, §8.
 */
export async function lookUpShipping(
  context: ShopContext,
  model: Pick<PageModel, 'variants' | 'promotedColor' | 'colors' | 'types'>,
): Promise<ShippingLookup | null> {
  const { api, url, locale, t } = context;
  const { country } = locale;
  const typed = url.searchParams.get('postcode') ?? (await accountPostcode(context));
  if (typed === null) return null;
  const postcode = lookupPostcode(typed, country);
  const chosen = chooseVariant(model.variants, defaultChoice(model, requestedChoice(url.searchParams)));
  const shown = typed.trim().slice(0, SHOWN_LENGTH);
  const prices = 'prices' in chosen ? chosen.prices : null;
  if (postcode === null) {
    const { key, values } = postcodeFault(country);
    return { postcode: shown, error: shown === '' ? '' : t('checkout')(key, values), options: null };
  }
  if (prices === null) return { postcode: shown, error: '', options: null };
  const request = { country, postalCode: postcode, priceCents: prices.active, variantId: chosen.id };
  return {
    postcode,
    error: '',
    options: await orLogged(getShippingOptions(withShortTimeout(api), request), null, '#5711'),
  };
}
