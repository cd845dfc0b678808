/** The form of an import at the desk: filled in by what its file says, checked by what the shop has, turned into options. */
import type { FORM_FAULTS, ImportForm } from 'contract/desk-imports';
import type { Db } from '../../db/client';
import { readCurrencies } from '../../domain/pricing/currency';
import type { ImportArguments } from '../import-arguments';
import { groupFinder, knownGroupPaths } from '../mapping/check-mapping';
import { type Mapping, NO_MAPPING } from '../mapping/mapping';
import { type SuggestOptions, suggestMapping } from '../mapping/suggest-mapping';
import { PICTURE_LIMITS } from '../pictures/picture-fetcher';
import { isTierPriceFile } from '../prices/tier-prices';
import { recordKindOf } from '../records/import-records';
import type { ImportRun } from '../runs/run-rows';
import { UnreadableFile } from '../unreadable-file';
import { FileRefused } from './receive-file';
import {
  type ColumnExample,
  chosenColumns,
  columnExamples,
  columnFaults,
  columnsOfForm,
  NEEDED,
} from './table-columns';

/** What is kept of a run of the desk: its form, and what its file says beyond it. */
export interface DeskOptions {
  readonly form: ImportForm;
  readonly base: Pick<Mapping, 'format' | 'columns' | 'properties'>;
  /** Of the columns of a plain table; none for other formats. */
  readonly examples?: readonly ColumnExample[];
}

/** Models that are read for the form; categories that come later get their own names. */
const LOOKED_AT = 3000;
/** Categories and options that the form shows. */
const SHOWN = 200;

/**
 * The form of a file, filled in by its suggested mapping.
 * @throws FileRefused when it holds no goods, or their format is not recognised
 */
export async function suggestForm(db: Db, path: string, language: ImportForm['language']): Promise<DeskOptions> {
  const kind = await recordKindOf(path);
  if (kind) throw new FileRefused('unrecognised', `These are ${kind}, which the command line imports, not the desk.`);
  if (await isTierPriceFile(path))
    throw new FileRefused('unrecognised', 'These are advanced prices, which the command line imports, not the desk.');
  const mapping = await suggested(db, path, { language, currency: 'eur', tax: 'included' });
  const { format, columns, options, groups, properties } = mapping;
  const isTable = format === 'table';
  const examples = isTable ? await columnExamples(path) : [];
  const shown = columnsOfForm({ columns, properties }, examples);
  if (isTable && shown.length < NEEDED.length) throw new FileRefused('unrecognised');
  const form: ImportForm = {
    ...{ language, currency: 'eur', tax: 'included', mode: 'merge', uncounted: 'out' },
    ...{ fetch_pictures: false, old_addresses: true, confirm_withdraw: null },
    options: Object.entries(options)
      .slice(0, SHOWN)
      .map(([name, role]) => ({ name, role })),
    categories: shownCategories(groups),
    columns: shown,
  };
  const base = { format, columns, properties: isTable ? properties : {} };
  return { form, base, examples };
}

const shownCategories = (groups: Mapping['groups']): ImportForm['categories'] =>
  Object.entries(groups)
    .slice(0, SHOWN)
    .map(([name, to]) => ({ name, to: to ?? '' }));

async function suggested(
  db: Db,
  path: string,
  options: Pick<SuggestOptions, 'language' | 'currency' | 'tax' | 'format' | 'chosen'>,
): Promise<Mapping> {
  try {
    return await suggestMapping(path, { ...options, groupOf: await groupFinder(db), most: LOOKED_AT });
  } catch (error) {
    if (error instanceof UnreadableFile) throw new FileRefused('unrecognised', error.message);
    throw error;
  }
}

/** Whether a form reads other columns of a table than the form before it, so that its categories may be others. */
export const readsOthers = (before: ImportForm, form: ImportForm): boolean =>
  form.columns.length > 0 && JSON.stringify(form.columns) !== JSON.stringify(before.columns);

/** The form with the categories that the columns it names hold; those that it has already keep what was chosen. */
export async function withCategories(db: Db, path: string, { form, base }: DeskOptions): Promise<ImportForm> {
  const { language, currency, tax } = form;
  const chosen = chosenColumns(form.columns, base);
  const { groups } = await suggested(db, path, { language, currency, tax, format: 'table', chosen });
  const known = new Map(form.categories.map((category) => [category.name, category]));
  return { ...form, categories: shownCategories(groups).map((category) => known.get(category.name) ?? category) };
}

/** What of a form the shop does not have. */
export type FormFault = { readonly name: string; readonly fault: (typeof FORM_FAULTS)[number] };

export async function formFaults(db: Db, form: ImportForm, now: Date): Promise<FormFault[]> {
  const faults: FormFault[] = columnFaults(form);
  const currencies = await readCurrencies(db, now, form.currency);
  if (form.currency !== 'eur' && currencies.length === 0) faults.push({ name: 'currency', fault: 'noRate' });
  const pathOf = (to: string): string =>
    to
      .trim()
      .toLowerCase()
      .replace(/^\/+|\/+$/g, '');
  const existing = form.categories.filter(({ to }) => to.trim().startsWith('/'));
  const known = await knownGroupPaths(
    db,
    existing.map(({ to }) => pathOf(to)),
  );
  form.categories.forEach(({ to }, place) => {
    if (to.trim().startsWith('/') && !known.has(pathOf(to)))
      faults.push({ name: `categories.${place}`, fault: 'noGroup' });
  });
  return faults;
}

/** The options of the desk of a run; undefined for one of the command line. Forms of before columns were chosen have none. */
export function deskOptionsOf({ options }: Pick<ImportRun, 'options'>): DeskOptions | undefined {
  if (!('form' in options)) return undefined;
  const stored = options as unknown as DeskOptions;
  return { ...stored, form: { ...stored.form, columns: stored.form.columns ?? [] } };
}

/** The run as the command line would say it. @param file where its file is */
export function argumentsOf({ form, base }: DeskOptions, file: string, isDryRun: boolean): ImportArguments {
  const { language, currency, tax, mode, uncounted } = form;
  // A category that keeps its own name is none of the mapping's.
  const moved = form.categories.filter(({ name, to }) => to.trim() !== name);
  const groups = Object.fromEntries(moved.map(({ name, to }) => [name, to.trim() === '' ? null : to.trim()]));
  const options = Object.fromEntries(form.options.map(({ name, role }) => [name, role]));
  return {
    ...{ file, language, currency, tax, mode, uncounted, isDryRun },
    written: new Set<string>(['language', 'currency', 'tax']),
    oldAddresses: form.old_addresses,
    mapping: { ...NO_MAPPING, ...base, ...chosenColumns(form.columns, base), options, groups },
    ...(base.format ? { format: base.format } : {}),
    ...(form.fetch_pictures ? { fetch: PICTURE_LIMITS } : {}),
    ...(form.confirm_withdraw === null ? {} : { confirmWithdraw: form.confirm_withdraw }),
  };
}
