import { asc, eq } from 'drizzle-orm';
import { complaints } from '../../db/schema/complaints';
import { entriesOf, readComplaint } from '../complaints/read-complaint';
import type { Reader } from '../reading/reader';

/** Complaints with what was said about them and the addresses of their photographs. Amounts are euro cents. */
export async function readComplaintsWhole(reader: Reader, customerId: number) {
  const own = await reader
    .select({ reference: complaints.reference })
    .from(complaints)
    .where(eq(complaints.customerId, customerId))
    .orderBy(asc(complaints.id));
  const found = await Promise.all(own.map(({ reference }) => readComplaint(reader, reference)));
  return found.flatMap((one) => {
    if (!one) return [];
    const { id: _, submission: _1, customerId: _2, isOwnerGone: _3, orderId: _4, orderRowId: _5, ...complaint } = one;
    const { events: _6, messages: _7, pictures, storeId: _8, targetStoreId: _9, ...said } = complaint;
    const addressOf = (name: string) => `/reclamation/pictures/${name}/`;
    return [
      {
        ...said,
        pictures: pictures.map(({ reference }) => addressOf(reference)),
        entries: entriesOf(one).map((entry) => ({ ...entry, pictures: entry.pictures.map(addressOf) })),
      },
    ];
  });
}
