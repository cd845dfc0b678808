/** Orders of Shopify, Magento and WooCommerce, as a history: they count in no stock and no payment. */

import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { importedOrderRows, importedOrders } from '../../db/schema/imported-orders';
import { orders } from '../../db/schema/orders';
import type { TableRow } from '../read/table';
import type { Said } from '../report/say';
import { parseAmount } from '../text/amounts';
import { cleanLine, plainText } from '../text/clean-text';
import { readInstant } from '../text/instants';
import { findVariant } from './find-product';
import { firstOf, hasAll, hasAny, type RecordImport } from './record-import';

const NAMES = {
  number: ['name', 'order number', 'order_number', 'increment_id', 'id', 'order id', 'order_id'],
  email: ['email', 'customer email', 'customer_email', 'billing_email', 'billing email', 'billing email address'],
  placed: ['created at', 'created_at', 'purchase date', 'order_date', 'order date', 'date'],
  total: ['total', 'grand total (purchased)', 'grand total (base)', 'order_total', 'order total', 'grand_total'],
  currency: ['currency', 'order_currency', 'order currency', 'order_currency_code', 'base_currency_code'],
  status: ['fulfillment status', 'status', 'order_status', 'order status', 'financial status'],
  item: ['lineitem name', 'item_name', 'item name', 'product name', 'product_name'],
  sku: ['lineitem sku', 'item_sku', 'sku', 'product_sku'],
  amount: ['lineitem quantity', 'item_quantity', 'quantity', 'item quantity', 'qty_ordered'],
  price: ['lineitem price', 'item_price', 'item price', 'price', 'item cost'],
} as const;

/** What exports of this shop call its own orders, in the column `hanki_source`. */
export const OWN_SOURCE = 'hanki';

/** Rows of one order that are kept. */
const MAX_ROWS = 500;
const MAX_AMOUNT = 100_000;

interface OrderItem {
  name: string;
  sku: string;
  amount: number;
  unitHundredths: number;
}

export interface OrderEntry {
  order: typeof importedOrders.$inferInsert;
  items: OrderItem[];
}

const numberOf = (row: TableRow): string => cleanLine(firstOf(row, NAMES.number), 60);

export const orderRecords: RecordImport<OrderEntry> = {
  recognises: (header) =>
    hasAny(
      header,
      'financial status',
      'billing name',
      'grand total (purchased)',
      'grand total (base)',
      'order_total',
      'order total',
    ) &&
    hasAny(header, ...NAMES.email) &&
    hasAny(header, ...NAMES.total),
  sourceOf: (header) => {
    if (hasAny(header, 'grand total (purchased)', 'grand total (base)', 'increment_id')) return 'magento';
    return hasAll(header, 'financial status') ? 'shopify' : hasAny(header, 'hanki_source') ? 'hanki' : 'woocommerce';
  },
  keyOf: numberOf,
  read(rows, { source, currency }, report) {
    const [first] = rows;
    if (!first) return undefined;
    const get = (column: keyof typeof NAMES): string =>
      rows.map((row) => firstOf(row, NAMES[column])).find((cell) => cell !== '') ?? '';
    const refuse = (why: Said): undefined => report.skip(first.line, why);
    const number = numberOf(first);
    const email = get('email').toLowerCase();
    if (number === '') return refuse('the number of the order is missing');
    if (!z.email().max(254).safeParse(email).success)
      return refuse('the e-mail address of the order is missing or has no such form');
    const placedAt = readInstant(get('placed'), 'start');
    if (!placedAt || placedAt.getTime() > Date.now()) return refuse('the day of the order cannot be read');
    const total = parseAmount(get('total'));
    if (!total || 'problem' in total) return refuse('the total of the order cannot be read');
    const money = total.currency ?? (get('currency').toLowerCase() || currency);
    if (!isCurrency(money)) return refuse('the currency of the order is not known');
    const items = rows.slice(0, MAX_ROWS).flatMap((row) => itemOf(row, report) ?? []);
    const status = cleanLine(get('status'), 40).toLowerCase();
    return {
      order: {
        source: first.get('hanki_source') || source,
        number,
        email,
        status,
        currency: money,
        totalHundredths: total.hundredths,
        placedAt,
      },
      items,
    };
  },
  async write(db, { order, items }, { record }) {
    return db.transaction(async (tx) => {
      // An order of this shop, from its own export.
      const [own] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, order.number));
      if (order.source === OWN_SOURCE && own) return 'known';
      const [made] = await tx
        .insert(importedOrders)
        .values(order)
        .onConflictDoNothing()
        .returning({ id: importedOrders.id });
      if (made) {
        await record.made(tx, 'order', [made.id]);
        const rows = [];
        for (const [index, item] of items.entries())
          rows.push({
            ...item,
            orderId: made.id,
            line: index + 1,
            variantId: (await findVariant(tx, item.sku)) ?? null,
          });
        if (rows.length > 0) await tx.insert(importedOrderRows).values(rows);
        return 'added';
      }
      const isIt = and(eq(importedOrders.source, order.source), eq(importedOrders.number, order.number));
      const [known] = await tx
        .select({ id: importedOrders.id, status: importedOrders.status })
        .from(importedOrders)
        .where(isIt);
      if (!known || known.status === order.status) return 'known';
      await record.made(tx, 'order', [known.id], { status: known.status });
      await tx
        .update(importedOrders)
        .set({ status: order.status ?? '' })
        .where(eq(importedOrders.id, known.id));
      return 'changed';
    });
  },
};

function itemOf(row: TableRow, report: Parameters<typeof orderRecords.read>[2]): OrderItem | undefined {
  const name = plainText(firstOf(row, NAMES.item), 200);
  if (name === '') return undefined;
  const written = firstOf(row, NAMES.amount);
  const amount = written === '' ? 1 : Number(written);
  const price = parseAmount(firstOf(row, NAMES.price));
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_AMOUNT || (price && 'problem' in price))
    return report.skip(row.line, 'a row of an order has no amount or no price that can be read');
  return { name, sku: cleanLine(firstOf(row, NAMES.sku), 100), amount, unitHundredths: price?.hundredths ?? 0 };
}

/** ISO 4217 codes of currencies in use, which the runtime knows. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const isCurrency = (code: string): boolean => CURRENCIES.has(code);
