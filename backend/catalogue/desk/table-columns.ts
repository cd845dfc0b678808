/** The columns of a plain table at the desk: what each of them is. */
import { type ImportForm, TABLE_FIELDS } from 'contract/import-form';
import { PROPERTY } from '../formats/table-goods';
import { ImportReport } from '../import-report';
import type { Mapping } from '../mapping/mapping';
import { readFramed } from '../read/decode-text';
import { openTable } from '../read/table';
import { unitOf } from '../write/vocabulary';

type Columns = ImportForm['columns'];

/** What stands in a column, for who chooses what it is. */
export interface ColumnExample {
  readonly column: string;
  readonly value: string;
}

/** A table has at least a SKU, a name and a price. */
export const NEEDED = ['sku', 'name', 'price'] as const;
/** Columns that the form shows; those beyond are what the file's mapping suggests. */
const SHOWN = 200;
const ROWS_LOOKED_AT = 50;
const EXAMPLE_LENGTH = 60;

/** The columns of a file as its form has them, in the file's order: a suggested field, otherwise a property. */
export function columnsOfForm(
  { columns, properties }: Pick<Mapping, 'columns' | 'properties'>,
  examples: readonly ColumnExample[],
): Columns {
  const fields = new Map(Object.entries(columns));
  const isRead = (column: string) => fields.has(column) || Object.hasOwn(properties, column);
  return examples
    .filter(({ column }) => column.length <= 200 && isRead(column))
    .map(({ column }) => ({ name: column, to: TABLE_FIELDS.find((one) => one === fields.get(column)) ?? 'property' }));
}

/** The first value of each column that is not empty, from the first rows of a table. */
export async function columnExamples(path: string): Promise<ColumnExample[]> {
  const table = await openTable(readFramed(path), new ImportReport());
  if (!table) return [];
  const values = new Map<string, string>();
  let looked = 0;
  for await (const row of table.rows) {
    for (const column of table.header.keys())
      if (!values.get(column)) values.set(column, row.get(column).slice(0, EXAMPLE_LENGTH));
    looked += 1;
    if (looked === ROWS_LOOKED_AT) break;
  }
  return [...values].slice(0, SHOWN).map(([column, value]) => ({ column, value }));
}

/** Columns and properties of a mapping as a form chose them. @param base what the file suggested */
export function chosenColumns(chosen: Columns, base: Pick<Mapping, 'columns' | 'properties'>) {
  if (chosen.length === 0) return base;
  const shown = new Set(chosen.map(({ name }) => name));
  const suggested = new Map(Object.entries(base.properties));
  const unseen = <Value>(part: Readonly<Record<string, Value>>) =>
    Object.entries(part).filter(([name]) => !shown.has(name));
  const fields = chosen.filter(({ to }) => to !== 'property' && to !== '');
  const properties = chosen.flatMap(({ name, to }): [string, Mapping['properties'][string]][] => {
    if (to === 'property') return [[name, suggested.get(name) ?? unitOf(name.charAt(0).toUpperCase() + name.slice(1))]];
    return PROPERTY.test(name) ? [[name, null]] : [];
  });
  return {
    columns: Object.fromEntries([...unseen(base.columns), ...fields.map(({ name, to }) => [name, to] as const)]),
    properties: Object.fromEntries([...unseen(base.properties), ...properties]),
  };
}

/** What is wrong with the columns of a form. Prices and stock need a SKU only. */
export function columnFaults({ columns, mode }: Pick<ImportForm, 'columns' | 'mode'>) {
  if (columns.length === 0) return [];
  const taken = new Set<string>();
  const faults: { readonly name: string; readonly fault: 'needsColumns' | 'twice' }[] = [];
  columns.forEach(({ to }, place) => {
    if (to === '' || to === 'property') return;
    if (taken.has(to)) faults.push({ name: `columns.${place}`, fault: 'twice' });
    taken.add(to);
  });
  const needed = mode === 'prices' ? (['sku'] as const) : NEEDED;
  if (!needed.every((field) => taken.has(field))) faults.push({ name: 'columns', fault: 'needsColumns' });
  return faults;
}
