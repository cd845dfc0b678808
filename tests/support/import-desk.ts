import { readSettings } from 'settings/read-settings';
import { beforeAll } from 'vitest';
import { addDraft, startRun } from '../../backend/catalogue/desk/control-run';
import { type DeskOptions, deskOptionsOf, suggestForm } from '../../backend/catalogue/desk/desk-form';
import { receiveFile, storedFile } from '../../backend/catalogue/desk/receive-file';
import { runOfDesk } from '../../backend/catalogue/desk/run-of-desk';
import { readRun } from '../../backend/catalogue/runs/run-rows';
import type { Db } from '../../backend/db/client';
import type { ShopLanguage } from '../../backend/domain/locale/language';
import { type MediaStore, openMediaStore } from '../../backend/media/store';
import { temporaryFolder } from './catalogue-file';
import { withDatabase } from './database';

/** The desk's imports on a database of the test file's own: files are sent, and runs done as the background job does them. */
export function withImportDesk(prepare: (db: Db) => Promise<unknown>, language: ShopLanguage) {
  const database = withDatabase();
  const dataDir = temporaryFolder();
  const settings = { ...readSettings({}, 'backend'), dataDir };
  const act = { actor: 'staff:1', now: new Date() };
  let media: MediaStore;
  beforeAll(async () => {
    await prepare(database().db);
    media = await openMediaStore({ db: database().db, dataDir });
  });

  const place = () => ({ db: database().db, pool: database().pool, dataDir });
  const runOf = (id: number) => readRun(database().db, database().pool, id);

  /** Sends a file. @returns the number of its run */
  async function draft(content: string, name = 'file.csv'): Promise<number> {
    const file = await receiveFile(dataDir, new Blob([content]).stream());
    const options = await suggestForm(database().db, storedFile(dataDir, file.name), language);
    return addDraft(database().db, file, name, options, act);
  }

  async function optionsOf(id: number): Promise<DeskOptions> {
    const run = await runOf(id);
    const options = run && deskOptionsOf(run);
    if (!options) throw new Error(`Run ${id} has no form.`);
    return options;
  }

  /** Sends the form of a run. @param more what it says otherwise than was suggested */
  const start = async (id: number, task: 'check' | 'import', more: object = {}) =>
    startRun(place(), id, { task, form: { ...(await optionsOf(id)).form, ...more } }, act);

  /** Does what waits. @returns the run as it is then */
  async function work(id: number) {
    const { db, pool } = database();
    await runOfDesk({ db, pool, media }, settings, id);
    return runOf(id);
  }

  return { database, dataDir, act, place, draft, runOf, optionsOf, start, work };
}
