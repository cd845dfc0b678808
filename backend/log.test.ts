import { errorRecord } from 'contract/log-record';
import { expect, test } from 'vitest';
import { withDatabase } from '../tests/support/database';
import { mails } from './db/schema/mail';

const database = withDatabase();
const MARKED = ['Marked-Maija', 'marked@example.com', '+358401234567', 'Marked street'];

/** What the log would hold of an attempt that fails. */
async function loggedOf(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  return JSON.stringify(errorRecord(error));
}

const mail: typeof mails.$inferInsert = {
  kind: 'order-confirmation',
  language: 'fi',
  dedupeKey: 'once',
  recipient: 'marked@example.com',
  subject: 'Marked-Maija',
  text: 'Marked street',
  html: '+358401234567',
};

test.each([
  ['a check', "alter table mails add constraint refuses check (subject not like 'Marked%') not valid"],
  ['a unique key', 'create unique index refuses on mails ((1))'],
  ['what a trigger says', 'create trigger refuses before insert on mails for each row execute function refuse()'],
])('an insert that is refused by %s leaves none of its values in the log', async (_, refusal) => {
  const { db, pool } = database();
  await pool.query(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no % here', new.subject using detail = new.recipient, hint = new.html; end $$`);
  await db.delete(mails);
  await db.insert(mails).values({ ...mail, dedupeKey: 'other', subject: 'Other' });
  await pool.query(refusal);
  const logged = await loggedOf(db.insert(mails).values(mail));
  await pool.query('alter table mails drop constraint if exists refuses');
  await pool.query('drop trigger if exists refuses on mails');
  await pool.query('drop index if exists refuses');
  for (const value of MARKED) expect(logged).not.toContain(value);
  expect(logged).toMatch(/insert into \\"mails\\".*log\.test\.ts/s);
});

test('a value that a column cannot hold, a text that is no JSON and a refused mail are not quoted', async () => {
  const { pool } = database();
  const logged = await Promise.all([
    loggedOf(pool.query("select 'Marked-Maija'::int")),
    loggedOf(pool.query('select $1::timestamptz', ['Marked street'])),
    loggedOf(Promise.resolve().then(() => JSON.parse('Marked-Maija, +358401234567'))),
    loggedOf(Promise.reject(new Error('550 <marked@example.com> unknown'))),
  ]);
  for (const value of MARKED) expect(logged.join('\n')).not.toContain(value);
  expect(logged[0]).toContain('22P02');
});

test('errors within errors are told with their places, however deep', () => {
  const inner = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: 'marked@example.com' });
  const outer = new Error('outer', { cause: new AggregateError([inner], 'several') });
  const record = errorRecord(outer);
  expect(record.cause?.errors?.[0]).toMatchObject({ type: 'Error', message: 'refused', code: 'ECONNREFUSED' });
  expect(record.stack).toMatch(/^Error: outer\n\s+at /);
  expect(JSON.stringify(record)).not.toContain('marked@');
});
