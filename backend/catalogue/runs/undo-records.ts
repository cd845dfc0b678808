/** Undoes what a run did to records that are no goods: what it made is removed unless something uses it, what it changed goes back. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { importMade } from '../../db/schema/imports';
import { rowsOf } from '../../domain/reading/reader';
import { withRetries } from '../write/with-retries';
import { type Referred, referenced } from './referenced';
import { restoreStock } from './restore-stock';
import type { MadeKind } from './undo-record';

/** What became of the records of a run that was undone. */
export interface UndoneRecords {
  recordsRemoved: number;
  recordsRestored: number;
  /** Records that somebody uses, and stock that was sold meanwhile: they stay as they are. */
  recordsKept: number;
}

type RecordMade = Exclude<MadeKind, 'group' | 'brand'>;
type Made = { readonly id: number; readonly before: Record<string, unknown> | null };

const BATCH = 200;

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** SQL: of a card `c`, an entry `e` of its ledger that imports and their undoing alone have written. */
export const ONLY_IMPORTED = sql`e.kind in ('issue', 'void') and e.order_id is null and c.order_id is null`;

/** Undoes the records of one kind, all of which exist and are locked. @returns numbers of those removed and given back what they were */
type Undo = (tx: Transaction, made: readonly Made[]) => Promise<{ removed: number; restored: number }>;

/**
 * Removes those that a condition allows and that nothing refers to.
 * @param unused SQL: a row `r` that nobody has used
 */
const removing =
  (table: Referred, unused = sql`true`): Undo =>
  async (tx, made) => {
    const ids = made.map(({ id }) => id);
    const used = await referenced(tx, table, ids);
    const free = ids.filter((id) => !used.has(id));
    const { rowCount } = await tx.execute(
      sql`delete from ${sql.identifier(table)} r where r.id = any(${list(free)}) and ${unused}`,
    );
    return { removed: rowCount ?? 0, restored: 0 };
  };

/** Nobody has chosen a password, signed in or said anything here, and staff have written nothing about them. */
const NEVER_USED = sql`r.password_hash is null and r.activated_at is null and r.google_subject is null
  and not (r.is_org_user or r.is_staff or r.is_admin) and r.company_id is null and r.club_comment = '' and r.cart_content = '{}'
  and not exists (select 1 from customer_consents k where k.customer_id = r.id and k.wording not like 'import: %')`;

const orders: Undo = async (tx, made) => {
  const changed = made.filter(({ before }) => before !== null);
  for (const { id, before } of changed)
    await tx.execute(sql`update imported_orders set status = ${String(before?.['status'] ?? '')} where id = ${id}`);
  const { removed } = await removing('imported_orders')(
    tx,
    made.filter(({ before }) => before === null),
  );
  return { removed, restored: changed.length };
};

/** A ledger is never changed: what an import put on a card is taken off again, and the empty card stays. */
const giftCards: Undo = async (tx, made) => {
  const { rowCount } = await tx.execute(sql`
    insert into gift_card_entries (gift_card_id, kind, amount_cents)
    select c.id, 'void', -sum(e.amount_cents) from gift_cards c join gift_card_entries e on e.gift_card_id = c.id
    where c.id = any(${list(made.map(({ id }) => id))})
    group by c.id having bool_and(${ONLY_IMPORTED}) and sum(e.amount_cents) > 0 order by c.id`);
  return { removed: rowCount ?? 0, restored: 0 };
};

const UNDO: Readonly<Record<RecordMade, { readonly table: string; readonly undo: Undo }>> = {
  code: { table: 'discount_codes', undo: removing('discount_codes') },
  customer: { table: 'customers', undo: removing('customers', NEVER_USED) },
  order: { table: 'imported_orders', undo: orders },
  review: { table: 'reviews', undo: removing('reviews', sql`r.votes_up = 0 and r.votes_down = 0`) },
  gift_card: { table: 'gift_cards', undo: giftCards },
};

/** Undoes the records of a run that are not undone yet. @param onBatch may throw to stop between two batches */
export async function undoRecords(
  db: Db,
  runId: number,
  onBatch: (counts: UndoneRecords) => void,
): Promise<UndoneRecords> {
  const counts: UndoneRecords = { recordsRemoved: 0, recordsRestored: 0, recordsKept: 0 };
  for (const kind of Object.keys(UNDO) as RecordMade[])
    await inBatches(
      (after) => madeAfter(db, runId, kind, after),
      async (made) => {
        const done = await withRetries(() => db.transaction((tx) => undoMade(tx, runId, kind, made)));
        counts.recordsRemoved += done.removed;
        counts.recordsRestored += done.restored;
        counts.recordsKept += done.kept;
        onBatch(counts);
      },
    );
  await inBatches(
    (after) => stockAfter(db, runId, after),
    async (found) => {
      const ids = found.map(({ id }) => id);
      const done = await withRetries(() =>
        db.transaction((tx) => restoreStock(tx, runId, sql`i.variant_id = any(${list(ids)})`)),
      );
      counts.recordsRestored += done.whole;
      counts.recordsKept += done.short;
      onBatch(counts);
    },
  );
  return counts;
}

async function inBatches<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
  undo: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    await undo(rows);
    after = last.id;
  }
}

const madeAfter = (db: Db, runId: number, kind: RecordMade, after: number): Promise<Made[]> =>
  db
    .select({ id: importMade.madeId, before: importMade.before })
    .from(importMade)
    .where(and(eq(importMade.runId, runId), eq(importMade.kind, kind), gt(importMade.madeId, after)))
    .orderBy(importMade.madeId)
    .limit(BATCH);

const stockAfter = (db: Db, runId: number, after: number) =>
  rowsOf<{ id: number }>(
    db,
    sql`select distinct variant_id as id from import_stock where run_id = ${runId} and variant_id > ${after}
      order by 1 limit ${BATCH}`,
  );

/** Nobody begins to use a record between the look and the removal: what would refer to it waits for its lock. */
async function undoMade(tx: Transaction, runId: number, kind: RecordMade, made: readonly Made[]) {
  const { table, undo } = UNDO[kind];
  const ids = made.map(({ id }) => id);
  const there = await rowsOf<{ id: number }>(
    tx,
    sql`select id from ${sql.identifier(table)} where id = any(${list(ids)}) order by id for update`,
  );
  const known = new Set(there.map(({ id }) => id));
  const { removed, restored } = await undo(
    tx,
    made.filter(({ id }) => known.has(id)),
  );
  await tx
    .delete(importMade)
    .where(and(eq(importMade.runId, runId), eq(importMade.kind, kind), inArray(importMade.madeId, ids)));
  return { removed, restored, kept: known.size - removed - restored };
}
