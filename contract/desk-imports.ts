import { z } from 'zod';
import { defineCall } from './call';
import { deskPage, guardedInput, rowId } from './desk-wire';
import { count, explanation, integer, languageCode, listOrEmpty, optionalText, orNull, text, timestamp } from './wire';

/** Largest file of goods that the desk takes, in bytes. */
export const IMPORT_FILE_BYTES = 100_000_000;

/** Remarks on a page of a report. */
export const IMPORT_REMARKS_PAGE = 100;

export const IMPORT_STATES = ['draft', 'waiting', 'running', 'done', 'failed', 'stopped', 'undone'] as const;
export const IMPORT_TASKS = ['check', 'import', 'undo'] as const;
export const IMPORT_MODES = ['merge', 'add', 'update', 'replace', 'prices'] as const;
export const OPTION_ROLES = ['color', 'size', 'type'] as const;
/** Columns of a plain table of goods, by the names that this shop gives them; a mapping leads a file's columns to them. */
export const TABLE_FIELDS = [
  'product',
  'sku',
  'model_number',
  'name',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'brand',
  'origin',
  'price',
  'sale_price',
  'sale_from',
  'sale_to',
  'club_price',
  'quantity',
  'availability',
  'on_order',
  'ean',
  'category',
  'tags',
  'images',
  'color',
  'size',
  'type',
  'slug',
  'url',
  'published',
  'related',
] as const;

/** What a column of a plain table may be: a field, a property, or nothing that is read. */
export const COLUMN_MEANINGS = [...TABLE_FIELDS, 'property', ''] as const;

/**
 * Why a field of a form is not taken: the shop has no such group or rate; no column is the SKU, the name or the price; two columns are
 * the same.
 */
export const FORM_FAULTS = ['noGroup', 'noRate', 'needsColumns', 'twice'] as const;

/** How a file of goods is to be imported. */
const importForm = z.object({
  language: languageCode,
  /** ISO 4217 in lower case. */
  currency: z.string().regex(/^[a-z]{3}$/),
  tax: z.enum(['included', 'excluded']),
  mode: z.enum(IMPORT_MODES),
  /** Variants of which the file does not say how many there are: out of stock, or sold to order. */
  uncounted: z.enum(['out', 'order']),
  fetch_pictures: z.boolean(),
  old_addresses: z.boolean(),
  /** How many products a replacement may take out of sale; null: nobody has confirmed a number. */
  confirm_withdraw: z.number().int().min(0).max(1e9).nullable(),
  options: z.array(z.object({ name: z.string().max(200), role: z.enum(OPTION_ROLES) })).max(500),
  /** Category of the file → group by its path, `/tents/`, or a new one by its names, `Camping > Tents`; empty: none. */
  categories: z.array(z.object({ name: z.string().max(200), to: z.string().max(200) })).max(500),
  /** Columns of a plain table → what they are; empty: they are not read. Other formats have none. */
  columns: z
    .array(z.object({ name: z.string().max(200), to: z.enum(COLUMN_MEANINGS) }))
    .max(200)
    .default([]),
});

export type ImportForm = z.infer<typeof importForm>;

const counts = z.record(z.string(), z.number()).catch({});

const importRow = z.object({
  id: integer,
  file_name: text,
  format: text,
  state: z.enum(IMPORT_STATES),
  task: z.enum(IMPORT_TASKS),
  /** `staff:<id>`, `command:<name>`. */
  started_by: text,
  created: timestamp,
  ended: orNull(timestamp),
  counts,
});

/** Imports, the latest first, `DESK_PAGE` a page. */
export const getDeskImports = defineCall({
  name: 'desk-imports',
  method: 'GET',
  path: '/api/customer/desk/imports/',
  query: z.object({ page: deskPage }),
  answers: { 200: z.object({ imports: listOrEmpty(importRow), count }), ...guardedInput },
  origin: 'added',
});

/**
 * Takes a file of goods as its bytes arrive. 409: it is none, with the reason, and what the importer says of it. 429: others are being
 * received; it can be sent again.
 */
export const uploadDeskImport = defineCall({
  name: 'desk-upload-import',
  method: 'POST',
  path: '/api/customer/desk/imports/upload/',
  query: z.object({ name: z.string().max(300).default('') }),
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
  encoding: 'bytes',
  answers: {
    200: z.object({ id: integer }),
    ...guardedInput,
    409: z.object({ reason: z.enum(['bytes', 'empty', 'binary', 'unrecognised']), said: text }),
    429: explanation,
  },
  origin: 'added',
});

/** One import: how far it is, what it said, and the form of one that can be started. */
export const getDeskImport = defineCall({
  name: 'desk-import',
  method: 'GET',
  path: '/api/customer/desk/imports/{id}/',
  params: z.object({ id: rowId }),
  answers: {
    200: importRow.extend({
      file_bytes: count,
      progress: counts,
      lines: listOrEmpty(text),
      /** Why it failed or stopped; null: it did not. */
      error: optionalText,
      remark_count: count,
      /** Null: it was not sent by the desk. */
      form: orNull(importForm),
      /** The last dry run. */
      checked: orNull(z.object({ counts, lines: listOrEmpty(text), error: optionalText })),
      /** It can be started, or started again to go on. */
      can_start: z.boolean(),
      can_undo: z.boolean(),
      /** Currencies with a rate. */
      currencies: listOrEmpty(z.string()),
      groups: listOrEmpty(z.object({ path: text, name: text })),
      /** What stands in columns of a plain table, for who chooses what they are. */
      examples: listOrEmpty(z.object({ column: text, value: text })),
    }),
    ...guardedInput,
  },
  origin: 'added',
});

/** What an import left out, changed or assumed, in the order of its file. */
export const getDeskImportRemarks = defineCall({
  name: 'desk-import-remarks',
  method: 'GET',
  path: '/api/customer/desk/imports/{id}/remarks/',
  params: z.object({ id: rowId }),
  query: z.object({ page: deskPage, size: z.coerce.number().int().min(1).max(1000).default(IMPORT_REMARKS_PAGE) }),
  answers: {
    200: z.object({
      remarks: listOrEmpty(z.object({ about: text, part: text, line: count, text })),
      /** How many are kept. */
      count,
    }),
    ...guardedInput,
  },
  origin: 'added',
});

/**
 * Starts a dry run or the import in the background. 409: another one is running, it cannot be started any more, or the form names what the
 * shop does not have (`fields`).
 */
export const startDeskImport = defineCall({
  name: 'desk-start-import',
  method: 'POST',
  path: '/api/customer/desk/imports/{id}/start/',
  params: z.object({ id: rowId }),
  body: z.object({ task: z.enum(['check', 'import']), form: importForm }),
  answers: {
    200: z.object({}),
    ...guardedInput,
    409: z.object({
      reason: z.enum(['busy', 'state', 'form']),
      fields: listOrEmpty(z.object({ name: z.string(), fault: z.enum(FORM_FAULTS) })),
    }),
  },
  origin: 'added',
});

/** Asks an import to stop, or removes one that was not started. */
export const stopDeskImport = defineCall({
  name: 'desk-stop-import',
  method: 'POST',
  path: '/api/customer/desk/imports/{id}/stop/',
  params: z.object({ id: rowId }),
  body: z.object({}),
  answers: { 200: z.object({ is_removed: z.boolean() }), ...guardedInput },
  origin: 'added',
});

/** Undoes the last import in the background. 409: it is not the last one, is undone already, or another one is running. */
export const undoDeskImport = defineCall({
  name: 'desk-undo-import',
  method: 'POST',
  path: '/api/customer/desk/imports/{id}/undo/',
  params: z.object({ id: rowId }),
  body: z.object({}),
  answers: {
    200: z.object({}),
    ...guardedInput,
    409: z.object({ reason: z.enum(['busy', 'unchanged', 'notLast', 'undone']) }),
  },
  origin: 'added',
});
