/** Imports records that are no goods; each kind is recognised by its columns. */
import { announceImport } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { rolledBack } from '../../db/rolled-back';
import { looksLikeXml } from '../formats/recognise';
import { NO_WATCH, type Watch } from '../import-progress';
import { ImportReport } from '../import-report';
import { readFramed } from '../read/decode-text';
import { openTable, type TableHeader, type TableRow } from '../read/table';
import { endsImport } from '../report/failure-sentence';
import { NO_RECORD } from '../runs/undo-record';
import { codeRecords } from './code-records';
import { customerRecords } from './customer-records';
import { giftCardRecords } from './gift-card-records';
import { orderRecords } from './order-records';
import type { ManyRecords, RecordImport, RecordKind, RecordOptions, RecordTarget, WriteOptions } from './record-import';
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
  { isDryRun, isCompared }: { readonly isDryRun: boolean; readonly isCompared: boolean },
): string {
  const { rows } = report.counts;
  if (isDryRun && !isCompared) return `${rows} rows read, ${added} records could be read.`;
  if (isDryRun)
    return `${rows} rows read, ${added} records would be added, ${changed} changed, ${known} are in the shop already.`;
  return `${rows} rows read, ${added} records added, ${changed} changed, ${known} in the shop already.`;
}

/** The kind of the records of a file; undefined: its rows are goods, or nothing that is known. */
export async function recordKindOf(file: string): Promise<RecordKind | undefined> {
  if (await looksLikeXml(file)) return undefined;
  const table = await openTable(readFramed(file), new ImportReport());
  if (!table) return undefined;
  await table.rows.return(undefined);
  return recordKindsOf(table.header)[0];
}

/** The kinds of records that columns may mean, the likeliest first. */
export const recordKindsOf = (header: TableHeader): RecordKind[] =>
  (Object.keys(IMPORTS) as RecordKind[]).filter((kind) => IMPORTS[kind].recognises(header));

/**
 * Imports a file of records, each in a transaction of its own: what could not be written is reported by its line, without what stands in it.
 * @param target undefined: the file is only read
 */
export async function importRecords(
  file: string,
  kind: RecordKind,
  options: RecordOptions,
  target: RecordTarget | undefined,
  report: ImportReport,
  watch: Watch = NO_WATCH,
): Promise<RecordCounts> {
  const counts: RecordCounts = { added: 0, changed: 0, known: 0 };
  const table = await openTable(readFramed(file, watch.onBytes), report);
  if (!table) return counts;
  const records = IMPORTS[kind] as RecordImport<object>;
  const read = { ...options, source: records.sourceOf(table.header) };
  const write = writerOf(records, target, read, report);
  let batch: Entry[] = [];
  const writeBatch = async (): Promise<void> => {
    const done = batch.length > 0 ? await write(batch) : {};
    batch = [];
    for (const outcome of ['added', 'changed', 'known'] as const) counts[outcome] += done[outcome] ?? 0;
    watch.onDone(counts.added + counts.changed + counts.known);
  };
  try {
    for await (const rows of recordsOf(table.rows, records.keyOf)) {
      const entry = records.read(rows, read, report);
      if (!entry) continue;
      batch.push({ ...entry, line: rows[0]?.line ?? 0 });
      if (batch.length >= ('writeMany' in records ? MANY : 1)) await writeBatch();
    }
    await writeBatch();
  } finally {
    if (target && !target.isTried && counts.added + counts.changed > 0) await announceImport(target.db);
  }
  return counts;
}

type Entry = { line: number };
type Written = Partial<RecordCounts>;

/** Writes records to where they go: many together, or one by one. */
function writerOf(
  records: RecordImport<object>,
  target: RecordTarget | undefined,
  read: Omit<WriteOptions, 'record'>,
  report: ImportReport,
): (entries: readonly Entry[]) => Promise<Written> {
  if (!target) return async (entries) => ({ added: entries.length });
  const { db, isTried, record } = target;
  const options = { ...read, record: isTried ? NO_RECORD : record };
  const into = <Result>(write: (db: Db | Transaction) => Promise<Result>): Promise<Result> =>
    isTried ? rolledBack(db, write) : write(db);
  if ('writeMany' in records)
    return (entries) => into((db) => (records as ManyRecords<object>).writeMany(db, entries, options, report));
  return async ([entry]) => {
    if (!entry) return {};
    const outcome = await writeOne(() => into((db) => records.write(db, entry, options, report)), entry.line, report);
    return outcome ? { [outcome]: 1 } : {};
  };
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
