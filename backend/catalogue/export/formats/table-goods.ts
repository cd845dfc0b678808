/** Goods as the shop's own plain table, which holds most of them: one row a variant. */
import { BYTE_ORDER_MARK, csvRow } from 'contract/csv-text';
import { TABLE_FIELDS } from 'contract/import-form';
import { listOf, pathsOf } from '../../formats/cells';
import { SHOP_PRODUCT } from '../../formats/shop-product';
import type { TableField } from '../../formats/table-fields';
import type { ShopModel, ShopVariant } from '../shop-goods';
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

/** Fields that other columns say: the stock its quantity, groups their categories, the page its slug. */
type Unwritten = 'availability' | 'tags' | 'url';
const UNWRITTEN: readonly TableField[] = ['availability', 'tags', 'url'] satisfies Unwritten[];

const COLUMNS = TABLE_FIELDS.filter((field): field is Exclude<TableField, Unwritten> => !UNWRITTEN.includes(field));

export function tableGoods({ properties }: GoodsShop): GoodsWriter {
  const keyOf = uniqueKeys();
  return {
    head: BYTE_ORDER_MARK + csvRow([...COLUMNS, SHOP_PRODUCT, ...properties.map(({ name }) => `property: ${name}`)]),
    tail: '',
    write(model) {
      const key = keyOf(model, keyIn('table', model));
      const ofModel = propertyCells(model, properties);
      return model.variants
        .map((variant) => {
          const cells = cellsOf(model, variant, key);
          return csvRow([...COLUMNS.map((column) => cells[column]), model.uuid, ...ofModel]);
        })
        .join('');
    },
  };
}

function cellsOf(model: ShopModel, variant: ShopVariant, key: string): Record<(typeof COLUMNS)[number], string> {
  const paths = model.groups.map((names) => names.join(' > ')).join('; ');
  return {
    product: key,
    model_number: model.modelNumber,
    sku: variant.sku,
    name: model.name,
    description: model.descriptionHtml,
    short_description: model.shortDescription,
    meta_title: model.metaTitle,
    meta_description: model.metaDescription,
    brand: model.brand,
    origin: model.origin,
    price: euros(variant.regularCents),
    sale_price: euros(variant.discountCents),
    sale_from: isoTime(variant.discountFrom),
    sale_to: isoTime(variant.discountTo),
    club_price: euros(variant.clubCents),
    quantity: String(variant.count),
    on_order: variant.isOnOrder ? 'yes' : 'no',
    ean: variant.ean,
    category: listCell(model.groups, paths, (cell) => pathsOf(listOf(cell, /[;|]/), /[>/]/), 'the name of a group'),
    images: (model.variants.length > 1 && variant.picture !== '' ? [variant.picture] : model.pictures).join(', '),
    color: variant.color,
    size: variant.size,
    type: variant.type,
    slug: model.slug,
    published: model.isPublic ? 'yes' : 'no',
    related: listCell(model.relatedSkus, model.relatedSkus.join(', '), (cell) => listOf(cell, /[,;|]/), 'a SKU'),
  };
}

function propertyCells(model: ShopModel, properties: GoodsShop['properties']): string[] {
  const slugs = model.properties.map(({ slug }) => slug);
  if (new Set(slugs).size < slugs.length) throw new CannotHold('a property stands twice');
  return properties.map(({ slug }) => {
    const values = model.properties.find((property) => property.slug === slug)?.values ?? [];
    return listCell(values, values.join('; '), (cell) => listOf(cell, /[;|]/), 'a property');
  });
}
