/**
 * Magento 2's product CSV. A configurable product is one row that lists its variants by SKU; the variants are rows of their
 * own and may stand anywhere in the file. Rows are joined in two passes over spilled records: by SKU, then by model.
 */
import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedModel, ImportedVariant } from '../imported-model';
import { Spill } from '../read/spill';
import type { TableRow } from '../read/table';
import { parseQuantity } from '../text/amounts';
import { finishModel } from './assemble';
import { attributesOf, brandOf, categoriesOf, propertiesOf, variationsOf } from './magento-attributes';
import { optionsOf, type VariantOptions } from './options';
import { readPrice } from './read-price';

/** The cells of one row that are used. */
export interface MagentoRow {
  line: number;
  sku: string;
  kind: string;
  name: string;
  description: string;
  shortDescription: string;
  metaDescription: string;
  urlKey: string;
  categories: string;
  attributes: string;
  price: string;
  specialPrice: string;
  specialFrom: string;
  specialTo: string;
  isOnline: boolean;
  isVisible: boolean;
  quantity: string;
  isInStock: boolean;
  isBackorderable: boolean;
  images: ImportedImage[];
}

type BySku = { row: MagentoRow } | { parent: string; parentLine: number; options: VariantOptions };
type ByModel = { model: MagentoRow } | { variant: MagentoRow; options: VariantOptions };

const SELLABLE_KINDS = new Set(['simple', 'virtual', 'configurable']);

/** Reads models from the rows of a Magento file. */
export async function* magentoModels(
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
): AsyncGenerator<ImportedModel> {
  const bySku = new Spill<BySku>();
  const byModel = new Spill<ByModel>();
  try {
    for await (const row of rows) await collect(row, bySku, report);
    for await (const { key, records } of bySku.groups()) await joinVariants(key, records, byModel, report);
    for await (const { records } of byModel.groups()) {
      const model = modelOf(records, report);
      if (model) yield model;
    }
  } finally {
    await bySku.close();
    await byModel.close();
  }
}

async function collect(cells: TableRow, bySku: Spill<BySku>, report: ImportReport): Promise<void> {
  const row = magentoRow(cells);
  if (row.sku === '') return report.skip(row.line, 'the SKU is missing');
  if (cells.get('store_view_code') !== '') {
    return report.skip(
      row.line,
      `${row.sku}: texts of the store view "${cells.get('store_view_code')}" are not imported`,
    );
  }
  if (!SELLABLE_KINDS.has(row.kind))
    return report.skip(row.line, `${row.sku}: a ${row.kind} product cannot be imported`);
  if (row.name === '') return report.skip(row.line, `${row.sku}: the name is missing`);
  await bySku.put(row.sku, { row });
  if (row.kind !== 'configurable') return;
  for (const { sku, choices } of variationsOf(cells.get('configurable_variations'))) {
    await bySku.put(sku, { parent: row.sku, parentLine: row.line, options: optionsOf(choices) });
  }
}

function magentoRow(cells: TableRow): MagentoRow {
  const isVisible = cells.get('visibility') !== 'Not Visible Individually';
  // A variant's own texts are never shown, and are the bulk of the file.
  const text = (column: string): string => (isVisible ? cells.get(column) : '');
  const gallery = [
    { reference: cells.get('base_image'), caption: cells.get('base_image_label') },
    ...cells
      .get('additional_images')
      .split(',')
      .map((reference) => ({ reference: reference.trim(), caption: '' })),
  ];
  return {
    line: cells.line,
    sku: cells.get('sku'),
    kind: cells.get('product_type') || 'simple',
    name: cells.get('name'),
    description: text('description'),
    shortDescription: text('short_description'),
    metaDescription: text('meta_description'),
    urlKey: cells.get('url_key'),
    categories: text('categories'),
    attributes: cells.get('additional_attributes'),
    price: cells.get('price'),
    specialPrice: cells.get('special_price'),
    specialFrom: cells.get('special_price_from_date'),
    specialTo: cells.get('special_price_to_date'),
    isOnline: ['', '1'].includes(cells.get('product_online')),
    isVisible,
    quantity: cells.get('qty'),
    isInStock: cells.get('is_in_stock') !== '0',
    isBackorderable: cells.get('use_config_backorders') === '0' && !['', '0'].includes(cells.get('allow_backorders')),
    images: gallery.filter(({ reference }) => reference !== ''),
  };
}

async function joinVariants(
  sku: string,
  records: BySku[],
  byModel: Spill<ByModel>,
  report: ImportReport,
): Promise<void> {
  const rows = records.flatMap((record) => ('row' in record ? [record.row] : []));
  const links = records.flatMap((record) => ('parent' in record ? [record] : []));
  const [row, ...repeated] = rows;
  for (const other of repeated) report.skip(other.line, `the SKU ${sku} stands on line ${row?.line} already`);
  const [link, ...otherLinks] = links;
  for (const other of otherLinks) {
    report.notice(
      other.parentLine,
      `the variant ${sku} belongs to ${link?.parent}; it is not taken again for ${other.parent}`,
    );
  }
  if (!row) return report.notice(link?.parentLine ?? 0, `the variant ${sku} has no row of its own`);
  if (row.kind === 'configurable') return byModel.put(sku, { model: row });
  if (link) return byModel.put(link.parent, { variant: row, options: link.options });
  if (!row.isVisible) return report.skip(row.line, `${sku} is a variant that no product lists`);
  const attributes = attributesOf(row.attributes);
  const choices = ['color', 'size'].map((name) => ({ name, value: attributes.get(name) ?? '' }));
  await byModel.put(sku, { model: row });
  await byModel.put(sku, { variant: row, options: optionsOf(choices) });
}

function modelOf(records: readonly ByModel[], report: ImportReport): ImportedModel | undefined {
  const row = records.flatMap((record) => ('model' in record ? [record.model] : []))[0];
  if (!row) return undefined;
  const variants = records.flatMap((record) => {
    const variant = 'variant' in record ? variantOf(record.variant, record.options, row, report) : undefined;
    return variant ? [variant] : [];
  });
  const attributes = attributesOf(row.attributes);
  return finishModel(
    {
      importKey: `magento:${row.sku}`,
      line: row.line,
      modelNumber: row.sku,
      name: row.name,
      brand: brandOf(attributes),
      slug: row.urlKey,
      descriptionHtml: row.description,
      shortDescription: row.shortDescription,
      metaDescription: row.metaDescription,
      isPublic: row.isOnline && row.isVisible,
      groups: categoriesOf(row.categories),
      properties: propertiesOf(attributes),
      variants,
      images: row.images,
    },
    report,
  );
}

function variantOf(
  row: MagentoRow,
  options: VariantOptions,
  model: MagentoRow,
  report: ImportReport,
): ImportedVariant | undefined {
  if (!row.isOnline) {
    report.skip(row.line, `${row.sku} is switched off in the file`);
    return undefined;
  }
  const reading = readPrice({
    regular: row.price || model.price,
    reduced: row.specialPrice || (row.price === '' ? model.specialPrice : ''),
    reducedFrom: row.specialFrom,
    reducedTo: row.specialTo,
  });
  if ('problem' in reading) {
    report.skip(row.line, `${row.sku}: ${reading.problem}`);
    return undefined;
  }
  if (reading.notice) report.notice(row.line, `${row.sku}: ${reading.notice}`);
  return {
    line: row.line,
    sku: row.sku,
    ...options,
    price: reading.price,
    quantity: row.isInStock ? parseQuantity(row.quantity) : 0,
    isBackorderable: row.isBackorderable,
    images: row.sku === model.sku ? [] : row.images,
  };
}
