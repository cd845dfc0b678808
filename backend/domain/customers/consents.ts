import { desc, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { CONSENT_PURPOSES, customerConsents, stoppedReminders } from '../../db/schema/members';
import type { Reader } from '../reading/reader';

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** A decision about a consent. */
export interface ConsentDecision {
  readonly purpose: ConsentPurpose;
  readonly isGranted: boolean;
  /** Version of the wording, a date. */
  readonly wording: string;
  readonly createdAt: Date;
}

/** A person's decisions, the newest first. */
export function readConsentHistory(reader: Reader, customerId: number): Promise<ConsentDecision[]> {
  return reader
    .select({
      purpose: customerConsents.purpose,
      isGranted: customerConsents.isGranted,
      wording: customerConsents.wording,
      createdAt: customerConsents.createdAt,
    })
    .from(customerConsents)
    .where(eq(customerConsents.customerId, customerId))
    .orderBy(desc(customerConsents.createdAt), desc(customerConsents.id));
}

/** Whether reminders to a person's address were stopped, by the account or by the link in a mail. */
async function hasStoppedReminders(reader: Reader, customerId: number): Promise<boolean> {
  const stopped = await reader
    .select({ email: stoppedReminders.email })
    .from(stoppedReminders)
    .innerJoin(customers, sql`lower(${customers.email}) = ${stoppedReminders.email}`)
    .where(eq(customers.id, customerId));
  return stopped.length > 0;
}

/** What a person agrees to: the latest decision of a purpose counts, without one there is no consent. */
export function grantedIn(history: readonly ConsentDecision[]): ConsentPurpose[] {
  return CONSENT_PURPOSES.filter(
    (purpose) => history.find((decision) => decision.purpose === purpose)?.isGranted === true,
  );
}

/** What a person agrees to now, and the history. Stopped reminders are no consent, whatever was said before. */
export async function readConsents(
  reader: Reader,
  customerId: number,
): Promise<{ granted: ConsentPurpose[]; history: ConsentDecision[] }> {
  const [history, isStopped] = [
    await readConsentHistory(reader, customerId),
    await hasStoppedReminders(reader, customerId),
  ];
  return { granted: grantedIn(history).filter((purpose) => purpose !== 'reminders' || !isStopped), history };
}

/**
 * Stores a person's decisions on all purposes; only changed ones are recorded, with the wording that was shown. Reminders start and
 * stop with theirs. Locks the account, so that two forms at once record each change once.
 */
export async function saveConsents(
  db: Db,
  customerId: number,
  { granted, wording }: { readonly granted: readonly ConsentPurpose[]; readonly wording: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ email: customers.email })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update');
    if (!person) return;
    const before = await readConsents(tx, customerId);
    const changed = CONSENT_PURPOSES.filter(
      (purpose) => granted.includes(purpose) !== before.granted.includes(purpose),
    );
    if (changed.length === 0) return;
    await tx.insert(customerConsents).values(
      changed.map((purpose) => ({
        customerId,
        purpose,
        isGranted: granted.includes(purpose),
        wording,
        createdAt: now,
      })),
    );
    if (changed.includes('reminders')) await stopReminders(tx, person.email, !granted.includes('reminders'), now);
  });
}

async function stopReminders(tx: Transaction, email: string, isStopped: boolean, now: Date): Promise<void> {
  const address = email.toLowerCase();
  if (isStopped) await tx.insert(stoppedReminders).values({ email: address, createdAt: now }).onConflictDoNothing();
  else await tx.delete(stoppedReminders).where(eq(stoppedReminders.email, address));
}
