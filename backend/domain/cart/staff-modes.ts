import type { CheckoutRequest } from 'contract/checkout';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enterpriseOrders } from '../../db/schema/enterprise';
import { orders } from '../../db/schema/orders';
import type { DeliveryOffer } from '../delivery/delivery-offers';
import type { PaymentOffer } from '../orders/payment-offers';
import { amountOf, type DisplayCurrency } from '../pricing/display-currency';
import { type Reader, rowsOf } from '../reading/reader';
import { type CartFault, fullName, type ValidatedRow } from './cart-row';
import type { SayCheckout } from './checkout-texts';

/** Ways of ordering that only staff have. Specification 1 §3 (checkout state), §6. */
export interface StaffModes {
  /** The products are paid by card at the till and taken along. */
  readonly isCardCheckout: boolean;
  /** Number of the order that this one is packed together with; empty: none. */
  readonly addOnOrder: string;
  /** The enterprise order that products are collected for, next to this cart; null: none. */
  readonly enterpriseOrder: number | null;
  /** Id of that order's delivery method, which is the only one: it travels in the same parcel. Null when it has none. */
  readonly hostDeliveryId: number | null;
  readonly faults: readonly CartFault[];
}

/** An order as shoppers place it. */
export const NO_MODES: StaffModes = {
  isCardCheckout: false,
  addOnOrder: '',
  enterpriseOrder: null,
  hostDeliveryId: null,
  faults: [],
};

/** Variant ids of the setting `card_checkout_products`, a JSON list of `{ product_id }`; none: every product. */
async function readCardCheckoutProducts(reader: Reader): Promise<ReadonlySet<number>> {
  const [setting] = await rowsOf<{ value: string }>(
    reader,
    sql`select value from settings where key = 'card_checkout_products'`,
  );
  try {
    const list: unknown = JSON.parse(setting?.value ?? '[]');
    return new Set(
      Array.isArray(list) ? list.map((each) => Number((each as { product_id?: unknown })?.product_id)) : [],
    );
  } catch {
    return new Set();
  }
}

async function cardCheckoutFaults(
  reader: Reader,
  rows: readonly ValidatedRow[],
  say: SayCheckout,
): Promise<CartFault[]> {
  const allowed = await readCardCheckoutProducts(reader);
  if (allowed.size === 0) return [];
  return rows
    .filter(({ variant }) => !allowed.has(variant.id))
    .map(({ variant }) => ({ kind: 'service', text: say('notAtTill', { name: fullName(variant) }) }));
}

/**
 * The order that this one is added to: a paid one that has not left, of the customer who is ordered for. Specification 2 §8
 * (pack-together)
 */
async function readHost(reader: Reader, number: string, customerId: number | null, say: SayCheckout) {
  if (number === '') return { hostDeliveryId: null, faults: [] };
  const [order] = await reader
    .select({ status: orders.status, deliveryMethodId: orders.deliveryMethodId, customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.number, number));
  const isOwn = customerId === null || order?.customerId === null || order?.customerId === customerId;
  if (order?.status === 'processing' && isOwn) return { hostDeliveryId: order.deliveryMethodId, faults: [] };
  const fault: CartFault = { kind: 'service', text: say('addOnImpossible') };
  return { hostDeliveryId: null, faults: [fault] };
}

const enterpriseData = z.object({ id: z.int().min(1).max(2_147_483_647) });

/** The enterprise order that a request names, while it is put together. Specification 1 §3 (checkout state `enterpriseOrder`) */
async function readEnterpriseMode(reader: Reader, given: unknown, say: SayCheckout) {
  if (given === null || given === undefined) return { enterpriseOrder: null, faults: [] };
  const { data } = enterpriseData.safeParse(given);
  const [order] = data
    ? await reader
        .select({ id: enterpriseOrders.id })
        .from(enterpriseOrders)
        .where(and(eq(enterpriseOrders.id, data.id), eq(enterpriseOrders.status, 'draft')))
    : [];
  const faults: CartFault[] = order ? [] : [{ kind: 'service', text: say('enterpriseOrderGone') }];
  return { enterpriseOrder: order?.id ?? null, faults };
}

/** The staff modes of a request; a request of anybody else has none, whatever it says. */
export async function readStaffModes(
  reader: Reader,
  request: CheckoutRequest,
  rows: readonly ValidatedRow[],
  { isStaff, say }: { readonly isStaff: boolean; readonly say: SayCheckout },
): Promise<StaffModes> {
  if (!isStaff) return NO_MODES;
  const isCardCheckout = request.card_checkout_mode === true;
  const addOnOrder =
    typeof request.add_on_order === 'string' ? request.add_on_order.trim().toUpperCase().slice(0, 40) : '';
  const till = isCardCheckout ? await cardCheckoutFaults(reader, rows, say) : [];
  const enterprise = await readEnterpriseMode(reader, request.enterprise_order, say);
  const { hostDeliveryId, faults } = await readHost(reader, addOnOrder, request.customer_id ?? null, say);
  return {
    isCardCheckout,
    addOnOrder,
    enterpriseOrder: enterprise.enterpriseOrder,
    hostDeliveryId,
    faults: [...till, ...faults, ...enterprise.faults],
  };
}

/** What is added to an earlier order leaves in its parcel: by its delivery, which costs nothing more. */
export const withHost = (
  { hostDeliveryId }: StaffModes,
  offers: readonly DeliveryOffer[],
  currency: DisplayCurrency,
): readonly DeliveryOffer[] =>
  hostDeliveryId === null
    ? offers
    : offers.filter(({ id }) => id === hostDeliveryId).map((offer) => ({ ...offer, price: amountOf(0, currency) }));

/** At the till only pick-up in a store and payment by card are offered. */
export const atTill = <Offer extends DeliveryOffer | PaymentOffer>(
  { isCardCheckout }: StaffModes,
  offers: readonly Offer[],
  kind: 'store' | 'card',
): readonly Offer[] => (isCardCheckout ? offers.filter((offer) => offer.kind === kind) : offers);
