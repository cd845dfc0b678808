/** The form of an import at the desk: filled in by what its file says, checked by what the shop has, turned into options. */
import type { FORM_FAULTS, ImportForm, ImportKind, ImportQuestion } from 'contract/import-form';
import type { Db } from '../../db/client';
import { readCurrencies } from '../../domain/pricing/currency';
import { groupFinder, knownGroupPaths } from '../mapping/check-mapping';
import type { Mapping } from '../mapping/mapping';
import { type SuggestOptions, suggestMapping } from '../mapping/suggest-mapping';
import { isTierPriceFile } from '../prices/tier-prices';
import type { ImportRun } from '../runs/run-rows';
import { UnreadableFile } from '../unreadable-file';
import { type FileKinds, kindsOf } from './file-kinds';
import { FileRefused } from './receive-file';
import { storeFaults, suggestStores } from './stock-locations';
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
  /** What the file may hold, the likeliest first; undefined: goods. */
  readonly kinds?: readonly ImportKind[];
  /** It has texts in another language and does not say in which. */
  readonly needsLanguage?: boolean;
  /** Its columns of addresses have no usual names. */
  readonly needsAddresses?: boolean;
}

/** Models that are read for the form; categories that come later get their own names. */
const LOOKED_AT = 3000;
/** Categories and options that the form shows. */
const SHOWN = 200;

/** The form of a file of which nothing is known. */
const usualForm = (language: ImportForm['language']): ImportForm => ({
  kind: 'goods',
  ...{ language, currency: 'eur', tax: 'included', mode: 'merge', uncounted: 'out' },
  ...{ fetch_pictures: false, old_addresses: true, confirm_withdraw: null },
  ...{ options: [], categories: [], columns: [], stores: [], from_column: '', to_column: '' },
});

/**
 * The form of a file, filled in by what its columns mean.
 * @throws FileRefused when the shop cannot import it
 */
export async function suggestForm(db: Db, path: string, language: ImportForm['language']): Promise<DeskOptions> {
  if (await isTierPriceFile(path))
    throw new FileRefused('unrecognised', 'These are advanced prices, which the command line imports, not the desk.');
  const found = await kindsOf(path);
  const goods = await goodsOptions(db, path, language).catch((error: unknown) => {
    if (error instanceof FileRefused && found.kinds.length > 0) return undefined;
    throw error;
  });
  const kinds = inOrder(found, goods);
  const [kind = 'goods'] = kinds;
  const {
    form = usualForm(language),
    base = NOT_GOODS,
    examples = found.examples,
  } = goods && kinds.includes('goods') ? goods : {};
  const stores = kinds.includes('stock') ? await suggestStores(db, path) : [];
  const { from = '', to = '' } = found.addresses ?? {};
  return {
    form: { ...form, kind, stores, from_column: from, to_column: to },
    ...{ base, examples, kinds, needsLanguage: found.needsLanguage, needsAddresses: found.addresses !== undefined },
  };
}

const NOT_GOODS: DeskOptions['base'] = { columns: {}, properties: {} };

/** The likeliest first. Goods in a file of something else are offered if its columns are theirs as well, or have names of their own. */
function inOrder({ kinds, isRatherGoods, mayBeGoods }: FileKinds, goods: DeskOptions | undefined): ImportKind[] {
  if (goods && isRatherGoods) return ['goods', ...kinds];
  return goods && (mayBeGoods || areGoods(goods)) ? [...kinds, 'goods'] : [...kinds];
}

/** A known format, or a table with a SKU and a price or a count. */
function areGoods({ base }: DeskOptions): boolean {
  const fields = new Set(Object.values(base.columns));
  return base.format !== 'table' || (fields.has('sku') && (fields.has('price') || fields.has('quantity')));
}

/** The form of a file of goods, filled in by its suggested mapping. @throws FileRefused */
async function goodsOptions(db: Db, path: string, language: ImportForm['language']): Promise<DeskOptions> {
  const mapping = await suggested(db, path, { language, currency: 'eur', tax: 'included' });
  const { format, columns, options, groups, properties } = mapping;
  const isTable = format === 'table';
  const examples = isTable ? await columnExamples(path) : [];
  const shown = columnsOfForm({ columns, properties }, examples);
  if (isTable && shown.length < NEEDED.length) throw new FileRefused('unrecognised');
  const form: ImportForm = {
    ...usualForm(language),
    options: Object.entries(options)
      .slice(0, SHOWN)
      .map(([name, role]) => ({ name, role })),
    categories: shownCategories(groups),
    columns: shown,
  };
  return { form, base: { format, columns, properties: isTable ? properties : {} }, examples };
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
    if (error instanceof UnreadableFile) throw new FileRefused('unrecognised', error.said);
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

/** What the form of a kind asks; that of goods has fields of its own. */
export function questionsOf({ needsLanguage, needsAddresses }: DeskOptions, kind: ImportKind): ImportQuestion[] {
  if (kind === 'customers' || kind === 'reviews') return ['language'];
  if (kind === 'orders' || kind === 'codes' || kind === 'gift-cards') return ['currency'];
  if (kind === 'stock') return ['stores'];
  if (kind === 'translations') return needsLanguage ? ['language'] : [];
  return kind === 'redirects' && needsAddresses ? ['addresses'] : [];
}

/** The form as it was sent; what its kind does not ask stays as it was, so that nothing is lost when the kind is another one again. */
export function withSent(options: DeskOptions, sent: ImportForm): ImportForm {
  const { form } = options;
  const { kind, language, currency, stores, from_column, to_column } = sent;
  if (kind !== form.kind) return { ...form, kind };
  if (kind === 'goods')
    return { ...sent, stores: form.stores, from_column: form.from_column, to_column: form.to_column };
  const asked = new Set(questionsOf(options, kind));
  return {
    ...form,
    ...(asked.has('language') ? { language } : {}),
    ...(asked.has('currency') ? { currency } : {}),
    ...(asked.has('stores') ? { stores } : {}),
    ...(asked.has('addresses') ? { from_column, to_column } : {}),
  };
}

/** What of a form is wrong. */
export type FormFault = { readonly name: string; readonly fault: (typeof FORM_FAULTS)[number] };

/** What of a form is not as the file or the shop is. @param options what is known of the file */
export async function formFaults(db: Db, options: DeskOptions, form: ImportForm, now: Date): Promise<FormFault[]> {
  if (!kindsOfFile(options).includes(form.kind)) return [{ name: 'kind', fault: 'otherKind' }];
  if (form.kind === 'goods') return goodsFaults(db, form, now);
  if (form.kind === 'stock') return storeFaults(db, form.stores);
  const asked = questionsOf(options, form.kind);
  return asked.includes('addresses') ? addressFaults(options, form) : [];
}

export const kindsOfFile = ({ kinds = ['goods'] }: DeskOptions): readonly ImportKind[] => kinds;

function addressFaults({ examples = [] }: DeskOptions, { from_column: from, to_column: to }: ImportForm): FormFault[] {
  const isOne = (name: string): boolean => examples.some(({ column }) => column === name);
  return from !== to && isOne(from) && isOne(to) ? [] : [{ name: 'from_column', fault: 'noAddresses' }];
}

async function goodsFaults(db: Db, form: ImportForm, now: Date): Promise<FormFault[]> {
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

/** The options of the desk of a run; undefined for one of the command line. What forms of before did not ask is as usual. */
export function deskOptionsOf({ options }: Pick<ImportRun, 'options'>): DeskOptions | undefined {
  if (!('form' in options)) return undefined;
  const stored = options as unknown as DeskOptions;
  return { ...stored, form: { ...usualForm(stored.form.language), ...stored.form } };
}

/** What a run says of its file: the program that goods come from, or what else it holds. */
export const formatOf = ({ form, base }: DeskOptions): string =>
  form.kind === 'goods' ? (base.format ?? '') : form.kind;
