/**
 * Magento 2's product CSV. A configurable product is one row that lists its variants by SKU; the variants are separate rows
 * anywhere in the file. Rows are joined in two passes over records in temporary files: by SKU, then by model.
 */

import type { ShopLanguage } from '../../domain/locale/language';
import type { ImportReport } from '../import-report';
import type { ImportedModel, ImportedTranslation, ImportedVariant } from '../imported-model';
import { Spill } from '../read/spill';
import type { TableRow } from '../read/table';
import { finishModel } from './assemble';
import { attributesOf, brandOf, categoriesOf, eanOfAttributes, propertiesOf, variationsOf } from './magento-attributes';
import { type MagentoRow, magentoRow, magentoRowStock } from './magento-rows';
import { magentoPaths } from './old-paths';
import { optionsOf, type RoleOfOption, usualRole, type VariantOptions } from './options';
import { readPrice } from './read-price';
import { viewLanguage } from './view-language';

type BySku =
  | { row: MagentoRow }
  | { view: MagentoRow; language: ShopLanguage | undefined; isDefault: boolean }
  | { parent: string; parentLine: number; options: VariantOptions };
type ByModel =
  | { model: MagentoRow; translations: ImportedTranslation[] }
  | { variant: MagentoRow; options: VariantOptions }
  | { lostVariant: string };

/** Store views whose rows are the product's own. */
const BASE_VIEWS = new Set(['', 'admin', 'all']);

/** The view whose rows are the product's own when it has no others. */
const DEFAULT_VIEW = 'default';

/** The language of a store view by its code; undefined: none of the shop's. */
export type LanguageOfView = (view: string) => ShopLanguage | undefined;

const SELLABLE_KINDS = new Set(['simple', 'virtual', 'configurable']);

/** Reads models from the rows of a Magento file. */
export async function* magentoModels(
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
  roleOf: RoleOfOption = usualRole,
  languageOf: LanguageOfView = viewLanguage,
): AsyncGenerator<ImportedModel> {
  const bySku = new Spill<BySku>();
  const byModel = new Spill<ByModel>();
  try {
    for await (const row of rows) await collect(row, bySku, report, roleOf, languageOf);
    for await (const { key, records } of bySku.groups()) await joinVariants(key, records, byModel, report, roleOf);
    for await (const { records } of byModel.groups()) {
      const model = modelOf(records, report);
      if (model) yield model;
    }
  } finally {
    await bySku.close();
    await byModel.close();
  }
}

async function collect(
  cells: TableRow,
  bySku: Spill<BySku>,
  report: ImportReport,
  roleOf: RoleOfOption,
  languageOf: LanguageOfView,
): Promise<void> {
  if (!cells.isRead) return;
  const row = magentoRow(cells);
  if (row.sku === '') return report.unread(row.line, 'the SKU is missing');
  const view = cells.get('store_view_code').toLowerCase();
  if (!BASE_VIEWS.has(view)) {
    if (view === DEFAULT_VIEW) await collectVariations(row, cells, bySku, roleOf);
    return collectView(row, view, bySku, report, languageOf);
  }
  if (!SELLABLE_KINDS.has(row.kind))
    return report.skip(
      row.line,
      `${row.sku}: a ${row.kind} product cannot be imported`,
      `a ${row.kind} product cannot be imported`,
    );
  if (row.name === '') return report.skip(row.line, `${row.sku}: the name is missing`, 'the name is missing');
  await bySku.put(row.sku, { row });
  await collectVariations(row, cells, bySku, roleOf);
}

async function collectVariations(
  row: MagentoRow,
  cells: TableRow,
  bySku: Spill<BySku>,
  roleOf: RoleOfOption,
): Promise<void> {
  if (row.kind !== 'configurable') return;
  for (const { sku, choices } of variationsOf(cells.get('configurable_variations')))
    await bySku.put(sku, { parent: row.sku, parentLine: row.line, options: optionsOf(choices, roleOf) });
}

/** A row of a store view holds the product's texts in a language; that of the view `default` is the product's own when it has no other. */
async function collectView(
  row: MagentoRow,
  view: string,
  bySku: Spill<BySku>,
  report: ImportReport,
  languageOf: LanguageOfView,
): Promise<void> {
  const language = languageOf(view);
  if (!language && view !== DEFAULT_VIEW)
    report.tally('rows of store views whose language is not known (a mapping may name it)', row.line, view);
  else await bySku.put(row.sku, { view: row, language, isDefault: view === DEFAULT_VIEW });
}

async function joinVariants(
  sku: string,
  records: BySku[],
  byModel: Spill<ByModel>,
  report: ImportReport,
  roleOf: RoleOfOption,
): Promise<void> {
  const views = records.flatMap((record) => ('view' in record ? [record] : []));
  const own = records.flatMap((record) => ('row' in record ? [record.row] : []));
  const rows =
    own.length > 0 ? own : views.filter(({ isDefault, view }) => isDefault && view.name !== '').map(({ view }) => view);
  if (rows.length === 0 && views.length > 0)
    report.tally('texts of store views belong to products that the file does not hold', views[0]?.view.line ?? 0, sku);
  const translations = views.flatMap(({ view, language }) => (language ? [translationOf(view, language)] : []));
  const links = records.flatMap((record) => ('parent' in record ? [record] : []));
  const [row, ...repeated] = rows;
  for (const other of repeated)
    report.skip(other.line, `the SKU ${sku} stands on line ${row?.line} already`, 'the SKU stands in the file already');
  const [link, ...otherLinks] = links;
  for (const other of otherLinks.filter(({ parent }) => parent !== link?.parent)) {
    report.notice(
      other.parentLine,
      `the variant ${sku} belongs to ${link?.parent}; it is not taken again for ${other.parent}`,
      'the variant belongs to another product already',
    );
  }
  if (!row) {
    report.notice(link?.parentLine ?? 0, `the variant ${sku} has no row of its own`, 'a variant has no row of its own');
    return link ? byModel.put(link.parent, { lostVariant: sku }) : undefined;
  }
  if (row.kind === 'configurable') return byModel.put(sku, { model: row, translations });
  if (link) return byModel.put(link.parent, { variant: row, options: link.options });
  if (!row.isVisible)
    return report.skip(row.line, `${sku} is a variant that no product lists`, 'a variant that no product lists');
  const attributes = attributesOf(row.attributes ?? '');
  const choices = ['color', 'size'].map((name) => ({ name, value: attributes.get(name) ?? '' }));
  await byModel.put(sku, { model: row, translations });
  await byModel.put(sku, { variant: row, options: optionsOf(choices, roleOf) });
}

const weightOf = (text: string) =>
  Number(text) > 0 ? [{ name: 'Weight [kg]', source: 'weight', values: [String(Number(text))] }] : [];

const translationOf = (row: MagentoRow, language: ShopLanguage): ImportedTranslation => ({
  language,
  name: row.name,
  descriptionHtml: row.description ?? '',
  shortDescription: row.shortDescription ?? '',
  metaTitle: row.metaTitle ?? '',
  metaDescription: row.metaDescription ?? '',
});

function modelOf(records: readonly ByModel[], report: ImportReport): ImportedModel | undefined {
  const main = records.find((record) => 'model' in record);
  if (!main) return undefined;
  const { model: row, translations } = main;
  const links = records.flatMap((record) => ('variant' in record ? [record] : []));
  const online = links.filter(({ variant }) => variant.isOnline);
  for (const { variant } of links)
    if (!variant.isOnline)
      report.skip(variant.line, `${variant.sku} is switched off in the file`, 'switched off in the file');
  const variants = online.flatMap(({ variant, options }) => variantOf(variant, options, row, report) ?? []);
  const attributes = row.attributes === undefined ? undefined : attributesOf(row.attributes);
  const categories = row.categories === undefined ? undefined : categoriesOf(row.categories);
  const isRead = variants.length === online.length && !records.some((record) => 'lostVariant' in record);
  return finishModel(
    {
      importKey: `magento:${row.sku}`,
      ...(row.shopProduct === undefined ? {} : { shopProduct: row.shopProduct }),
      line: row.line,
      modelNumber: row.sku,
      name: row.name,
      brand: attributes && brandOf(attributes),
      slug: row.urlKey,
      oldPaths: magentoPaths(row.urlKey, categories ?? []),
      descriptionHtml: row.description,
      shortDescription: row.shortDescription,
      metaTitle: row.metaTitle,
      metaDescription: row.metaDescription,
      isPublic: row.saysWhetherShown ? row.isOnline && row.isVisible : undefined,
      groups: categories,
      properties: attributes && [...propertiesOf(attributes), ...weightOf(row.weight)],
      variants,
      isWhole: isRead,
      images: row.images,
      ...(row.origin ? { origin: row.origin } : {}),
      ...(row.relatedSkus ? { relatedSkus: row.relatedSkus } : {}),
      ...(translations.length > 0 ? { translations } : {}),
    },
    report,
    isRead && links.length > 0 && online.length === 0,
  );
}

function variantOf(
  row: MagentoRow,
  options: VariantOptions,
  model: MagentoRow,
  report: ImportReport,
): ImportedVariant | undefined {
  const price = readPrice(
    {
      line: row.line,
      sku: row.sku,
      regular: row.price || model.price,
      reduced: row.specialPrice || (row.price === '' ? model.specialPrice : row.specialPrice),
      reducedFrom: row.specialFrom,
      reducedTo: row.specialTo,
    },
    report,
  );
  if (!price) return undefined;
  const ean = eanOfAttributes(attributesOf(row.attributes ?? ''));
  return {
    line: row.line,
    sku: row.sku,
    ...(ean ? { ean } : {}),
    ...options,
    hasChoices: row.sku !== model.sku || row.attributes !== undefined,
    price,
    ...magentoRowStock(row.stock, row.line, report),
    images: row.sku === model.sku ? [] : row.images,
  };
}
