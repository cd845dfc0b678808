/** Goods as Shopify's product CSV. */
import { csvRow } from 'contract/csv-text';
import { SHOP_PRODUCT } from '../../formats/shop-product';
import { shopifyValues } from '../../formats/shopify-properties';
import type { ShopModel, ShopVariant } from '../shop-goods';
import {
  askedCents,
  euros,
  type GoodsShop,
  type GoodsWriter,
  listCell,
  optionsOf,
  type ShopOption,
  uniqueKeys,
} from './goods-writer';

const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'SEO Title',
  'SEO Description',
  'Google Shopping / MPN',
  'Variant Image',
  'Status',
  SHOP_PRODUCT,
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

/** The column of a property. */
const metafield = ({ slug, name }: { slug: string; name: string }): string =>
  `${name} (product.metafields.hanki.${slug.replaceAll('-', '_')})`;

export function shopifyGoods(shop: GoodsShop): GoodsWriter {
  const keyOf = uniqueKeys();
  const fields = new Map(shop.properties.map(({ slug }, index) => [slug, index]));
  const row = (cells: Cells, properties: readonly string[] = []): string =>
    csvRow([
      ...COLUMNS.map((column) => cells[column] ?? ''),
      ...shop.properties.map((_, index) => properties[index] ?? ''),
    ]);
  return {
    head: csvRow([...COLUMNS, ...shop.properties.map(metafield)]),
    tail: '',
    write(model) {
      const handle = keyOf(model, model.importKey?.startsWith('shopify:') ? model.importKey.slice(8) : model.slug);
      const properties: string[] = [];
      for (const { slug, values } of model.properties) {
        const index = fields.get(slug);
        if (index !== undefined) properties[index] = valuesCell(values);
      }
      const options = optionsOf(model, shop.language);
      const variants = model.variants.map((variant, index) => ({
        Handle: handle,
        [SHOP_PRODUCT]: model.uuid,
        ...(index === 0 ? textCells(model) : {}),
        ...optionCells(options, variant, index === 0),
        ...variantCells(variant, shop.now),
        ...pictureCells(model.pictures, index),
      }));
      const more = model.pictures.slice(variants.length).map((_, index) => ({
        Handle: handle,
        ...pictureCells(model.pictures, variants.length + index),
      }));
      return [...variants, ...more].map((cells, index) => row(cells, index === 0 ? properties : [])).join('');
    },
  };
}

function valuesCell(values: readonly string[]): string {
  const [only = '', ...others] = values;
  const isPlain = others.length === 0 && !/;|^\["/.test(only);
  return listCell(values, isPlain ? only : JSON.stringify(values), shopifyValues, 'a property');
}

function textCells(model: ShopModel): Cells {
  return {
    Title: model.name,
    'Body (HTML)': model.descriptionHtml,
    Vendor: model.brand,
    Type: model.groups[0]?.at(-1) ?? '',
    Published: model.isPublic ? 'true' : 'false',
    'SEO Title': model.metaTitle,
    'SEO Description': model.metaDescription,
    'Google Shopping / MPN': model.modelNumber,
    Status: model.isPublic ? 'active' : 'draft',
  };
}

function optionCells(options: readonly ShopOption[], variant: ShopVariant, isFirst: boolean): Cells {
  const shown = options.length > 0 ? options : [{ name: 'Title', read: () => 'Default Title' }];
  return Object.fromEntries(
    shown.flatMap(({ name, read }, index) => [
      [`Option${index + 1} Name`, isFirst ? name : ''],
      [`Option${index + 1} Value`, read(variant)],
    ]),
  );
}

function variantCells(variant: ShopVariant, now: Date): Cells {
  const asked = askedCents(variant, now);
  return {
    'Variant SKU': variant.sku,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(variant.count),
    'Variant Inventory Policy': variant.isOnOrder ? 'continue' : 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': euros(asked),
    'Variant Compare At Price': asked < variant.regularCents ? euros(variant.regularCents) : '',
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': variant.ean,
    'Variant Image': variant.picture,
  };
}

function pictureCells(pictures: readonly string[], index: number): Cells {
  const address = pictures[index];
  return address === undefined ? {} : { 'Image Src': address, 'Image Position': String(index + 1) };
}
