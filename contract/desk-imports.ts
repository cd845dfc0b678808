import { z } from 'zod';
import { defineCall } from './call';
import { deskPage, guardedInput, rowId } from './desk-wire';
import { FORM_FAULTS, IMPORT_KINDS, IMPORT_QUESTIONS, importForm } from './import-form';
import { remarkOfFile, saidKind, saidRemark } from './import-remarks';
import { count, explanation, integer, listOrEmpty, optionalText, orNull, text, timestamp } from './wire';

/** Largest file that the desk imports, in bytes. */
export const IMPORT_FILE_BYTES = 100_000_000;

/** Remarks on a page of a report. */
export const IMPORT_REMARKS_PAGE = 100;

export const IMPORT_STATES = ['draft', 'waiting', 'running', 'done', 'failed', 'stopped', 'undone'] as const;
export const IMPORT_TASKS = ['check', 'import', 'undo'] as const;
const counts = z.record(z.string(), z.number()).catch({});

const importRow = z.object({
  id: integer,
  file_name: text,
  /** Program that goods come from, or what else the file holds, one of `IMPORT_KINDS`; empty: not known. */
  format: text,
  state: z.enum(IMPORT_STATES),
  task: z.enum(IMPORT_TASKS),
  /** `staff:<id>`, `command:<name>`. */
  started_by: text,
  created: timestamp,
  ended: orNull(timestamp),
  counts,
});

/** What a run says, for who reads it in another language; null: nothing yet, or a run of before. */
const saidOfRun = orNull(z.object({ error: orNull(saidRemark), kinds: listOrEmpty(saidKind) }));

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
 * Takes a file as its bytes arrive. 409: the shop cannot import it, with the reason, and what the importer says of it. 429: others are being
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
    409: z.object({ reason: z.enum(['bytes', 'empty', 'binary', 'unrecognised']), said: orNull(saidRemark) }),
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
      /** Why it failed or stopped, in English; null: it did not. */
      error: optionalText,
      said: saidOfRun,
      remark_count: count,
      /** Null: it was not sent by the desk. */
      form: orNull(importForm),
      /** The last dry run. */
      checked: orNull(z.object({ counts, lines: listOrEmpty(text), error: optionalText, said: saidOfRun })),
      /** It can be started, or started again to go on. */
      can_start: z.boolean(),
      can_undo: z.boolean(),
      /** Currencies with a rate. */
      currencies: listOrEmpty(z.string()),
      groups: listOrEmpty(z.object({ path: text, name: text })),
      /** What stands in columns of a plain table, for who chooses what they are. */
      examples: listOrEmpty(z.object({ column: text, value: text })),
      /** What the file may hold, the likeliest first. */
      kinds: listOrEmpty(z.enum(IMPORT_KINDS)),
      asks: listOrEmpty(z.enum(IMPORT_QUESTIONS)),
      /** Stores of the shop, for a file of stock. */
      stores: listOrEmpty(z.object({ slug: text, name: text })),
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
      remarks: listOrEmpty(z.object({ about: text, part: text, line: count, text, said: orNull(remarkOfFile) })),
      /** How many are kept. */
      count,
    }),
    ...guardedInput,
  },
  origin: 'added',
});

/**
 * Starts a dry run or the import in the background. A dry run of another kind than before is how staff say what a file holds. 409: another
 * one is running, it cannot be started any more, or the form names what the shop does not have (`fields`).
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
