import { checkoutRequest } from 'contract/checkout';
import { sql } from 'drizzle-orm';
import { type ValidatedCart, validateCart } from '../cart/cart-validation';
import type { DeliveryOffer } from '../delivery/delivery-offers';
import type { ShopLanguage } from '../locale/language';
import type { ConfiguredProcessors } from '../orders/payment-offers';
import { type Reader, rowsOf } from '../reading/reader';
import { agreedPrices, readTerms } from './agreements';

/** Whose cart it is, and where it goes. */
export interface CompanyCart {
  readonly companyId: number;
  readonly country: string;
  readonly currency: string;
  /** Empty: none is chosen yet. */
  readonly deliveryMethod: string;
  readonly postalCode: string;
  readonly rows: readonly { readonly variantId: number; readonly amount: number }[];
}

/** In which language a cart is told, when, and how it can be paid. */
export interface CompanyVisit {
  readonly language: ShopLanguage;
  readonly now: Date;
  readonly processors: ConfiguredProcessors;
}

/** The terms of a company for these variants. */
export async function readCompanyTerms(
  reader: Reader,
  companyId: number,
  variantIds: readonly number[],
  now: Date,
): Promise<ReturnType<typeof agreedPrices>> {
  const rows = await rowsOf<{ modelId: number }>(
    reader,
    sql`select distinct model_id as "modelId" from variants where id = any(${sql.param(variantIds)}::int[])`,
  );
  const terms = await readTerms(
    reader,
    companyId,
    rows.map(({ modelId }) => modelId),
    now,
  );
  return agreedPrices(terms);
}

/** The cart as the request that the shop's own checkout would send. */
export function companyRequest(cart: CompanyCart, language: ShopLanguage) {
  return checkoutRequest.parse({
    country_code: cart.country,
    language_code: language,
    currency_code: cart.currency,
    products: cart.rows
      .filter(({ amount }) => amount > 0)
      .map(({ variantId, amount }) => ({ productId: variantId, amount })),
    pageName: 'checkout',
    delivery_method: cart.deliveryMethod || null,
    postal_code: cart.postalCode || null,
  });
}

/** The ways in which a company's order can be delivered: to an address, not to a place that is chosen from a list. */
export const addressOffers = ({ deliveryOffers }: ValidatedCart): DeliveryOffer[] =>
  deliveryOffers.filter(({ needsLocation, id }) => !needsLocation && id !== null);

/**
 * A company's cart at today's agreed prices. Without a chosen delivery it is calculated with the first one that is possible.
 * @throws Refusal when the shop does not deliver to the company's country
 */
export async function validateCompanyCart(
  reader: Reader,
  cart: CompanyCart,
  { language, now, processors }: CompanyVisit,
): Promise<ValidatedCart> {
  const variantIds = cart.rows.map(({ variantId }) => variantId);
  const agreed = await readCompanyTerms(reader, cart.companyId, variantIds, now);
  // whose order it is matters only when it is written
  const visitor = { caller: null, now, processors, company: { agreed, customerId: 0 } };
  const validated = await validateCart(reader, companyRequest(cart, language), visitor);
  const [first] = addressOffers(validated);
  if (validated.delivery || !first) return validated;
  return validateCart(reader, companyRequest({ ...cart, deliveryMethod: first.slug }, language), visitor);
}
