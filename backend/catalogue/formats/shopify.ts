/** Shopify's product CSV: all rows of a handle make one model; its first row carries the texts. */

import { slugOf } from '../../domain/catalogue/slug';
import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedModel, ImportedProperty, ImportedStock, ImportedVariant } from '../imported-model';
import { Spill } from '../read/spill';
import type { TableRow } from '../read/table';
import { markUnreadNeighbours } from '../read/unread-neighbours';
import { say } from '../report/say';
import { parseAmount } from '../text/amounts';
import { finishModel } from './assemble';
import { listOf } from './cells';
import { oldPathsOf } from './old-paths';
import { labelOf, optionsOf, type RoleOfOption, usualRole } from './options';
import { readPrice } from './read-price';
import { readQuantity } from './read-stock';
import { type ShopifyColumn, shopifyCells, shopifyColumns } from './shopify-columns';
import { shopifyProperties } from './shopify-properties';

/** Tags that describe a state or hold data, so that they name no group: `coming_soon`, `color:red`, `2024`. */
const TAG_OF_STATE = /[:=]|^_|^\d|^(?:coming[ _]soon|new|sale|featured|bestseller|hidden|draft|clearance)$/i;

type Columns = ReadonlySet<ShopifyColumn>;
type ShopifyRow = {
  line: number;
  isNextToUnread: boolean;
  cells: Partial<Record<ShopifyColumn, string>>;
  properties: ImportedProperty[] | undefined;
};

/** Reads models from the rows of a Shopify file. */
export async function* shopifyModels(
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
  roleOf: RoleOfOption = usualRole,
): AsyncGenerator<ImportedModel> {
  const byHandle = new Spill<ShopifyRow>();
  let columns: Columns = new Set();
  try {
    for await (const { row, isNextToUnread } of markUnreadNeighbours(withHandle(rows, report))) {
      if (columns.size === 0) columns = shopifyColumns(row);
      const cells = shopifyCells(row);
      await byHandle.put(cells.handle ?? '', {
        line: row.line,
        isNextToUnread,
        cells,
        properties: cells.title === undefined ? undefined : shopifyProperties(row, cells),
      });
    }
    for await (const { key, records } of byHandle.groups()) {
      const model = modelOf(key, records, columns, report, roleOf);
      if (model) yield model;
    }
  } finally {
    await byHandle.close();
  }
}

/** A row without a handle cannot be assigned to a model, so it counts as unread. */
async function* withHandle(rows: AsyncIterable<TableRow>, report: ImportReport): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    const hasHandle = shopifyCells(row).handle !== undefined;
    if (row.isRead && !hasHandle) report.unread(row.line, 'the handle is missing');
    yield { ...row, isRead: row.isRead && hasHandle };
  }
}

function modelOf(
  handle: string,
  rows: readonly ShopifyRow[],
  columns: Columns,
  report: ImportReport,
  roleOf: RoleOfOption,
): ImportedModel | undefined {
  const main = rows.find(({ cells }) => cells.title !== undefined);
  if (!main?.cells.title) {
    report.skip(rows[0]?.line ?? 0, 'no row has a title', handle);
    report.counts.refusedModels += 1;
    return undefined;
  }
  const { cells } = main;
  const held = (column: ShopifyColumn): string | undefined => (columns.has(column) ? (cells[column] ?? '') : undefined);
  const variantRows = rows.filter(isVariantRow);
  const variants = variantRows.flatMap((row) => variantOf(handle, row, main, columns, report, roleOf) ?? []);
  return finishModel(
    {
      importKey: `shopify:${handle}`,
      ...(cells.shopProduct === undefined && !columns.has('shopProduct')
        ? {}
        : { shopProduct: cells.shopProduct ?? '' }),
      line: main.line,
      modelNumber: cells.mpn ?? '',
      name: cells.title ?? handle,
      brand: held('vendor'),
      slug: handle,
      oldPaths: oldPathsOf([`products/${handle}`]),
      descriptionHtml: held('body'),
      shortDescription: undefined,
      metaTitle: held('seoTitle'),
      metaDescription: held('seoDescription'),
      isPublic: isPublic(cells, columns),
      groups: groupsOf(cells, columns),
      tags: listOf(cells.tags ?? '', ','),
      properties: main.properties,
      variants: withOwnSkus(variants, report),
      isWhole: variants.length === variantRows.length && !rows.some(({ isNextToUnread }) => isNextToUnread),
      images: galleryOf(rows),
    },
    report,
  );
}

function isPublic(cells: ShopifyRow['cells'], columns: Columns): boolean | undefined {
  if (!columns.has('published') && !columns.has('status')) return undefined;
  return cells.published?.toLowerCase() !== 'false' && (cells.status ?? 'active').toLowerCase() === 'active';
}

/** Rows that only add a picture have neither a price nor an option. */
function isVariantRow({ cells }: ShopifyRow): boolean {
  return cells.price !== undefined || cells.option1Value !== undefined || cells.sku !== undefined;
}

function variantOf(
  handle: string,
  { line, cells }: ShopifyRow,
  main: ShopifyRow,
  columns: Columns,
  report: ImportReport,
  roleOf: RoleOfOption,
): ImportedVariant | undefined {
  const choices = [
    { name: main.cells.option1Name ?? '', value: cells.option1Value ?? '' },
    { name: main.cells.option2Name ?? '', value: cells.option2Value ?? '' },
    { name: main.cells.option3Name ?? '', value: cells.option3Value ?? '' },
  ];
  const ownSku = skuOf(handle, choices);
  const sku = cells.sku?.replace(/^'/, '') || ownSku;
  const price = readPrice({ line, sku, ...shopifyPrice(cells) }, report);
  if (!price) return undefined;
  const image = cells.variantImage;
  const ean = cells.barcode?.replace(/^'/, '');
  return {
    line,
    sku,
    ownSku,
    ...(ean ? { ean } : {}),
    ...optionsOf(choices, roleOf),
    hasChoices: columns.has('option1Value'),
    price,
    ...shopifyStock(cells, columns, line, report),
    images: image ? [{ reference: image, caption: '' }] : [],
  };
}

/** A price to compare with that is higher is the regular one. */
export function shopifyPrice({ price: now = '', compareAtPrice: before = '' }: ShopifyRow['cells']) {
  const isReduced = hundredthsOf(before) > hundredthsOf(now);
  return isReduced ? { regular: before, reduced: now } : { regular: now, reduced: '' };
}

/** Without a tracker the stock is not counted and the variant is always for sale; the policy `continue` allows sales beyond the stock. */
export function shopifyStock(
  cells: ShopifyRow['cells'],
  columns: Columns,
  line: number,
  report: ImportReport,
): { stock: ImportedStock; isOnOrder: boolean | undefined } {
  const isUntracked = columns.has('tracker') && cells.tracker === undefined;
  const sellsOn = ['continue', 'true', 'yes', '1'].includes(cells.policy?.toLowerCase() ?? '');
  const isKnown = columns.has('tracker') || columns.has('policy');
  return {
    stock: isUntracked ? { kind: 'unsaid' } : readQuantity(cells.quantity ?? '', line, report),
    isOnOrder: isKnown ? isUntracked || sellsOn : undefined,
  };
}

/** Shopify's SKUs need not be unique: the second variant of a model with the same SKU gets a generated one. */
function withOwnSkus(variants: readonly ImportedVariant[], report: ImportReport): ImportedVariant[] {
  const taken = new Set<string>();
  return variants.flatMap((variant) => {
    const sku = [variant.sku, variant.ownSku ?? variant.sku].find((one) => !taken.has(one));
    if (sku === undefined) {
      report.skip(
        variant.line,
        say(
          'the SKU {{sku}} stands twice under the same choices',
          { sku: variant.sku },
          'a SKU stands twice under the same choices',
        ),
      );
      return [];
    }
    if (sku !== variant.sku)
      report.tally('SKUs stand twice; the second variant got one of its own', variant.line, variant.sku);
    taken.add(sku);
    return [{ ...variant, sku }];
  });
}

function hundredthsOf(text: string): number {
  const amount = parseAmount(text);
  return amount && 'hundredths' in amount ? amount.hundredths : 0;
}

/** A SKU generated from the handle and the options, the same at every import. */
function skuOf(handle: string, choices: readonly { value: string }[]): string {
  const values = choices
    .map(({ value }) => (value === 'Default Title' ? '' : slugOf(value)))
    .filter((slug) => slug !== '');
  return [handle, ...values].join('-');
}

function galleryOf(rows: readonly ShopifyRow[]): ImportedImage[] {
  return rows
    .flatMap(({ cells }) =>
      cells.image
        ? [{ place: Number(cells.imagePosition) || 0, reference: cells.image, caption: cells.imageAlt ?? '' }]
        : [],
    )
    .sort((left, right) => left.place - right.place)
    .map(({ reference, caption }) => ({ reference, caption }));
}

function groupsOf(cells: ShopifyRow['cells'], columns: Columns): string[][] | undefined {
  if (!columns.has('customType') && !columns.has('category') && !columns.has('tags')) return undefined;
  if (cells.customType) return [[cells.customType]];
  if (cells.category) return [cells.category.split('>').map((name) => name.trim())];
  const tag = listOf(cells.tags ?? '', ',').find((one) => !TAG_OF_STATE.test(one));
  return tag ? [[labelOf(tag)]] : [];
}
