/** Goods as a Google Merchant feed (RSS 2.0), an item a variant. */
import { XML_HEAD, xmlElement } from 'contract/xml-text';
import { pathsOf } from '../../formats/cells';
import { SHOP_PRODUCT } from '../../formats/shop-product';
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

/** Additional pictures that Google takes. */
const MORE_PICTURES = 10;

export function merchantGoods({ name, origin }: GoodsShop): GoodsWriter {
  const keyOf = uniqueKeys();
  return {
    head: `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xmlElement('title', name)}${xmlElement('link', `${origin}/`)}${xmlElement('description', name)}\n`,
    tail: '</channel></rss>\n',
    write(model) {
      if (!model.isPublic) throw new CannotHold('hidden products, as a feed is public');
      const group = keyOf(model, keyIn('merchant', model));
      return model.variants.map((variant) => item(model, variant, group, origin)).join('');
    },
  };
}

function item(model: ShopModel, variant: ShopVariant, group: string, origin: string): string {
  const g = (name: string, text: string): string => xmlElement(`g:${name}`, text);
  const paths = model.groups.map((names) => names.join(' > '));
  listCell(model.groups, '', () => pathsOf(paths), 'the name of a group');
  const own = variant.picture || model.pictures[0] || '';
  return `<item>${[
    g('id', variant.sku),
    g('item_group_id', group),
    g('title', model.name),
    g('description', model.descriptionHtml),
    g('link', `${origin}/${model.address}/`),
    g('image_link', own),
    ...model.pictures
      .filter((address) => address !== own)
      .slice(0, MORE_PICTURES)
      .map((address) => g('additional_image_link', address)),
    ...stockElements(variant),
    g('price', `${euros(variant.regularCents)} EUR`),
    g('sale_price', variant.discountCents === null ? '' : `${euros(variant.discountCents)} EUR`),
    g('sale_price_effective_date', spanOf(variant)),
    g('brand', model.brand),
    g('gtin', variant.ean),
    g('mpn', model.modelNumber),
    g('condition', 'new'),
    g('color', variant.color),
    g('size', variant.size),
    ...paths.map((path) => g('product_type', path)),
    xmlElement('hanki_type', variant.type),
    xmlElement('hanki_type_title', variant.type === '' ? '' : variant.typeTitle),
    xmlElement(SHOP_PRODUCT, model.uuid),
  ].join('')}</item>\n`;
}

function stockElements({ count, isOnOrder, incomingAt }: ShopVariant): string[] {
  const without = isOnOrder ? 'backorder' : 'out_of_stock';
  return [
    xmlElement('g:availability', count > 0 ? 'in_stock' : without),
    xmlElement('g:availability_date', isoTime(incomingAt)),
    xmlElement('g:quantity', String(count)),
    xmlElement('hanki_on_order', isOnOrder ? 'yes' : ''),
  ];
}

function spanOf({ discountFrom, discountTo }: ShopVariant): string {
  return discountFrom || discountTo ? `${isoTime(discountFrom)}/${isoTime(discountTo)}` : '';
}
