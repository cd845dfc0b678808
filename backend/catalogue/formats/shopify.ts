/** Shopify's product CSV: all rows of a handle make one model; its first row carries the texts. */
import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedModel, ImportedVariant } from '../imported-model';
import { Spill } from '../read/spill';
import type { TableRow } from '../read/table';
import { parseAmount, parseQuantity } from '../text/amounts';
import { slugOf } from '../text/slug';
import { finishModel } from './assemble';
import { optionsOf } from './options';
import { readPrice } from './read-price';

/** Columns that are used, under their names in the file. */
const COLUMNS = [
  'title',
  'body (html)',
  'vendor',
  'type',
  'custom product type',
  'standard product type',
  'product category',
  'tags',
  'published',
  'status',
  'option1 name',
  'option1 value',
  'option2 name',
  'option2 value',
  'option3 name',
  'option3 value',
  'variant sku',
  'variant barcode',
  'variant price',
  'variant compare at price',
  'variant inventory qty',
  'variant inventory policy',
  'variant image',
  'image src',
  'image position',
  'image alt text',
  'seo description',
] as const;

type Column = (typeof COLUMNS)[number];
type ShopifyRow = { line: number; cells: Partial<Record<Column, string>> };

/** Reads models from the rows of a Shopify file. */
export async function* shopifyModels(
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
): AsyncGenerator<ImportedModel> {
  const byHandle = new Spill<ShopifyRow>();
  try {
    for await (const row of rows) {
      const handle = row.get('handle');
      if (handle === '') report.skip(row.line, 'the handle is missing');
      else await byHandle.put(handle, { line: row.line, cells: usedCells(row) });
    }
    for await (const { key, records } of byHandle.groups()) {
      const model = modelOf(key, records, report);
      if (model) yield model;
    }
  } finally {
    await byHandle.close();
  }
}

function usedCells(row: TableRow): Partial<Record<Column, string>> {
  return Object.fromEntries(COLUMNS.map((column) => [column, row.get(column)]).filter(([, text]) => text !== ''));
}

function modelOf(handle: string, rows: readonly ShopifyRow[], report: ImportReport): ImportedModel | undefined {
  const main = rows.find(({ cells }) => cells.title !== undefined);
  if (!main?.cells.title) {
    report.skip(rows[0]?.line ?? 0, `${handle}: no row has a title`);
    return undefined;
  }
  const { cells } = main;
  const skus = new Set<string>();
  const variants = rows.flatMap((row) => {
    const variant = isVariantRow(row) ? variantOf(handle, row, main, report) : undefined;
    if (!variant) return [];
    if (skus.has(variant.sku)) {
      report.skip(row.line, `the SKU ${variant.sku} stands twice under ${handle}`);
      return [];
    }
    skus.add(variant.sku);
    return [variant];
  });
  return finishModel(
    {
      importKey: `shopify:${handle}`,
      line: main.line,
      modelNumber: handle,
      name: cells.title ?? handle,
      brand: cells.vendor ?? '',
      slug: handle,
      descriptionHtml: cells['body (html)'] ?? '',
      shortDescription: '',
      metaDescription: cells['seo description'] ?? '',
      isPublic: cells.published?.toLowerCase() !== 'false' && (cells.status ?? 'active').toLowerCase() === 'active',
      groups: groupsOf(cells),
      properties: [],
      variants,
      images: galleryOf(rows),
    },
    report,
  );
}

/** Rows that only add a picture have neither a price nor a choice. */
function isVariantRow({ cells }: ShopifyRow): boolean {
  return (
    cells['variant price'] !== undefined || cells['option1 value'] !== undefined || cells['variant sku'] !== undefined
  );
}

function variantOf(
  handle: string,
  { line, cells }: ShopifyRow,
  main: ShopifyRow,
  report: ImportReport,
): ImportedVariant | undefined {
  const choices = [
    { name: main.cells['option1 name'] ?? '', value: cells['option1 value'] ?? '' },
    { name: main.cells['option2 name'] ?? '', value: cells['option2 value'] ?? '' },
    { name: main.cells['option3 name'] ?? '', value: cells['option3 value'] ?? '' },
  ];
  const options = optionsOf(choices);
  const sku = cells['variant sku']?.replace(/^'/, '') ?? skuOf(handle, choices);
  const now = cells['variant price'] ?? '';
  const before = cells['variant compare at price'] ?? '';
  const isReduced = minorOf(before) > minorOf(now);
  const reading = readPrice(isReduced ? { regular: before, reduced: now } : { regular: now, reduced: '' });
  if ('problem' in reading) {
    report.skip(line, `${sku}: ${reading.problem}`);
    return undefined;
  }
  if (reading.notice) report.notice(line, `${sku}: ${reading.notice}`);
  const image = cells['variant image'];
  const ean = cells['variant barcode']?.replace(/^'/, '');
  return {
    line,
    sku,
    ...(ean ? { ean } : {}),
    ...options,
    price: reading.price,
    quantity: parseQuantity(cells['variant inventory qty'] ?? ''),
    isBackorderable: cells['variant inventory policy']?.toLowerCase() === 'continue',
    images: image ? [{ reference: image, caption: '' }] : [],
  };
}

function minorOf(text: string): number {
  const amount = parseAmount(text);
  return amount && 'minor' in amount ? amount.minor : 0;
}

/** A SKU for a variant without one: the handle and its choices, the same at every import. */
function skuOf(handle: string, choices: readonly { value: string }[]): string {
  const values = choices
    .map(({ value }) => (value === 'Default Title' ? '' : slugOf(value)))
    .filter((slug) => slug !== '');
  return [handle, ...values].join('-');
}

function galleryOf(rows: readonly ShopifyRow[]): ImportedImage[] {
  return rows
    .flatMap(({ cells }) => {
      const reference = cells['image src'];
      return reference
        ? [{ place: Number(cells['image position']) || 0, reference, caption: cells['image alt text'] ?? '' }]
        : [];
    })
    .sort((left, right) => left.place - right.place)
    .map(({ reference, caption }) => ({ reference, caption }));
}

function groupsOf(cells: ShopifyRow['cells']): string[][] {
  const type = cells['custom product type'] ?? cells.type;
  if (type) return [[type]];
  const category = cells['product category'] ?? cells['standard product type'];
  if (category) return [category.split('>').map((name) => name.trim())];
  const tag = cells.tags?.split(',')[0]?.trim();
  return tag ? [[tag.charAt(0).toUpperCase() + tag.slice(1)]] : [];
}
