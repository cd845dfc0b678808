import type { CheckoutRequest } from 'contract/checkout';
import { campaignTexts } from '../gifts/campaign-texts';
import { chosenVariant } from '../gifts/gift-choice';
import { type GiftClaim, type GiftTerms, readGiftClaim } from '../gifts/gift-claim';
import type { ShopLanguage } from '../locale/language';
import type { PaymentOffer } from '../orders/payment-offers';
import type { Amount } from '../pricing/display-currency';
import { type Reader, rowsOf } from '../reading/reader';
import type { CartDelivery } from './cart-delivery';
import type { CartFault, ValidatedRow } from './cart-row';
import type { CartVariant } from './cart-variants';

/** The gift of a company that a cart is: the claim of its code, and what is wrong with it. */
export interface CartGift extends GiftClaim {
  /** As it was sent. */
  readonly code: string;
  /** Why it cannot be ordered now; empty when it can. */
  readonly fault: string;
}

const FREE: Amount = { cents: 0, display: 0 };

/**
 * Reads the gift that a cart is by its campaign code; null for other carts. A gift is one product, once, of those that the company
 * chose. Specification 1 §4, 2 §4.
 */
export async function readCartGift(
  reader: Reader,
  { giftcampaign_data: data, products, bundles, gift_card_products }: CheckoutRequest,
  { language, country, now }: { readonly language: ShopLanguage; readonly country: string; readonly now: Date },
): Promise<CartGift | null> {
  if (!data || data.code.trim() === '') return null;
  const say = campaignTexts(language);
  const { code } = data;
  const claim = { ...(await readGiftClaim(reader, data, language, now)), code };
  if (claim.state !== 'open' || !claim.terms) return { ...claim, fault: claim.reason };
  const [row] = products;
  const isOne = products.length === 1 && row?.amount === 1 && bundles.length + gift_card_products.length === 0;
  if (!isOne || !row) return { ...claim, fault: say('oneGift') };
  const [chosen] = await rowsOf(reader, chosenVariant(claim.terms.categoryId, row.productId));
  if (!chosen) return { ...claim, fault: say('notChosen') };
  const isElsewhere = claim.terms.delivery === 'company' && claim.terms.country !== country;
  if (!isElsewhere) return { ...claim, fault: '' };
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(claim.terms.country.toUpperCase()) ?? '';
  return { ...claim, fault: say('country', { country: name }) };
}

/** A cart that is a gift has nothing but its product: no code, bonus or service takes part in it. */
export const giftRequest = (request: CheckoutRequest): CheckoutRequest => ({
  ...request,
  discount_codes: [],
  use_club_bonus: false,
  repack: false,
  pikanouto: false,
  delivery_extra_data: { ...request.delivery_extra_data, part_delivery: false },
  klarna_global_checkout_id: null,
});

/** A variant as a gift: it costs its receiver nothing, and may be one that only campaigns have, sent wherever the receiver is. */
export function giftVariant(variant: CartVariant | undefined): CartVariant | undefined {
  if (!variant?.price) return variant;
  const free = { activeCents: 0, clubCents: null, regularCents: 0, discountValueCents: null, discountFreeCents: 0 };
  const price = { ...variant.price, ...free, lowest30DaysCents: null };
  return { ...variant, isCampaignOnly: false, isCountryBlocked: false, price };
}

/**
 * The row of a gift: one unit, no more, with the price that the company is asked for it. One that cannot be ordered stays in the cart
 * and says why, so that nothing is lost.
 */
export function giftRow(row: ValidatedRow, gift: CartGift, listCents: number): ValidatedRow {
  const asGift = { ...row, listCents, requested: { ...row.requested, frozen: true } };
  if (gift.fault !== '') {
    return { ...asGift, maxAmount: 0, isOrderable: false, total: FREE, notice: gift.fault };
  }
  return { ...asGift, maxAmount: row.maxAmount === 0 ? 0 : 1 };
}

/** The gift's fault among those of the cart. */
export const giftFaults = (gift: CartGift | null): CartFault[] =>
  gift && gift.fault !== '' ? [{ kind: 'gift', text: gift.fault }] : [];

const KINDS: Readonly<Record<GiftTerms['delivery'], readonly string[]>> = {
  home: ['home'],
  pickup: ['pickup_point', 'store'],
  company: ['home'],
};

/** How a gift is delivered: as its campaign says, free, without services. Without a campaign there is no way. */
export function giftDelivery(
  found: CartDelivery,
  { terms }: CartGift,
  chosen: string | null | undefined,
  language: ShopLanguage,
): CartDelivery {
  const kinds = terms ? KINDS[terms.delivery] : [];
  const offers = found.deliveryOffers
    .filter(({ kind }) => kinds.includes(kind))
    .map((offer) => ({ ...offer, price: FREE, freeFromCents: null }));
  const deliveryOffers = terms?.delivery === 'company' ? offers.slice(0, 1).map(toCompany(terms, language)) : offers;
  return {
    ...found,
    services: [],
    stores: terms?.delivery === 'pickup' ? found.stores : [],
    deliveryOffers,
    delivery: deliveryOffers.find(({ slug }) => slug === chosen) ?? null,
    freeRepackCents: 0,
    bonusPercentage: 0,
  };
}

const toCompany =
  (terms: GiftTerms, language: ShopLanguage) =>
  <Offer extends { readonly name: string; readonly description: string }>(offer: Offer): Offer => ({
    ...offer,
    name: campaignTexts(language)('companyDelivery'),
    description: [terms.company, terms.address, `${terms.postalCode} ${terms.city}`].join(', '),
  });

/** The only way to pay a gift: its company does. */
export function giftPayment(offers: readonly PaymentOffer[], gift: CartGift, language: ShopLanguage): PaymentOffer[] {
  const say = campaignTexts(language);
  const company = gift.terms?.company ?? '';
  return offers
    .filter(({ id }) => id === null)
    .map((offer) => ({ ...offer, name: say('payment', { company }), description: say('paymentText', { company }) }));
}
