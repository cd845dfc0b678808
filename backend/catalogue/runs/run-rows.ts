/** The rows of import runs. */

import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../db/client';
import { heldLock, isLocked } from '../../db/lock';
import { importRemarks, importRuns } from '../../db/schema/imports';
import { english, type Said, stored } from '../report/say';

export type ImportRun = typeof importRuns.$inferSelect;
export type ImportState = ImportRun['state'];
export type ImportTask = ImportRun['task'];

/** Number of the latest runs that keep their remarks. */
const REMARKS_KEPT = 10;

/** What the command line says about its run. */
export interface CommandRun {
  readonly fileName: string;
  readonly fileBytes: number;
  /** The same for the same command on the same file. */
  readonly fingerprint: string;
  readonly options: Record<string, unknown>;
}

/** Marks runs whose process died as stopped. The caller holds the lock of imports, so none of them runs. */
export async function markDead(db: Db): Promise<void> {
  await db.update(importRuns).set({ state: 'stopped', endedAt: sql`now()` }).where(eq(importRuns.state, 'running'));
}

/**
 * Begins the run of a command: the last one, if it stopped on the way and was the same command on the same file, so that undoing it
 * undoes both parts; else a new one. The caller holds the lock of imports.
 */
export async function beginCommandRun(db: Db, run: CommandRun, now: Date): Promise<number> {
  await markDead(db);
  const last = await lastRun(db);
  const goesOn = last?.state === 'stopped' && last.task === 'import' && last.fingerprint === run.fingerprint;
  const id = goesOn ? last.id : await insertRun(db, run);
  await beginRun(db, id, now);
  return id;
}

async function insertRun(db: Db, run: CommandRun): Promise<number> {
  const [made] = await db
    .insert(importRuns)
    .values({ ...run, startedBy: 'command:catalogue-import', state: 'running' })
    .returning({ id: importRuns.id });
  if (!made) throw new Error('The run of the import was not recorded.');
  return made.id;
}

/** Sets a run to running, without what it said when it ran before, and forgets the remarks of runs long ago. */
export async function beginRun(db: Db, id: number, now: Date): Promise<void> {
  await db.delete(importRemarks).where(eq(importRemarks.runId, id));
  const fresh = {
    counts: {},
    lines: [],
    error: '',
    said: null,
    remarkCount: 0,
    progress: {},
    isStopAsked: false,
  } as const;
  await db
    .update(importRuns)
    .set({ ...fresh, state: 'running', startedAt: now, endedAt: null })
    .where(eq(importRuns.id, id));
  const [oldest] = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .orderBy(desc(importRuns.id))
    .offset(REMARKS_KEPT - 1)
    .limit(1);
  if (oldest) await db.delete(importRemarks).where(lt(importRemarks.runId, oldest.id));
}

/** A run as it is now: one whose process died has stopped. */
export async function readRun(db: Db, pool: Pool, id: number): Promise<ImportRun | undefined> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return run && asAlive(run, run.state === 'running' && (await isLocked(pool, 'importCatalogue')));
}

/** A run that is said to run while no process holds the lock has stopped. */
export const asAlive = (run: ImportRun, isAlive: boolean): ImportRun =>
  run.state === 'running' && !isAlive ? { ...run, state: 'stopped' } : run;

/** How long after its begin an import is taken for a short one, in ms: one that fetches pictures may take hours. */
const SHORT_MS = 10 * 60_000;

/** Whether an import runs that began a short time ago. */
export async function isShortImportRunning(db: Db, now: Date): Promise<boolean> {
  const isYoung = gt(importRuns.startedAt, new Date(now.getTime() - SHORT_MS));
  const rows = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(and(eq(importRuns.state, 'running'), isYoung, sql`exists (${sql.raw(heldLock('importCatalogue'))})`));
  return rows.length > 0;
}

/** The latest run that wrote to the catalogue, or that is about to. */
async function lastRun(db: Db): Promise<ImportRun | undefined> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(eq(importRuns.hasChanges, true))
    .orderBy(desc(importRuns.id))
    .limit(1);
  return run;
}

/** Why a run cannot be undone: no such run, it changed nothing, a later run changed something, or it is undone already. */
export type UndoRefusal = 'missing' | 'unchanged' | 'notLast' | 'undone';

/** Whether a run can be undone, by what is recorded of it. */
export async function undoRefusal(db: Db, id: number): Promise<UndoRefusal | undefined> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  if (!run || run.state === 'draft') return 'missing';
  if (run.state === 'undone') return 'undone';
  if (!run.hasChanges) return 'unchanged';
  return (await lastRun(db))?.id === id ? undefined : 'notLast';
}

/** A run whose work did not begin can be started again. */
export async function notStarted(db: Db, id: number, why: Said): Promise<void> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  if (run?.state !== 'waiting') return;
  const state = run.hasChanges ? 'stopped' : 'failed';
  const said = { error: stored(why), kinds: [] };
  await db
    .update(importRuns)
    .set({ state, error: english(why), said })
    .where(eq(importRuns.id, id));
}
