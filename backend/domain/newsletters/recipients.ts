import type { NewsletterList } from 'contract/newsletter-lists';
import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';

/** How many recipients a page has. */
export const RECIPIENTS_PAGE = 1000;

/**
 * Who gets a newsletter: confirmed subscribers, and for the club's the members whose latest decision on it in the account is yes. An
 * address that ended the subscription by a mail's link gets none, unless its member agreed to it later.
 */
const RECIPIENTS = sql`
  select s.list, s.email, s.language, s.name, s.company, s.confirmed_at as since
  from newsletter_subscriptions s where s.status = 'confirmed'
  union all
  select 'club', lower(c.email), c.language, trim(c.first_name || ' ' || c.last_name), '', d.created_at
  from customers c
  join lateral (
    select is_granted, created_at from customer_consents
    where customer_id = c.id and purpose = 'newsletter' order by created_at desc, id desc limit 1
  ) d on d.is_granted
  where c.activated_at is not null and not exists (
    select 1 from newsletter_subscriptions s where s.list = 'club' and s.email = lower(c.email)
      and (s.status = 'confirmed' or (s.status = 'stopped' and s.stopped_at > d.created_at))
  )`;

/** How many people get each newsletter by language, wait for their confirmation, or ended it. */
export async function countSubscribers(reader: Reader) {
  const confirmed = await rowsOf<{ list: NewsletterList; language: ShopLanguage; count: number }>(
    reader,
    sql`select list, language, count(*)::int as count from (${RECIPIENTS}) r group by 1, 2 order by 1, 3 desc, 2`,
  );
  const others = await rowsOf<{ list: NewsletterList; pending: number; stopped: number }>(
    reader,
    sql`
      select list, count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'stopped')::int as stopped
      from newsletter_subscriptions group by 1`,
  );
  return { confirmed, others };
}

/** A recipient of a newsletter; `since` is an ISO 8601 time. */
export interface Recipient extends Record<string, unknown> {
  readonly email: string;
  readonly language: ShopLanguage;
  readonly name: string;
  readonly company: string;
  readonly since: string;
}

/** A page of the people who get a newsletter, by address, and how many there are. @param page 1-based */
export async function readRecipients(reader: Reader, list: NewsletterList, page: number) {
  const recipients = await rowsOf<Recipient>(
    reader,
    sql`
      select email, language, name, company, to_char(since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
      from (${RECIPIENTS}) r where list = ${list} order by email
      limit ${RECIPIENTS_PAGE} offset ${(page - 1) * RECIPIENTS_PAGE}`,
  );
  const [counted] = await rowsOf<{ count: number }>(
    reader,
    sql`select count(*)::int as count from (${RECIPIENTS}) r where list = ${list}`,
  );
  return { recipients, count: counted?.count ?? 0 };
}
