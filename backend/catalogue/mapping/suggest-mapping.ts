/** Writes a mapping for a file, to be completed by its merchant: what the import would do by itself, and what it cannot know. */

import { setImmediate } from 'node:timers/promises';
import { usualRole } from '../formats/options';
import { type Format, formatOfHeader, looksLikeXml, otherFile } from '../formats/recognise';
import { ImportReport } from '../import-report';
import { hasTierPrices, suggestPriceGroups } from '../prices/tier-prices';
import { readFramed } from '../read/decode-text';
import { openTable, type TableHeader } from '../read/table';
import { readModels } from '../read-models';
import { UnreadableFile } from '../unreadable-file';
import { unitOf } from '../write/vocabulary';
import { type Mapping, NO_MAPPING } from './mapping';
import { suggestColumns } from './suggest-columns';

/** What a mapping may be suggested with. */
export interface SuggestOptions {
  format?: Format;
  language: Mapping['language'];
  currency: string;
  tax: Mapping['tax'];
  /** Path of a group of the shop by its name; undefined: no shop is at hand. */
  groupOf?: (name: string) => string | undefined;
  /** Models that are read; undefined: all. */
  most?: number;
  /** Columns and properties of a plain table, if they are known already. */
  chosen?: Pick<Mapping, 'columns' | 'properties'>;
}

/** Most categories, tags and properties that are written out. */
const MOST = 500;

/**
 * A mapping for a file: its format, the columns of a plain table, every option, category, tag and property.
 * @throws UnreadableFile when the file has no header, or holds something else than goods
 */
export async function suggestMapping(path: string, options: SuggestOptions): Promise<Mapping> {
  const { language, currency, tax, groupOf = () => undefined, most = Number.POSITIVE_INFINITY } = options;
  const header = (await looksLikeXml(path)) ? undefined : await headerOf(path);
  if (header && hasTierPrices(header)) return { ...NO_MAPPING, currency, tax, priceGroups: await priceGroupsOf(path) };
  const format = options.format ?? (header ? (formatOfHeader(header) ?? 'table') : 'merchant');
  const reason = header && format === 'table' ? otherFile(header) : undefined;
  if (reason) throw new UnreadableFile(reason);
  const base: Mapping = { ...NO_MAPPING, format, language, currency, tax };
  const draft = { ...base, ...(options.chosen ?? (format === 'table' && header ? suggestTable(header) : {})) };
  if (format === 'table' && !hasNeeded(draft)) return draft;
  return { ...draft, ...(await namesOf(path, draft, groupOf, most)) };
}

/** Columns of a plain table by their names; all others are properties. */
function suggestTable(header: TableHeader): Pick<Mapping, 'columns' | 'properties'> {
  const columns = suggestColumns(header);
  const taken = new Set(Object.keys(columns).map((column) => column.toLowerCase()));
  const rest = [...header.keys()].filter((column) => !taken.has(column));
  return { columns, properties: Object.fromEntries(rest.map((column) => [column, unitOf(titled(column))])) };
}

async function headerOf(path: string): Promise<TableHeader> {
  const table = await openTable(readFramed(path), new ImportReport());
  await table?.rows.return(undefined);
  if (!table) throw new UnreadableFile('The file has no header row.');
  return table.header;
}

async function priceGroupsOf(path: string): Promise<Mapping['priceGroups']> {
  const table = await openTable(readFramed(path), new ImportReport());
  return table ? suggestPriceGroups(table.rows) : {};
}

const hasNeeded = ({ columns }: Mapping): boolean => {
  const fields = new Set(Object.values(columns));
  return ['sku', 'name', 'price'].every((field) => fields.has(field));
};

const titled = (column: string): string => column.charAt(0).toUpperCase() + column.slice(1);

async function namesOf(
  path: string,
  mapping: Mapping,
  groupOf: (name: string) => string | undefined,
  most: number,
): Promise<Pick<Mapping, 'options' | 'groups' | 'tags' | 'properties'>> {
  const options: Mapping['options'] = {};
  const groups: Mapping['groups'] = {};
  const tags: Mapping['tags'] = {};
  const properties: Mapping['properties'] = {};
  const add = <Value>(part: Record<string, Value>, name: string, value: Value): void => {
    if (name !== '' && name.length <= 200 && !Object.hasOwn(part, name) && Object.keys(part).length < MOST)
      part[name] = value;
  };
  const onOption = (name: string): void => add(options, name, usualRole(name));
  const { models } = await readModels(path, new ImportReport(), { mapping, onOption });
  let read = 0;
  for await (const model of models) {
    read += 1;
    if (read > most) break;
    // others go on between two models
    await setImmediate();
    for (const names of model.groups ?? [])
      add(groups, names.join(' > '), groupOf(names.at(-1) ?? '') ?? names.join(' > '));
    for (const tag of model.tags ?? []) add(tags, tag, groupOf(tag) ?? null);
    for (const { name, source } of model.properties ?? []) {
      const { unit, name: label } = unitOf(name);
      add(properties, source ?? name, unit ? { name: label, unit } : { name: label });
    }
  }
  return { options, groups, tags, properties };
}
