/** Goods as Magento 2's product CSV: a configurable product and its variants, or a simple product. */
import { csvRow } from 'contract/csv-text';
import { slugOf } from '../../../domain/catalogue/slug';
import { listOf } from '../../formats/cells';
import {
  attributesOf,
  categoriesOf,
  EAN_ATTRIBUTES,
  propertiesOf,
  variationsOf,
} from '../../formats/magento-attributes';
import { usualRole } from '../../formats/options';
import { SHOP_PRODUCT } from '../../formats/shop-product';
import type { ShopModel, ShopVariant } from '../shop-goods';
import {
  CannotHold,
  euros,
  type GoodsShop,
  type GoodsWriter,
  isoTime,
  isToHave,
  keyIn,
  listCell,
  uniqueKeys,
} from './goods-writer';

const COLUMNS = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'short_description',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'url_key',
  'meta_title',
  'meta_description',
  'base_image',
  'additional_images',
  'qty',
  'is_in_stock',
  'manage_stock',
  'use_config_manage_stock',
  'allow_backorders',
  'use_config_backorders',
  'related_skus',
  'country_of_manufacture',
  'additional_attributes',
  'configurable_variations',
  SHOP_PRODUCT,
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

const SHOWN = 'Catalog, Search';
const NOT_SHOWN = 'Not Visible Individually';

export function magentoGoods(_shop: GoodsShop): GoodsWriter {
  const keyOf = uniqueKeys();
  const row = (cells: Cells): string => csvRow(COLUMNS.map((column) => cells[column] ?? ''));
  return {
    head: csvRow(COLUMNS),
    tail: '',
    write(model) {
      const [first, ...others] = model.variants;
      if (!first) return '';
      // A simple product that is switched off takes its variant out of sale.
      const isSimple = others.length === 0 && first.type === '' && model.isPublic;
      if (isSimple)
        return row({
          ...commonCells(model),
          ...textCells(model, attributesCell(model, first)),
          ...variantCells(first),
          ...pictureCells(model.pictures),
          product_type: 'simple',
        });
      const parent: Cells = {
        ...commonCells(model),
        ...textCells(model, attributesCell(model)),
        ...pictureCells(model.pictures),
        sku: keyOf(model, keyIn('magento', model)),
        product_type: 'configurable',
        price: euros(Math.min(...model.variants.map(({ regularCents }) => regularCents))),
        is_in_stock: model.variants.some(isToHave) ? '1' : '0',
        manage_stock: '1',
        use_config_manage_stock: '0',
        configurable_variations: variationsCell(model),
      };
      const children = model.variants.map((variant) => ({
        ...commonCells(model),
        ...variantCells(variant),
        product_type: 'simple',
        visibility: NOT_SHOWN,
        product_online: '1',
        url_key: `${model.slug}-${slugOf(variant.sku)}`,
        additional_attributes: packed([...eanOf(variant), ...choicesOf(model, variant)]),
        base_image: variant.picture,
      }));
      return [...children, parent].map(row).join('');
    },
  };
}

const commonCells = (model: ShopModel): Cells => ({
  attribute_set_code: 'Default',
  product_websites: 'base',
  tax_class_name: 'Taxable Goods',
  name: model.name,
  product_online: model.isPublic ? '1' : '2',
  visibility: SHOWN,
  url_key: model.slug,
  [SHOP_PRODUCT]: model.uuid,
});

const textCells = (model: ShopModel, attributes: string): Cells => ({
  categories: categoriesCell(model.groups),
  description: model.descriptionHtml,
  short_description: model.shortDescription,
  meta_title: model.metaTitle,
  meta_description: model.metaDescription,
  country_of_manufacture: model.origin.toUpperCase(),
  related_skus: listCell(model.relatedSkus, model.relatedSkus.join(','), (cell) => listOf(cell, ','), 'a SKU'),
  additional_attributes: attributes,
});

function variantCells(variant: ShopVariant): Cells {
  return {
    sku: variant.sku,
    price: euros(variant.regularCents),
    special_price: euros(variant.discountCents),
    special_price_from_date: isoTime(variant.discountFrom),
    special_price_to_date: isoTime(variant.discountTo),
    qty: String(variant.count),
    is_in_stock: isToHave(variant) ? '1' : '0',
    manage_stock: '1',
    use_config_manage_stock: '0',
    allow_backorders: variant.isOnOrder ? '1' : '0',
    use_config_backorders: '0',
  };
}

function pictureCells([first = '', ...others]: readonly string[]): Cells {
  return { base_image: first, additional_images: others.join(',') };
}

function categoriesCell(groups: readonly string[][]): string {
  const cell = groups
    .map((names) => ['Default Category', ...names].map((name) => name.replaceAll('/', '\\/')).join('/'))
    .join(',');
  return listCell(groups, cell, categoriesOf, 'the name of a group');
}

/** Attributes of a product, with the options of its only variant. */
function attributesCell(model: ShopModel, only?: ShopVariant): string {
  const own = model.properties.map(({ slug, values }) => [slug.replaceAll('-', '_'), values.join('|')] as const);
  const cell = packed([
    ['manufacturer', model.brand],
    ...(only ? [...eanOf(only), ...choicesOf(model, only)] : []),
    ...own,
  ]);
  const wanted = model.properties.map(({ values }) => values);
  const read = propertiesOf(attributesOf(cell)).map(({ values }) => values);
  const codes = new Set(own.map(([code]) => code));
  if (codes.size < own.length) throw new CannotHold('a property stands twice');
  listCell(wanted, cell, () => read, 'a property');
  return cell;
}

const eanOf = ({ ean }: ShopVariant): (readonly [string, string])[] => (ean === '' ? [] : [[EAN_ATTRIBUTES[0], ean]]);

/** A title as the code of an attribute; one that means something else is `type`. */
function typeCode({ variants }: ShopModel): string {
  const title = variants.find(({ typeTitle }) => typeTitle !== '')?.typeTitle ?? '';
  const code = slugOf(title).replaceAll('-', '_');
  return /^[a-z]\w*$/.test(code) && usualRole(code) === 'type' && code !== 'sku' ? code : 'type';
}

function choicesOf(model: ShopModel, variant: ShopVariant): (readonly [string, string])[] {
  const choices = [
    ['color', variant.color],
    ['size', variant.size],
    [typeCode(model), variant.type],
  ] as const;
  return choices.filter(([, value]) => value !== '');
}

const packed = (attributes: readonly (readonly [string, string])[]): string =>
  attributes.map(([code, value]) => `${code}=${value}`).join(',');

function variationsCell(model: ShopModel): string {
  const variations = model.variants.map((variant) => ({ sku: variant.sku, choices: choicesOf(model, variant) }));
  const cell = variations.map(({ sku, choices }) => packed([['sku', sku], ...choices])).join('|');
  const wanted = variations.map(({ sku, choices }) => ({
    sku,
    choices: choices.map(([name, value]) => ({ name, value })),
  }));
  return listCell(wanted, cell, variationsOf, 'an option or a SKU');
}
