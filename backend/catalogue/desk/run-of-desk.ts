/** Does what the desk asked of a run: a dry run, the import, or undoing it. In a process of its own (`import-process.ts`). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import type { Db } from '../../db/client';
import { tryLock } from '../../db/lock';
import { importRuns } from '../../db/schema/imports';
import type { OpenShop } from '../open-shop';
import { failureOf } from '../report/failure-sentence';
import { english, stored } from '../report/say';
import { runImport } from '../run-import';
import { AnotherImport } from '../runs/recorded-run';
import { RunRecord } from '../runs/run-record';
import { beginRun, type ImportRun, markDead, notStarted } from '../runs/run-rows';
import { beginUndo } from '../runs/undo-command';
import { markUndone, undoRun } from '../runs/undo-run';
import { WITHOUT_FILE } from './control-run';
import { deskOptionsOf } from './desk-form';
import { argumentsOf } from './form-arguments';
import { removeStored, storedFile } from './receive-file';

type Shop = Pick<OpenShop, 'db' | 'pool' | 'media'>;

/** Does what waits of a run. One that does not wait any more is left alone, as its job may come twice. */
export async function runOfDesk(shop: Shop, settings: Settings, id: number): Promise<void> {
  const { db, pool } = shop;
  const unlock = await tryLock(pool, 'importCatalogue');
  if (!unlock) return notStarted(db, id, new AnotherImport().said);
  try {
    const [run] = await db
      .select()
      .from(importRuns)
      .where(and(eq(importRuns.id, id), eq(importRuns.state, 'waiting')));
    if (!run) return;
    await markDead(db);
    if (run.task === 'undo') await undo(db, run);
    else await importOrCheck(shop, settings, run);
    await forgetEnded(db, settings, run);
  } finally {
    await unlock();
  }
}

async function undo(db: Db, { id }: ImportRun): Promise<void> {
  await beginUndo(db, id);
  const record = new RunRecord(db, id);
  try {
    const counts = await undoRun(db, id, new Date(), (done) => {
      record.note({ ...done });
      record.stopIfAsked();
    });
    record.close();
    await markUndone(db, id, new Date(), counts);
  } catch (error) {
    record.close();
    await db
      .update(importRuns)
      .set({ state: 'stopped', endedAt: new Date(), ...storedFailure(error) })
      .where(eq(importRuns.id, id));
  }
}

async function importOrCheck({ db, media }: Shop, settings: Settings, run: ImportRun): Promise<void> {
  const options = deskOptionsOf(run);
  if (!options || run.storedFile === null) return notStarted(db, run.id, 'The file is no longer there.');
  await beginRun(db, run.id, new Date());
  const record = new RunRecord(db, run.id);
  const args = argumentsOf(options, storedFile(settings.dataDir, run.storedFile), run.task === 'check');
  await runImport(args, [], () => settings, { shop: { db, media }, record });
}

/** A run that has come to its end needs neither its file nor what stood in it. */
async function forgetEnded(db: Db, { dataDir }: Settings, { id, storedFile }: ImportRun): Promise<void> {
  const [ended] = await db
    .update(importRuns)
    .set(WITHOUT_FILE)
    .where(and(eq(importRuns.id, id), inArray(importRuns.state, ['done', 'undone'])))
    .returning({ id: importRuns.id });
  if (ended && storedFile !== null) await removeStored(dataDir, storedFile);
}

/** Why undoing stopped, as the desk tells it. */
function storedFailure(error: unknown) {
  const why = failureOf(error);
  return { error: english(why), said: { error: stored(why), kinds: [] } };
}
