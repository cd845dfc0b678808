import { createHash, randomInt } from 'node:crypto';
import { type SalesChannel, WEB_STORE_ID, webOrderNumber } from 'contract/complaint-status';
import { and, eq, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { complaintEvents, complaints } from '../../db/schema/complaints';
import { stores } from '../../db/schema/stores';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { drawReference } from '../orders/order-number';
import { helsinkiDay } from '../pricing/helsinki-day';
import { attachPictures } from './attach-pictures';
import type { TellComplainant } from './complaint-news';
import { findComplaintOrder, findNamedOrder, readComplaintRows } from './complaint-order';
import { complaintTexts } from './complaint-texts';

/** A complaint as its form says it (Specification 2 §3). What an order tells better is replaced by it. */
export interface ComplaintWish {
  /** Random key of the form. */
  readonly key: string;
  /** Payment reference of the order it comes from; null without one. */
  readonly reference: string | null;
  readonly rowId: number | null;
  readonly customerName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly postNumber: string;
  readonly city: string;
  readonly salesChannel: SalesChannel;
  readonly store: number | null;
  readonly targetStore: number | null;
  readonly orderNumber: string;
  readonly receipt: string;
  readonly timeOfPurchase: string;
  readonly priceCents: number;
  readonly used: boolean;
  readonly manufacturer: string;
  readonly model: string;
  readonly color: string;
  readonly size: string;
  readonly noSize: boolean;
  readonly complaint: string;
  readonly pictures: readonly string[];
}

/** Who makes a complaint, and when. */
export interface ComplaintCircumstances {
  readonly customerId: number | null;
  readonly language: ShopLanguage;
  readonly now: Date;
}

/** A written complaint. */
export interface MadeComplaint {
  readonly number: string;
  readonly reference: string;
  readonly createdAt: Date;
}

/** What tells a form that is sent again from another one: its key and everything in it. */
export const submissionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * Writes a complaint with its photographs and the mail that confirms it. The same form sent twice, also at once, is one complaint: the
 * second insert waits at the unique submission and finds the first.
 * @returns null for an unknown order reference
 * @throws Refusal with a text for each wrong field
 * @throws Conflict NOT_PAID, NOT_DELIVERED when nothing of the order was sent
 */
export function makeComplaint(
  db: Db,
  tell: TellComplainant,
  wish: ComplaintWish,
  { customerId, language, now }: ComplaintCircumstances,
): Promise<MadeComplaint | null> {
  const submission = submissionOf(wish);
  return db.transaction(async (tx) => {
    const known = await findSubmission(tx, submission);
    if (known) return known;
    const bought = await readPurchase(tx, wish, language, now);
    if (!bought) return null;
    const {
      pictures,
      key: _key,
      reference: _reference,
      rowId: _row,
      store: _store,
      targetStore: _target,
      ...said
    } = wish;
    const [written] = await tx
      .insert(complaints)
      .values({
        ...{ ...said, ...bought },
        ...{ number: await freeNumber(tx), reference: drawReference(), submission, status: 'new' as const },
        ...{ customerId, language, createdAt: now },
      })
      .onConflictDoNothing({ target: complaints.submission })
      .returning();
    if (!written) return findSubmission(tx, submission);
    await attachPictures(tx, pictures, { complaintId: written.id, messageId: null }, language);
    const event = { complaintId: written.id, toStatus: 'new' as const, actor: 'customer', createdAt: now };
    await tx.insert(complaintEvents).values(event);
    await tell(tx, written, { status: 'new', isAnswer: false, note: '' }, now);
    return written;
  });
}

async function findSubmission(tx: Transaction, submission: string): Promise<MadeComplaint | null> {
  const [found] = await tx
    .select({ number: complaints.number, reference: complaints.reference, createdAt: complaints.createdAt })
    .from(complaints)
    .where(eq(complaints.submission, submission));
  return found ?? null;
}

/** What was bought, where and when: from the order where there is one, checked otherwise; null for an unknown order reference. */
async function readPurchase(tx: Transaction, wish: ComplaintWish, language: ShopLanguage, now: Date) {
  if (wish.reference !== null) return readOrdered(tx, { ...wish, reference: wish.reference }, language);
  const say = complaintTexts(language);
  const required = [say('required')];
  const isWeb = wish.salesChannel === 'S';
  const orderNumber = isWeb ? webOrderNumber(wish.orderNumber) : wish.orderNumber;
  const store = isWeb ? WEB_STORE_ID : wish.store;
  const refused: Record<string, string[]> = {};
  if (isWeb && orderNumber === '') refused['orderNumber'] = required;
  if (!isWeb && wish.receipt === '') refused['receipt'] = required;
  if (wish.manufacturer === '') refused['manufacturer'] = required;
  if (wish.model === '') refused['model'] = required;
  if (!wish.noSize && wish.size === '') refused['size'] = required;
  if (!isPastDay(wish.timeOfPurchase, now))
    refused['timeOfPurchase'] = wish.timeOfPurchase === '' ? required : [say('date')];
  const target = wish.targetStore ?? store;
  const open = await openStores(tx);
  if (store === null || !open.has(store)) refused['store'] = store === null ? required : [say('store')];
  if (target !== null && !open.has(target)) refused['targetStore'] = [say('store')];
  if (store === null || target === null || Object.keys(refused).length > 0) throw new Refusal(refused);
  const order = isWeb ? await findNamedOrder(tx, orderNumber, wish.email) : null;
  return {
    ...{ storeId: store, targetStoreId: target, orderNumber, orderId: order?.id ?? null, orderRowId: null },
    orderDate: order ? helsinkiDay(order.placedAt) : null,
    size: wish.noSize ? '' : wish.size,
  };
}

async function readOrdered(tx: Transaction, wish: ComplaintWish & { reference: string }, language: ShopLanguage) {
  const order = await findComplaintOrder(tx, wish.reference);
  if (!order) return null;
  const say = complaintTexts(language);
  const rows = await readComplaintRows(tx, order.id, language);
  const row = rows.find(({ rowId }) => rowId === wish.rowId);
  if (!row) throw new Refusal({ rowId: [say('row')] });
  const target = wish.targetStore ?? WEB_STORE_ID;
  if (!(await openStores(tx)).has(target)) throw new Refusal({ targetStore: [say('store')] });
  const { rowId, ...product } = row;
  return {
    ...product,
    ...{ salesChannel: 'S' as const, storeId: WEB_STORE_ID, targetStoreId: target, receipt: '' },
    ...{ orderNumber: order.number, orderId: order.id, orderRowId: rowId },
    ...{ orderDate: helsinkiDay(order.placedAt), timeOfPurchase: helsinkiDay(order.placedAt) },
  };
}

/** Ids of the stores that people know: no supplier's stock. */
async function openStores(tx: Transaction): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(ne(stores.type, 'external')));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a text is a day of the calendar, not after today in Helsinki. */
function isPastDay(day: string, now: Date): boolean {
  if (!/^(?:19[5-9]\d|20\d\d)-\d\d-\d\d$/.test(day)) return false;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && day <= helsinkiDay(now);
}

/** Draws a number that no complaint has: `C` and nine random digits. */
async function freeNumber(tx: Transaction): Promise<string> {
  for (;;) {
    const number = `C${randomInt(100_000_000, 1_000_000_000)}`;
    if ((await tx.$count(complaints, eq(complaints.number, number))) === 0) return number;
  }
}
