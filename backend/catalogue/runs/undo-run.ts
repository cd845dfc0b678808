/** Undoes the last run of the import. */

import { getRedirect } from 'contract/experiences';
import { search } from 'contract/listing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { announceCatalogueChange, announceImport } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { importAddresses, importMade, importRuns } from '../../db/schema/imports';
import { manufacturers } from '../../db/schema/manufacturers';
import { productGroups } from '../../db/schema/product-groups';
import { lockRedirects } from '../../domain/content/redirects';
import { type Said, SaidError, say } from '../report/say';
import { refreshSearchIndex } from '../search-index/refresh-search-index';
import { referenced } from './referenced';
import { type UndoRefusal, undoRefusal } from './run-rows';
import { type UndoneModels, undoModels } from './undo-models';
import { type UndoneRecords, undoRecords } from './undo-records';

/** What undoing a run has done. */
export interface UndoCounts extends UndoneModels, UndoneRecords {
  /** Old addresses and redirects that lead again where they led. */
  addresses: number;
}

const NONE: UndoCounts = {
  ...{ removed: 0, withdrawn: 0, restored: 0, failed: 0 },
  ...{ recordsRemoved: 0, recordsRestored: 0, recordsKept: 0, addresses: 0 },
};

/** A run that cannot be undone. */
export class CannotUndo extends SaidError {
  constructor(
    readonly reason: UndoRefusal,
    id: number,
  ) {
    super(SENTENCES[reason](id));
  }
}

const SENTENCES: Readonly<Record<UndoRefusal, (id: number) => Said>> = {
  missing: (id) => say('There is no import {{id}}.', { id }),
  unchanged: (id) => say('Import {{id}} changed nothing.', { id }),
  notLast: (id) =>
    say(
      'Import {{id}} cannot be undone: a later one has changed the catalogue since. Only the last one can be undone.',
      { id },
    ),
  undone: (id) => say('Import {{id}} is undone already.', { id }),
};

/**
 * Undoes a run, in one transaction for each batch of models and records, then its addresses, and the groups and brands that it created and nothing
 * uses. What is undone is forgotten in the same transactions, so a run that stops on the way goes on where it was. The caller holds the
 * lock of imports, and sets the run's state.
 * @param onBatch may throw to stop between two batches
 * @throws CannotUndo
 */
export async function undoRun(
  db: Db,
  id: number,
  now: Date,
  onBatch: (counts: UndoCounts) => void = () => {},
): Promise<UndoCounts> {
  const refusal = await undoRefusal(db, id);
  if (refusal) throw new CannotUndo(refusal, id);
  const counts: UndoCounts = { ...NONE };
  const note = (done: Partial<UndoCounts>): void => onBatch(Object.assign(counts, done));
  try {
    note(await undoModels(db, id, now, note));
    note(await undoRecords(db, id, note));
    note({ addresses: await db.transaction((tx) => undoAddresses(tx, id)) });
    await db.transaction((tx) => removeMade(tx, id));
  } finally {
    await announceImport(db).catch(() => {});
  }
  if ((await refreshSearchIndex(db)) > 0) await announceCatalogueChange(db, [search.name]);
  return counts;
}

async function undoAddresses(tx: Transaction, runId: number): Promise<number> {
  const kept = (kind: string) => sql`import_addresses a where a.run_id = ${runId} and a.kind = ${kind}`;
  await tx.execute(sql`
    delete from old_addresses o using ${kept('old_address')} and a.path = o.path and a.before is null`);
  await tx.execute(sql`
    insert into old_addresses (path, model_id, group_id) select r.path, r.model_id, r.group_id
    from import_addresses a, jsonb_populate_record(null::old_addresses, a.before) r
    where a.run_id = ${runId} and a.kind = 'old_address' and a.before is not null
      and (exists (select 1 from models m where m.id = r.model_id) or exists (select 1 from product_groups g where g.id = r.group_id))
    on conflict (path) do update set model_id = excluded.model_id, group_id = excluded.group_id`);
  await lockRedirects(tx);
  await tx.execute(
    sql`delete from redirects t using ${kept('redirect')} and a.path = t.from_path and a.before is null`,
  );
  await tx.execute(sql`
    insert into redirects (from_path, target, created_at) select r.from_path, r.target, r.created_at
    from import_addresses a, jsonb_populate_record(null::redirects, a.before) r
    where a.run_id = ${runId} and a.kind = 'redirect' and a.before is not null
    on conflict (from_path) do update set target = excluded.target`);
  await announceCatalogueChange(tx, [getRedirect.name]);
  const { rowCount } = await tx.delete(importAddresses).where(eq(importAddresses.runId, runId));
  return rowCount ?? 0;
}

/** Groups go from the ends of their tree, as one with groups below it stays. */
async function removeMade(tx: Transaction, runId: number): Promise<void> {
  const made = await tx.select().from(importMade).where(eq(importMade.runId, runId));
  let groups = made.filter(({ kind }) => kind === 'group').map(({ madeId }) => madeId);
  for (let isOver = false; !isOver && groups.length > 0; ) {
    const used = await referenced(tx, 'product_groups', groups);
    const empty = groups.filter((id) => !used.has(id));
    if (empty.length > 0) await tx.delete(productGroups).where(inArray(productGroups.id, empty));
    groups = groups.filter((id) => used.has(id));
    isOver = empty.length === 0;
  }
  const brands = made.filter(({ kind }) => kind === 'brand').map(({ madeId }) => madeId);
  const used = await referenced(tx, 'manufacturers', brands);
  const unused = brands.filter((id) => !used.has(id));
  if (unused.length > 0) await tx.delete(manufacturers).where(inArray(manufacturers.id, unused));
  await tx.delete(importMade).where(eq(importMade.runId, runId));
}

/** What undoing did, as lines of text. */
export function undoLines(counts: UndoCounts): string[] {
  const { removed, withdrawn, restored, failed, recordsRemoved, recordsRestored, recordsKept, addresses } = counts;
  const models = (count: number) => `${count} ${count === 1 ? 'model' : 'models'}`;
  const records = (count: number) => `${count} ${count === 1 ? 'record' : 'records'}`;
  const hasOthers = recordsRemoved + recordsRestored + recordsKept + addresses > 0;
  return [
    ...(removed + restored > 0 || !hasOthers
      ? [`${models(removed)} of the import removed, ${models(restored)} given back what they were.`]
      : []),
    ...(recordsRemoved + recordsRestored > 0
      ? [`${records(recordsRemoved)} of the import removed, ${records(recordsRestored)} given back what they were.`]
      : []),
    ...(recordsKept > 0 ? [`${records(recordsKept)} stay, because they are used.`] : []),
    ...(addresses > 0 ? [`${addresses} old addresses and redirects lead where they led before.`] : []),
    ...(withdrawn > 0
      ? [`${models(withdrawn)} taken out of sale instead of removed, because orders or other records refer to them.`]
      : []),
    ...(failed > 0 ? [`${models(failed)} could not be changed back and stay as they are.`] : []),
  ];
}

/** Sets a run to undone. */
export async function markUndone(db: Db, id: number, now: Date, counts: UndoCounts): Promise<void> {
  await db
    .update(importRuns)
    .set({ state: 'undone', endedAt: now, counts: { ...counts }, lines: undoLines(counts) })
    .where(and(eq(importRuns.id, id), eq(importRuns.hasChanges, true)));
}
