import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { importRuns } from '../../db/schema/imports';
import { EXIT } from '../exit-codes';
import { markDead, undoRefusal } from './run-rows';
import { CannotUndo, markUndone, undoLines, undoRun } from './undo-run';

/**
 * Undoes a run by the command line and prints what was done. The caller holds the lock of imports.
 * @returns the exit code
 * @throws CannotUndo
 */
export async function undoByCommand(db: Db, id: number): Promise<number> {
  await markDead(db);
  const refusal = await undoRefusal(db, id);
  if (refusal) throw new CannotUndo(refusal, id);
  await beginUndo(db, id);
  const counts = await undoRun(db, id, new Date());
  await markUndone(db, id, new Date(), counts);
  for (const line of [`Import ${id} is undone.`, ...undoLines(counts)]) console.log(line);
  return EXIT.done;
}

/** Says that a run is being undone, so that one that is killed meanwhile is known to be undone in part. */
export async function beginUndo(db: Db, id: number): Promise<void> {
  await db.update(importRuns).set({ state: 'running', task: 'undo', isStopAsked: false }).where(eq(importRuns.id, id));
}
