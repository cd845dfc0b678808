import { email as emailSchema } from 'contract/wire';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { stoppedReminders } from '../../db/schema/members';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { registrationTexts } from './registration-texts';

/** Version of the consent's wording that is stored when reminders are stopped by the link of a mail. */
const STOPPED_BY_LINK = 'stopped by link';

/** A mail address as it is compared. @throws Refusal "Failed to stop reminders" for what is no address */
export function reminderAddress(given: string, language: ShopLanguage): string {
  const email = emailSchema.safeParse(given);
  if (!email.success) throw new Refusal({ detail: [registrationTexts(language)('remindersFailed')] });
  return email.data.toLowerCase();
}

/**
 * Stops reminders to an address, and withdraws the consent of its account, if it has one. The same statements run for each
 * address.
 * @param email as `reminderAddress` returns it
 */
export async function stopReminders(db: Db, email: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(stoppedReminders).values({ email, createdAt: now }).onConflictDoNothing();
    await tx.execute(sql`
      insert into customer_consents (customer_id, purpose, is_granted, wording, created_at)
      select id, 'reminders', false, ${STOPPED_BY_LINK}, ${now.toISOString()}::timestamptz
      from customers where lower(email) = ${email}`);
  });
}
