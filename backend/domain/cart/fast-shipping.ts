import { checkoutRequest } from 'contract/checkout';
import { readDeliveryCountry } from '../delivery/delivery-countries';
import type { DeliveryOffer } from '../delivery/delivery-offers';
import { normalisedPostcode } from '../delivery/postcode';
import { labelled } from '../locale/labelled';
import type { ShopLanguage } from '../locale/language';
import { amountOf, EURO } from '../pricing/display-currency';
import type { Reader } from '../reading/reader';
import { readCartDelivery } from './cart-delivery';
import { validateRow } from './cart-row';
import { readCartVariants } from './cart-variants';
import { checkoutTexts } from './checkout-texts';
import { NO_MODES } from './staff-modes';

/** A way to get a variant (Specification 2 §3, delivery method lookup). */
export interface FastShipping {
  readonly name: string;
  readonly timeEstimate: string;
  /** The same as dates; empty when they are not known. */
  readonly dates: string;
  readonly priceCents: number;
  /** Slug of the store where it can be picked up; null for deliveries. */
  readonly storeSlug: string | null;
}

/** What is asked of a product page. */
interface ShippingQuestion {
  /** Delivery country, two letters in lower case. */
  readonly country: string;
  readonly postalCode: string;
  readonly variantId: number;
  /** Price of the variant, for thresholds of free delivery: gross euro cents. */
  readonly subtotalCents: number;
  readonly language: ShopLanguage;
  readonly now: Date;
}

const MAX_STORES = 3;
/** Finnish postcodes have five digits; those of other countries are told apart by the storefront. */
const FINNISH = /^\d{5}$/;

/**
 * Delivery methods of one unit of a variant for a postcode, in the shop's order: what the checkout of a cart that holds nothing else
 * offers. For pick-up the nearest stores that have it. Empty for a postcode that is none, a country without delivery, and a variant
 * that cannot be bought.
 */
export async function readFastShipping(reader: Reader, question: ShippingQuestion): Promise<FastShipping[]> {
  const { country: code, variantId, language, now } = question;
  const postalCode = normalisedPostcode(question.postalCode);
  if (postalCode === '' || (code === 'fi' && !FINNISH.test(postalCode))) return [];
  const country = await readDeliveryCountry(reader, language, code);
  if (!country?.isEnabled) return [];
  const say = checkoutTexts(language);
  const where = { language, country: code, taxAreaId: country.taxAreaId, now };
  const variant = (await readCartVariants(reader, [variantId], where)).get(variantId);
  if (!variant) return [];
  const request = checkoutRequest.parse({
    products: [{ productId: variantId, amount: 1 }],
    country_code: code,
    language_code: language,
    postal_code: postalCode,
    pageName: 'checkout',
  });
  const [requested] = request.products;
  if (!requested) return [];
  const visitor = { segments: [], isStaff: false, isEuMember: country.isEuMember, currency: EURO, say };
  // a set is delivered like a product, though it is no row of its own in a cart
  const { row } = validateRow(requested, { ...variant, kind: soldAs(variant.kind) }, visitor);
  if (!row?.isOrderable) return [];
  const { deliveryOffers, stores } = await readCartDelivery(reader, {
    ...{
      request,
      rows: [row],
      giftRows: [],
      subtotal: amountOf(question.subtotalCents, EURO),
      country,
      currency: EURO,
    },
    ...{ language, now, say, modes: NO_MODES },
  });
  const having = stores.filter(({ here }) => here.includes(variantId)).slice(0, MAX_STORES);
  const slugs = new Map(variant.stocks.map(({ storeId, storeSlug }) => [storeId, storeSlug]));
  const pickups = having.map(({ id, name, ready }) => ({ name, ready, slug: slugs.get(id) ?? null }));
  return deliveryOffers.flatMap((offer) =>
    offer.kind === 'store' ? pickups.map(inStore(offer, language)) : [sent(offer)],
  );
}

const soldAs = <Kind extends string>(kind: Kind) => (kind === 'bundle' ? 'product' : kind);

const sent = ({ name, timeEstimate, dates, price }: DeliveryOffer): FastShipping => ({
  ...{ name, timeEstimate, dates },
  priceCents: price.cents,
  storeSlug: null,
});

type Pickup = {
  readonly name: string;
  readonly slug: string | null;
  readonly ready: { readonly words: string; readonly dates: string };
};

const inStore =
  (offer: DeliveryOffer, language: ShopLanguage) =>
  ({ name, slug, ready: { words, dates } }: Pickup): FastShipping => ({
    ...{ name: labelled(offer.name, name, language), timeEstimate: words, dates },
    priceCents: offer.price.cents,
    storeSlug: slug,
  });
