/** Makes models from rows that formats with one row a variant or a product have in common. */

import type { ImportReport } from '../import-report';
import type {
  ImportedImage,
  ImportedModel,
  ImportedProperty,
  ImportedStock,
  ImportedTranslation,
  ImportedVariant,
} from '../imported-model';
import { Spill } from '../read/spill';
import { markUnreadNeighbours } from '../read/unread-neighbours';
import { finishModel } from './assemble';
import { oldPathsOf } from './old-paths';
import { optionsOf, type RoleOfOption } from './options';
import { readPrice, type WrittenPrice } from './read-price';
import { readAvailability, readQuantity } from './read-stock';
import type { Format } from './recognise';
import { skuTwice } from './sku-twice';

/** One row. Undefined texts: the file does not have the column. */
export interface GoodsRow {
  line: number;
  isRead: boolean;
  /** Rows with the same key are one model. */
  key: string;
  shopProduct?: string;
  /** What the row holds: the model's texts, one variant, or both. */
  holds: 'model' | 'variant' | 'both';
  sku: string;
  /** Undefined: the SKU of a product's own row is its number. */
  modelNumber?: string;
  name: string;
  brand?: string | undefined;
  slug: string;
  origin?: string;
  oldAddresses: readonly string[];
  description?: string | undefined;
  shortDescription?: string | undefined;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  isPublic?: boolean | undefined;
  groups?: string[][] | undefined;
  tags?: string[] | undefined;
  properties?: ImportedProperty[] | undefined;
  relatedSkus?: string[] | undefined;
  choices: { name: string; value: string }[];
  /** The format has columns for options. */
  hasChoices: boolean;
  price: Omit<WrittenPrice, 'line' | 'sku'>;
  stock: GoodsStock;
  ean: string;
  images: ImportedImage[];
  /** Texts of the product in other languages. */
  translations?: ImportedTranslation[];
}

/** The stock cells of a row. */
export interface GoodsStock {
  quantity: string;
  availability: string;
  /** Not counted: always for sale. */
  isUncounted: boolean;
  isBackorderable: boolean;
  /** The file has a column for backorders. */
  saysWhetherOrdered: boolean;
}

type Record = { row: GoodsRow; isNextToUnread: boolean };

/** Reads models from rows. */
export async function* goodsModels(
  format: Format,
  rows: AsyncIterable<GoodsRow>,
  report: ImportReport,
  roleOf: RoleOfOption,
): AsyncGenerator<ImportedModel> {
  const byKey = new Spill<Record>();
  try {
    for await (const { row, isNextToUnread } of markUnreadNeighbours(named(rows, report)))
      await byKey.put(row.key, { row, isNextToUnread });
    for await (const { key, records } of byKey.groups()) {
      const model = modelOf(format, key, records, report, roleOf);
      if (model) yield model;
    }
  } finally {
    await byKey.close();
  }
}

/** A row that cannot be assigned to a model counts as unread. */
async function* named(rows: AsyncIterable<GoodsRow>, report: ImportReport): AsyncGenerator<GoodsRow> {
  for await (const row of rows) {
    if (row.isRead && row.key === '') report.unread(row.line, 'the SKU is missing');
    yield { ...row, isRead: row.isRead && row.key !== '' };
  }
}

function modelOf(
  format: Format,
  key: string,
  records: readonly Record[],
  report: ImportReport,
  roleOf: RoleOfOption,
): ImportedModel | undefined {
  const rows = records.map(({ row }) => row);
  const main = rows.find(({ holds }) => holds === 'model') ?? rows.find(({ name }) => name !== '') ?? rows[0];
  if (!main || main.name === '') {
    report.skip(rows[0]?.line ?? 0, 'no row has a name', key);
    report.counts.refusedModels += 1;
    return undefined;
  }
  const variantRows = rows.filter(({ holds }) => holds !== 'model');
  // What its variants differ by is an option.
  const choosable = new Set(
    variantRows.flatMap(({ choices }) => choices.filter(({ value }) => value !== '').map(({ name }) => name)),
  );
  const variants = variantRows.flatMap((row) => variantOf(row, main, rows.length === 1, report, roleOf) ?? []);
  return finishModel(
    {
      importKey: `${format}:${key}`,
      ...(main.shopProduct === undefined ? {} : { shopProduct: main.shopProduct }),
      line: main.line,
      modelNumber: main.modelNumber ?? main.sku,
      name: main.name,
      brand: main.brand,
      slug: main.slug,
      oldPaths: oldPathsOf(rows.flatMap(({ oldAddresses }) => oldAddresses)),
      descriptionHtml: main.description,
      shortDescription: main.shortDescription,
      metaTitle: main.metaTitle,
      metaDescription: main.metaDescription,
      isPublic: main.isPublic,
      groups: main.groups,
      ...(main.tags ? { tags: main.tags } : {}),
      ...(main.relatedSkus ? { relatedSkus: main.relatedSkus } : {}),
      ...(main.translations ? { translations: main.translations } : {}),
      ...(main.origin === undefined ? {} : { origin: main.origin }),
      properties: main.properties?.filter(({ source }) => !choosable.has(source ?? '')),
      variants: withoutRepeats(variants, report),
      isWhole: variants.length === variantRows.length && !records.some(({ isNextToUnread }) => isNextToUnread),
      // The pictures of one variant of several are that variant's.
      images: main.holds === 'model' || rows.length === 1 ? main.images : [],
    },
    report,
  );
}

function withoutRepeats(variants: readonly ImportedVariant[], report: ImportReport): ImportedVariant[] {
  const lines = new Map<string, number>();
  return variants.filter(({ sku, line }) => {
    const earlier = lines.get(sku);
    if (earlier === undefined) lines.set(sku, line);
    else report.skip(line, skuTwice(sku, earlier));
    return earlier === undefined;
  });
}

function variantOf(
  row: GoodsRow,
  main: GoodsRow,
  isAlone: boolean,
  report: ImportReport,
  roleOf: RoleOfOption,
): ImportedVariant | undefined {
  const { line, ean, hasChoices, images } = row;
  const values = row.choices.map(({ value }) => value).filter((value) => value !== '');
  const sku = row.sku || [main.sku || row.key, ...values].join('-');
  const price = readPrice({ line, sku, ...row.price }, report);
  if (!price) return undefined;
  return {
    line,
    sku,
    ...(ean ? { ean } : {}),
    ...optionsOf(row.choices, roleOf),
    hasChoices,
    price,
    ...goodsStock(row.stock, line, report),
    images: row.holds === 'both' && isAlone ? [] : images,
  };
}

/** The stock of a row. A variant that is not counted is sold without limit. */
export function goodsStock(
  { quantity, availability, isUncounted, isBackorderable, saysWhetherOrdered }: GoodsStock,
  line: number,
  report: ImportReport,
): { stock: ImportedStock; isOnOrder: boolean | undefined } {
  const word = readAvailability(availability, line, report);
  if (word === 'out') return { stock: { kind: 'count', quantity: 0 }, isOnOrder: false };
  if (isUncounted || word === 'order') return { stock: { kind: 'unsaid' }, isOnOrder: true };
  const stock = readQuantity(quantity, line, report);
  return {
    stock: word === 'in' && stock.kind === 'unsaid' ? { kind: 'some' } : stock,
    isOnOrder: saysWhetherOrdered ? isBackorderable : undefined,
  };
}
