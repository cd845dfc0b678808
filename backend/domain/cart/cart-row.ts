import { MAX_QUANTITY } from 'contract/cart-limits';
import type { checkoutRequest } from 'contract/checkout';
import { memberPrice } from 'contract/member-price';
import type { OfferSegment } from 'contract/offer-segments';
import { productTitle } from 'contract/product-title';
import type { z } from 'zod';
import { type Amount, amountOf, type DisplayCurrency } from '../pricing/display-currency';
import { cardPrice, offeredPrice } from '../pricing/pricing';
import { availability, dispatchDays, isStockBlocked } from '../stock/availability';
import { times } from './cart-tax';
import type { CartVariant, VariantLabel } from './cart-variants';
import type { CheckoutText, SayCheckout } from './checkout-texts';
import type { AgreedPrice } from './company-terms';

/** A row of a cart as a shopper's browser sends it. Only the requested product and quantity are trusted. */
export type RequestedRow = z.output<typeof checkoutRequest>['products'][number];

/** A validated row, with the shop's own price and stock. */
export interface ValidatedRow {
  readonly requested: RequestedRow;
  readonly variant: CartVariant;
  readonly name: string;
  /** Quantity of the row: the requested one, limited to the orderable one. */
  readonly amount: number;
  /** Maximum quantity that can be ordered now; null: no limit. */
  readonly maxAmount: number | null;
  /** False: the row stays visible but is excluded from totals. */
  readonly isOrderable: boolean;
  readonly unit: Amount;
  /** Staff set the price by hand. */
  readonly isPriceOverridden: boolean;
  /** The shop's own price of one unit, euro cents. */
  readonly listCents: number;
  /** Price before the discount; null without an announced discount. */
  readonly reference: Amount | null;
  /** Lowest price of the 30 days before the announced discount, in the EU; null without one. */
  readonly lowest: Amount | null;
  /** What a member would pay, while this reader is none; null where that is not less. */
  readonly club: Amount | null;
  /** What people of other segments would pay, where that is less. */
  readonly offers: readonly { readonly segment: OfferSegment; readonly amount: Amount }[];
  /** The offer by which the price is what it is; null without one. */
  readonly offerId: number | null;
  readonly priceType: string;
  readonly total: Amount;
  readonly taxPercentage: number;
  /** Days to dispatch for this quantity; 999: unknown. */
  readonly dispatchDays: number;
  /** Skis whose bindings are mounted before they are sent. */
  readonly isMounted: boolean;
  /** Why the row differs from the request; empty when it does not. */
  readonly notice: string;
}

/** A reason why the cart cannot be ordered, as a text for the shopper. */
export interface CartFault {
  readonly kind: 'stock' | 'country' | 'code' | 'giftCard' | 'spentCard' | 'service' | 'gift';
  readonly text: string;
}

/** Who the cart is calculated for, and in which language its texts are. */
export interface CartReader {
  /** Whose prices the reader pays; none for a guest. */
  readonly segments: readonly OfferSegment[];
  /** Staff may set the price and the name of a row; for anybody else both are ignored. */
  readonly isStaff: boolean;
  /** Where a discount must be announced with the lowest price of 30 days (Directive 98/6/EC, article 6a). */
  readonly isEuMember: boolean;
  /** The prices of a company, for its own orders. */
  readonly agreed?: AgreedPrice | null;
  readonly currency: DisplayCurrency;
  readonly say: SayCheckout;
}

/** Merges rows of the same product: quantities are added up, other fields come from the first row. */
export function mergeRows(rows: readonly RequestedRow[]): RequestedRow[] {
  const merged = new Map<number, RequestedRow>();
  for (const row of rows) {
    const first = merged.get(row.productId);
    merged.set(row.productId, first ? { ...first, amount: first.amount + row.amount } : row);
  }
  return [...merged.values()];
}

/** Brand, model and the options that identify this variant: `Hanki Käsivarsi (Spruce, L)`. */
export function fullName(variant: VariantLabel): string {
  const choice = choiceOf(variant).join(', ');
  const name = productTitle(variant.brand, variant.name);
  return choice === '' ? name : `${name} (${choice})`;
}

/** Colour, size and type, without those that the model does not have. */
export const choiceOf = ({ color, size, type }: VariantLabel): string[] =>
  [color, size, type].filter((value) => value !== '');

/**
 * Validates one row of a cart. A product that is no longer sold is removed. One that cannot be ordered now stays visible
 * with a reason and is excluded from totals. A quantity above the stock is reduced to the stock. The price is always the
 * backend's. Specification 1 §4, 2 §4.
 */
export function validateRow(
  requested: RequestedRow,
  variant: CartVariant | undefined,
  reader: CartReader,
): { row: ValidatedRow | null; fault: CartFault | null } {
  const { say } = reader;
  if (!variant?.isPublic || variant.price === null) return { row: null, fault: fault(say('productGone')) };
  const name = fullName(variant);
  if (variant.isWithdrawn) return { row: null, fault: fault(say('productGoneNamed', { name })) };
  const row = priceRow(requested, variant, variant.price, reader);
  const { orderableQuantity } = availability(variant, variant.stocks);
  const maxQuantity = variant.isVuota ? 1 : MAX_QUANTITY;
  const maxAmount =
    orderableQuantity === null && !variant.isVuota ? null : Math.min(orderableQuantity ?? maxQuantity, maxQuantity);
  const isAgreed = !reader.agreed || reader.agreed(variant, variant.price) !== null;
  const blocked = isAgreed ? refusalReason(variant, orderableQuantity) : NOT_AGREED;
  if (blocked) {
    const amount = Math.min(requested.amount, MAX_QUANTITY);
    const stays = {
      ...row,
      amount,
      maxAmount: 0,
      isOrderable: false,
      total: times(row.unit, 0),
      notice: say(blocked.notice),
    };
    return { row: stays, fault: fault(say(blocked.text, { name })) };
  }
  const amount = Math.min(requested.amount, maxAmount ?? MAX_QUANTITY);
  const held = variant.stocks.reduce((sum, { quantity }) => sum + quantity, 0);
  const counted = {
    ...row,
    amount,
    maxAmount,
    isOrderable: true,
    total: times(row.unit, amount),
    dispatchDays: dispatchDays(variant, held, amount),
  };
  if (amount === requested.amount) return { row: counted, fault: null };
  return {
    row: { ...counted, notice: say('rowAmountLowered', { left: amount }) },
    fault: fault(say('amountLowered', { name, left: amount })),
  };
}

const NOT_AGREED = { text: 'notAgreed', notice: 'rowNotAgreed' } as const;

const fault = (text: string): CartFault => ({ kind: 'stock', text });

/** Why a variant cannot be ordered; null when it can. Gift cards and bundles cannot be ordinary rows, campaign products need a code, and some products are not delivered to some countries. */
export function refusalReason(
  variant: CartVariant,
  orderableQuantity: number | null,
): { text: CheckoutText; notice: CheckoutText } | null {
  if (variant.kind === 'gift_card') return { text: 'giftCardNeedsValue', notice: 'giftCardNeedsValue' };
  if (variant.kind === 'bundle') return { text: 'bundleIncomplete', notice: 'rowBundleIncomplete' };
  if (variant.isCampaignOnly) return { text: 'campaignOnly', notice: 'rowCampaignOnly' };
  if (variant.isCountryBlocked) return { text: 'countryBlocked', notice: 'rowCountryBlocked' };
  if (isStockBlocked(variant)) return { text: 'notOrderable', notice: 'rowNotOrderable' };
  return orderableQuantity === 0 ? { text: 'outOfStock', notice: 'rowOutOfStock' } : null;
}

function priceRow(
  requested: RequestedRow,
  variant: CartVariant,
  price: NonNullable<CartVariant['price']>,
  { segments, isStaff, isEuMember, agreed, currency }: CartReader,
) {
  const card = agreedCard(price, agreed?.(variant, price)) ?? cardPrice(price, variant, segments);
  const { others, offerId } = memberPrice(offeredPrice(price), segments);
  const isMember = segments.includes('club');
  const override =
    isStaff && typeof requested.priceOverride === 'number' ? Math.round(requested.priceOverride * 100) : null;
  const isDiscount =
    !agreed && override === null && card.referenceCents !== null && price.activeCents < price.regularCents;
  return {
    requested,
    variant,
    name: (isStaff && requested.nameOverride) || variant.name,
    unit: amountOf(override ?? card.activeCents, currency),
    isPriceOverridden: override !== null,
    listCents: card.activeCents,
    reference: override === null && card.referenceCents !== null ? amountOf(card.referenceCents, currency) : null,
    lowest:
      isEuMember && isDiscount && price.lowest30DaysCents !== null ? amountOf(price.lowest30DaysCents, currency) : null,
    club: !isMember && override === null && card.clubCents !== null ? amountOf(card.clubCents, currency) : null,
    offers:
      override === null
        ? others
            .filter(({ segment }) => segment !== 'club')
            .map(({ segment, price: cents }) => ({ segment, amount: amountOf(cents, currency) }))
        : [],
    offerId: override === null && card.type !== 'agreed' ? offerId : null,
    priceType: card.type,
    taxPercentage: price.taxPercentage,
    dispatchDays: variant.shippingTimeDays,
    isMounted: variant.isSkiBundle,
    notice: '',
  };
}

/** A company's price with the regular one next to it; null without an agreement. */
function agreedCard({ regularCents }: NonNullable<CartVariant['price']>, cents: number | null | undefined) {
  if (typeof cents !== 'number') return null;
  return {
    activeCents: cents,
    referenceCents: cents < regularCents ? regularCents : null,
    type: 'agreed',
    clubCents: null,
  } as const;
}

/** An order may contain only one Vuota item. Specification 2 §5. */
export function vuotaFaults(rows: readonly ValidatedRow[], say: SayCheckout): CartFault[] {
  const items = rows.filter((row) => row.variant.isVuota && row.isOrderable);
  return items.length > 1 ? [{ kind: 'stock', text: say('vuotaOnce') }] : [];
}
