import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { listDeadLetters } from '../jobs/dead-letters';
import { openDatabase } from './client';
import { migrate } from './migrate';
import { QUEUE_NAMES } from './queues';

const database = withDatabase();
const folder = temporaryFolder();
const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** The migrations that came before one, in a folder of their own. */
function migrationsBefore(tag: string): string {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
  const at = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }),
  );
  return folder;
}

test('a catalogue from before the search is marked, so that its models become searchable', async () => {
  const { pool } = database();
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrate(pool, migrationsBefore('0006_search'));
  await pool.query(`
    insert into manufacturers (id, slug, name) values (1, 'aapa', 'Aapa');
    insert into tax_classes (id, name) values (1, 'standard');
    insert into models (id, slug, manufacturer_id, tax_class_id) values (7, 'tuisku', 1, 1)`);
  await migrate(pool);
  expect((await pool.query('select model_id from search_stale')).rows).toEqual([{ model_id: 7 }]);
});

test('a vocabulary from before its words were counted by document is counted anew, and nothing of it is lost', async () => {
  const { pool } = database();
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrate(pool, migrationsBefore('0008_search_spelling'));
  await pool.query(`
    insert into manufacturers (id, slug, name) values (1, 'aapa', 'Aapa');
    insert into tax_classes (id, name) values (1, 'standard');
    insert into models (id, slug, manufacturer_id, tax_class_id) values (7, 'kurtka', 1, 1);
    insert into model_texts (model_id, language, name) values (7, 'ru', 'Зимняя куртка');
    insert into search_bodies (model_id, language, words) values (7, 'ru', 'куртк');
    insert into search_names values ('brand', 1, 'ru', 'Aapa', 'aapa', 'aap', 1);
    insert into search_words values ('ru', 'куртка', 'куртк', 'куртк', '', 'куртка', 3), ('ru', 'палатка', 'палатк', 'палатк', '', 'палатка', 1);
    delete from search_stale`);
  await migrate(pool);
  expect((await pool.query('select model_id from search_stale')).rows).toEqual([{ model_id: 7 }]);
  expect((await pool.query('select label from search_names')).rows).toEqual([{ label: 'Aapa' }]);
  expect((await pool.query('select word, frequency from search_words order by word')).rows).toEqual([
    { word: 'куртка', frequency: 0 },
    { word: 'палатка', frequency: 0 },
  ]);
});

test('mails from before jobs sent them are queued, and those that had failed for good are dead letters', async () => {
  const { db, pool } = database();
  await pool.query(
    'drop schema public cascade; drop schema drizzle cascade; drop schema jobs cascade; create schema public',
  );
  await migrate(pool, migrationsBefore('0010_work_in_the_background'));
  await pool.query(`
    insert into mails (id, dedupe_key, kind, language, recipient, subject, text, html, sent_at, is_given_up)
    select id, 'mail:' || id, 'test', 'en', 'a@example.com', '', '', '', case id when 1 then now() end, id = 2
    from generate_series(1, 3) id`);
  await migrate(pool);
  const waiting = await pool.query(`select data from jobs.job where name = 'send-mail'`);
  expect(waiting.rows).toEqual([{ data: { mailId: 3 } }]);
  expect(await listDeadLetters(db)).toMatchObject([{ queue: 'send-mail', data: { mailId: 2 } }]);
});

test('several copies that start at once on an empty database make it once', async () => {
  const { pool } = database();
  await pool.query(
    'drop schema public cascade; drop schema drizzle cascade; drop schema jobs cascade; create schema public',
  );
  await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
  expect((await pool.query('select name from jobs.queue order by name')).rows).toHaveLength(2 * QUEUE_NAMES.length);
});

test('a user who may not make schemas is told what to grant', async () => {
  const { pool, url } = database();
  const name = `poor_${randomBytes(6).toString('hex')}`;
  await pool.query(
    `set statement_timeout = 0; drop schema public cascade; drop schema drizzle cascade; drop schema jobs cascade; create schema public;
     create role ${name} login password '${name}'`,
  );
  const address = new URL(url);
  address.username = name;
  address.password = name;
  const poor = openDatabase(address.href, { connections: 1 });
  await expect(migrate(poor.pool)).rejects.toThrow(/permission denied for database .*GRANT CREATE ON DATABASE/s);
  await poor.close();
  await pool.query(`drop role ${name}`);
  await migrate(pool);
});
