import { afterEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { eventually } from '../../tests/support/eventually';
import { heard } from '../../tests/support/heard';
import { announceCatalogueChange, announceImport, watchCatalogue } from './catalogue-changes';

const database = withDatabase();

const watched = (where: string) => {
  const onChange = vi.fn();
  const onError = vi.fn();
  return { onChange, onError, watch: watchCatalogue(where, { onChange, onError, retryMs: 10 }) };
};

const LISTENERS = `from pg_stat_activity
  where application_name = 'shop-watch' and datname = current_database() and query like 'listen%' and state = 'idle'`;

const listeners = (count: number) =>
  eventually(async () => expect((await database().pool.query(`select 1 ${LISTENERS}`)).rowCount).toBe(count));

/** Waits until the watch listens. */
const listening = () => listeners(1);

// a closed watch does not wait for its connection: the next test would take it for its own
afterEach(() => listeners(0));

test('a change is announced when its transaction commits', async () => {
  const { channels, mark, close } = await heard(database());
  await database().db.transaction(async (tx) => {
    await announceCatalogueChange(tx);
    await mark();
    expect(channels).toEqual(['mark']);
  });
  await mark();
  expect(channels).toEqual(['mark', 'catalogue_changed', 'mark']);
  await close();
});

test('a change that is rolled back is none', async () => {
  const { channels, mark, close } = await heard(database());
  const rolledBack = database().db.transaction(async (tx) => {
    await announceCatalogueChange(tx);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await mark();
  expect(channels).toEqual(['mark']);
  await close();
});

test('an announced change is heard by who watches', async () => {
  const { onChange, watch } = watched(database().url);
  await listening();
  expect(onChange).not.toHaveBeenCalled();
  await announceCatalogueChange(database().db);
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(1));
  await watch.close();
});

test('what visitors see after an import may change gradually, after anything else at once', async () => {
  const { onChange, watch } = watched(database().url);
  await listening();
  await announceCatalogueChange(database().db, ['b', 'a']);
  await announceImport(database().db);
  await announceCatalogueChange(database().db);
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(3));
  expect(onChange.mock.calls.flat()).toEqual([
    { calls: ['a', 'b'], isGradual: false },
    { calls: [], isGradual: true },
    { calls: [], isGradual: false },
  ]);
  await watch.close();
});

test('a connection in place of one that broke counts as a change, and hears the next', async () => {
  const { onChange, onError, watch } = watched(database().url);
  await listening();
  await database().pool.query(`select pg_terminate_backend(pid) ${LISTENERS}`);
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onError).toHaveBeenCalled();
  await announceCatalogueChange(database().db);
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(2));
  await watch.close();
});

test('a first connection that failed counts as a break', async () => {
  const { pool, url } = database();
  const late = `late_${process.pid}`;
  const { onChange, onError, watch } = watched(url.replace(/[^/]+$/, late));
  await eventually(() => expect(onError).toHaveBeenCalled());
  expect(onChange).not.toHaveBeenCalled();
  await pool.query(`create database ${late}`);
  await eventually(() => expect(onChange).toHaveBeenCalled());
  await watch.close();
  await pool.query(`drop database ${late} with (force)`);
});
