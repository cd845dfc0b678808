import { eq } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import type { Transaction } from '../db/client';
import { type orderRows, orders } from '../db/schema/orders';
import { bonusPaid } from '../domain/customers/spend-bonus';
import { maskedHint } from '../domain/gifts/gift-code';
import type { OrderCardPayment } from '../domain/gifts/order-card-payments';
import { shopAddress } from '../domain/locale/shop-host';
import { type PaymentView, readOrderById } from '../domain/orders/order-reading';
import { countryName, formatDate, formatMoney, formatRates, formatTime } from './format';
import { mailTexts, type SayMail } from './mail-texts';
import { asHtml, asText, type MailLine, type OrderMail } from './order-mail-layout';
import { queueMail } from './outbox';

/** What a confirmation needs to know of the shop. */
export type ConfirmingShop = Pick<
  Settings,
  'shopName' | 'shopEmail' | 'publicScheme' | 'production' | 'port' | 'hosts'
>;

type OrderRecord = typeof orders.$inferSelect;
type RowRecord = typeof orderRows.$inferSelect;

/** An order with the data of its confirmation. */
export interface ConfirmedOrder {
  readonly order: OrderRecord;
  readonly rows: readonly RowRecord[];
  /** Pictures of the rows by their ids, as `/media/<hash>`. */
  readonly pictures: ReadonlyMap<number, string>;
  readonly payment: Pick<PaymentView, 'name' | 'dueAt'>;
  readonly cardPayments: readonly Pick<OrderCardPayment, 'hint' | 'displayHundredths'>[];
}

/** Queues the confirmation of a paid order, once, in the order's language. The caller holds the order's row locked. */
export async function queueOrderConfirmation(
  tx: Transaction,
  shop: ConfirmingShop,
  orderId: number,
  now: Date,
): Promise<void> {
  const [found] = await tx.select({ language: orders.language }).from(orders).where(eq(orders.id, orderId));
  const view = found ? await readOrderById(tx, orderId, found.language) : null;
  if (!view) throw new Error(`There is no order ${orderId} to confirm.`);
  const { order } = view;
  const pictures = new Map(view.rows.flatMap(({ row, label }) => (label?.image ? [[row.id, label.image.path]] : [])));
  const mail = writeOrderConfirmation(shop, { ...view, rows: view.rows.map(({ row }) => row), pictures });
  await queueMail(
    tx,
    {
      ...mail,
      dedupeKey: `order-confirmation:${orderId}`,
      kind: 'order-confirmation',
      language: order.language,
      recipient: order.email,
      orderId,
    },
    now,
  );
}

/** Writes the confirmation as text and as HTML; all texts of customers and catalogue are escaped. */
export function writeOrderConfirmation(
  shop: ConfirmingShop,
  confirmed: ConfirmedOrder,
): { subject: string; text: string; html: string } {
  const { order } = confirmed;
  const say = mailTexts(order.language);
  const mail = partsOf(shop, confirmed, say);
  return {
    subject: say('subject', { number: order.number }),
    text: asText(mail, say, order.language),
    html: asHtml(mail, say, order.language),
  };
}

function partsOf(
  shop: ConfirmingShop,
  { order, rows, pictures, payment, cardPayments }: ConfirmedOrder,
  say: SayMail,
): OrderMail {
  const { language } = order;
  const money = (hundredths: number) => formatMoney(hundredths, order.currency, language);
  const isChargedOtherwise = order.chargeCurrency !== order.currency;
  const bonus = bonusPaid(order);
  const home = shopAddress(shop, order.host);
  const isPartlyPaid = bonus.cents > 0 || cardPayments.length > 0;
  return {
    shopName: shop.shopName,
    logo: `${home}/icon-192.png`,
    scene: `${home}/mail-scene.jpg`,
    greeting: say('greeting', { name: order.firstName }),
    facts: filled([
      [say('orderNumber'), order.number],
      [say('placed'), formatTime(order.placedAt)],
      [say('giftFrom'), order.giftCompany],
      [say('delivery'), order.deliveryName],
      [say('express'), order.isExpressPickup ? say('yes') : ''],
      [say('deliveryLocation'), order.deliveryLocationName],
      [say('shippingTime'), order.shippingTime],
      [say('parts'), order.isPartDelivery ? say('yes') : ''],
      [say('payment'), order.giftCompany === '' ? payment.name : say('paidByGiver', { company: order.giftCompany })],
      [say('due'), payment.dueAt ? formatDate(payment.dueAt) : ''],
      [say('specialRequest'), order.specialRequest],
    ]),
    lines: withBundles(rows).map((row) => ({
      ...lineOf(row, money, say),
      picture: plateAt(home, pictures.get(row.id)),
    })),
    sums: filled([
      [say('total'), money(order.displayTotalHundredths)],
      [say('tax', { rates: taxRates(rows, language) }), hasTax(rows) ? money(order.displayTaxHundredths) : ''],
      [say('clubBonus'), bonus.cents > 0 ? money(-bonus.display) : ''],
      ...cardPayments.map(({ hint, displayHundredths }): [string, string] => [
        say('giftCard', { card: maskedHint(hint) }),
        money(-displayHundredths),
      ]),
      [say('paidOtherwise'), isPartlyPaid && !isChargedOtherwise ? money(order.chargeHundredths) : ''],
      [say('charged'), isChargedOtherwise ? formatMoney(order.chargeHundredths, order.chargeCurrency, language) : ''],
    ]),
    address: [
      `${order.firstName} ${order.lastName}`,
      order.address,
      `${order.postalCode} ${order.city}`,
      countryName(order.country, language),
      order.phone,
    ].filter((line) => line.trim() !== ''),
    link: orderLink(shop, order),
    withdrawal: say('withdrawalText', { email: shop.shopEmail }),
    contact: say('contact', { email: shop.shopEmail }),
  };
}

/** Whether an order has anything but gift cards, which hold no tax, and what is free. */
const hasTax = (rows: readonly RowRecord[]): boolean =>
  rows.some(({ kind, totalCents }) => totalCents !== 0 && kind !== 'gift_card');

/** The rates in an order; rows with a price of zero contain no tax. */
const taxRates = (rows: readonly RowRecord[], language: OrderRecord['language']) =>
  formatRates(
    rows
      .filter(({ kind, totalCents }) => totalCents !== 0 && kind !== 'gift_card')
      .map(({ taxPercentage }) => taxPercentage),
    language,
  );

const filled = (pairs: [string, string][]) => pairs.filter(([, value]) => value !== '');

/** The rows with each bundle as one, where its first part is: its name, and its parts as the description. */
function withBundles(rows: readonly RowRecord[]): RowRecord[] {
  const isFirst = (row: RowRecord) => rows.find(({ bundle }) => bundle === row.bundle) === row;
  return rows
    .filter((row) => row.bundle === null || isFirst(row))
    .map((row) =>
      row.bundle === null
        ? row
        : asOne(
            rows.filter(({ bundle }) => bundle === row.bundle),
            row,
          ),
    );
}

function asOne(parts: readonly RowRecord[], first: RowRecord): RowRecord {
  const sum = (amountOf: (part: RowRecord) => number) => parts.reduce((total, part) => total + amountOf(part), 0);
  return {
    ...first,
    name: first.bundleName,
    description: parts.map(({ name, description }) => (description ? `${name} (${description})` : name)).join(' + '),
    displayUnitHundredths: sum((part) => part.displayUnitHundredths),
    displayTotalHundredths: sum((part) => part.displayTotalHundredths),
  };
}

/** The address of a row's picture, twice as large as it is shown; null without one. */
const plateAt = (home: string, path: string | undefined): string | null => (path ? `${home}${path}/128` : null);

function lineOf(row: RowRecord, money: (hundredths: number) => string, say: SayMail): Omit<MailLine, 'picture'> {
  const isOneOf = row.amount === 1;
  const count =
    row.kind === 'product' || row.kind === 'gift_card'
      ? [
          say('amount', { amount: row.amount }),
          ...(isOneOf ? [] : [say('unitPrice', { price: money(row.displayUnitHundredths) })]),
        ]
      : [];
  return {
    name: row.name,
    // the time of a delivery stands among the facts
    detail: [row.kind === 'delivery' ? '' : row.description, ...count].filter((part) => part !== '').join(' · '),
    price: row.displayTotalHundredths === 0 && count.length === 0 ? say('free') : money(row.displayTotalHundredths),
  };
}

/**
 * The order look-up on the host the order was placed on. The English path works for every language: the shop redirects to
 * the path in the reader's language.
 */
function orderLink(shop: ConfirmingShop, order: OrderRecord): string {
  const hostName = order.host.replace(/:\d+$/, '');
  const query = shop.hosts[order.language].includes(hostName) ? '' : `?language=${order.language}`;
  return `${shopAddress(shop, order.host)}/view-order/${query}`;
}
