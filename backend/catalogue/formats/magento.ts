/**
 * Magento 2's product CSV. A configurable product is one row that lists its variants by SKU; the variants are separate rows
 * anywhere in the file. Rows are joined in two passes over records in temporary files: by SKU, then by model.
 */

import type { ShopLanguage } from '../../domain/locale/language';
import type { ImportReport } from '../import-report';
import type { ImportedModel } from '../imported-model';
import { Spill } from '../read/spill';
import type { TableRow } from '../read/table';
import { say } from '../report/say';
import { listOf } from './cells';
import { groupedParts } from './grouped-parts';
import { attributesOf, variationsOf } from './magento-attributes';
import { type MagentoRecord, magentoModel, translationOf } from './magento-models';
import { type MagentoRow, magentoRow } from './magento-rows';
import { optionsOf, type RoleOfOption, type VariantOptions } from './options';
import { skuTwice } from './sku-twice';

type BySku =
  | { row: MagentoRow }
  | { view: MagentoRow; language: ShopLanguage | undefined; isDefault: boolean }
  | { parent: string; parentLine: number; options: VariantOptions };

/** Store views whose rows are the product's own. */
const BASE_VIEWS = new Set(['', 'admin', 'all']);

/** The view whose rows are the product's own when it has no others. */
const DEFAULT_VIEW = 'default';

/** The language of a store view by its code; undefined: none of the shop's. */
export type LanguageOfView = (view: string) => ShopLanguage | undefined;

const SELLABLE_KINDS = new Set(['simple', 'virtual', 'configurable', 'bundle']);

/** What the rows are read with. */
export interface MagentoReading {
  report: ImportReport;
  roleOf: RoleOfOption;
  languageOf: LanguageOfView;
  /** Gets the SKUs of the parts of a grouped product. */
  onGrouped: (skus: readonly string[]) => void;
}

/** Reads models from the rows of a Magento file. */
export async function* magentoModels(
  rows: AsyncIterable<TableRow>,
  reading: MagentoReading,
): AsyncGenerator<ImportedModel> {
  const { report, roleOf } = reading;
  const bySku = new Spill<BySku>();
  const byModel = new Spill<MagentoRecord>();
  try {
    for await (const row of rows) await collect(row, bySku, reading);
    for await (const { key, records } of bySku.groups()) await joinVariants(key, records, byModel, report, roleOf);
    for await (const { records } of byModel.groups()) {
      const model = magentoModel(records, report);
      if (model) yield model;
    }
  } finally {
    await bySku.close();
    await byModel.close();
  }
}

async function collect(cells: TableRow, bySku: Spill<BySku>, reading: MagentoReading): Promise<void> {
  const { report, roleOf, languageOf, onGrouped } = reading;
  if (!cells.isRead) return;
  const row = magentoRow(cells);
  if (row.sku === '') return report.unread(row.line, 'the SKU is missing');
  const view = cells.get('store_view_code').toLowerCase();
  if (!BASE_VIEWS.has(view)) {
    if (view === DEFAULT_VIEW) await collectVariations(row, cells, bySku, roleOf);
    return collectView(row, view, bySku, report, languageOf);
  }
  if (row.kind === 'grouped') {
    const skus = listOf(row.associatedSkus, ',').map((part) => part.replace(/=[\d.]*$/, ''));
    return onGrouped(groupedParts(row.line, row.sku, skus, report));
  }
  if (!SELLABLE_KINDS.has(row.kind))
    return report.skip(row.line, say('a {{kind}} product cannot be imported', { kind: row.kind }), row.sku);
  if (row.name === '') return report.skip(row.line, 'the name is missing', row.sku);
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
  byModel: Spill<MagentoRecord>,
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
  for (const other of repeated) report.skip(other.line, skuTwice(sku, row?.line ?? 0));
  const [link, ...otherLinks] = links;
  for (const other of otherLinks.filter(({ parent }) => parent !== link?.parent)) {
    report.notice(
      other.parentLine,
      say(
        'the variant {{sku}} belongs to {{parent}}; it is not taken again for {{other}}',
        { sku, parent: link?.parent ?? '', other: other.parent },
        'the variant belongs to another product already',
      ),
    );
  }
  if (!row) {
    report.notice(
      link?.parentLine ?? 0,
      say('the variant {{sku}} has no row of its own', { sku }, 'a variant has no row of its own'),
    );
    return link ? byModel.put(link.parent, { lostVariant: sku }) : undefined;
  }
  if (row.kind === 'configurable' || row.kind === 'bundle') return byModel.put(sku, { model: row, translations });
  if (link) return byModel.put(link.parent, { variant: row, options: link.options });
  if (!row.isVisible)
    return report.skip(
      row.line,
      say('{{sku}} is a variant that no product lists', { sku }, 'a variant that no product lists'),
    );
  const attributes = attributesOf(row.attributes ?? '');
  const choices = ['color', 'size'].map((name) => ({ name, value: attributes.get(name) ?? '' }));
  await byModel.put(sku, { model: row, translations });
  await byModel.put(sku, { variant: row, options: optionsOf(choices, roleOf) });
}
