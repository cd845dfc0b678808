import { and, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { mails } from '../../db/schema/mail';

/**
 * Deletes mails to addresses that are an account's no more. Those about orders stay, and so do those that were not sent yet.
 * @param addresses in lower case
 * @param kinds pattern of the kinds, `account-%`
 */
export async function forgetMailsTo(tx: Transaction, addresses: readonly string[], kinds: string): Promise<void> {
  if (addresses.length === 0) return;
  const isTo = inArray(sql`lower(${mails.recipient})`, [...addresses]);
  await tx.delete(mails).where(and(isTo, like(mails.kind, kinds), isNull(mails.orderId), isNotNull(mails.sentAt)));
}
