import { asc, eq } from 'drizzle-orm';
import type { Settings } from 'contract/settings';
import { orderRows, orders } from '../db/schema/orders';
import type { ShopLanguage } from '../domain/language';
import { readPaymentName } from '../domain/order-payment-name';
import type { Transaction } from '../domain/stock-taking';
import { escapeHtml, formatMoney, formatTime } from './format';
import { mailTexts, type SayMail } from './mail-texts';
import { queueMail } from './outbox';

/** What a confirmation needs to know of the shop. */
export type ConfirmingShop = Pick<Settings, 'shopName' | 'shopEmail' | 'publicScheme' | 'hosts'>;

type OrderRecord = typeof orders.$inferSelect;
type RowRecord = typeof orderRows.$inferSelect;

/** An order as its confirmation tells it. */
export interface ConfirmedOrder {
  readonly order: OrderRecord;
  readonly rows: readonly RowRecord[];
  readonly paymentName: string;
}

/** Queues the confirmation of a paid order, once, in the order's language. The caller holds the order's row locked. */
export async function queueOrderConfirmation(
  tx: Transaction,
  shop: ConfirmingShop,
  orderId: number,
  now: Date,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId} to confirm.`);
  const rows = await tx.select().from(orderRows).where(eq(orderRows.orderId, orderId)).orderBy(asc(orderRows.line));
  const paymentName = await readPaymentName(tx, orderId, order.language);
  const mail = writeOrderConfirmation(shop, { order, rows, paymentName });
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

/** A line of the mail: what it is, how many, what it costs. */
interface Line {
  readonly name: string;
  readonly detail: string;
  readonly price: string;
}

/** Writes the confirmation as text and as HTML; whatever a customer or a catalogue wrote is shown, never obeyed. */
export function writeOrderConfirmation(
  shop: ConfirmingShop,
  confirmed: ConfirmedOrder,
): { subject: string; text: string; html: string } {
  const { order } = confirmed;
  const say = mailTexts(order.language);
  const parts = partsOf(shop, confirmed, say);
  return { subject: say('subject', { number: order.number }), text: asText(parts, say), html: asHtml(parts, say, order.language) };
}

interface Parts {
  readonly shopName: string;
  readonly greeting: string;
  /** Pairs of label and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly Line[];
  readonly sums: readonly (readonly [string, string])[];
  readonly address: readonly string[];
  readonly link: string;
  readonly withdrawal: string;
  readonly contact: string;
}

function partsOf(shop: ConfirmingShop, { order, rows, paymentName }: ConfirmedOrder, say: SayMail): Parts {
  const { language } = order;
  const money = (minor: number) => formatMoney(minor, order.currency, language);
  const isChargedOtherwise = order.chargeCurrency !== order.currency;
  return {
    shopName: shop.shopName,
    greeting: say('greeting', { name: order.firstName }),
    facts: filled([
      [say('orderNumber'), order.number],
      [say('placed'), formatTime(order.placedAt)],
      [say('delivery'), order.deliveryName],
      [say('deliveryLocation'), order.deliveryLocationName],
      [say('shippingTime'), order.shippingTime],
      [say('payment'), paymentName],
    ]),
    lines: rows.map((row) => lineOf(row, money, say)),
    sums: filled([
      [say('total'), money(order.displayTotalMinor)],
      [say('tax'), money(order.displayTaxMinor)],
      [say('charged'), isChargedOtherwise ? formatMoney(order.chargeMinor, order.chargeCurrency, language) : ''],
    ]),
    address: [
      `${order.firstName} ${order.lastName}`,
      order.address,
      `${order.postalCode} ${order.city}`,
      order.country.toUpperCase(),
      order.phone,
    ].filter((line) => line.trim() !== ''),
    link: orderLink(shop, order),
    withdrawal: say('withdrawalText', { email: shop.shopEmail }),
    contact: say('contact', { email: shop.shopEmail }),
  };
}

const filled = (pairs: [string, string][]) => pairs.filter(([, value]) => value !== '');

function lineOf(row: RowRecord, money: (minor: number) => string, say: SayMail): Line {
  const isOneOf = row.amount === 1;
  const count =
    row.kind === 'product'
      ? [
          say('amount', { amount: row.amount }),
          ...(isOneOf ? [] : [say('unitPrice', { price: money(row.displayUnitMinor) })]),
        ]
      : [];
  return {
    name: row.name,
    detail: [row.description, ...count].filter((part) => part !== '').join(' · '),
    price: money(row.displayTotalMinor),
  };
}

/**
 * The order look-up on the host the order was placed on. The English path serves every language: the shop sends the reader on
 * to their own words for it.
 */
function orderLink({ publicScheme, hosts }: ConfirmingShop, order: OrderRecord): string {
  const hostName = order.host.replace(/:\d+$/, '');
  const query = hosts[order.language].includes(hostName) ? '' : `?language=${order.language}`;
  return `${publicScheme}://${order.host}/view-order/${query}`;
}

/** One line each: a line break in a name would read as another row. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function asText(parts: Parts, say: SayMail): string {
  const pairs = (list: Parts['facts']) => list.map(([label, value]) => `${label}: ${oneLine(value)}`);
  return [
    oneLine(parts.greeting),
    '',
    say('intro'),
    '',
    ...pairs(parts.facts),
    '',
    `${say('products')}:`,
    ...parts.lines.map(({ name, detail, price }) => {
      const extra = detail === '' ? '' : ` (${oneLine(detail)})`;
      return `- ${oneLine(name)}${extra}: ${price}`;
    }),
    '',
    ...pairs(parts.sums),
    '',
    `${say('address')}:`,
    ...parts.address.map(oneLine),
    '',
    `${say('viewOrder')}: ${parts.link}`,
    say('viewOrderHint'),
    '',
    say('withdrawalTitle'),
    parts.withdrawal,
    '',
    parts.contact,
    '',
    say('signature'),
    parts.shopName,
    '',
  ].join('\n');
}

/** Mail readers know no style sheets: styles stand on the elements. Colours are the shop's. */
const STYLE = {
  body: 'margin:0;padding:24px;background:#f6f5f2;color:#16211d;font:16px/1.5 Helvetica,Arial,sans-serif',
  sheet: 'max-width:600px;margin:0 auto;padding:32px;background:#ffffff',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:8px 0;border-bottom:1px solid #e3e1db;vertical-align:top;text-align:left;font-weight:400',
  price: 'padding:8px 0 8px 16px;border-bottom:1px solid #e3e1db;vertical-align:top;text-align:right;white-space:nowrap',
  small: 'color:#4f5b56;font-size:14px',
  button: 'display:inline-block;padding:12px 20px;background:#16211d;color:#ffffff;text-decoration:none',
};

function asHtml(parts: Parts, say: SayMail, language: ShopLanguage): string {
  const text = escapeHtml;
  const row = (label: string, price: string) =>
    `<tr><th scope="row" style="${STYLE.cell}">${label}</th><td style="${STYLE.price}">${text(price)}</td></tr>`;
  const pairs = (list: Parts['facts']) => list.map(([label, value]) => row(text(label), value)).join('');
  const lines = parts.lines.map(({ name, detail, price }) =>
    row(`${text(name)}${detail === '' ? '' : `<br><span style="${STYLE.small}">${text(detail)}</span>`}`, price),
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(parts.shopName)}</title></head>
<body style="${STYLE.body}">
<div style="${STYLE.sheet}">
<p>${text(parts.greeting)}</p>
<p>${text(say('intro'))}</p>
<table style="${STYLE.table}">${pairs(parts.facts)}</table>
<h2>${text(say('products'))}</h2>
<table style="${STYLE.table}">${lines.join('')}${pairs(parts.sums)}</table>
<h2>${text(say('address'))}</h2>
<p>${parts.address.map(text).join('<br>')}</p>
<p><a href="${text(parts.link)}" style="${STYLE.button}">${text(say('viewOrder'))}</a></p>
<p style="${STYLE.small}">${text(say('viewOrderHint'))}</p>
<h2>${text(say('withdrawalTitle'))}</h2>
<p>${text(parts.withdrawal)}</p>
<p>${text(parts.contact)}</p>
<p>${text(say('signature'))}<br>${text(parts.shopName)}</p>
</div>
</body>
</html>
`;
}
