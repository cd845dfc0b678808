/** Keeps what a run changes, in the transactions of the changes, so that the run can be undone. */
import { eq, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { REDIRECT_TARGET_KEY } from '../../db/schema/content-items';
import {
  importAddresses,
  importBefore,
  importMade,
  importRuns,
  importStock,
  type MADE_KINDS,
} from '../../db/schema/imports';
import { MAIN_STORE_ID } from '../../db/schema/stores';
import { BASE_TAX_AREA_ID } from '../../domain/pricing/tax-rates';

/** What an import tells before, or as, it changes something. What was kept first in a run stays. */
export interface UndoRecord {
  /** Models that are about to change, with everything but their prices. */
  models: (
    tx: Transaction,
    which: { readonly ids: readonly number[] } | { readonly importKeys: readonly string[] },
  ) => Promise<void>;
  /** The texts of models of which nothing else changes. */
  texts: (tx: Transaction, modelIds: readonly number[]) => Promise<void>;
  /** The prices of all variants of models, which are about to change. */
  prices: (tx: Transaction, modelIds: readonly number[]) => Promise<void>;
  /** The prices of all variants of the models of variants. */
  pricesOf: (tx: Transaction, variantIds: readonly number[]) => Promise<void>;
  /** Models that were created. */
  created: (tx: Transaction, modelIds: readonly number[]) => Promise<void>;
  /** Stock that changed, by units. @param storeId undefined: of the main warehouse */
  stock: (
    tx: Transaction,
    changed: readonly { readonly id: number; readonly delta: number }[],
    storeId?: number,
  ) => Promise<void>;
  /** Old addresses that are about to change. */
  addresses: (tx: Db | Transaction, paths: readonly string[]) => Promise<void>;
  /** A redirect that is about to be added, and those to its path, which will lead on. */
  redirect: (tx: Transaction, path: string) => Promise<void>;
  /** Groups, brands or records that were created. @param before what the changed columns of records that existed held */
  made: (
    tx: Db | Transaction,
    kind: MadeKind,
    ids: readonly number[],
    before?: Readonly<Record<string, string>>,
  ) => Promise<void>;
}

/** What an import creates beside models. */
export type MadeKind = (typeof MADE_KINDS)[number];

const nothing = async (): Promise<void> => {};

/** Keeps nothing: what is imported cannot be undone. */
export const NO_RECORD: UndoRecord = {
  models: nothing,
  texts: nothing,
  prices: nothing,
  pricesOf: nothing,
  created: nothing,
  stock: nothing,
  addresses: nothing,
  redirect: nothing,
  made: nothing,
};

/**
 * Opens the record of a run. With its first entry the records of all earlier runs are forgotten: only the last run that changed
 * something can be undone.
 */
export function openUndoRecord(db: Db, runId: number): UndoRecord {
  let begun: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    begun ??= forgetEarlier(db, runId);
    return begun;
  };
  /** The writer of one kind of entries, for what there is of it. */
  const keep =
    <Where, Entry>(write: (tx: Where, runId: number, entries: readonly Entry[]) => Promise<unknown>) =>
    async (tx: Where, entries: readonly Entry[]): Promise<void> => {
      if (entries.length === 0) return;
      await begin();
      await write(tx, runId, entries);
    };
  const models = keep(keepModels);
  const byKeys = keep(keepModelsByKeys);
  return {
    models: (tx, which) => ('ids' in which ? models(tx, which.ids) : byKeys(tx, which.importKeys)),
    texts: keep(keepTexts),
    prices: keep(keepPrices),
    pricesOf: keep(keepPricesOf),
    created: keep(keepCreated),
    stock: (tx, changed, storeId = MAIN_STORE_ID) =>
      keep(keepStock)(
        tx,
        changed.map((one) => ({ ...one, storeId })),
      ),
    addresses: keep(keepAddresses),
    redirect: (tx, path) => keep(keepRedirects)(tx, [path]),
    made: async (tx, kind, ids, before) => {
      if (ids.length === 0) return;
      await begin();
      await tx
        .insert(importMade)
        .values(ids.map((madeId) => ({ runId, kind, madeId, before: before ?? null })))
        .onConflictDoNothing();
    },
  };
}

async function forgetEarlier(db: Db, runId: number): Promise<void> {
  await db.update(importRuns).set({ hasChanges: true }).where(eq(importRuns.id, runId));
  for (const table of [importBefore, importStock, importAddresses, importMade])
    await db.delete(table).where(ne(table.runId, runId));
}

const ints = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;
const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** SQL: the rows of a query as an array, in a fixed place of what is kept. */
const rowsOf = (query: ReturnType<typeof sql>) =>
  sql`coalesce((select jsonb_agg(to_jsonb(r)) from (${query}) r), '[]')`;

const TEXTS = rowsOf(sql`select * from model_texts where model_id = m.id`);

const MODEL = sql`jsonb_build_object(
  'model', to_jsonb(m),
  'texts', ${TEXTS},
  'groups', ${rowsOf(sql`select * from model_groups where model_id = m.id`)},
  'variants', ${rowsOf(sql`select * from variants where model_id = m.id`)},
  'properties', ${rowsOf(sql`select * from model_properties where model_id = m.id and variant_id is null`)},
  'propertyTexts', ${rowsOf(sql`select t.* from model_property_texts t join model_properties p on p.id = t.model_property_id
    where p.model_id = m.id and p.variant_id is null`)},
  'images', ${rowsOf(sql`select * from model_images where model_id = m.id`)},
  'parts', ${rowsOf(sql`select * from bundle_parts where bundle_id = m.id`)},
  'relations', ${rowsOf(sql`select * from model_relations where model_id = m.id and kind = 'recommended'`)})`;

const keepModels = (tx: Transaction, runId: number, ids: readonly number[]) =>
  tx.execute(sql`
    insert into import_before (run_id, model_id, part, before)
    select ${runId}, m.id, 'model', ${MODEL} from models m
    where m.id = any(${ints(ids)}) and ${isNew(runId, sql`m.id`, 'model')}
    on conflict do nothing`);

const keepModelsByKeys = (tx: Transaction, runId: number, importKeys: readonly string[]) =>
  tx.execute(sql`
    insert into import_before (run_id, model_id, part, before)
    select ${runId}, m.id, 'model', ${MODEL} from models m
    where m.import_key = any(${texts(importKeys)}) and ${isNew(runId, sql`m.id`, 'model')}
    on conflict do nothing`);

/** SQL: the run has kept nothing of a model, whose rows are then read. */
const isNew = (runId: number, modelId: ReturnType<typeof sql>, part: 'model' | 'texts' | 'prices') =>
  sql`not exists (select 1 from import_before b where b.run_id = ${runId} and b.model_id = ${modelId} and b.part = ${part})`;

/** Those of which the run has kept everything hold their texts there. */
const keepTexts = (tx: Transaction, runId: number, ids: readonly number[]) =>
  tx.execute(sql`
    insert into import_before (run_id, model_id, part, before)
    select ${runId}, m.id, 'texts', jsonb_build_object('texts', ${TEXTS}) from models m
    where m.id = any(${ints(ids)}) and ${isNew(runId, sql`m.id`, 'model')} and ${isNew(runId, sql`m.id`, 'texts')}
    on conflict do nothing`);

const keepPrices = (tx: Transaction, runId: number, modelIds: readonly number[]) =>
  tx.execute(sql`
    insert into import_before (run_id, model_id, part, before)
    select ${runId}, m.id, 'prices', jsonb_build_object('prices', ${rowsOf(sql`select p.* from prices p
      join variants v on v.id = p.variant_id where v.model_id = m.id and p.tax_area_id = ${BASE_TAX_AREA_ID}`)})
    from models m where m.id = any(${ints(modelIds)}) and ${isNew(runId, sql`m.id`, 'prices')}
    on conflict do nothing`);

async function keepPricesOf(tx: Transaction, runId: number, variantIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct model_id as id from variants where id = any(${ints(variantIds)})`,
  );
  await keepPrices(
    tx,
    runId,
    rows.map(({ id }) => id),
  );
}

const keepCreated = (tx: Transaction, runId: number, ids: readonly number[]) =>
  tx.execute(sql`
    insert into import_before (run_id, model_id, part) select ${runId}, n.id, 'model' from unnest(${ints(ids)}) as n (id)
    on conflict do nothing`);

const keepStock = (
  tx: Transaction,
  runId: number,
  changed: readonly { readonly id: number; readonly delta: number; readonly storeId: number }[],
) =>
  tx.execute(sql`
    insert into import_stock as s (run_id, variant_id, store_id, delta) select ${runId}, n.id, n.store, n.delta
    from unnest(${ints(changed.map(({ id }) => id))}, ${ints(changed.map(({ storeId }) => storeId))},
      ${ints(changed.map(({ delta }) => delta))}) as n (id, store, delta)
    on conflict (run_id, variant_id, store_id) do update set delta = s.delta + excluded.delta`);

const keepAddresses = (tx: Db | Transaction, runId: number, paths: readonly string[]) =>
  tx.execute(sql`
    insert into import_addresses (run_id, kind, path, before)
    select ${runId}, 'old_address', n.path, to_jsonb(o)
    from unnest(${texts(paths)}) as n (path) left join old_addresses o on o.path = n.path
    on conflict do nothing`);

/** A redirect and those to its path. */
const keepRedirects = (tx: Transaction, runId: number, paths: readonly string[]) =>
  tx.execute(sql`
    insert into import_addresses (run_id, kind, path, before)
    select ${runId}::int, 'redirect', n.path, to_jsonb(r)
    from unnest(${texts(paths)}) as n (path) left join redirects r on r.from_path = n.path
    union
    select ${runId}::int, 'redirect', r.from_path, to_jsonb(r) from redirects r
    where ${REDIRECT_TARGET_KEY} = any(${texts(paths)})
    on conflict do nothing`);
