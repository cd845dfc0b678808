import { eq, inArray } from 'drizzle-orm';
import { customers } from '../../db/schema/customers';
import { orderRows, orders } from '../../db/schema/orders';
import type { ValidatedRow } from '../cart/cart-row';
import { sumOf } from '../cart/cart-tax';
import { readVariantLabels, type VariantLabel } from '../cart/cart-variants';
import { checkoutTexts } from '../cart/checkout-texts';
import type { DeliveryOffer } from '../delivery/delivery-offers';
import { containedVat } from '../pricing/pricing';
import type { Reader } from '../reading/reader';
import { addressOffers, type CompanyVisit, validateCompanyCart } from './company-cart';
import { type EnterpriseOrder, type EnterpriseRow, readEnterpriseRows } from './find-enterprise-order';

/** An amount with and without tax, hundredths of the order's currency. */
export interface TwoPrices {
  readonly gross: number;
  readonly net: number;
}

/** A row with what it costs now, or, once the order is decided, with what it cost then. */
export interface EnterpriseRowView {
  readonly row: EnterpriseRow;
  readonly label: VariantLabel | null;
  /** Null: it has no price any more. */
  readonly unit: TwoPrices | null;
  /** The regular price, with tax, where the agreed one is lower. */
  readonly regular: number | null;
  readonly total: TwoPrices | null;
  readonly taxPercentage: number | null;
  /** Null: no limit. */
  readonly maxAmount: number | null;
  readonly isOrderable: boolean;
  /** Why not, or why fewer, in the reader's language. */
  readonly notice: string;
  /** The unit costs something else than when the order was sent. */
  readonly isPriceChanged: boolean;
}

/** An enterprise order as its people see it. */
export interface EnterpriseOrderView {
  readonly order: EnterpriseOrder;
  readonly personName: string;
  readonly deciderName: string;
  readonly rows: readonly EnterpriseRowView[];
  readonly offers: readonly DeliveryOffer[];
  readonly deliverySlug: string;
  readonly goods: TwoPrices;
  readonly delivery: TwoPrices;
  readonly total: TwoPrices;
  /** The total without tax in euro cents, by which a person's limit is judged; 0 once it is decided. */
  readonly netCents: number;
  /** Why it cannot be ordered as it is; empty once it is decided. */
  readonly faults: readonly string[];
  /** Whether the shop can write the invoice. */
  readonly canInvoice: boolean;
  /** The order of the shop that it became. */
  readonly placed: { readonly number: string; readonly paymentReference: string; readonly status: string } | null;
}

const isLive = ({ status }: EnterpriseOrder): boolean => status === 'draft' || status === 'waiting';

const twoPrices = (gross: number, percentage: number): TwoPrices => ({
  gross,
  net: gross - containedVat(gross, percentage),
});

async function readNames(reader: Reader, { customerId, decidedBy }: EnterpriseOrder) {
  const ids = [customerId, decidedBy].flatMap((id) => (id === null ? [] : [id]));
  const people = await reader
    .select({ id: customers.id, first: customers.firstName, last: customers.lastName, email: customers.email })
    .from(customers)
    .where(inArray(customers.id, ids.length > 0 ? ids : [0]));
  const nameOf = (id: number | null) => {
    const person = people.find((each) => each.id === id);
    return person ? `${person.first} ${person.last}`.trim() || person.email : '';
  };
  return { personName: nameOf(customerId), deciderName: nameOf(decidedBy) };
}

/** An order with its rows at today's prices, or at those that were decided about. */
export async function viewEnterpriseOrder(
  reader: Reader,
  order: EnterpriseOrder,
  visit: CompanyVisit,
): Promise<EnterpriseOrderView> {
  const rows = await readEnterpriseRows(reader, order.id);
  const labels = await readVariantLabels(
    reader,
    rows.map(({ variantId }) => variantId),
    visit.language,
  );
  const names = await readNames(reader, order);
  const held = { order, rows, labels };
  return { order, ...names, ...(isLive(order) ? await liveParts(reader, held, visit) : await pastParts(reader, held)) };
}

type Held = {
  readonly order: EnterpriseOrder;
  readonly rows: readonly EnterpriseRow[];
  readonly labels: ReadonlyMap<number, VariantLabel>;
};
type Parts = Omit<EnterpriseOrderView, 'order' | 'personName' | 'deciderName'>;

async function liveParts(reader: Reader, { order, rows, labels }: Held, visit: CompanyVisit): Promise<Parts> {
  const cart = await validateCompanyCart(reader, { ...order, rows }, visit);
  const validated = new Map(cart.rows.map((row) => [row.variant.id, row]));
  const delivery = cart.delivery?.price.display ?? 0;
  const tax = sumOf(cart.tax);
  const goodsTax = sumOf(cart.rows.map(({ total, taxPercentage }) => taxedAmount(total, taxPercentage))).display;
  return {
    rows: rows.map((row) => liveRow(row, validated.get(row.variantId), labels, visit)),
    offers: addressOffers(cart),
    deliverySlug: cart.delivery?.slug ?? '',
    goods: { gross: cart.subtotal.display, net: cart.subtotal.display - goodsTax },
    delivery: twoPrices(delivery, cart.deliveryTaxPercentage),
    total: { gross: cart.total.display, net: cart.total.display - tax.display },
    netCents: cart.total.cents - tax.cents,
    faults: cart.faults.map(({ text }) => text),
    canInvoice: cart.paymentOffers.length > 0 || cart.rows.length === 0,
    placed: null,
  };
}

const taxedAmount = ({ cents, display }: { cents: number; display: number }, percentage: number) => ({
  cents: containedVat(cents, percentage),
  display: containedVat(display, percentage),
});

function liveRow(
  row: EnterpriseRow,
  validated: ValidatedRow | undefined,
  labels: Held['labels'],
  { language }: CompanyVisit,
): EnterpriseRowView {
  const label = labels.get(row.variantId) ?? null;
  const nothing = { unit: null, regular: null, total: null, taxPercentage: null, isPriceChanged: false };
  if (!validated) {
    const notice = row.amount === 0 ? '' : checkoutTexts(language)('productGone');
    return { row, label, ...nothing, maxAmount: null, isOrderable: row.amount === 0, notice };
  }
  const { unit, reference, total, taxPercentage, maxAmount, isOrderable, notice } = validated;
  return {
    row,
    label,
    unit: twoPrices(unit.display, taxPercentage),
    regular: reference?.display ?? null,
    total: twoPrices(total.display, taxPercentage),
    taxPercentage,
    maxAmount,
    isOrderable,
    notice,
    isPriceChanged: row.askedUnitHundredths !== null && row.askedUnitHundredths !== unit.display,
  };
}

async function pastParts(reader: Reader, { order, rows, labels }: Held): Promise<Parts> {
  const [placed] = order.orderId === null ? [] : await reader.select().from(orders).where(eq(orders.id, order.orderId));
  const written = placed ? await reader.select().from(orderRows).where(eq(orderRows.orderId, placed.id)) : [];
  const delivery = written.find(({ kind }) => kind === 'delivery');
  const seen = rows.map((row) => pastRow(row, written, labels));
  const goods = seen.reduce(
    (sum, { total }) => ({ gross: sum.gross + (total?.gross ?? 0), net: sum.net + (total?.net ?? 0) }),
    { gross: 0, net: 0 },
  );
  const total = placed
    ? { gross: placed.displayTotalHundredths, net: placed.displayTotalHundredths - placed.displayTaxHundredths }
    : { gross: order.askedTotalHundredths ?? goods.gross, net: order.askedNetHundredths ?? goods.net };
  return {
    rows: seen,
    offers: [],
    deliverySlug: order.deliveryMethod,
    goods,
    delivery: delivery ? twoPrices(delivery.displayTotalHundredths, delivery.taxPercentage) : { gross: 0, net: 0 },
    total,
    netCents: 0,
    faults: [],
    canInvoice: true,
    placed: placed ?? null,
  };
}

function pastRow(
  row: EnterpriseRow,
  written: readonly (typeof orderRows.$inferSelect)[],
  labels: Held['labels'],
): EnterpriseRowView {
  const bought = written.find(({ variantId }) => variantId === row.variantId);
  const gross = bought?.displayUnitHundredths ?? row.askedUnitHundredths;
  const percentage = bought?.taxPercentage ?? row.askedTaxPercentage;
  const priced = (amount: number) => (gross === null ? null : twoPrices(gross * amount, percentage ?? 0));
  return {
    row,
    label: labels.get(row.variantId) ?? null,
    unit: priced(1),
    regular: null,
    total: priced(row.amount),
    taxPercentage: percentage,
    maxAmount: null,
    isOrderable: true,
    notice: '',
    isPriceChanged:
      bought !== undefined &&
      row.askedUnitHundredths !== null &&
      bought.displayUnitHundredths !== row.askedUnitHundredths,
  };
}
