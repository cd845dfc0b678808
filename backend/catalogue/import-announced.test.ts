import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter, smallCatalogue, temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { eventually } from '../../tests/support/eventually';
import { never } from '../../tests/support/jobs';
import { tryLock } from '../db/lock';
import { refreshSearch } from '../jobs/refresh-search';
import { type MediaStore, openMediaStore } from '../media/store';
import { type ImportOptions, importCatalogue } from './import-catalogue';
import { beginCommandRun, beginRun } from './runs/run-rows';
import { markStale } from './search-index/refresh-search-index';
import { ensureReference } from './write/ensure-reference';

const database = withDatabase();
const dataDir = temporaryFolder();
const write = fileWriter();
let media: MediaStore;

beforeAll(async () => {
  await ensureReference(database().db);
  media = await openMediaStore({ db: database().db, dataDir });
});

/** What was announced while something was done: an import, or the calls that it names, empty for all. */
async function announcedBy(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const client = new pg.Client({ connectionString: database().url });
  await client.connect();
  await client.query('listen catalogue_changed; listen done');
  const announced: (string | undefined)[] = [];
  let isDone = false;
  client.on('notification', ({ channel, payload }) => {
    isDone ||= channel === 'done';
    if (channel !== 'done') announced.push(payload);
  });
  await work();
  await database().pool.query('notify done');
  await eventually(() => expect(isDone).toBe(true));
  await client.end();
  return announced;
}

const importFile = (file: string, onProgress?: NonNullable<ImportOptions['onProgress']>) =>
  importCatalogue(
    {
      file,
      language: 'en',
      currency: 'eur',
      tax: 'included',
      brand: 'Hanki',
      now: new Date(),
      ...(onProgress ? { onProgress } : {}),
    },
    { db: database().db, media },
  );

function runJob(): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  return refreshSearch.run({ db: database().db, clock: () => new Date(), log }, null, never);
}

test('an import is announced when its goods are there, and again when they can be searched', async () => {
  expect(await announcedBy(() => importFile(smallCatalogue('magento.csv')))).toEqual(['~import', 'search']);
});

test('an import that fails midway announces what it wrote, and the job what it left unsearchable', async () => {
  const rows = Array.from({ length: 41 }, (_, index) => `P${index},simple,Lantern ${index},10,1`);
  const file = write(['sku,product_type,name,price,qty', ...rows].join('\n'), 'many.csv');
  const failing = () =>
    importFile(file, ({ models }) => {
      if (models > 0) throw new Error('interrupted');
    });
  expect(await announcedBy(() => expect(failing()).rejects.toThrow('interrupted'))).toEqual(['~import']);
  expect(await announcedBy(runJob)).toEqual(['']);
  const { rows: found } = await database().pool.query(
    `select count(*)::int as n from search_documents where language = 'en' and 'lantern 3' = any(names)`,
  );
  expect(found).toEqual([{ n: 1 }]);
});

test('the job leaves the documents of a short import to it, not those of a long one or of one that was killed', async () => {
  const { db, pool } = database();
  const unlock = await tryLock(pool, 'importCatalogue');
  await markStale(db, 'all');
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const id = await beginCommandRun(
    db,
    { fileName: 'a.csv', fileBytes: 1, fingerprint: 'a', options: {} },
    minutesAgo(9),
  );
  expect(await announcedBy(runJob)).toEqual([]);
  await beginRun(db, id, minutesAgo(11));
  expect(await announcedBy(runJob)).toEqual(['']);
  await markStale(db, 'all');
  await beginRun(db, id, minutesAgo(1));
  await unlock?.();
  expect(await announcedBy(runJob)).toEqual(['']);
});

test('the job announces nothing when there was nothing to do', async () => {
  expect(await announcedBy(runJob)).toEqual([]);
});
