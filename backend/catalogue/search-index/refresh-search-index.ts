import { type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { rowsOf } from '../../domain/reading/reader';
import * as statements from './document-statements';
import { type CountedWord, learnWords } from './learn-words';

/** Number of models per transaction. */
const CHUNK = 4_000;
/** Min number of changed models after which the planner's statistics are updated. */
const MANY = 500;
/** Key of the advisory lock that allows one process at a time to build documents. */
const INDEX_LOCK = 4_861_002;

/** The models to mark: all, those without documents, or those of an import. */
export type StaleModels = 'all' | 'new' | { readonly importKeys: readonly string[] };

function staleWhere(which: StaleModels): SQL {
  if (which === 'all') return sql`true`;
  if (which === 'new') return sql`not exists (select 1 from search_documents d where d.model_id = m.id)`;
  return sql`import_key in (select json_array_elements_text(${JSON.stringify(which.importKeys)}::json))`;
}

/**
 * Marks the search documents of these models as stale; the next refresh builds them again. Call it in the transaction that
 * changes the models. An existing mark is written again, so that no refresh uses it before the change is committed.
 */
export async function markStale(db: Db | Transaction, which: StaleModels): Promise<void> {
  await db.execute(sql`
    insert into search_stale select m.id from models m where ${staleWhere(which)} order by 1
    on conflict (model_id) do update set model_id = excluded.model_id`);
}

/**
 * Builds the search documents of all marked models, several thousand per transaction: a search sees either none or all of a
 * chunk, and the next process continues where one that died stopped.
 * @returns number of models read
 */
export async function refreshSearchIndex(db: Db | Transaction): Promise<number> {
  if (!(await hasMarks(db))) return 0;
  let done = 0;
  for (;;) {
    const count = await db.transaction((tx) => refreshChunk(tx));
    done += count;
    if (count < CHUNK) break;
  }
  if (done > 0) await db.transaction((tx) => finish(tx, done));
  return done;
}

async function hasMarks(db: Db | Transaction): Promise<boolean> {
  const marks = await rowsOf(db, sql`select 1 from search_stale limit 1`);
  return marks.length > 0;
}

/** Allows one process at a time, with more time and memory than for requests. */
async function begin(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '48MB', true),
    set_config('jit', 'off', true), set_config('gin_pending_list_limit', '65536', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
}

/**
 * Builds the documents of the next marked models; the last chunk also rewrites the names, so that they are as recent as the documents.
 */
async function refreshChunk(tx: Transaction): Promise<number> {
  await begin(tx);
  const count = await takeMarks(tx);
  if (count > 0) await writeChunk(tx);
  if (count < CHUNK || !(await hasMarks(tx))) await writeAllNames(tx);
  return count;
}

/**
 * Fills the table `search_chunk`. The marks are deleted first: a concurrent change of a model waits with its new mark until
 * this is committed, so no change is lost. Uncommitted marks are left for the next refresh.
 */
async function takeMarks(tx: Transaction): Promise<number> {
  await tx.execute(sql`drop table if exists search_chunk, search_picked`);
  await tx.execute(sql`create temp table search_chunk (model_id int primary key) on commit drop`);
  // Thousands of marks that the planner does not know of would be joined row by row.
  await tx.execute(sql`analyze search_stale`);
  const { rowCount } = await tx.execute(sql`
    with next as materialized (
      select model_id from search_stale order by 1 limit ${CHUNK}::int for update skip locked
    ), taken as (
      delete from search_stale s using next where s.model_id = next.model_id returning s.model_id
    ) insert into search_chunk select model_id from taken`);
  return rowCount ?? 0;
}

async function writeChunk(tx: Transaction): Promise<void> {
  await tx.execute(statements.pickModels);
  await tx.execute(sql`analyze search_picked`);
  const [popular] = await rowsOf<{ cutoff: number }>(tx, statements.popularFrom);
  const colors = await rowsOf<statements.IndexedColor>(tx, sql`select id, control from colors`);
  for (const language of LANGUAGE_CODES) {
    const words = await rowsOf<CountedWord>(tx, statements.writeDocuments(language, popular?.cutoff ?? -1, colors));
    await learnWords(tx, language, words);
  }
  await tx.execute(statements.dropUnlisted);
  await tx.execute(statements.dropUnlistedBodies);
}

/** Rewrites the names of all groups and brands, which are few. */
async function writeAllNames(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from search_names`);
  for (const language of LANGUAGE_CODES) await tx.execute(statements.writeNames(language));
}

/** Merges the pending entries of the indexes and updates the planner's statistics. */
async function finish(tx: Transaction, done: number): Promise<void> {
  await begin(tx);
  await tx.execute(sql`
    select gin_clean_pending_list(i.indexrelid) from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where i.indrelid in ('search_documents'::regclass, 'search_bodies'::regclass, 'search_words'::regclass)`);
  if (done < MANY) return;
  for (const table of ['search_documents', 'search_bodies', 'search_words', 'search_names']) {
    await tx.execute(sql.raw(`analyze ${table}`));
  }
}
