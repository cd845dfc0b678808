import type { Db, Transaction } from '../../db/client';
import type { ShopLanguage } from '../../domain/locale/language';
import type { ImportReport } from '../import-report';
import type { TableHeader, TableRow } from '../read/table';
import type { UndoRecord } from '../runs/undo-record';

/** Records that are no goods. */
export const RECORD_KINDS = ['customers', 'orders', 'stock', 'reviews', 'codes', 'gift-cards'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What records are imported with. */
export interface RecordOptions {
  /** Of people and reviews, where the file does not say. */
  language: ShopLanguage;
  /** Where the file does not name one, ISO 4217 in lower case. */
  currency: string;
  /** Location of the file → slug or name of a store; null: its rows are left out. */
  storeOf: (location: string) => string | null | undefined;
  now: Date;
}

/** Where records are written. */
export interface RecordTarget {
  readonly db: Db;
  /** Everything is rolled back: only what would become of it is told. */
  readonly isTried: boolean;
  /** Keeps what is made and changed. */
  readonly record: UndoRecord;
}

/** What a record is read with. */
export type ReadOptions = RecordOptions & { readonly source: string };

/** What a record is written with. */
export type WriteOptions = ReadOptions & Pick<RecordTarget, 'record'>;

/** What became of a record: made, changed, or in the shop already; undefined: refused, which is reported. */
export type RecordOutcome = 'added' | 'changed' | 'known' | undefined;

/**
 * Imports one kind of records. Remarks name lines and never what stands in them, as these are personal data.
 * @example { recognises: (header) => header.has('email'), read, write }
 */
export interface RecordImport<Entry> {
  recognises: (header: TableHeader) => boolean;
  /** Name of the program by its columns. */
  sourceOf: (header: TableHeader) => string;
  /** Rows that follow each other and have the same key are one record; undefined: each row is one. */
  keyOf?: (row: TableRow) => string;
  /** @returns undefined for a record that cannot be taken, which is reported */
  read: (rows: readonly TableRow[], options: ReadOptions, report: ImportReport) => Entry | undefined;
  /** Writes one record in a transaction of its own. */
  write: (
    db: Db | Transaction,
    entry: Entry & { line: number },
    options: WriteOptions,
    report: ImportReport,
  ) => Promise<RecordOutcome>;
}

/** Records of which there are many for each product: they are written by sets. */
export interface ManyRecords<Entry> extends RecordImport<Entry> {
  writeMany: (
    db: Db | Transaction,
    entries: readonly (Entry & { line: number })[],
    options: WriteOptions,
    report: ImportReport,
  ) => Promise<{ added: number; changed: number; known: number }>;
}

/** The first of several columns that the file has and the row fills. */
export const firstOf = (row: TableRow, names: readonly string[]): string =>
  names.map((name) => row.get(name)).find((cell) => cell !== '') ?? '';

export const hasAny = (header: TableHeader, ...names: string[]): boolean => names.some((name) => header.has(name));
export const hasAll = (header: TableHeader, ...names: string[]): boolean => names.every((name) => header.has(name));

/** Yes in the words of other programs. */
export const isYes = (text: string): boolean =>
  /^(?:1|yes|y|true|subscribed|accepted|kyllä|ja|oui|да)$/i.test(text.trim());
