import type { CheckoutRequest } from 'contract/checkout';
import { type Caller, seesStaffData } from '../customers/caller';
import { readSpendableBonus } from '../customers/spend-bonus';
import { type DeliveryCountry, readDeliveryCountry } from '../delivery/delivery-countries';
import { freeDeliveryThreshold } from '../delivery/delivery-offers';
import { shippingTime } from '../delivery/shipping-time';
import { Refusal } from '../errors/refusals';
import { sortCodes } from '../gifts/gift-cards';
import type { GiftRow } from '../gifts/gift-rows';
import type { ShopLanguage } from '../locale/language';
import { type OfferText, readOfferTexts } from '../offers/running-offers';
import { readSegments } from '../offers/segments';
import { type ConfiguredProcessors, type PaymentOffer, readOwnInvoice } from '../orders/payment-offers';
import { type Amount, amountOf, type DisplayCurrency, EURO, readDisplayCurrency } from '../pricing/display-currency';
import { readTaxPercentages } from '../pricing/tax-rates';
import type { Reader } from '../reading/reader';
import { bonusOf } from './cart-bonus';
import { type ValidatedBundle, validateBundles } from './cart-bundles';
import { type CartDelivery, readCartDelivery, slowestDays } from './cart-delivery';
import {
  type CartGift,
  giftDelivery,
  giftFaults,
  giftPayment,
  giftRequest,
  giftRow,
  giftVariant,
  readCartGift,
} from './cart-gift';
import { type CodedCardPayment, payWithCards, readCartPaymentOffers, readGiftRows } from './cart-gifts';
import { type CartFault, mergeRows, type ValidatedRow, validateRow, vuotaFaults } from './cart-row';
import { serviceRows } from './cart-services';
import { sumOf, type TaxedRow, type TaxShare, taxShares } from './cart-tax';
import { readCartVariants } from './cart-variants';
import { checkoutTexts, type SayCheckout } from './checkout-texts';
import type { AgreedPrice, CompanyTerms } from './company-terms';
import { discountedRows } from './discount';
import { type CartCodes, hasDiscountCodes, judgeCodes } from './discount-codes';
import { atTill, readStaffModes, type StaffModes } from './staff-modes';
import {
  readTransferRequest,
  type TransferRequest,
  transferFaultsOf,
  transferRow,
  transferVariant,
} from './transfer-request';

/** Tax class of deliveries: the standard one. */
const STANDARD_TAX_CLASS = 1;

/** What the validation of a cart needs in addition to the cart. */
export interface CartVisitor {
  /** The customer of the request's access token; null for guests. */
  readonly caller: Caller | null;
  readonly now: Date;
  readonly processors: ConfiguredProcessors;
  readonly company?: CompanyTerms;
}

/** A cart with current prices, stock, delivery and payment. */
export interface ValidatedCart extends Omit<CartDelivery, 'faults' | 'bonusPercentage'> {
  readonly language: ShopLanguage;
  readonly say: SayCheckout;
  readonly country: DeliveryCountry;
  readonly currency: DisplayCurrency;
  /** Products, then the parts of bundles. */
  readonly rows: readonly ValidatedRow[];
  /** What the offers of the rows are called, by id. */
  readonly offerTexts: ReadonlyMap<number, OfferText>;
  readonly bundles: readonly ValidatedBundle[];
  readonly faults: readonly CartFault[];
  /** Goods, without gift cards. */
  readonly subtotal: Amount;
  readonly giftRows: readonly GiftRow[];
  readonly giftTotal: Amount;
  /** Tax percentage of the delivery's price. */
  readonly deliveryTaxPercentage: number;
  readonly paymentOffers: readonly PaymentOffer[];
  /** The discount code in use, and why others are not. */
  readonly codes: CartCodes;
  /** Ways of ordering that the request's staff chose. */
  readonly modes: StaffModes;
  /** The gift of a company that the cart is, by its campaign code; null for other carts. */
  readonly gift: CartGift | null;
  /** The transfer between stores that the request's staff collects products for; null: none. */
  readonly transfer: TransferRequest | null;
  /** Club bonus that the cart earns a member. */
  readonly bonus: Amount;
  /** Products less the discount, gift cards, the chosen services and the chosen delivery. */
  readonly total: Amount;
  /** Club bonus that the shopper can pay with; null for a guest. */
  readonly bonusBalance: Amount | null;
  /** What it pays of the total, when the shopper wants that. */
  readonly bonusPayment: Amount;
  /** What the cart's gift cards and vouchers pay of the rest. */
  readonly cardPayments: readonly CodedCardPayment[];
  /** What is left to pay after them. */
  readonly due: Amount;
  readonly tax: readonly TaxShare[];
  readonly charge: { readonly hundredths: number; readonly currency: string };
  /** Subtotal from which delivery is free, euro cents; 0: never. */
  readonly freeDeliveryCents: number;
  /** Whether the shop has discount codes. */
  readonly takesCodes: boolean;
  readonly now: Date;
  /** Shipping time of the slowest row; empty for an empty cart. */
  readonly shippingTime: string;
}

/**
 * Validates a cart. Names, prices, stock, delivery and payment come from the backend, never from the request. A unit price
 * is rounded once in the display currency; a total is the sum of unit price × quantity (0-product, rounding) less the discount code's
 * shares. Delivery is priced by the subtotal before the code. Codes that the shop does not know are reported. Specification 1 §5, §7.
 * @param reader the database, or the transaction of the order being placed
 * @throws Refusal when the country is unknown
 */
export async function validateCart(
  reader: Reader,
  given: CheckoutRequest,
  { caller, now, processors, company }: CartVisitor,
): Promise<ValidatedCart> {
  const frame = await readFrame(reader, given, now);
  const { language, say, country, currency, percentages, gift } = frame;
  const request = gift ? giftRequest(given) : given;
  const goods = await readGoods(reader, request, frame, { caller, agreed: company?.agreed ?? null });
  const { rows, codes, gifts, subtotal, transfer } = goods;
  const modes = await readStaffModes(reader, request, rows, { isStaff: seesStaffData(caller), say });
  const asked = { ...frame, request, rows, giftRows: gifts.giftRows, subtotal, modes };
  const delivered = await readCartDelivery(reader, asked);
  const { faults, bonusPercentage, ...parts } = gift
    ? giftDelivery(delivered, gift, request.delivery_method, language)
    : delivered;
  const { services, delivery } = parts;
  const deliveryTaxPercentage = percentages.get(STANDARD_TAX_CLASS)?.area ?? 0;
  const taxed: TaxedRow[] = [...discountedRows(rows, codes.discount?.shares ?? []), ...gifts.giftRows];
  for (const { price } of serviceRows(services)) taxed.push({ total: price, taxPercentage: deliveryTaxPercentage });
  if (delivery) taxed.push({ total: delivery.price, taxPercentage: deliveryTaxPercentage });
  const total = sumOf(taxed.map((row) => row.total));
  const balanceCents = await readSpendableBonus(reader, caller, request.customer_id ?? null);
  const bonusCents = request.use_club_bonus ? (balanceCents ?? 0) : 0;
  const paid = payWithCards({ total, giftTotal: gifts.giftTotal, currency, bonusCents }, goods.sorted, say);
  const where = { country: country.code, language, processors, say };
  const usual = await readCartPaymentOffers(reader, where, paid, taxed, gifts.giftRows);
  const paymentOffers = company && paid.due.cents > 0 ? await readOwnInvoice(reader, where) : usual;

  return {
    language,
    say,
    country,
    currency,
    now,
    ...{ ...gifts, ...paid },
    ...{ rows, bundles: goods.bundles, offerTexts: goods.offerTexts },
    gift,
    faults: [
      ...giftFaults(gift),
      ...[...goods.faults, ...faults, ...modes.faults, ...gifts.faults, ...paid.faults],
      ...codes.refused.map(({ text }): CartFault => ({ kind: 'code', text })),
    ],
    subtotal,
    codes,
    ...parts,
    deliveryTaxPercentage,
    paymentOffers: gift ? giftPayment(paymentOffers, gift, language) : atTill(modes, paymentOffers, 'card'),
    modes,
    transfer,
    bonus: bonusOf(rows, codes, { percentage: bonusPercentage, spentCents: paid.bonusPayment.cents, currency }),
    bonusBalance: balanceCents === null ? null : amountOf(balanceCents, currency),
    total,
    tax: taxShares(taxed),
    freeDeliveryCents: freeDeliveryThreshold(parts.deliveryOffers, delivery),
    takesCodes: codes.discount !== null || (await hasDiscountCodes(reader, now)),
    shippingTime: slowest(rows, language),
  };
}

/** Where a cart is delivered, in which currency and language, and the taxes there. @throws Refusal when the country is unknown */
async function readFrame(reader: Reader, request: CheckoutRequest, now: Date) {
  const language = request.language_code;
  const say = checkoutTexts(language);
  const country = await readDeliveryCountry(reader, language, request.country_code);
  if (!country) throw new Refusal({ country_code: [say('countryUnknown')] });
  const currency = await readDisplayCurrency(reader, request.currency_code ?? EURO.code, now);
  const percentages = await readTaxPercentages(reader, country.taxAreaId, now);
  const gift = await readCartGift(reader, request, { language, country: country.code, now });
  return { language, say, country, currency, percentages, gift, now };
}

type Frame = Awaited<ReturnType<typeof readFrame>>;

/** What a cart holds: its products and gift cards with their prices, and what its codes mean. */
async function readGoods(
  reader: Reader,
  request: CheckoutRequest,
  frame: Frame,
  { caller, agreed }: { readonly caller: Caller | null; readonly agreed: AgreedPrice | null },
) {
  const { country, currency, language, say, now, percentages, gift } = frame;
  const isStaff = seesStaffData(caller);
  const transfer = await readTransferRequest(reader, request, isStaff);
  // parts of bundles are told by the bundles themselves
  const merged = mergeRows(request.products.filter((row) => !row.bundleHash));
  const requested = transfer ? merged.map((row) => transferRow(row, transfer)) : merged;
  const variantIds = [...requested, ...request.gift_card_products].map((row) => row.productId);
  const where = { language, country: country.code, taxAreaId: country.taxAreaId, percentages, now };
  const variants = await readCartVariants(reader, variantIds, where);
  const sold = (id: number) => {
    if (gift) return giftVariant(variants.get(id));
    return transfer ? transferVariant(variants.get(id), transfer) : variants.get(id);
  };
  const segments = await readSegments(reader, caller?.customerId ?? null, now);
  const cartReader = { segments, isStaff, isEuMember: country.isEuMember, agreed, currency, say };
  const validated = requested.map((row) => validateRow(row, sold(row.productId), cartReader));
  const listCents = ({ id }: { readonly id: number }) => variants.get(id)?.price?.activeCents ?? 0;
  const found = validated.flatMap(({ row }) => row ?? []);
  const products = gift ? found.map((row) => giftRow(row, gift, listCents(row.variant))) : found;
  const taken = new Map(products.flatMap((row) => (row.isOrderable ? [[row.variant.id, row.amount] as const] : [])));
  const sets = await validateBundles(reader, request.bundles, { where, reader: cartReader, taken });
  const rows = [...products, ...sets.bundles.flatMap(({ parts }) => parts)];
  const gifts = await readGiftRows(reader, request.gift_card_products, variants, { currency, say, language });
  const sorted = await sortCodes(reader, request.discount_codes, now);
  const customerId = caller?.customerId ?? null;
  const offerIds = rows.map(({ offerId }) => offerId);
  return {
    offerTexts: await readOfferTexts(reader, offerIds, language),
    ...{ rows, bundles: sets.bundles, transfer },
    subtotal: sumOf(rows.map((row) => row.total)),
    gifts,
    sorted,
    codes: await judgeCodes(reader, sorted.others, { rows, customerId, currency, language, say, now }),
    faults: [
      ...validated.flatMap(({ fault }) => (fault ? [fault] : [])),
      ...sets.faults,
      ...vuotaFaults(rows, say),
      ...transferFaultsOf(request, { transfer, products, isStaff }, say),
    ],
  };
}

function slowest(rows: readonly ValidatedRow[], language: ShopLanguage): string {
  return rows.some((row) => row.isOrderable) ? shippingTime(slowestDays(rows), language).text : '';
}
