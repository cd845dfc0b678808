import { type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import * as statements from './document-statements';
import { type CountedWord, learnWords } from './learn-words';

/** Models whose documents are made in one transaction. */
const CHUNK = 4_000;
/** From here on the planner's statistics are made anew. */
const MANY = 500;
/** Key of the advisory lock that lets one process at a time make documents. */
const INDEX_LOCK = 4_861_002;

/** Which models: all, those without documents, or those of an import. */
export type StaleModels = 'all' | 'new' | { readonly importKeys: readonly string[] };

function staleWhere(which: StaleModels): SQL {
  if (which === 'all') return sql`true`;
  if (which === 'new') return sql`not exists (select 1 from search_documents d where d.model_id = m.id)`;
  return sql`import_key in (select json_array_elements_text(${JSON.stringify(which.importKeys)}::json))`;
}

/**
 * Says that what a search reads of these models is new; the next refresh makes their documents. Belongs into the transaction
 * that changes them. A mark that is there already is written again, so that no refresh takes it before the change is there.
 */
export async function markStale(db: Db | Transaction, which: StaleModels): Promise<void> {
  await db.execute(sql`
    insert into search_stale select m.id from models m where ${staleWhere(which)} order by 1
    on conflict (model_id) do update set model_id = excluded.model_id`);
}

/**
 * Makes the search documents of all models that were marked, some thousands in a transaction: a search sees a chunk whole
 * or not yet, and what was not done when a process dies is done by the next one.
 * @returns how many models it read
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
  const { rows } = await db.execute(sql`select 1 from search_stale limit 1`);
  return rows.length > 0;
}

/** One process at a time, with more time and memory than requests have. */
async function begin(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '48MB', true),
    set_config('jit', 'off', true), set_config('gin_pending_list_limit', '65536', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
}

/**
 * Makes the documents of the next models that are marked; the last chunk writes the names anew too, so that they are as new
 * as the documents when no mark is left.
 */
async function refreshChunk(tx: Transaction): Promise<number> {
  await begin(tx);
  const count = await takeMarks(tx);
  if (count > 0) await writeChunk(tx);
  if (count < CHUNK || !(await hasMarks(tx))) await writeAllNames(tx);
  return count;
}

/**
 * Fills the table `search_chunk`. The marks go first: who changes a model meanwhile waits with a new mark until this is done,
 * so that no change is lost. A mark whose writer has not committed is left for the next refresh, which sees the change.
 */
async function takeMarks(tx: Transaction): Promise<number> {
  await tx.execute(sql`drop table if exists search_chunk, search_picked`);
  await tx.execute(sql`create temp table search_chunk (model_id int primary key) on commit drop`);
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
  await tx.execute(statements.dropUnlisted);
  await tx.execute(statements.dropUnlistedBodies);
  const { rows } = await tx.execute<{ cutoff: number }>(statements.popularFrom);
  for (const language of LANGUAGE_CODES) {
    const words = await tx.execute<CountedWord>(statements.writeDocuments(language, rows[0]?.cutoff ?? -1));
    await learnWords(tx, language, words.rows);
  }
}

/** Groups and brands, which are few, are written anew. */
async function writeAllNames(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from search_names`);
  for (const language of LANGUAGE_CODES) await tx.execute(statements.writeNames(language));
}

/** Indexes take in what waits beside them, and the planner learns of it. */
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
