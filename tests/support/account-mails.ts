import type { Db } from 'backend/db/client';
import { mails } from 'backend/db/schema/mail';
import { asc, eq } from 'drizzle-orm';

/** The mails to an address, oldest first. */
export const mailsTo = (db: Db, recipient: string) =>
  db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id));

/** The kinds of the mails to an address, oldest first: `account-activate`. */
export const kindsTo = async (db: Db, recipient: string): Promise<string[]> =>
  (await mailsTo(db, recipient)).map(({ kind }) => kind);

/** The token of the link in the newest mail to an address. @throws when there is none */
export async function linkToken(db: Db, recipient: string): Promise<string> {
  const newest = (await mailsTo(db, recipient)).at(-1);
  const token = /\/([\w-]{43})\//.exec(newest?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${recipient}.`);
  return token;
}
