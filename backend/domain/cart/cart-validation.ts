import type { CheckoutRequest } from 'contract/checkout';
import type { Caller } from '../customers/caller';
import { seesStaffData } from '../customers/caller';
import { type DeliveryCountry, readDeliveryCountry } from '../delivery/delivery-countries';
import { type DeliveryOffer, freeDeliveryThreshold, readDeliveryOffers } from '../delivery/delivery-offers';
import { shippingTime } from '../delivery/shipping-time';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { type PaymentOffer, readPaymentOffers } from '../orders/payment-offers';
import { type Amount, chargeOf, type DisplayCurrency, EURO, readDisplayCurrency } from '../pricing/display-currency';
import { readTaxPercentages } from '../pricing/tax-rates';
import type { Reader } from '../reading/reader';
import { type CartFault, judgeRow, mergeRows, type ValidatedRow } from './cart-row';
import { sumOf, type TaxedRow, type TaxShare, taxShares } from './cart-tax';
import { readCartVariants } from './cart-variants';
import { checkoutTexts, type SayCheckout } from './checkout-texts';
import { notYetFaults } from './unsupported-carts';

/** Tax class of deliveries: the standard one. */
const STANDARD_TAX_CLASS = 1;

/** What validating a cart needs beside the cart. */
export interface CartVisitor {
  /** Whose access token came with the request; null for guests. */
  readonly caller: Caller | null;
  readonly now: Date;
  /** Slugs of the payment processors that are set up. */
  readonly processors: readonly string[];
}

/** A cart as the shop sells it now. */
export interface ValidatedCart {
  readonly language: ShopLanguage;
  readonly say: SayCheckout;
  readonly country: DeliveryCountry;
  readonly currency: DisplayCurrency;
  readonly rows: readonly ValidatedRow[];
  readonly faults: readonly CartFault[];
  readonly goods: Amount;
  readonly deliveryOffers: readonly DeliveryOffer[];
  /** The chosen delivery; null when none was chosen, or one that is not offered. */
  readonly delivery: DeliveryOffer | null;
  /** Per cent of tax in the delivery's price. */
  readonly deliveryTaxPercentage: number;
  readonly paymentOffers: readonly PaymentOffer[];
  /** Goods and the chosen delivery. */
  readonly total: Amount;
  readonly tax: readonly TaxShare[];
  readonly charge: { readonly minor: number; readonly currency: string };
  /** Goods total from which delivery is free, euro cents; 0: never. */
  readonly freeDeliveryCents: number;
  /** Shipping time of the slowest row; empty for an empty cart. */
  readonly shippingTime: string;
}

/**
 * Validates a cart: names, prices, stock, delivery and payment are the backend's, whatever the cart says. A unit price is
 * rounded once in the display currency; a total is the sum of unit × amount (0-product, rounding). Codes and features that the
 * shop does not know are said, not passed over. Specification 1 §5, §7.
 * @param reader the database, or the transaction of the order being placed
 * @throws Refusal when the country is unknown
 */
export async function validateCart(
  reader: Reader,
  request: CheckoutRequest,
  { caller, now, processors }: CartVisitor,
): Promise<ValidatedCart> {
  const language = request.language_code;
  const say = checkoutTexts(language);
  const country = await readDeliveryCountry(reader, language, request.country_code);
  if (!country) throw new Refusal({ country_code: [say('countryUnknown')] });
  const currency = await readDisplayCurrency(reader, request.currency_code ?? EURO.code, now);

  const asked = mergeRows(request.products);
  const variantIds = asked.map((row) => row.productId);
  const { taxAreaId } = country;
  const variants = await readCartVariants(reader, variantIds, { language, country: country.code, taxAreaId, now });
  const cartReader = { isMember: caller !== null, isStaff: seesStaffData(caller), currency, say };
  const judged = asked.map((row) => judgeRow(row, variants.get(row.productId), cartReader));
  const rows = judged.flatMap(({ row }) => (row ? [row] : []));
  const goods = sumOf(rows.map((row) => row.total));

  const where = { country: country.code, language, goodsCents: goods.cents, currency };
  const deliveryOffers = country.isEnabled ? offersFor(rows, await readDeliveryOffers(reader, where)) : [];
  const delivery = deliveryOffers.find((offer) => offer.slug === request.delivery_method) ?? null;
  const percentages = await readTaxPercentages(reader, country.taxAreaId, now);
  const deliveryTaxPercentage = percentages.get(STANDARD_TAX_CLASS)?.area ?? 0;
  const taxed: TaxedRow[] = [...rows];
  if (delivery) taxed.push({ total: delivery.price, taxPercentage: deliveryTaxPercentage });
  const total = sumOf(taxed.map((row) => row.total));

  return {
    language,
    say,
    country,
    currency,
    rows,
    faults: [
      ...judged.flatMap(({ fault }) => (fault ? [fault] : [])),
      ...vuotaFaults(rows, say),
      ...countryFaults(country, say),
      ...codeFaults(request.discount_codes, say),
      ...notYetFaults(request, say),
    ],
    goods,
    deliveryOffers,
    delivery,
    deliveryTaxPercentage,
    paymentOffers: await readPaymentOffers(reader, { totalCents: total.cents, processors, language }),
    total,
    tax: taxShares(taxed),
    charge: chargeOf(total, currency),
    freeDeliveryCents: freeDeliveryThreshold(deliveryOffers, delivery),
    shippingTime: slowest(rows, language),
  };
}

function countryFaults(country: DeliveryCountry, say: SayCheckout): CartFault[] {
  return country.isEnabled ? [] : [{ kind: 'country', text: say('countryNotDelivered', { country: country.name }) }];
}

/** Only one Vuota item an order. Specification 2 §5. */
function vuotaFaults(rows: readonly ValidatedRow[], say: SayCheckout): CartFault[] {
  const items = rows.filter((row) => row.variant.isVuota && row.isOrderable);
  return items.length > 1 ? [{ kind: 'stock', text: say('vuotaOnce') }] : [];
}

/** The ways of delivery that take every row that counts. */
function offersFor(rows: readonly ValidatedRow[], offers: readonly DeliveryOffer[]): DeliveryOffer[] {
  const limits = rows.flatMap(({ isOrderable, variant }) =>
    isOrderable && variant.deliveryMethodIds !== null ? [variant.deliveryMethodIds] : [],
  );
  return offers.filter(({ id }) => limits.every((ids) => ids.includes(id)));
}

/** Codes as typed are echoed to the shopper: long ones are cut. */
const CODE_SHOWN = 40;

function codeFaults(codes: readonly string[], say: SayCheckout): CartFault[] {
  const distinct = new Map(codes.map((code) => [code.trim().toLowerCase(), code.trim()]));
  return [...distinct.values()].map((code) => ({
    kind: 'code',
    text: say('codeUnknown', { code: code.slice(0, CODE_SHOWN) }),
  }));
}

function slowest(rows: readonly ValidatedRow[], language: ShopLanguage): string {
  const days = rows.filter((row) => row.isOrderable).map((row) => row.variant.shippingTimeDays);
  return days.length === 0 ? '' : shippingTime(Math.max(...days), language).text;
}
