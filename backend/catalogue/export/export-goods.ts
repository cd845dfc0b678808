/** Exports the shop's goods in a format that the importer reads. */
import type { Transaction } from '../../db/client';
import type { ShopLanguage } from '../../domain/locale/language';
import type { WrittenFormat } from '../formats/recognise';
import { CannotHold, type GoodsShop, type GoodsWriter } from './formats/goods-writer';
import { magentoGoods } from './formats/magento-goods';
import { merchantGoods } from './formats/merchant-goods';
import { prestashopGoods } from './formats/prestashop-goods';
import { shopifyGoods } from './formats/shopify-goods';
import { tableGoods } from './formats/table-goods';
import { vendureGoods } from './formats/vendure-goods';
import { woocommerceGoods } from './formats/woocommerce-goods';
import { countOthers } from './goods-queries';
import { openGoods, shopGoods } from './shop-goods';

const WRITERS: Record<WrittenFormat, (shop: GoodsShop) => GoodsWriter> = {
  magento: magentoGoods,
  shopify: shopifyGoods,
  merchant: merchantGoods,
  woocommerce: woocommerceGoods,
  prestashop: prestashopGoods,
  vendure: vendureGoods,
  table: tableGoods,
};

/** What of the shop an export of goods writes. */
export interface GoodsExport {
  format: WrittenFormat;
  /** Of the texts. */
  language: ShopLanguage;
  shopName: string;
  /** Address of the shop in the language, without a slash at its end. */
  origin: string;
  now: Date;
}

/** What was written, and what was left out by its reason. */
export interface ExportCounts {
  written: number;
  leftOut: Map<string, number>;
}

/**
 * Yields the text of the file in parts.
 * @param tx a transaction that sees one state of the shop
 * @param counts is counted up meanwhile
 */
export async function* goodsFile(tx: Transaction, what: GoodsExport, counts: ExportCounts): AsyncGenerator<string> {
  const { language, origin, shopName, now, format } = what;
  const context = await openGoods(tx, language, (hash) => `${origin}/media/${hash}/960`);
  const writer = WRITERS[format]({ name: shopName, language, origin, properties: context.properties.all, now });
  yield writer.head;
  for await (const model of shopGoods(tx, context)) {
    try {
      // Without all of its variants the import would take the others out of sale.
      if (model.variants.some(({ regularCents }) => !(regularCents > 0)))
        throw new CannotHold('a variant without a price');
      yield writer.write(model);
      counts.written += 1;
    } catch (error) {
      if (!(error instanceof CannotHold)) throw error;
      counts.leftOut.set(error.message, (counts.leftOut.get(error.message) ?? 0) + 1);
    }
  }
  yield writer.tail;
  const { giftCards, bundles, used, empty } = await countOthers(tx);
  const others = { 'gift cards': giftCards, bundles, 'used items': used, 'without a variant for sale': empty };
  for (const [kind, count] of Object.entries(others)) if (count > 0) counts.leftOut.set(kind, count);
}
