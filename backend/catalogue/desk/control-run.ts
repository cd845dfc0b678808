/** Starts, stops and undoes runs at the desk. The work is done in the background. */
import type { ImportForm } from 'contract/import-form';
import { and, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../db/client';
import { isLocked } from '../../db/lock';
import { enqueue } from '../../db/queues';
import { importRuns } from '../../db/schema/imports';
import { type Act, writeAudit } from '../../domain/audit/write-audit';
import { asAlive, type ImportRun, readRun, type UndoRefusal, undoRefusal } from '../runs/run-rows';
import {
  type DeskOptions,
  deskOptionsOf,
  type FormFault,
  formatOf,
  formFaults,
  readsOthers,
  withCategories,
  withSent,
} from './desk-form';
import { type ReceivedFile, removeStored, storedFile } from './receive-file';

/** How long the file of a run that nobody starts is kept, in ms. */
const DRAFT_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Where runs are. */
export interface RunPlace {
  readonly db: Db;
  readonly pool: Pool;
  readonly dataDir: string;
}

/** Records a file of the desk that is not imported yet. @returns the run's id */
export async function addDraft(
  db: Db,
  file: ReceivedFile,
  fileName: string,
  options: DeskOptions,
  { actor, now }: Act,
): Promise<number> {
  const [made] = await db
    .insert(importRuns)
    .values({
      ...{ startedBy: actor, fileName, fileBytes: file.bytes, storedFile: file.name, createdAt: now, state: 'draft' },
      format: formatOf(options),
      options: { ...options },
    })
    .returning({ id: importRuns.id });
  if (!made) throw new Error('The file of the import was not recorded.');
  return made.id;
}

/** A page of runs, the latest first, and how many there are. */
export async function listRuns(
  { db, pool }: RunPlace,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ runs: ImportRun[]; count: number }> {
  const isAlive = await isLocked(pool, 'importCatalogue');
  const rows = await db.select().from(importRuns).orderBy(desc(importRuns.id)).limit(limit).offset(offset);
  const [row] = await db.select({ count: count() }).from(importRuns);
  return { runs: rows.map((run) => asAlive(run, isAlive)), count: row?.count ?? 0 };
}

/** Whether a run of the desk can be started, or started again: it has its file, and has not come to its end. */
export const canStart = ({ state, task, storedFile }: ImportRun): boolean =>
  storedFile !== null && (state === 'draft' || state === 'failed' || (state === 'stopped' && task !== 'undo'));

/** Whether an import or its undoing runs, or is about to. */
export async function isBusy({ db, pool }: Omit<RunPlace, 'dataDir'>): Promise<boolean> {
  if (await isLocked(pool, 'importCatalogue')) return true;
  const [waiting] = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(eq(importRuns.state, 'waiting'))
    .limit(1);
  return waiting !== undefined;
}

export type StartResult =
  | 'missing'
  | 'started'
  | { readonly reason: 'busy' | 'state' | 'form'; readonly fields: readonly FormFault[] };

/** Starts a dry run or the import of a draft, or lets a stopped one go on, as its form says. */
export async function startRun(
  place: RunPlace,
  id: number,
  { task, form: sent }: { readonly task: 'check' | 'import'; readonly form: ImportForm },
  act: Act,
): Promise<StartResult> {
  const { db, pool } = place;
  const run = await readRun(db, pool, id);
  const options = run && deskOptionsOf(run);
  if (!run || !options) return 'missing';
  // A run that has written something goes on or is undone: after a dry run it would be a draft again, which can be thrown away.
  if (!canStart(run) || (task === 'check' && run.hasChanges)) return { reason: 'state', fields: [] };
  if (await isBusy(place)) return { reason: 'busy', fields: [] };
  // Nobody has seen what an import as another kind would do.
  if (task === 'import' && sent.kind !== options.form.kind) return { reason: 'form', fields: [OTHER_KIND] };
  const form = withSent(options, sent);
  const fields = await formFaults(db, options, form, act.now);
  if (fields.length > 0) return { reason: 'form', fields };
  const started = task === 'check' ? await withCategoriesNow(place, run, form) : form;
  await db.transaction(async (tx) => {
    // One of two starts at once finds it waiting already.
    const [taken] = await tx
      .update(importRuns)
      .set({
        ...{
          state: 'waiting',
          task,
          options: { ...options, form: started },
          isStopAsked: false,
          error: '',
          said: null,
        },
        format: formatOf({ ...options, form: started }),
      })
      .where(and(eq(importRuns.id, id), inArray(importRuns.state, ['draft', 'failed', 'stopped', 'running'])))
      .returning({ id: importRuns.id });
    if (!taken) return;
    await enqueue(tx, 'catalogue-import', { runId: id });
    if (task === 'import')
      await writeAudit(tx, {
        ...{ ...act, action: 'import-catalogue', subject: 'import', subjectId: String(id) },
        details: { file: run.fileName, ...(form.kind === 'goods' ? { mode: form.mode } : { kind: form.kind }) },
      });
  });
  return 'started';
}

const OTHER_KIND: FormFault = { name: 'kind', fault: 'otherKind' };

/** The form; if it reads other columns than before, with the categories that they hold. */
async function withCategoriesNow({ db, dataDir }: RunPlace, run: ImportRun, form: ImportForm): Promise<ImportForm> {
  const options = deskOptionsOf(run);
  if (!options || run.storedFile === null || form.kind !== 'goods' || !readsOthers(options.form, form)) return form;
  return withCategories(db, storedFile(dataDir, run.storedFile), { ...options, form });
}

/** Asks a run to stop; one that has not begun does not begin, and a draft is removed with its file. @returns undefined: there is none */
export async function stopRun({ db, pool, dataDir }: RunPlace, id: number): Promise<'asked' | 'removed' | undefined> {
  const run = await readRun(db, pool, id);
  if (!run) return undefined;
  if (run.state === 'draft' || (run.state === 'failed' && !run.hasChanges && run.storedFile !== null)) {
    await db.delete(importRuns).where(and(eq(importRuns.id, id), eq(importRuns.state, run.state)));
    if (run.storedFile !== null) await removeStored(dataDir, run.storedFile);
    return 'removed';
  }
  const before = run.hasChanges ? 'stopped' : 'draft';
  const [waited] = await db
    .update(importRuns)
    .set({ state: before })
    .where(and(eq(importRuns.id, id), eq(importRuns.state, 'waiting')))
    .returning({ id: importRuns.id });
  if (!waited) await db.update(importRuns).set({ isStopAsked: true }).where(eq(importRuns.id, id));
  return 'asked';
}

/** Undoes a run in the background. @returns why not; undefined: it was started */
export async function startUndo(place: RunPlace, id: number, act: Act): Promise<UndoRefusal | 'busy' | undefined> {
  const { db } = place;
  const refusal = await undoRefusal(db, id);
  if (refusal) return refusal;
  if (await isBusy(place)) return 'busy';
  await db.transaction(async (tx) => {
    await tx
      .update(importRuns)
      .set({ state: 'waiting', task: 'undo', isStopAsked: false, error: '', said: null })
      .where(eq(importRuns.id, id));
    await enqueue(tx, 'catalogue-import', { runId: id });
    await writeAudit(tx, { ...act, action: 'undo-import', subject: 'import', subjectId: String(id) });
  });
  return undefined;
}

/** A run without its file, and without what stood in it. */
export const WITHOUT_FILE = { storedFile: null, options: sql`${importRuns.options} - 'examples'` } as const;

/** Forgets files that were sent and not imported within a week; runs that wrote to the catalogue stay in the list. */
export async function forgetOldFiles(db: Db, dataDir: string, now: Date): Promise<void> {
  const old = await db
    .select({ id: importRuns.id, storedFile: importRuns.storedFile, hasChanges: importRuns.hasChanges })
    .from(importRuns)
    .where(
      and(
        isNotNull(importRuns.storedFile),
        inArray(importRuns.state, ['draft', 'failed', 'stopped', 'undone']),
        lt(importRuns.createdAt, new Date(now.getTime() - DRAFT_KEPT_MS)),
      ),
    );
  for (const { id, storedFile, hasChanges } of old) {
    if (hasChanges) await db.update(importRuns).set(WITHOUT_FILE).where(eq(importRuns.id, id));
    else await db.delete(importRuns).where(eq(importRuns.id, id));
    if (storedFile !== null) await removeStored(dataDir, storedFile);
  }
}
