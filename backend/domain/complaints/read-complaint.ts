import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { complaintEvents, complaintMessages, complaintPictures, complaints } from '../../db/schema/complaints';
import { orders } from '../../db/schema/orders';
import { stores } from '../../db/schema/stores';
import type { Reader } from '../reading/reader';

const targetStores = alias(stores, 'target_stores');

/** A complaint with the names of its stores, the number of its order, its photographs and what followed; null when there is none. */
async function readWhere(reader: Reader, condition: SQL | undefined) {
  const [row] = await reader
    .select({ complaint: complaints, store: stores.name, targetStore: targetStores.name, knownOrder: orders.number })
    .from(complaints)
    .innerJoin(stores, eq(stores.id, complaints.storeId))
    .innerJoin(targetStores, eq(targetStores.id, complaints.targetStoreId))
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(condition);
  if (!row) return null;
  const { complaint, ...names } = row;
  const own = { complaintId: complaint.id };
  const events = await reader
    .select()
    .from(complaintEvents)
    .where(eq(complaintEvents.complaintId, own.complaintId))
    .orderBy(asc(complaintEvents.id));
  const messages = await reader
    .select()
    .from(complaintMessages)
    .where(eq(complaintMessages.complaintId, own.complaintId))
    .orderBy(asc(complaintMessages.id));
  const pictures = await reader
    .select({ reference: complaintPictures.reference, messageId: complaintPictures.messageId })
    .from(complaintPictures)
    .where(eq(complaintPictures.complaintId, own.complaintId))
    .orderBy(asc(complaintPictures.sort), asc(complaintPictures.id));
  return { ...complaint, ...names, events, messages, pictures };
}
export type ComplaintRecord = NonNullable<Awaited<ReturnType<typeof readWhere>>>;

/** The complaint of a secret reference. */
export const readComplaint = (reader: Reader, reference: string) =>
  readWhere(reader, eq(complaints.reference, reference));

/** A complaint of a person; null when there is none, or it is somebody else's. */
export const readOwnComplaint = (reader: Reader, customerId: number, number: string) =>
  readWhere(reader, and(eq(complaints.number, number.toUpperCase()), eq(complaints.customerId, customerId)));

/** A complaint for staff. */
export const readComplaintByNumber = (reader: Reader, number: string) =>
  readWhere(reader, eq(complaints.number, number.toUpperCase()));

/** What was said and done about a complaint, in its order: statuses with what the shop wrote, and what the customer wrote. */
export function entriesOf({ events, messages, pictures }: ComplaintRecord) {
  const picturesOf = (id: number) =>
    pictures.filter(({ messageId }) => messageId === id).map(({ reference }) => reference);
  let before = '';
  const fromEvents = events.map(({ actor, toStatus, note, createdAt }) => {
    const status = toStatus === before ? '' : toStatus;
    before = toStatus;
    const author = actor === 'customer' ? ('customer' as const) : ('shop' as const);
    return { author, status: status as string, text: note, createdAt, pictures: [] as string[] };
  });
  const fromCustomer = messages.map(({ id, text, createdAt }) => ({
    ...{ author: 'customer' as const, status: '', text, createdAt },
    pictures: picturesOf(id),
  }));
  // a message stands before the change of status that it brought about
  return [...fromCustomer, ...fromEvents].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const LINE = {
  number: complaints.number,
  status: complaints.status,
  createdAt: complaints.createdAt,
  manufacturer: complaints.manufacturer,
  model: complaints.model,
  customerName: complaints.customerName,
  email: complaints.email,
  orderNumber: complaints.orderNumber,
};

/** A page of the complaints that fulfil a condition, the newest first, and how many do. */
export async function listComplaints(
  reader: Reader,
  condition: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const [row] = await reader.select({ count: sql<number>`count(*)::int` }).from(complaints).where(condition);
  const found = await reader
    .select(LINE)
    .from(complaints)
    .where(condition)
    .orderBy(desc(complaints.createdAt), desc(complaints.id))
    .limit(limit)
    .offset(offset);
  return { complaints: found, count: row?.count ?? 0 };
}

/** The complaints of a person. */
export const listOwnComplaints = (
  reader: Reader,
  customerId: number,
  page: { readonly limit: number; readonly offset: number },
) => listComplaints(reader, eq(complaints.customerId, customerId), page);

/** Where a photograph is: its files, or the drawing that the demo shop has instead; null when there is none. @param reference its unguessable name */
export async function findPicture(reader: Reader, reference: string) {
  const [row] = await reader
    .select({ file: complaintPictures.file, drawn: complaintPictures.drawn })
    .from(complaintPictures)
    .where(eq(complaintPictures.reference, reference));
  return row ?? null;
}
