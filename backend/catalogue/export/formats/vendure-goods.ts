/** Goods as Vendure's product CSV: a row that begins a product with its first variant, and a row for each other one. */
import { csvRow } from 'contract/csv-text';
import { knownAttribute } from '../../formats/known-attributes';
import { SHOP_PRODUCT } from '../../formats/shop-product';
import { vendureFacets, vendureOptions } from '../../formats/vendure';
import type { ShopModel, ShopVariant } from '../shop-goods';
import {
  CannotHold,
  euros,
  type GoodsShop,
  type GoodsWriter,
  listCell,
  optionsOf,
  type ShopOption,
  uniqueKeys,
} from './goods-writer';

/** Those that Vendure asks for, and the stock. It refuses columns of fields that a shop has not set up, an EAN's for example. */
const COLUMNS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
  'enabled',
  SHOP_PRODUCT,
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

export function vendureGoods({ language }: GoodsShop): GoodsWriter {
  const keyOf = uniqueKeys();
  return {
    head: csvRow(COLUMNS),
    tail: '',
    write(model) {
      const options = optionsOf(model, language);
      const key = keyOf(model, model.importKey?.startsWith('vendure:') ? model.importKey.slice(8) : model.slug);
      return model.variants
        .map((variant, index) => {
          const cells: Cells = {
            ...(index === 0 ? { ...productCells(model, options), slug: key } : {}),
            ...variantCells(model, variant, options),
          };
          return csvRow(COLUMNS.map((column) => cells[column] ?? ''));
        })
        .join('');
    },
  };
}

function productCells(model: ShopModel, options: readonly ShopOption[]): Cells {
  const names = options.map(({ name }) => name);
  return {
    name: model.name,
    description: model.descriptionHtml,
    assets: model.pictures.join('|'),
    facets: facetsCell(model),
    optionGroups: listCell(names, names.join('|'), vendureOptions, 'the name of an option'),
    enabled: model.isPublic ? 'true' : 'false',
    [SHOP_PRODUCT]: model.uuid,
  };
}

/** Brand and groups, without those above them, by the names that Vendure's own sample has for them. */
function facetsCell({ brand, groups, properties }: ShopModel): string {
  if (properties.some(({ name }) => ['brand', 'category'].includes(knownAttribute(name) ?? '')))
    throw new CannotHold('a property is named like a brand or a group');
  const facets = [
    ...(brand === '' ? [] : [{ kind: 'brand', value: brand }]),
    ...groups.flatMap((names) => names.slice(-1)).map((value) => ({ kind: 'category', value })),
    ...properties.flatMap(({ name, values }) => values.map((value) => ({ kind: name, value }))),
  ];
  const cell = facets.map(({ kind, value }) => `${kind}:${value}`).join('|');
  return listCell(facets, cell, vendureFacets, 'a brand, a group or a property');
}

function variantCells(model: ShopModel, variant: ShopVariant, options: readonly ShopOption[]): Cells {
  const values = options.map(({ read }) => read(variant));
  // Vendure takes a value of each option.
  if (values.includes('')) throw new CannotHold('a variant has not all options of its product');
  return {
    optionValues: listCell(values, values.join('|'), (cell) => (cell === '' ? [] : cell.split('|')), 'an option'),
    sku: variant.sku,
    price: euros(variant.regularCents),
    taxCategory: 'standard',
    stockOnHand: String(variant.count),
    trackInventory: variant.isOnOrder ? 'false' : 'true',
    variantAssets: model.variants.length > 1 ? variant.picture : '',
  };
}
