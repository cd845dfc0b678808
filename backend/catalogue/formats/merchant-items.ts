/** Items of a feed, from XML or tab separated text. */
import type { ImportedProperty } from '../imported-model';
import type { TableRow } from '../read/table';
import type { XmlEntry } from '../read/xml-entries';
import { labelOf } from './options';
import { SHOP_PRODUCT } from './shop-product';

/** One item of a feed, from XML or tab separated text. */
export interface MerchantItem {
  line: number;
  isRead: boolean;
  id: string;
  shopProduct?: string;
  /** In the shop's own feed: its type option, and that it is sold to order also when it is in stock. */
  type: string;
  typeTitle: string;
  isOnOrder: boolean;
  group: string;
  link: string;
  title: string;
  description: string;
  brand: string;
  gtin: string;
  price: string;
  salePrice: string;
  salePriceDates: string;
  availability: string;
  availableFrom: string;
  quantity: string;
  color: string;
  size: string;
  productTypes: string[];
  googleCategory: string;
  images: string[];
  mpn: string;
  properties: ImportedProperty[];
}

const PROPERTY_FIELDS = ['material', 'pattern', 'gender', 'age_group', 'size_system'];

/** An item from an XML entry. */
export function itemOfEntry(entry: XmlEntry): MerchantItem {
  return merchantItem(entry, entry.first, entry.all);
}

/** An item from a row of tab separated text, whose column names may contain spaces (`image link`). */
export function itemOfRow(row: TableRow): MerchantItem {
  const first = (name: string): string => row.get(name) || row.get(name.replaceAll('_', ' '));
  return merchantItem(row, first, (name) =>
    first(name)
      .split(',')
      .map((part) => part.trim()),
  );
}

function merchantItem(
  { line, isRead }: { line: number; isRead: boolean },
  first: (name: string) => string,
  all: (name: string) => string[],
): MerchantItem {
  return {
    line,
    isRead,
    id: first('id'),
    ...(first(SHOP_PRODUCT) === '' ? {} : { shopProduct: first(SHOP_PRODUCT) }),
    type: first('hanki_type'),
    typeTitle: first('hanki_type_title'),
    isOnOrder: first('hanki_on_order') === 'yes',
    group: first('item_group_id'),
    link: first('link'),
    title: first('title'),
    description: first('description') || first('summary'),
    brand: first('brand'),
    gtin: first('gtin'),
    price: first('price'),
    salePrice: first('sale_price'),
    salePriceDates: first('sale_price_effective_date'),
    availability: first('availability'),
    availableFrom: first('availability_date'),
    quantity: first('quantity') || first('sell_on_google_quantity'),
    color: first('color'),
    size: first('size'),
    productTypes: all('product_type').filter((path) => path !== ''),
    googleCategory: first('google_product_category'),
    images: [first('image_link'), ...all('additional_image_link')].filter((address) => address !== ''),
    mpn: first('mpn'),
    properties: PROPERTY_FIELDS.flatMap((field) => {
      const value = first(field);
      return value ? [{ name: labelOf(field), values: value.split('/').map((part) => part.trim()) }] : [];
    }),
  };
}
