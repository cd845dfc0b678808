import type { ImportForm } from 'contract/import-form';
import type { ImportArguments } from '../import-arguments';
import { NO_MAPPING } from '../mapping/mapping';
import { PICTURE_LIMITS } from '../pictures/picture-fetcher';
import { type DeskOptions, questionsOf } from './desk-form';
import { chosenColumns } from './table-columns';

const WRITTEN: ReadonlySet<string> = new Set(['language', 'currency', 'tax']);

/** The run as the command line would say it. @param file where its file is */
export function argumentsOf(options: DeskOptions, file: string, isDryRun: boolean): ImportArguments {
  const { language, currency, tax, uncounted, kind } = options.form;
  const all = { ...{ language, currency, tax, uncounted, isDryRun }, written: WRITTEN };
  if (kind === 'goods') return { ...all, ...goodsArguments(options), file };
  if (kind === 'translations')
    return { ...all, translations: file, ...(options.needsLanguage ? { translationLanguage: language } : {}) };
  if (kind === 'redirects') return { ...all, redirects: file, ...addressArguments(options) };
  return { ...all, file, records: kind, mapping: { ...NO_MAPPING, stores: storesOf(options.form) } };
}

function addressArguments(options: DeskOptions): Pick<ImportArguments, 'redirectColumns'> {
  const { from_column: from, to_column: to } = options.form;
  return questionsOf(options, 'redirects').includes('addresses') ? { redirectColumns: { from, to } } : {};
}

const storesOf = ({ stores }: ImportForm) =>
  Object.fromEntries(stores.map(({ name, to }) => [name, to === '' ? null : to]));

function goodsArguments({ form, base }: DeskOptions): Omit<ImportArguments, 'written' | 'isDryRun' | keyof Basics> {
  // A category that keeps its own name is none of the mapping's.
  const moved = form.categories.filter(({ name, to }) => to.trim() !== name);
  const groups = Object.fromEntries(moved.map(({ name, to }) => [name, to.trim() === '' ? null : to.trim()]));
  const options = Object.fromEntries(form.options.map(({ name, role }) => [name, role]));
  return {
    mode: form.mode,
    oldAddresses: form.old_addresses,
    mapping: { ...NO_MAPPING, ...base, ...chosenColumns(form.columns, base), options, groups },
    ...(base.format ? { format: base.format } : {}),
    ...(form.fetch_pictures ? { fetch: PICTURE_LIMITS } : {}),
    ...(form.confirm_withdraw === null ? {} : { confirmWithdraw: form.confirm_withdraw }),
  };
}

type Basics = Pick<ImportArguments, 'language' | 'currency' | 'tax' | 'uncounted'>;
