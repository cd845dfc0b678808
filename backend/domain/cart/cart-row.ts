import { type checkoutRequest, MAX_AMOUNT } from 'contract/checkout';
import type { z } from 'zod';
import { type Amount, amountOf, type DisplayCurrency } from '../pricing/display-currency';
import { cardPrice } from '../pricing/pricing';
import { availability, isStockBlocked } from '../stock/availability';
import { times } from './cart-tax';
import type { CartVariant, VariantLabel } from './cart-variants';
import type { CheckoutText, SayCheckout } from './checkout-texts';

/** A row of a cart as a shopper's browser sends it: nothing in it is believed but what is wished for. */
export type AskedRow = z.output<typeof checkoutRequest>['products'][number];

/** A row as the shop sells it. */
export interface ValidatedRow {
  readonly asked: AskedRow;
  readonly variant: CartVariant;
  readonly name: string;
  /** Units the row shows: what was asked for, at most what can be ordered. */
  readonly amount: number;
  /** Most that can be ordered now; null without limit. */
  readonly maxAmount: number | null;
  /** False: the row stays in sight and counts for nothing. */
  readonly isOrderable: boolean;
  readonly unit: Amount;
  /** Staff set the price by hand. */
  readonly isPriceOverridden: boolean;
  /** Price before the reduction; null without an announced one. */
  readonly reference: Amount | null;
  readonly priceType: string;
  readonly total: Amount;
  readonly taxPercentage: number;
  /** Why the row is not as it was asked for; empty when it is. */
  readonly notice: string;
}

/** Something that keeps a cart from being ordered as it is, in the shopper's words. */
export interface CartFault {
  readonly kind: 'stock' | 'country' | 'code' | 'notYet';
  readonly text: string;
}

/** Who the cart is reckoned for, and how it reads. */
export interface CartReader {
  readonly isMember: boolean;
  /** Staff may set the price and the name of a row; from anybody else both are ignored. */
  readonly isStaff: boolean;
  readonly currency: DisplayCurrency;
  readonly say: SayCheckout;
}

/** Rows with the same product become one, with the sum of their amounts and the first one's other fields. */
export function mergeRows(rows: readonly AskedRow[]): AskedRow[] {
  const merged = new Map<number, AskedRow>();
  for (const row of rows) {
    const first = merged.get(row.productId);
    merged.set(row.productId, first ? { ...first, amount: first.amount + row.amount } : row);
  }
  return [...merged.values()];
}

/** Brand, model and what tells this variant from the others: `Hanki Käsivarsi (Spruce, L)`. */
export function fullName(variant: VariantLabel): string {
  const choice = choiceOf(variant).join(', ');
  const name = `${variant.brand} ${variant.name}`.trim();
  return choice === '' ? name : `${name} (${choice})`;
}

/** Colour, size and type, without those that the model does not have. */
export const choiceOf = ({ color, size, type }: VariantLabel): string[] =>
  [color, size, type].filter((value) => value !== '');

/**
 * Judges one row of a cart. What is no longer sold drops out; what cannot be ordered now stays in sight, counts for nothing
 * and says why; more than there is becomes what there is. The price is the backend's. Specification 1 §4, 2 §4.
 */
export function judgeRow(
  asked: AskedRow,
  variant: CartVariant | undefined,
  reader: CartReader,
): { row: ValidatedRow | null; fault: CartFault | null } {
  const { say } = reader;
  if (!variant?.isPublic || variant.price === null) return { row: null, fault: fault(say('productGone')) };
  const name = fullName(variant);
  if (variant.isWithdrawn) return { row: null, fault: fault(say('productGoneNamed', { name })) };
  const row = priceRow(asked, variant, variant.price, reader);
  const { orderableQuantity } = availability(variant, variant.stocks);
  const most = variant.isVuota ? 1 : MAX_AMOUNT;
  const maxAmount = orderableQuantity === null && !variant.isVuota ? null : Math.min(orderableQuantity ?? most, most);
  const blocked = whyNotOrderable(variant, orderableQuantity);
  if (blocked) {
    const amount = Math.min(asked.amount, MAX_AMOUNT);
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
  const amount = Math.min(asked.amount, maxAmount ?? MAX_AMOUNT);
  const counted = { ...row, amount, maxAmount, isOrderable: true, total: times(row.unit, amount) };
  if (amount === asked.amount) return { row: counted, fault: null };
  return {
    row: { ...counted, notice: say('rowAmountLowered', { left: amount }) },
    fault: fault(say('amountLowered', { name, left: amount })),
  };
}

const fault = (text: string): CartFault => ({ kind: 'stock', text });

/** Gift cards and bundles are no rows of their own, campaign goods need a code, some goods do not go to some countries. */
function whyNotOrderable(
  variant: CartVariant,
  orderableQuantity: number | null,
): { text: CheckoutText; notice: CheckoutText } | null {
  if (variant.kind === 'gift_card') return { text: 'giftCardsNotYet', notice: 'rowNotOrderable' };
  if (variant.kind === 'bundle') return { text: 'bundlesNotYet', notice: 'rowNotOrderable' };
  if (variant.isCampaignOnly) return { text: 'campaignOnly', notice: 'rowCampaignOnly' };
  if (variant.isCountryBlocked) return { text: 'countryBlocked', notice: 'rowCountryBlocked' };
  if (isStockBlocked(variant)) return { text: 'notOrderable', notice: 'rowNotOrderable' };
  return orderableQuantity === 0 ? { text: 'outOfStock', notice: 'rowOutOfStock' } : null;
}

function priceRow(
  asked: AskedRow,
  variant: CartVariant,
  price: NonNullable<CartVariant['price']>,
  { isMember, isStaff, currency }: CartReader,
) {
  const card = cardPrice(price, variant, isMember);
  const override = isStaff && typeof asked.priceOverride === 'number' ? Math.round(asked.priceOverride * 100) : null;
  return {
    asked,
    variant,
    name: (isStaff && asked.nameOverride) || variant.name,
    unit: amountOf(override ?? card.activeCents, currency),
    isPriceOverridden: override !== null,
    reference: override === null && card.referenceCents !== null ? amountOf(card.referenceCents, currency) : null,
    priceType: card.type,
    taxPercentage: price.taxPercentage,
    notice: '',
  };
}
