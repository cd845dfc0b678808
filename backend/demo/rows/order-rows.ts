import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { orderDeliveries } from '../../db/schema/deliveries';
import { discountCodes, discountCodeUses } from '../../db/schema/discounts';
import { giftCodes } from '../../db/schema/gift-campaigns';
import { orderEvents } from '../../db/schema/order-events';
import { orderRows, orders } from '../../db/schema/orders';
import { discountByRate, discountShares } from '../../domain/cart/discount';
import { giftCodeHash } from '../../domain/gifts/code-hash';
import { drawReference } from '../../domain/orders/order-number';
import { EURO } from '../../domain/pricing/display-currency';
import { DEMO_BRANDS } from '../content/brands';
import { DEMO_DELIVERY_METHODS } from '../content/delivery';
import { DEMO_DISCOUNT_CODES, DEMO_GIFT_CAMPAIGNS, DEMO_GIFT_CARDS } from '../content/gifts';
import { DEMO_ORDERS, type DemoOrder } from '../content/orders';
import { DEMO_PICKUP_POINTS } from '../content/pickup-points';
import { productName } from '../content/product-names';
import { DEMO_TAX_AREAS } from '../content/reference';
import { DEMO_STORES } from '../content/stores';
import { demoTaxRates } from '../content/tax-classes';
import { deliveryMethodIds } from './delivery-rows';
import { insertAll } from './insert';
import { modelOf } from './numbered-models';
import { loadPayment, spend } from './order-payment-rows';
import { cents, daysBefore } from './texts';
import { DEMO_VARIANTS } from './variants';

type OrderRow = Omit<typeof orderRows.$inferInsert, 'orderId' | 'line'>;

const [FINLAND] = DEMO_TAX_AREAS;
const VAT = FINLAND ? (demoTaxRates(FINLAND, 'standard').at(-1)?.percentage ?? 0) : 0;

const row = (what: Pick<OrderRow, 'kind' | 'name'> & Partial<OrderRow>, unit: number, amount: number): OrderRow => {
  const total = unit * amount;
  return {
    ...what,
    amount,
    unitCents: unit,
    totalCents: total,
    displayUnitHundredths: unit,
    displayTotalHundredths: total,
    taxPercentage: VAT,
    taxCents: Math.round((total * VAT) / (100 + VAT)),
  };
};

/** The first variant of each product, at the regular price; a gift costs nothing. */
function productRow({ giftCode }: DemoOrder, { model: slug, amount }: DemoOrder['rows'][number]): OrderRow {
  const { model, id } = modelOf(slug);
  const variant = DEMO_VARIANTS.find(({ modelId }) => modelId === id);
  if (!variant) throw new Error(`The model ${slug} has no variant.`);
  const name = `${DEMO_BRANDS[model.brand].name} ${productName(model.name, model.noun).fi}`;
  const unit = giftCode === undefined ? cents(model.price) : 0;
  return row({ kind: 'product', variantId: variant.id, name, description: variant.size ?? '' }, unit, amount);
}

/** The rows with their shares of the order's code, and the row that takes it off. */
function withDiscount({ discountCode }: DemoOrder, rows: readonly OrderRow[]): OrderRow[] {
  const found = DEMO_DISCOUNT_CODES.find(({ code }) => code === discountCode);
  if (!found) return [...rows];
  const { worth, code } = found;
  const totals = rows.map(({ totalCents }) => ({ cents: totalCents, display: totalCents }));
  const taxed = totals.map((total) => ({ total, taxPercentage: VAT }));
  const wanted =
    'percent' in worth
      ? { kind: 'percent' as const, percentage: worth.percent }
      : { kind: 'fixed' as const, cents: cents(worth.euros) };
  const shares = discountShares(totals, wanted, EURO);
  const shared = rows.map((each, index) => {
    const { cents: discountCents = 0, display = 0 } = shares[index] ?? {};
    return { ...each, discountCents, displayDiscountHundredths: display };
  });
  const off = discountByRate(taxed, shares).map(({ total, tax }) => ({
    ...row({ kind: 'discount', name: `Alennuskoodi ${code}` }, total.cents, 1),
    taxCents: tax.cents,
  }));
  return [...shared, ...off];
}

function deliveryOf({ store, pickupPoint, giftCode, rows }: DemoOrder) {
  const slug = store ? 'nouto' : pickupPoint ? 'noutopiste' : 'kotiinkuljetus';
  const method = DEMO_DELIVERY_METHODS.find((each) => each.slug === slug);
  const home = method?.prices.home;
  if (!method || !home) throw new Error(`There is no delivery ${slug} in Finland.`);
  const subtotal = rows.reduce((sum, { model, amount }) => sum + cents(modelOf(model).model.price) * amount, 0);
  const isFree = giftCode !== undefined || (home.freeFrom !== undefined && subtotal >= home.freeFrom);
  return { method, row: row({ kind: 'delivery', name: method.name.fi }, isFree ? 0 : home.price, 1) };
}

const STATUSES_BEFORE: Readonly<Record<DemoOrder['status'], readonly DemoOrder['status'][]>> = {
  awaiting_payment: [],
  payment_failed: ['payment_failed'],
  processing: ['processing'],
  ready_for_packing: ['processing', 'ready_for_packing'],
  transported_to_pickuplocation: ['processing', 'shipped', 'transported_to_pickuplocation'],
  ready_for_pick_up: ['processing', 'ready_for_pick_up'],
  shipped: ['processing', 'shipped'],
  delivered: ['processing', 'shipped', 'delivered'],
};

/** Each status with its time, a day after the one before it. */
function eventsOf(orderId: number, { status, placed }: DemoOrder, now: Date): (typeof orderEvents.$inferInsert)[] {
  const path = ['awaiting_payment' as const, ...STATUSES_BEFORE[status]];
  return path.map((toStatus, index) => ({
    orderId,
    fromStatus: path[index - 1] ?? null,
    toStatus,
    actor: index === 0 ? 'customer' : index === 1 ? 'processor:test' : 'job:demo',
    createdAt: daysBefore(now, placed - Math.max(0, index - 1)),
  }));
}

/** The parcel of an order that was sent, with the times of its events. */
function parcelsOf(orderId: number, { digits }: DemoOrder, events: ReturnType<typeof eventsOf>) {
  const timeOf = (status: string) => events.find(({ toStatus }) => toStatus === status)?.createdAt;
  const sentAt = timeOf('shipped');
  if (!sentAt) return [];
  return [{ orderId, trackingCode: `JJFI${digits}`, sentAt, deliveredAt: timeOf('delivered') ?? null }];
}

/** Euro cents that a gift card takes over. */
function paidByCard({ giftCard }: DemoOrder, total: number): number {
  if (giftCard === undefined) return 0;
  const issued = DEMO_GIFT_CARDS.find(({ code }) => code === giftCard)?.issued ?? 0;
  return Math.min(cents(issued), total);
}

/** Who gives the present that an order is; empty for what was bought. */
const companyOf = ({ giftCode }: DemoOrder): string =>
  DEMO_GIFT_CAMPAIGNS.find(({ codes }) => giftCode !== undefined && codes.includes(giftCode))?.name.fi ?? '';

/** Writes an order with all that belongs to it. Long because an order has some thirty columns, one a line. */
async function loadOrder(tx: Transaction, order: DemoOrder, customerId: number | null, now: Date): Promise<void> {
  const delivery = deliveryOf(order);
  const products = order.rows.map((each) => productRow(order, each));
  const rows = [...withDiscount(order, products), delivery.row];
  const total = rows.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const tax = rows.reduce((sum, { taxCents }) => sum + taxCents, 0);
  const { bonus = 0 } = order;
  const byCard = paidByCard(order, total - bonus);
  const placedAt = daysBefore(now, order.placed);
  const isPaid = order.status !== 'awaiting_payment' && order.status !== 'payment_failed';
  const point = DEMO_PICKUP_POINTS.findIndex(({ name }) => name === order.pickupPoint);
  const store = DEMO_STORES.find(({ slug }) => slug === order.store);
  const [written] = await tx
    .insert(orders)
    .values({
      number: `S${order.digits}`,
      paymentReference: drawReference(),
      idempotencyKey: randomUUID(),
      requestHash: createHash('sha256').update(order.digits).digest('hex'),
      status: order.status,
      customerId,
      email: order.email,
      phone: order.phone,
      firstName: order.name[0],
      lastName: order.name[1],
      address: order.address,
      postalCode: order.postalCode,
      city: order.city,
      country: 'fi',
      language: 'fi',
      host: 'localhost',
      taxAreaId: 1,
      currency: 'eur',
      currencyRate: 1,
      deliveryMethodId: deliveryMethodIds.of(delivery.method.slug),
      pickupStoreId: store?.id ?? null,
      pickupPointId: point < 0 ? null : point + 1,
      deliveryName: delivery.method.name.fi,
      deliveryLocationName: store?.name ?? order.pickupPoint ?? '',
      isExpressPickup: order.expressAfter !== undefined,
      shippingTime: order.expressAfter === undefined ? '' : `klo ${order.expressAfter} jälkeen`,
      giftCompany: companyOf(order),
      totalCents: total,
      taxCents: tax,
      displayTotalHundredths: total,
      displayTaxHundredths: tax,
      bonusCents: bonus,
      displayBonusHundredths: bonus,
      chargeHundredths: total - bonus - byCard,
      chargeCurrency: 'eur',
      placedAt,
      paidAt: isPaid ? placedAt : null,
      acceptedTermsAt: placedAt,
    })
    .returning({ id: orders.id });
  if (!written) throw new Error('An order of the demo shop was not written.');
  const orderId = written.id;
  await insertAll(
    tx,
    orderRows,
    rows.map((each, index) => ({ ...each, orderId, line: index + 1 })),
  );
  const events = eventsOf(orderId, order, now);
  await insertAll(tx, orderEvents, events);
  await insertAll(tx, orderDeliveries, parcelsOf(orderId, order, events));
  await loadPayment(tx, order, { orderId, amountHundredths: total - bonus - byCard, placedAt });
  if (order.giftCard && byCard > 0) await spend(tx, { code: order.giftCard, orderId, amount: byCard, placedAt });
  if (order.discountCode) await loadCodeUse(tx, order.discountCode, orderId);
  if (order.giftCode)
    await tx
      .update(giftCodes)
      .set({ orderId, redeemedAt: placedAt })
      .where(eq(giftCodes.codeHash, giftCodeHash(order.giftCode)));
}

async function loadCodeUse(tx: Transaction, code: string, orderId: number): Promise<void> {
  const [found] = await tx
    .select({ codeId: discountCodes.id })
    .from(discountCodes)
    .where(eq(sql`lower(${discountCodes.code})`, code.toLowerCase()));
  if (!found) throw new Error('An order of the demo shop used a discount code that there is not.');
  await tx.insert(discountCodeUses).values({ orderId, codeId: found.codeId });
}

/**
 * Orders of the past, after accounts and gifts. Their products left before the opening stock was counted, so
 * nothing is taken from it.
 */
export async function loadOrders(tx: Transaction, now: Date): Promise<void> {
  for (const order of DEMO_ORDERS) {
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, order.email));
    await loadOrder(tx, order, customer?.id ?? null, now);
  }
}
