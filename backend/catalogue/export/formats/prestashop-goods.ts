/** Goods as PrestaShop's product CSV, which has one row a product and no variants. */
import { csvRow } from 'contract/csv-text';
import { listOf, pathsOf } from '../../formats/cells';
import { prestashopFeatures } from '../../formats/prestashop';
import { SHOP_PRODUCT } from '../../formats/shop-product';
import type { ShopModel } from '../shop-goods';
import {
  CannotHold,
  euros,
  type GoodsShop,
  type GoodsWriter,
  isoTime,
  keyIn,
  listCell,
  uniqueKeys,
} from './goods-writer';

const COLUMNS = [
  'Product ID',
  'Active (0/1)',
  'Name *',
  'Categories (x,y,z...)',
  'Price tax included',
  'Discount amount',
  'Discount from (yyyy-mm-dd)',
  'Discount to (yyyy-mm-dd)',
  'Reference #',
  'EAN13',
  'Quantity',
  'Short description',
  'Description',
  'Meta title',
  'Meta description',
  'URL rewritten',
  'Manufacturer',
  'Image URLs (x,y,z...)',
  'Feature(Name:Value:Position)',
  SHOP_PRODUCT,
] as const;

export function prestashopGoods(_shop: GoodsShop): GoodsWriter {
  const keyOf = uniqueKeys();
  return {
    head: csvRow(COLUMNS),
    tail: '',
    write(model) {
      const [variant, ...others] = model.variants;
      if (!variant) return '';
      if (others.length > 0)
        throw new CannotHold('several variants, which PrestaShop exports in a file of combinations');
      const { discountCents, regularCents } = variant;
      const cells: Record<(typeof COLUMNS)[number], string> = {
        'Product ID': keyOf(model, keyIn('prestashop', { ...model, number: String(model.id) })),
        'Active (0/1)': model.isPublic ? '1' : '0',
        'Name *': model.name,
        'Categories (x,y,z...)': categoriesCell(model),
        'Price tax included': euros(regularCents),
        'Discount amount': discountCents === null ? '' : euros(regularCents - discountCents),
        'Discount from (yyyy-mm-dd)': isoTime(variant.discountFrom),
        'Discount to (yyyy-mm-dd)': isoTime(variant.discountTo),
        'Reference #': variant.sku,
        EAN13: variant.ean,
        Quantity: String(variant.count),
        'Short description': model.shortDescription,
        Description: model.descriptionHtml,
        'Meta title': model.metaTitle,
        'Meta description': model.metaDescription,
        'URL rewritten': model.slug,
        Manufacturer: model.brand,
        'Image URLs (x,y,z...)': model.pictures.join(','),
        'Feature(Name:Value:Position)': featuresCell(model),
        [SHOP_PRODUCT]: model.uuid,
      };
      return csvRow(COLUMNS.map((column) => cells[column]));
    },
  };
}

const categoriesCell = ({ groups }: ShopModel): string =>
  listCell(
    groups,
    groups.map((names) => names.join(' > ')).join(','),
    (cell) => pathsOf(listOf(cell, ','), /[>/]/),
    'the name of a group',
  );

function featuresCell({ properties }: ShopModel): string {
  const features = properties.flatMap(({ name, values }) =>
    values.map((value) => ({ name, source: name, values: [value] })),
  );
  const cell = features.map(({ name, values }, index) => `${name}:${values[0]}:${index + 1}`).join(',');
  return listCell(features, cell, prestashopFeatures, 'a property');
}
