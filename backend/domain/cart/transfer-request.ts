import { MAX_QUANTITY } from 'contract/cart-limits';
import type { CheckoutRequest } from 'contract/checkout';
import { asc, inArray } from 'drizzle-orm';
import { stores } from '../../db/schema/stores';
import type { Reader } from '../reading/reader';
import { type CartFault, fullName, type RequestedRow, type ValidatedRow } from './cart-row';
import type { CartVariant } from './cart-variants';
import type { SayCheckout } from './checkout-texts';

/** A store that products are sent from or to. */
export interface TransferStore {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Products that staff collects for a transfer between stores. Specification 1 §3 (checkout state), §4. */
export interface TransferRequest {
  readonly from: readonly TransferStore[];
  readonly to: readonly TransferStore[];
  /** The sending stores put the products aside at once. */
  readonly reservesQuantity: boolean;
  readonly isHighPriority: boolean;
}

/** Most stores that are read of a request. */
const MAX_STORES = 50;

/** The slugs of a field; whatever else it holds counts as none. */
const slugsOf = (field: unknown): string[] =>
  Array.isArray(field) ? field.filter((slug) => typeof slug === 'string').slice(0, MAX_STORES) : [];

/** Whether staff has begun a transfer request, if only by its receiving store. */
const asksForTransfer = (request: CheckoutRequest): boolean =>
  slugsOf(request.transfer_request_from).length + slugsOf(request.transfer_request_to).length > 0;

/**
 * The transfer request of a cart; null without a sending store, and for everybody but staff, whatever their request says. A store that
 * sends does not receive, and stores that the shop does not have are left out.
 */
export async function readTransferRequest(
  reader: Reader,
  request: CheckoutRequest,
  isStaff: boolean,
): Promise<TransferRequest | null> {
  if (!isStaff) return null;
  const [from, to] = [slugsOf(request.transfer_request_from), slugsOf(request.transfer_request_to)];
  if (from.length === 0) return null;
  const known = await reader
    .select({ id: stores.id, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(inArray(stores.slug, [...from, ...to]))
    .orderBy(asc(stores.stockDisplayOrder), asc(stores.id));
  const sending = known.filter(({ slug }) => from.includes(slug));
  if (sending.length === 0) return null;
  return {
    from: sending,
    to: known.filter(({ slug }) => to.includes(slug) && !from.includes(slug)),
    reservesQuantity: request.transferrequest_reserve_quantity === true,
    isHighPriority: request.transferrequest_high_priority === true,
  };
}

/** What a row divides to a store; 0 where it says nothing. */
export const amountIn = (amounts: RequestedRow['transferAmounts'], { slug }: TransferStore): number =>
  amounts && Object.hasOwn(amounts, slug) ? (amounts[slug] ?? 0) : 0;

const sumIn = (amounts: RequestedRow['transferAmounts'], among: readonly TransferStore[]): number =>
  among.reduce((sum, store) => sum + amountIn(amounts, store), 0);

/**
 * A row of a transfer request as it counts: its quantity is the sum of what its receiving stores get, or its own with one of them, and
 * as long as nothing is divided. Specification 1 §4 (transfer requests)
 */
export function transferRow(row: RequestedRow, { to }: Pick<TransferRequest, 'to'>): RequestedRow {
  const sum = to.length > 1 ? sumIn(row.transferAmounts, to) : 0;
  return sum > 0 ? { ...row, amount: Math.min(sum, MAX_QUANTITY) } : row;
}

/** A variant of whose stock only that of the sending stores counts; nothing is ordered for a transfer. Specification 2 §4. */
export function transferVariant(
  variant: CartVariant | undefined,
  { from }: Pick<TransferRequest, 'from'>,
): CartVariant | undefined {
  if (!variant) return undefined;
  const isSending = (slug: string) => from.some((store) => store.slug === slug);
  return { ...variant, onOrder: false, stocks: variant.stocks.filter(({ storeSlug }) => isSending(storeSlug)) };
}

/**
 * Why a row cannot be transferred as it is: nothing says who gets it, several stores send and what is picked from them is below its
 * quantity (Specification 1 §5) or above it, or a store has less than is picked from it.
 */
function transferFaults(
  rows: readonly ValidatedRow[],
  { from, to }: Pick<TransferRequest, 'from' | 'to'>,
  say: SayCheckout,
): CartFault[] {
  const fault = (text: string): CartFault => ({ kind: 'service', text });
  if (to.length === 0) return [fault(say('transferNoTarget'))];
  return rows
    .filter(({ isOrderable }) => isOrderable)
    .flatMap(({ variant, amount, requested }) => {
      const name = fullName(variant);
      const { transferAmounts, transferAmountsFrom } = requested;
      const isDivided = to.length === 1 || sumIn(transferAmounts, to) > 0;
      const picked = from.length > 1 ? sumIn(transferAmountsFrom, from) : amount;
      const short = from.filter((store) => {
        const held = variant.stocks.find(({ storeSlug }) => storeSlug === store.slug)?.quantity ?? 0;
        return sumIn(transferAmountsFrom, [store]) > held;
      });
      return [
        ...(isDivided ? [] : [fault(say('transferTargets', { name }))]),
        ...(picked < amount ? [fault(say('transferSources', { name }))] : []),
        ...(picked > amount ? [fault(say('transferTooMany', { name }))] : []),
        ...short.map((store) => fault(say('transferStock', { store: store.name, name }))),
      ];
    });
}

/** Why a staff's transfer request cannot be sent as it is; none for every other cart. */
export function transferFaultsOf(
  request: CheckoutRequest,
  goods: {
    readonly transfer: TransferRequest | null;
    readonly products: readonly ValidatedRow[];
    readonly isStaff: boolean;
  },
  say: SayCheckout,
): CartFault[] {
  const { transfer, products, isStaff } = goods;
  if (!transfer) return isStaff && asksForTransfer(request) ? [{ kind: 'service', text: say('transferNoSource') }] : [];
  const hasOthers = request.bundles.length + request.gift_card_products.length > 0;
  const others: CartFault[] = hasOthers ? [{ kind: 'service', text: say('transferProductsOnly') }] : [];
  return [...others, ...transferFaults(products, transfer, say)];
}
