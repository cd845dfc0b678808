/** Google Merchant feeds, RSS or Atom XML and tab separated text: one item a variant, joined by `item_group_id`. */
import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedModel, ImportedProperty, ImportedVariant } from '../imported-model';
import { Spill } from '../read/spill';
import type { TableRow } from '../read/table';
import type { XmlEntry } from '../read/xml-entries';
import { parseQuantity } from '../text/amounts';
import { plainText } from '../text/clean-text';
import { finishModel } from './assemble';
import { labelOf, optionsOf } from './options';
import { readPrice } from './read-price';

/** One item, whichever way it was written. */
export interface MerchantItem {
  line: number;
  id: string;
  group: string;
  title: string;
  description: string;
  brand: string;
  gtin: string;
  price: string;
  salePrice: string;
  salePriceDates: string;
  availability: string;
  quantity: string;
  color: string;
  size: string;
  productTypes: string[];
  googleCategory: string;
  images: string[];
  properties: ImportedProperty[];
}

/** Units assumed for an item that is in stock where the feed does not count. */
const QUANTITY_IN_STOCK = 10;
const PROPERTY_FIELDS = ['material', 'pattern', 'gender', 'age_group', 'size_system'];
const IN_STOCK = new Set(['in_stock', 'in stock', 'limited availability']);

/** An item from an XML entry. */
export function itemOfEntry(entry: XmlEntry): MerchantItem {
  return merchantItem(entry.line, entry.first, entry.all);
}

/** An item from a row of tab separated text, whose columns may be written with blanks (`image link`). */
export function itemOfRow(row: TableRow): MerchantItem {
  const first = (name: string): string => row.get(name) || row.get(name.replaceAll('_', ' '));
  return merchantItem(row.line, first, (name) =>
    first(name)
      .split(',')
      .map((part) => part.trim()),
  );
}

function merchantItem(line: number, first: (name: string) => string, all: (name: string) => string[]): MerchantItem {
  return {
    line,
    id: first('id'),
    group: first('item_group_id'),
    title: first('title'),
    description: first('description') || first('summary'),
    brand: first('brand'),
    gtin: first('gtin'),
    price: first('price'),
    salePrice: first('sale_price'),
    salePriceDates: first('sale_price_effective_date'),
    availability: first('availability'),
    quantity: first('quantity') || first('sell_on_google_quantity'),
    color: first('color'),
    size: first('size'),
    productTypes: all('product_type').filter((path) => path !== ''),
    googleCategory: first('google_product_category'),
    images: [first('image_link'), ...all('additional_image_link')].filter((address) => address !== ''),
    properties: PROPERTY_FIELDS.flatMap((field) => {
      const value = first(field);
      return value ? [{ name: labelOf(field), values: value.split('/').map((part) => part.trim()) }] : [];
    }),
  };
}

/** Reads models from the items of a feed. */
export async function* merchantModels(
  items: AsyncIterable<MerchantItem>,
  report: ImportReport,
): AsyncGenerator<ImportedModel> {
  const byGroup = new Spill<MerchantItem>();
  try {
    for await (const item of items) {
      if (item.id === '') report.skip(item.line, 'the id is missing');
      else if (item.title === '') report.skip(item.line, `${item.id}: the title is missing`);
      else await byGroup.put(item.group || item.id, item);
    }
    for await (const { key, records } of byGroup.groups()) {
      const model = modelOf(key, records, report);
      if (model) yield model;
    }
  } finally {
    await byGroup.close();
  }
}

function modelOf(key: string, items: readonly MerchantItem[], report: ImportReport): ImportedModel | undefined {
  const [main] = items;
  if (!main) return undefined;
  const lines = new Map<string, number>();
  const variants = items.flatMap((item) => {
    const earlier = lines.get(item.id);
    if (earlier !== undefined) {
      report.skip(item.line, `the id ${item.id} stands on line ${earlier} already`);
      return [];
    }
    lines.set(item.id, item.line);
    const variant = variantOf(item, report);
    return variant ? [variant] : [];
  });
  const name = commonTitle(items.map(({ title }) => plainText(title)));
  return finishModel(
    {
      importKey: `merchant:${key}`,
      line: main.line,
      modelNumber: key,
      name,
      brand: main.brand,
      slug: name,
      descriptionHtml: main.description,
      shortDescription: '',
      metaDescription: '',
      isPublic: true,
      groups: groupsOf(main),
      properties: main.properties,
      variants,
      images: [],
    },
    report,
  );
}

function groupsOf({ productTypes, googleCategory }: MerchantItem): string[][] {
  const paths = productTypes.length > 0 ? productTypes : [/^\d+$/.test(googleCategory) ? '' : googleCategory];
  return paths
    .map((path) =>
      path
        .split('>')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .filter((names) => names.length > 0);
}

function variantOf(item: MerchantItem, report: ImportReport): ImportedVariant | undefined {
  const [reducedFrom, reducedTo] = item.salePriceDates.split('/').map((date) => date.trim());
  const reading = readPrice({
    regular: item.price,
    reduced: item.salePrice,
    ...(reducedFrom ? { reducedFrom } : {}),
    ...(reducedTo ? { reducedTo } : {}),
  });
  if ('problem' in reading) {
    report.skip(item.line, `${item.id}: ${reading.problem}`);
    return undefined;
  }
  if (reading.notice) report.notice(item.line, `${item.id}: ${reading.notice}`);
  const availability = item.availability.toLowerCase();
  const isInStock = IN_STOCK.has(availability) || availability === '';
  const images: ImportedImage[] = item.images.map((reference) => ({ reference, caption: '' }));
  return {
    line: item.line,
    sku: item.id,
    ...(item.gtin ? { ean: item.gtin } : {}),
    ...optionsOf([
      { name: 'color', value: item.color },
      { name: 'size', value: item.size },
    ]),
    price: reading.price,
    quantity: !isInStock ? 0 : item.quantity === '' ? QUANTITY_IN_STOCK : parseQuantity(item.quantity),
    isBackorderable: availability === 'backorder' || availability === 'preorder',
    images,
  };
}

/** What the titles of a model's variants begin with, without the colour and size that follow. */
function commonTitle(titles: readonly string[]): string {
  const [first = ''] = titles;
  let length = first.length;
  for (const title of titles) while (!title.startsWith(first.slice(0, length))) length -= 1;
  if (length === first.length) return first;
  const cutsWord = /\w/.test(first[length - 1] ?? '') && titles.some((title) => /\w/.test(title[length] ?? ''));
  const shared = cutsWord ? first.slice(0, length).replace(/\w+$/, '') : first.slice(0, length);
  const name = shared.replace(/[\s,;:/|(–—-]+$/, '');
  return name.length >= 3 ? name : first;
}
