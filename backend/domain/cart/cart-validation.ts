import type { CheckoutRequest } from 'contract/checkout';
import type { Caller } from '../customers/caller';
import { seesStaffData } from '../customers/caller';
import { type DeliveryCountry, readDeliveryCountry } from '../delivery/delivery-countries';
import { type DeliveryOffer, freeDeliveryThreshold, readDeliveryOffers } from '../delivery/delivery-offers';
import { shippingTime } from '../delivery/shipping-time';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { type ConfiguredProcessors, type PaymentOffer, readPaymentOffers } from '../orders/payment-offers';
import { type Amount, chargeOf, type DisplayCurrency, EURO, readDisplayCurrency } from '../pricing/display-currency';
import { readTaxPercentages } from '../pricing/tax-rates';
import type { Reader } from '../reading/reader';
import { type ValidatedBundle, validateBundles } from './cart-bundles';
import { type CartFault, type CartReader, mergeRows, type ValidatedRow, validateRow } from './cart-row';
import { sumOf, type TaxedRow, type TaxShare, taxShares } from './cart-tax';
import { readCartVariants } from './cart-variants';
import { checkoutTexts, type SayCheckout } from './checkout-texts';
import { discountedRows } from './discount';
import { type CartCodes, hasDiscountCodes, judgeCodes } from './discount-codes';
import { unsupportedFaults } from './unsupported-carts';

/** Tax class of deliveries: the standard one. */
const STANDARD_TAX_CLASS = 1;

/** What the validation of a cart needs in addition to the cart. */
export interface CartVisitor {
  /** The customer of the request's access token; null for guests. */
  readonly caller: Caller | null;
  readonly now: Date;
  readonly processors: ConfiguredProcessors;
}

/** A cart with current prices, stock, delivery and payment. */
export interface ValidatedCart {
  readonly language: ShopLanguage;
  readonly say: SayCheckout;
  readonly country: DeliveryCountry;
  readonly currency: DisplayCurrency;
  /** Products, then the parts of bundles. */
  readonly rows: readonly ValidatedRow[];
  readonly bundles: readonly ValidatedBundle[];
  readonly faults: readonly CartFault[];
  readonly subtotal: Amount;
  readonly deliveryOffers: readonly DeliveryOffer[];
  /** The chosen delivery; null when none was chosen or the chosen one is not available. */
  readonly delivery: DeliveryOffer | null;
  /** Tax percentage of the delivery's price. */
  readonly deliveryTaxPercentage: number;
  readonly paymentOffers: readonly PaymentOffer[];
  /** The discount code in use, and why others are not. */
  readonly codes: CartCodes;
  /** Products less the discount, and the chosen delivery. */
  readonly total: Amount;
  readonly tax: readonly TaxShare[];
  readonly charge: { readonly hundredths: number; readonly currency: string };
  /** Subtotal from which delivery is free, euro cents; 0: never. */
  readonly freeDeliveryCents: number;
  /** Whether the shop has discount codes. */
  readonly takesCodes: boolean;
  /** Shipping time of the slowest row; empty for an empty cart. */
  readonly shippingTime: string;
}

/**
 * Validates a cart. Names, prices, stock, delivery and payment come from the backend, never from the request. A unit price
 * is rounded once in the display currency; a total is the sum of unit price × quantity (0-product, rounding) less the discount
 * code's shares. Delivery is priced by the subtotal before the code. Codes and features that the shop does not know are
 * reported, not ignored. Specification 1 §5, §7.
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

  const isStaff = seesStaffData(caller);
  const place = { language, country: country.code, taxAreaId: country.taxAreaId, now };
  const cartReader = { isMember: caller !== null, isStaff, currency, say };
  const goods = await validateGoods(reader, request, place, cartReader);
  const { rows } = goods;
  const subtotal = sumOf(rows.map((row) => row.total));
  const customerId = caller?.customerId ?? null;
  const codes = await judgeCodes(reader, request.discount_codes, { rows, customerId, currency, language, say, now });

  const where = { country: country.code, language, subtotalCents: subtotal.cents, currency };
  const deliveryOffers = country.isEnabled ? offersFor(rows, await readDeliveryOffers(reader, where)) : [];
  const delivery = deliveryOffers.find((offer) => offer.slug === request.delivery_method) ?? null;
  const percentages = await readTaxPercentages(reader, country.taxAreaId, now);
  const deliveryTaxPercentage = percentages.get(STANDARD_TAX_CLASS)?.area ?? 0;
  const taxed: TaxedRow[] = discountedRows(rows, codes.discount?.shares ?? []);
  if (delivery) taxed.push({ total: delivery.price, taxPercentage: deliveryTaxPercentage });
  const total = sumOf(taxed.map((row) => row.total));
  const charge = chargeOf(total, currency);

  return {
    language,
    say,
    country,
    currency,
    rows,
    bundles: goods.bundles,
    faults: [
      ...goods.faults,
      ...vuotaFaults(rows, say),
      ...countryFaults(country, say),
      ...codes.refused.map(({ text }): CartFault => ({ kind: 'code', text })),
      ...unsupportedFaults(request, isStaff, say),
    ],
    subtotal,
    codes,
    deliveryOffers,
    delivery,
    deliveryTaxPercentage,
    paymentOffers: await readPaymentOffers(reader, { ...where, totalCents: total.cents, charge, processors }),
    total,
    tax: taxShares(taxed),
    charge,
    freeDeliveryCents: freeDeliveryThreshold(deliveryOffers, delivery),
    takesCodes: codes.discount !== null || (await hasDiscountCodes(reader, now)),
    shippingTime: slowest(rows, language),
  };
}

/** The products of a cart, then the parts of its bundles, which the bundles themselves tell. */
async function validateGoods(
  reader: Reader,
  { products, bundles }: CheckoutRequest,
  where: Parameters<typeof readCartVariants>[2],
  cartReader: CartReader,
): Promise<Pick<ValidatedCart, 'rows' | 'bundles' | 'faults'>> {
  const requested = mergeRows(products.filter((row) => !row.bundleHash));
  const variantIds = requested.map((row) => row.productId);
  const variants = await readCartVariants(reader, variantIds, where);
  const validated = requested.map((row) => validateRow(row, variants.get(row.productId), cartReader));
  const rows = validated.flatMap(({ row }) => (row ? [row] : []));
  const taken = new Map(rows.flatMap((row) => (row.isOrderable ? [[row.variant.id, row.amount] as const] : [])));
  const sets = await validateBundles(reader, bundles, { where, reader: cartReader, taken });
  return {
    rows: [...rows, ...sets.bundles.flatMap(({ parts }) => parts)],
    bundles: sets.bundles,
    faults: [...validated.flatMap(({ fault }) => (fault ? [fault] : [])), ...sets.faults],
  };
}

function countryFaults(country: DeliveryCountry, say: SayCheckout): CartFault[] {
  return country.isEnabled ? [] : [{ kind: 'country', text: say('countryNotDelivered', { country: country.name }) }];
}

/** An order may contain only one Vuota item. Specification 2 §5. */
function vuotaFaults(rows: readonly ValidatedRow[], say: SayCheckout): CartFault[] {
  const items = rows.filter((row) => row.variant.isVuota && row.isOrderable);
  return items.length > 1 ? [{ kind: 'stock', text: say('vuotaOnce') }] : [];
}

/** The delivery methods that are available for every orderable row. */
function offersFor(rows: readonly ValidatedRow[], offers: readonly DeliveryOffer[]): DeliveryOffer[] {
  const limits = rows.flatMap(({ isOrderable, variant }) =>
    isOrderable && variant.deliveryMethodIds !== null ? [variant.deliveryMethodIds] : [],
  );
  return offers.filter(({ id }) => limits.every((ids) => ids.includes(id)));
}

function slowest(rows: readonly ValidatedRow[], language: ShopLanguage): string {
  const days = rows.filter((row) => row.isOrderable).map((row) => row.dispatchDays);
  return days.length === 0 ? '' : shippingTime(Math.max(...days), language).text;
}
