/** Imports records that are no goods; each kind is recognised by its columns. */
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db } from '../../db/client';
import { looksLikeXml } from '../formats/recognise';
import { ImportReport } from '../import-report';
import { readFramed } from '../read/decode-text';
import { openTable, type TableHeader, type TableRow } from '../read/table';
import { endsImport } from '../report/failure-sentence';
import { codeRecords } from './code-records';
import { customerRecords } from './customer-records';
import { giftCardRecords } from './gift-card-records';
import { orderRecords } from './order-records';
import type { ManyRecords, RecordImport, RecordKind, RecordOptions } from './record-import';
import { reviewRecords } from './review-records';
import { stockRecords } from './stock-records';

/** In the order in which a header is compared with them. */
const IMPORTS = {
  orders: orderRecords,
  'gift-cards': giftCardRecords,
  reviews: reviewRecords,
  stock: stockRecords,
  codes: codeRecords,
  customers: customerRecords,
} as const;

/** What became of the records of a file. */
export interface RecordCounts {
  added: number;
  changed: number;
  known: number;
}

/** What became of a file, in one sentence. */
export function recordsSentence(
  { added, changed, known }: RecordCounts,
  report: ImportReport,
  isDryRun: boolean,
): string {
  const { rows } = report.counts;
  if (isDryRun) return `${rows} rows read, ${added} records could be read.`;
  return `${rows} rows read, ${added} records added, ${changed} changed, ${known} in the shop already.`;
}

/** The kind of the records of a file; undefined: its rows are goods, or nothing that is known. */
export async function recordKindOf(file: string): Promise<RecordKind | undefined> {
  if (await looksLikeXml(file)) return undefined;
  const table = await openTable(readFramed(file), new ImportReport());
  if (!table) return undefined;
  await table.rows.return(undefined);
  return kindOf(table.header);
}

const kindOf = (header: TableHeader): RecordKind | undefined =>
  (Object.keys(IMPORTS) as RecordKind[]).find((kind) => IMPORTS[kind].recognises(header));

/**
 * Imports a file of records, each in a transaction of its own: what could not be written is reported by its line, without what stands in it.
 * @param db undefined: the file is only read (a dry run)
 */
export async function importRecords(
  file: string,
  kind: RecordKind,
  options: RecordOptions,
  db: Db | undefined,
  report: ImportReport,
): Promise<RecordCounts> {
  const counts: RecordCounts = { added: 0, changed: 0, known: 0 };
  const table = await openTable(readFramed(file), report);
  if (!table) return counts;
  const records = IMPORTS[kind] as RecordImport<object>;
  const all = { ...options, source: records.sourceOf(table.header) };
  let batch: { line: number }[] = [];
  const writeBatch = async (): Promise<void> => {
    if (db && 'writeMany' in records && batch.length > 0) {
      const done = await (records as ManyRecords<object>).writeMany(db, batch, all, report);
      for (const outcome of ['added', 'changed', 'known'] as const) counts[outcome] += done[outcome];
    }
    batch = [];
  };
  for await (const rows of recordsOf(table.rows, records.keyOf)) {
    const entry = records.read(rows, all, report);
    if (!entry) continue;
    const line = rows[0]?.line ?? 0;
    if (db && 'writeMany' in records) {
      batch.push({ ...entry, line });
      if (batch.length >= MANY) await writeBatch();
      continue;
    }
    const outcome = db
      ? await writeOne(() => records.write(db, { ...entry, line }, all, report), line, report)
      : 'added';
    if (outcome) counts[outcome] += 1;
  }
  await writeBatch();
  if (db && counts.added + counts.changed > 0) await announceCatalogueChange(db);
  return counts;
}

/** An error of the database may quote the record, so it is not told. */
async function writeOne<Outcome>(
  write: () => Promise<Outcome>,
  line: number,
  report: ImportReport,
): Promise<Outcome | undefined> {
  try {
    return await write();
  } catch (error) {
    if (endsImport(error)) throw error;
    return report.skip(line, 'the record was refused by the database');
  }
}

/** Rows that follow each other and have the same key. */
async function* recordsOf(
  rows: AsyncIterable<TableRow>,
  keyOf?: (row: TableRow) => string,
): AsyncGenerator<TableRow[]> {
  let held: TableRow[] = [];
  let key = '';
  for await (const row of rows) {
    if (!row.isRead) continue;
    const own = keyOf?.(row) ?? '';
    const isNext = keyOf !== undefined && held.length > 0 && held.length < MAX_ROWS && (own === key || own === '');
    if (!isNext && held.length > 0) {
      yield held;
      held = [];
    }
    if (!isNext) key = own;
    held.push(row);
  }
  if (held.length > 0) yield held;
}

/** Records that are written together where there are many. */
const MANY = 500;

/** Rows of one record; more are another one. */
const MAX_ROWS = 1000;
