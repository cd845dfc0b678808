/** Goods as WooCommerce's product CSV: a variable product and its variations, or a simple product. */
import { csvRow } from 'contract/csv-text';
import { listOf, pathsOf } from '../../formats/cells';
import { SHOP_PRODUCT } from '../../formats/shop-product';
import { escapedList } from '../../formats/woocommerce';
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
  optionsOf,
  type ShopOption,
  uniqueKeys,
} from './goods-writer';

const COLUMNS = [
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Sale price',
  'Regular price',
  'Categories',
  'Images',
  'Parent',
  'Cross-sells',
  'Upsells',
  'Brands',
  'Meta: _yoast_wpseo_title',
  'Meta: _yoast_wpseo_metadesc',
  SHOP_PRODUCT,
] as const;

/** Options and properties of one product; the importer reads up to forty. */
const ATTRIBUTES = 24;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;
type Attribute = { name: string; values: readonly string[]; isVisible: boolean };

export function woocommerceGoods({ language }: GoodsShop): GoodsWriter {
  const keyOf = uniqueKeys();
  return {
    head: csvRow([...COLUMNS, ...Array.from({ length: ATTRIBUTES }, (_, index) => attributeColumns(index + 1)).flat()]),
    tail: '',
    write(model) {
      const [first, ...others] = model.variants;
      if (!first) return '';
      const options = optionsOf(model, language);
      const properties = model.properties.map(({ name, values }) => ({ name, values, isVisible: true }));
      if (options.length === 0 && others.length === 0)
        return row({ ...textCells(model), ...variantCells(first), Type: 'simple' }, properties);
      const names = new Set(options.map(({ name }) => name));
      if (properties.some(({ name }) => names.has(name))) throw new CannotHold('a property is named like an option');
      const key = keyOf(model, keyIn('woocommerce', model));
      const parent = { ...textCells(model), Type: 'variable', SKU: key };
      const variations = model.variants.map((variant) =>
        row(
          {
            ...variantCells(variant),
            Type: 'variation',
            Parent: key,
            Images: variant.picture,
            [SHOP_PRODUCT]: model.uuid,
          },
          options.map(({ name, read }) => ({ name, values: [read(variant)], isVisible: false })),
        ),
      );
      return [row(parent, [...options.map((option) => valuesOf(option, model)), ...properties]), ...variations].join(
        '',
      );
    },
  };
}

const attributeColumns = (number: number): string[] =>
  ['name', 'value(s)', 'visible', 'global'].map((part) => `Attribute ${number} ${part}`);

const valuesOf = ({ name, read }: ShopOption, model: ShopModel): Attribute => ({
  name,
  values: [...new Set(model.variants.map(read))].filter((value) => value !== ''),
  isVisible: true,
});

function row(cells: Cells, attributes: readonly Attribute[]): string {
  if (attributes.length > ATTRIBUTES) throw new CannotHold(`more than ${ATTRIBUTES} options and properties`);
  const ofAttributes = Array.from({ length: ATTRIBUTES }, (_, index) => {
    const attribute = attributes[index];
    return attribute
      ? [attribute.name, valuesCell(attribute.values), attribute.isVisible ? '1' : '0', '0']
      : ['', '', '', ''];
  });
  return csvRow([...COLUMNS.map((column) => cells[column] ?? ''), ...ofAttributes.flat()]);
}

const escaped = (value: string): string => value.replaceAll(',', '\\,');

const valuesCell = (values: readonly string[]): string => {
  const given = values.filter((value) => value !== '');
  return listCell(given, given.map(escaped).join(', '), escapedList, 'an option or a property');
};

function textCells(model: ShopModel): Cells {
  const paths = model.groups.map((names) => escaped(names.join(' > '))).join(', ');
  return {
    SKU: model.number,
    Name: model.name,
    Published: model.isPublic ? '1' : '0',
    'Visibility in catalog': 'visible',
    'Short description': model.shortDescription,
    Description: model.descriptionHtml,
    'Tax status': 'taxable',
    Categories: listCell(model.groups, paths, (cell) => pathsOf(escapedList(cell)), 'the name of a group'),
    Images: model.pictures.join(', '),
    'Cross-sells': listCell(model.relatedSkus, model.relatedSkus.join(', '), (cell) => listOf(cell, ','), 'a SKU'),
    Brands: model.brand,
    'Meta: _yoast_wpseo_title': model.metaTitle,
    'Meta: _yoast_wpseo_metadesc': model.metaDescription,
    [SHOP_PRODUCT]: model.uuid,
  };
}

function variantCells(variant: ShopVariant): Cells {
  return {
    SKU: variant.sku,
    'GTIN, UPC, EAN, or ISBN': variant.ean,
    'Date sale price starts': isoTime(variant.discountFrom),
    'Date sale price ends': isoTime(variant.discountTo),
    'In stock?': isToHave(variant) ? '1' : '0',
    Stock: String(variant.count),
    'Backorders allowed?': variant.isOnOrder ? 'notify' : '0',
    'Sale price': euros(variant.discountCents),
    'Regular price': euros(variant.regularCents),
  };
}
