import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { migrate } from './migrate';

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
