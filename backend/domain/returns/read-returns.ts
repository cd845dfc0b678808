import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { orderDeliveries } from '../../db/schema/deliveries';
import { orderRows, orders } from '../../db/schema/orders';
import { paymentRefunds } from '../../db/schema/payments';
import { returnEvents, returnRows, returns } from '../../db/schema/returns';
import { readVariantLabels, type VariantLabel } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import type { Reader } from '../reading/reader';
import { BEFORE_ARRIVAL, isUnsent, WITH_GOODS } from './arrival';

/** A message about a return: what its customer wrote, or what staff told or asked. */
export interface ReturnMessage {
  readonly isCustomer: boolean;
  readonly text: string;
  readonly at: Date;
}

/** The choices of a variant as one line. */
export const labelOf = (label: VariantLabel | undefined) =>
  label ? [label.color, label.size, label.type].filter(Boolean).join(' · ') : '';

type Event = typeof returnEvents.$inferSelect;
const isCustomer = ({ actor }: Event) => actor === 'customer';

/** Returns with their rows and what was written about them, the newest first. */
export async function readReturns(reader: Reader, condition: SQL, language: ShopLanguage) {
  const found = await reader.select().from(returns).where(condition).orderBy(desc(returns.id));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await reader
    .select({ back: returnRows, name: orderRows.name, description: orderRows.description })
    .from(returnRows)
    .innerJoin(orderRows, eq(orderRows.id, returnRows.orderRowId))
    .where(inArray(returnRows.returnId, ids))
    .orderBy(asc(returnRows.id));
  const events = await reader
    .select()
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, ids))
    .orderBy(asc(returnEvents.id));
  const unsent = await readUnsent(
    reader,
    found.map(({ orderId }) => orderId),
  );
  const credits = await readCredits(reader, found);
  const wanted = rows.flatMap(({ back }) => back.exchangeVariantId ?? []);
  const labels = await readVariantLabels(reader, [...new Set(wanted)], language);
  return found.map((back) => {
    const own = events.filter(({ returnId }) => returnId === back.id);
    return {
      ...back,
      note: own.findLast((event) => !isCustomer(event))?.note ?? '',
      messages: messagesOf(back, own),
      /** An unpaid invoice was reduced by what it gave back. */
      isCredit: back.refundId !== null && credits.has(back.refundId),
      events: own.map(({ toStatus, createdAt }) => ({ status: toStatus, at: createdAt })),
      /** Nothing of its order has left. */
      isUnsent: unsent.has(back.orderId),
      isOnItsWay:
        isOneOf(BEFORE_ARRIVAL, back.status) &&
        !own.some((event) => !isCustomer(event) && isOneOf(WITH_GOODS, event.toStatus)),
      rows: rows
        .filter((row) => row.back.returnId === back.id)
        .map(({ back: { amount, reason, exchangeVariantId, reservedUntil }, name, description }) => ({
          name: [name, description].filter(Boolean).join(', '),
          amount,
          reason,
          reservedUntil,
          exchange: exchangeVariantId === null ? '' : labelOf(labels.get(exchangeVariantId)),
        })),
    };
  });
}

/** Of some orders those of which nothing has left. */
async function readUnsent(reader: Reader, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await reader
    .select({ id: orders.id, status: orders.status, parcels: count(orderDeliveries.id) })
    .from(orders)
    .leftJoin(orderDeliveries, eq(orderDeliveries.orderId, orders.id))
    .where(inArray(orders.id, [...new Set(orderIds)]))
    .groupBy(orders.id);
  return new Set(found.filter(({ status, parcels }) => isUnsent(status, parcels)).map(({ id }) => id));
}

/** The ids of the returns' refunds that reduced an unpaid invoice. */
async function readCredits(
  reader: Reader,
  found: readonly (typeof returns.$inferSelect)[],
): Promise<ReadonlySet<number>> {
  const ids = found.flatMap(({ refundId }) => refundId ?? []);
  if (ids.length === 0) return new Set();
  const isCredit = and(inArray(paymentRefunds.id, ids), eq(paymentRefunds.isCredit, true));
  const credits = await reader.select({ id: paymentRefunds.id }).from(paymentRefunds).where(isCredit);
  return new Set(credits.map(({ id }) => id));
}

const isOneOf = (statuses: readonly string[], status: string) => statuses.includes(status);

/** What was written about a return, the oldest first: its customer's message, and the notes of its changes. */
function messagesOf({ message, createdAt }: typeof returns.$inferSelect, events: readonly Event[]): ReturnMessage[] {
  const first = message === '' ? [] : [{ isCustomer: true, text: message, at: createdAt }];
  const notes = events
    .filter(({ note }) => note !== '')
    .map((event) => ({ isCustomer: isCustomer(event), text: event.note, at: event.createdAt }));
  return [...first, ...notes];
}

/** A return by its unguessable reference, with its order's number and the currency of its money; null when there is none. */
export async function readReturnPage(reader: Reader, reference: string, language: ShopLanguage) {
  const [back] = await readReturns(reader, eq(returns.reference, reference), language);
  if (!back) return null;
  const [order] = await reader
    .select({ number: orders.number, chargeCurrency: orders.chargeCurrency })
    .from(orders)
    .where(eq(orders.id, back.orderId));
  return order ? { back, order } : null;
}
