/** An import of the desk whose process is killed (`kill -9`), or that staff stop, goes on to its end, and is undone as one. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from 'settings/read-settings';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { eventually } from '../../../tests/support/eventually';
import { insertShop } from '../../../tests/support/shop-data';
import { openMediaStore } from '../../media/store';
import { projectFolder } from '../../project-folder';
import { readRun } from '../runs/run-rows';
import { addDraft, startRun, startUndo, stopRun } from './control-run';
import { suggestForm } from './desk-form';
import { receiveFile, storedFile } from './receive-file';
import { runOfDesk } from './run-of-desk';

const database = withDatabase();
const dataDir = temporaryFolder();
const PRODUCTS = 1500;
const PEOPLE = 5000;

const countOf = async (query: string): Promise<number> =>
  (await database().pool.query<{ n: number }>(`select count(*)::int as n from (${query}) x`)).rows[0]?.n ?? 0;
const imported = () => countOf(`select 1 from models where import_key like 'shopify:k%'`);

/** Kills the process of a run as soon as it has written something. @param written how much it has */
async function killMidway(id: number, written: () => Promise<number>): Promise<void> {
  const env = { ...process.env, DATABASE_URL: database().url, DATA_DIR: dataDir, ENV_FILE: '' };
  const child = fork(path.join(projectFolder(), 'backend/import-process.ts'), [String(id)], {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The process starts from its sources, which takes a busy machine long.
  await vi.waitFor(async () => expect(await written()).toBeGreaterThan(0), { timeout: 90_000, interval: 20 });
  child.kill('SIGKILL');
  await ended;
}

test('a killed import is shown as stopped, goes on to its end, and is undone whole', { timeout: 180_000 }, async () => {
  const { db, pool } = database();
  await insertShop(db);
  const media = await openMediaStore({ db, dataDir });
  const settings = { ...readSettings({}, 'backend'), dataDir };
  const lines = Array.from(
    { length: PRODUCTS },
    (_, place) => `k${place},Kettle ${place},Kettles,KETTLE-${place},10,3`,
  );
  const header = 'Handle,Title,Type,Variant SKU,Variant Price,Variant Inventory Qty';
  const file = await receiveFile(dataDir, new Blob([[header, ...lines].join('\n')]).stream());
  const act = { actor: 'staff:1', now: new Date() };
  const options = await suggestForm(db, storedFile(dataDir, file.name), 'en');
  const id = await addDraft(db, file, 'kettles.csv', options, act);
  const place = { db, pool, dataDir };
  await startRun(place, id, { task: 'import', form: options.form }, act);
  await killMidway(id, imported);
  expect(await imported()).toBeLessThan(PRODUCTS);
  await eventually(async () => expect(await readRun(db, pool, id)).toMatchObject({ state: 'stopped' }));
  expect(await startRun(place, id, { task: 'import', form: options.form }, act)).toBe('started');
  await runOfDesk({ db, pool, media }, settings, id);
  expect(await readRun(db, pool, id)).toMatchObject({ state: 'done' });
  expect(await imported()).toBe(PRODUCTS);
  expect(await startUndo(place, id, act)).toBeUndefined();
  await runOfDesk({ db, pool, media }, settings, id);
  expect(await readRun(db, pool, id)).toMatchObject({ state: 'undone', counts: { removed: PRODUCTS } });
  expect(await imported()).toBe(0);
});

test('customers whose import was killed, then stopped, are all there once it goes on, and are undone whole', {
  timeout: 180_000,
}, async () => {
  const { db, pool } = database();
  const people = () => countOf(`select 1 from customers where email like 'person%@killed.example'`);
  const media = await openMediaStore({ db, dataDir });
  const settings = { ...readSettings({}, 'backend'), dataDir };
  const lines = Array.from({ length: PEOPLE }, (_, place) => `First,Last,person${place}@killed.example`);
  const file = await receiveFile(dataDir, new Blob([['first name,last name,email', ...lines].join('\n')]).stream());
  const act = { actor: 'staff:1', now: new Date() };
  const options = await suggestForm(db, storedFile(dataDir, file.name), 'en');
  const id = await addDraft(db, file, 'people.csv', options, act);
  const place = { db, pool, dataDir };
  const start = () => startRun(place, id, { task: 'import', form: options.form }, act);
  await start();
  await killMidway(id, people);
  const killedAt = await people();
  expect(killedAt).toBeLessThan(PEOPLE);
  await eventually(async () => expect(await readRun(db, pool, id)).toMatchObject({ state: 'stopped' }));
  expect(await start()).toBe('started');
  const working = runOfDesk({ db, pool, media }, settings, id);
  await vi.waitFor(async () => expect(await people()).toBeGreaterThan(killedAt), { timeout: 30_000, interval: 5 });
  expect(await stopRun(place, id)).toBe('asked');
  await working;
  expect(await readRun(db, pool, id)).toMatchObject({ state: 'stopped', error: 'It was stopped at the desk.' });
  expect(await people()).toBeLessThan(PEOPLE);
  // The file stays for going on, and is gone with the end.
  expect(existsSync(storedFile(dataDir, file.name))).toBe(true);
  expect(await start()).toBe('started');
  await runOfDesk({ db, pool, media }, settings, id);
  expect(await readRun(db, pool, id)).toMatchObject({ state: 'done', storedFile: null });
  expect(existsSync(storedFile(dataDir, file.name))).toBe(false);
  expect(await people()).toBe(PEOPLE);
  expect(await startUndo(place, id, act)).toBeUndefined();
  await runOfDesk({ db, pool, media }, settings, id);
  expect(await readRun(db, pool, id)).toMatchObject({
    state: 'undone',
    counts: { recordsRemoved: PEOPLE, recordsKept: 0 },
  });
  expect(await people()).toBe(0);
});
