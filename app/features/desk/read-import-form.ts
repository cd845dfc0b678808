import { COLUMN_MEANINGS, IMPORT_KINDS, IMPORT_MODES, type ImportForm, OPTION_ROLES } from 'contract/import-form';
import { isLanguage } from '~/locale/languages';
import { typed } from './store-fields';

/** The form as it was sent; what no page has sent is as usual. */
export function readImportForm(sent: FormData): ImportForm {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === sent.get(name)) ?? usual;
  const language = typed(sent, 'language');
  const currency = typed(sent, 'currency');
  const confirmed = typed(sent, 'confirm_withdraw');
  return {
    kind: oneOf('kind', IMPORT_KINDS, 'goods'),
    language: isLanguage(language) ? language : 'en',
    currency: /^[a-z]{3}$/.test(currency) ? currency : 'eur',
    tax: oneOf('tax', ['included', 'excluded'], 'included'),
    mode: oneOf('mode', IMPORT_MODES, 'merge'),
    uncounted: oneOf('uncounted', ['out', 'order'], 'out'),
    fetch_pictures: sent.has('fetch_pictures'),
    old_addresses: sent.has('old_addresses'),
    confirm_withdraw: /^\d{1,9}$/.test(confirmed) ? Number(confirmed) : null,
    options: named(sent, 'options').map(({ name, place }) => ({
      name,
      role: oneOf(`options.${place}.role`, OPTION_ROLES, 'type'),
    })),
    categories: named(sent, 'categories').map(({ name, place }) => ({
      name,
      to: typed(sent, `categories.${place}.to`).trim().slice(0, 200),
    })),
    columns: named(sent, 'columns').map(({ name, place }) => ({
      name,
      to: oneOf(`columns.${place}.to`, COLUMN_MEANINGS, ''),
    })),
    stores: named(sent, 'stores').map(({ name, place }) => ({
      name,
      to: typed(sent, `stores.${place}.to`).slice(0, 200),
    })),
    from_column: typed(sent, 'from_column').slice(0, 2000),
    to_column: typed(sent, 'to_column').slice(0, 2000),
  };
}

/** The rows of a list, which stand in the form from 0 on without a gap. */
function named(sent: FormData, list: string): { readonly name: string; readonly place: number }[] {
  const rows: { readonly name: string; readonly place: number }[] = [];
  for (let place = 0; place < 500 && sent.has(`${list}.${place}.name`); place += 1)
    rows.push({ name: typed(sent, `${list}.${place}.name`).slice(0, 200), place });
  return rows;
}
