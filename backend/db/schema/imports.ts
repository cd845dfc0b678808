import type { RemarkOfFile, SaidKind, SaidRemark } from 'contract/import-remarks';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, rule } from './columns';
import { models } from './models';
import { MAIN_STORE_ID, stores } from './stores';
import { variants } from './variants';

/**
 * `draft`: a file of the desk that is not imported yet. `waiting`: its job has not begun. `stopped`: it ended on the way and can go on.
 * `failed`: nothing was imported.
 */
export const IMPORT_STATES = ['draft', 'waiting', 'running', 'done', 'failed', 'stopped', 'undone'] as const;

/** What a run does while it waits or runs: a dry run, the import, or undoing it. */
export const IMPORT_TASKS = ['check', 'import', 'undo'] as const;

/** Runs of the catalogue import, of the command line and of the desk. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    createdAt: createdAt(),
    /** As in the audit log: `staff:<id>`, `command:catalogue-import`. */
    startedBy: text('started_by').notNull(),
    /** Name of the file as its sender calls it, without folders: only to be shown. */
    fileName: text('file_name').notNull(),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    /** Name of the file of a desk's run in the data folder; null once it is deleted, and for the command line. */
    storedFile: text('stored_file'),
    /** The same for the same command on the same file, which goes on with a run that was stopped; empty for the desk. */
    fingerprint: text('fingerprint').notNull().default(''),
    format: text('format').notNull().default(''),
    /** Options of the command line by name, or the form of the desk. */
    options: jsonb('options').$type<Record<string, unknown>>().notNull().default({}),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    task: text('task', { enum: IMPORT_TASKS }).notNull().default('import'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Somebody asked it to stop. */
    isStopAsked: boolean('is_stop_asked').notNull().default(false),
    /** How far it is: bytes read, models written, pictures fetched. */
    progress: jsonb('progress').$type<Record<string, number>>().notNull().default({}),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** The printed report, in bounded length. */
    lines: jsonb('lines').$type<readonly string[]>().notNull().default([]),
    /** Why it failed or stopped, one sentence. */
    error: text('error').notNull().default(''),
    /** The same for who reads it in another language, with the kinds of its remarks; null: nothing yet, or a run of before. */
    said: jsonb('said').$type<{ readonly error: SaidRemark | null; readonly kinds: readonly SaidKind[] }>(),
    /** Number of its remarks, of which `import_remarks` keeps the first. */
    remarkCount: integer('remark_count').notNull().default(0),
    /** The last dry run of a draft. */
    checked: jsonb('checked').$type<Record<string, unknown>>(),
    /** It wrote to the catalogue, so earlier runs can no longer be undone. */
    hasChanges: boolean('has_changes').notNull().default(false),
  },
  () => [
    oneOf('import_runs', 'state', IMPORT_STATES),
    oneOf('import_runs', 'task', IMPORT_TASKS),
    rule('import_runs_bytes', sql`file_bytes >= 0 and remark_count >= 0`),
  ],
);

const run = () =>
  integer('run_id')
    .notNull()
    .references(() => importRuns.id, { onDelete: 'cascade' });

/** What a run left out, changed or assumed, in the order of the report. */
export const importRemarks = pgTable(
  'import_remarks',
  {
    runId: run(),
    number: integer('number').notNull(),
    /** The part of the run: `goods`, `customers`, `redirects`. */
    about: text('about').notNull(),
    /** `skipped`, `noticed`, `picture`, `counted`. */
    part: text('part').notNull(),
    line: integer('line').notNull(),
    text: text('text').notNull(),
    /** The same for who reads it in another language; null: one of before. */
    said: jsonb('said').$type<RemarkOfFile>(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

/** `texts`: of a model of which nothing else changes. */
const BEFORE_PARTS = ['model', 'texts', 'prices'] as const;

/** What models were like before the last run changed them: rows of their tables by name. */
export const importBefore = pgTable(
  'import_before',
  {
    runId: run(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    part: text('part', { enum: BEFORE_PARTS }).notNull(),
    /** Null: the run created the model. */
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.modelId, table.part] }),
    index('import_before_model').on(table.modelId),
    oneOf('import_before', 'part', BEFORE_PARTS),
  ],
);

/** By how many units the last run changed the free stock of variants in the stores. */
export const importStock = pgTable(
  'import_stock',
  {
    runId: run(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .default(MAIN_STORE_ID)
      .references(() => stores.id, { onDelete: 'cascade' }),
    delta: integer('delta').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.variantId, table.storeId] }),
    index('import_stock_variant').on(table.variantId),
  ],
);

const ADDRESS_KINDS = ['old_address', 'redirect'] as const;

/** What old addresses and redirects were before the last run changed them. */
export const importAddresses = pgTable(
  'import_addresses',
  {
    runId: run(),
    kind: text('kind', { enum: ADDRESS_KINDS }).notNull(),
    path: text('path').notNull(),
    /** The row; null: there was none. */
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.kind, table.path] }),
    oneOf('import_addresses', 'kind', ADDRESS_KINDS),
  ],
);

export const MADE_KINDS = ['group', 'brand', 'customer', 'order', 'review', 'code', 'gift_card'] as const;

/** Groups, brands and records that the last run created or changed, by their ids. */
export const importMade = pgTable(
  'import_made',
  {
    runId: run(),
    kind: text('kind', { enum: MADE_KINDS }).notNull(),
    madeId: integer('made_id').notNull(),
    /** What changed columns of a record held; null: the run created it. */
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.kind, table.madeId] }),
    oneOf('import_made', 'kind', MADE_KINDS),
  ],
);
