import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter, temporaryFolder } from '../../../tests/support/catalogue-file';
import { type TestDatabase, withDatabase } from '../../../tests/support/database';
import { exportedGoods } from '../../../tests/support/exported-goods';
import { goodsFacts, goodsRows } from '../../../tests/support/goods-rows';
import { insertGoodsShop } from '../../../tests/support/goods-shop';
import { insertBaseData } from '../../../tests/support/shop-data';
import { openMediaStore } from '../../media/store';
import { WRITTEN_FORMATS, type WrittenFormat } from '../formats/recognise';
import { importCatalogue } from '../import-catalogue';
import type { ImportReport } from '../import-report';

const shop = withDatabase();
const empty = withDatabase();
const write = fileWriter();
const dataDir = temporaryFolder();

beforeAll(async () => {
  await insertBaseData(shop().db);
  await insertGoodsShop(shop().db);
  await insertBaseData(empty().db);
});

const exported = (format: WrittenFormat) => exportedGoods(shop().db, format);

async function imported({ db }: TestDatabase, text: string): Promise<ImportReport> {
  const media = await openMediaStore({ db, dataDir });
  const options = { language: 'fi', currency: 'eur', tax: 'included', brand: 'Hanki', now: new Date() } as const;
  const { report } = await importCatalogue({ ...options, file: write(text) }, { db, media });
  return report;
}

test.each(WRITTEN_FORMATS)('an export as %s imported again changes nothing', async (format) => {
  const before = await goodsRows(shop());
  const { text } = await exported(format);
  const report = await imported(shop(), text);
  expect(report.skipped).toEqual([]);
  expect(report.counts.createdModels).toBe(0);
  expect(await goodsRows(shop())).toEqual(before);
});

const OF_THE_SHOP = ['price without any discount', 'stock of other stores', 'links in descriptions', 'pictures'];

/** What a format has no place for, and the products that are left out of it. */
const LOST: Record<WrittenFormat, string[]> = {
  table: ['name of the type', 'day of arrival'],
  shopify: [
    'country of origin',
    'short description',
    'name of the type',
    'dates of reductions',
    'reduced price',
    'club price',
    'day of arrival',
    'groups',
    'recommendations',
  ],
  magento: ['model number', 'name of the type', 'club price', 'day of arrival', 'properties'],
  woocommerce: ['country of origin', 'address', 'name of the type', 'club price', 'day of arrival'],
  merchant: [
    'country of origin',
    'short description',
    'meta title',
    'meta description',
    'address',
    'club price',
    'properties',
    'recommendations',
    '1 hidden products, as a feed is public',
  ],
  vendure: [
    'country of origin',
    'short description',
    'meta title',
    'meta description',
    'model number',
    'EAN',
    'name of the type',
    'reduced price',
    'dates of reductions',
    'club price',
    'stock',
    'day of arrival',
    'groups',
    'recommendations',
  ],
  prestashop: [
    'country of origin',
    'model number',
    'size',
    'club price',
    '1 several variants, which PrestaShop exports in a file of combinations',
    '1 a sign in the name of a group separates values in this format',
  ],
};

test.each(WRITTEN_FORMATS)(
  'an export as %s into an empty shop loses only what the format has no place for',
  async (format) => {
    await empty().pool.query(
      'truncate models, product_groups, manufacturers, colors, sizes, variant_types, property_types, old_addresses cascade',
    );
    const { text, leftOut } = await exported(format);
    await imported(empty(), text);
    const before = await goodsFacts(shop());
    const after = await goodsFacts(empty());
    const { name: names = {} } = after;
    const taken = new Set(Object.keys(names));
    const lost = Object.keys(before).filter((name) => {
      const had = Object.entries(before[name] ?? {}).filter(
        ([sku, value]) => taken.has(sku) && value !== null && value !== '',
      );
      return had.some(([sku, value]) => !isDeepStrictEqual(after[name]?.[sku], value));
    });
    const wanted = LOST[format].filter((name) => name in before);
    expect(lost.filter((name) => !OF_THE_SHOP.includes(name)).sort()).toEqual(wanted.sort());
    expect(leftOut.sort()).toEqual(LOST[format].filter((name) => !(name in before)).sort());
  },
);

test('a changed cell changes its product; a copied row with an id that another has is a product of its own', async () => {
  const { text } = await exported('table');
  const [bottle = ''] = text.split('\r\n').filter((row) => row.includes('"PULLO"'));
  const copy = bottle.replace('"pullo"', '"uusi"').replace('"PULLO"', '"UUSI"').replace('"pullo"', '"uusi"');
  const report = await imported(shop(), `${text.replace('"Bottle"', '"Juomapullo"')}${copy}\r\n`);
  expect(report.counts.createdModels).toBe(1);
  const { rows } = await shop().pool.query(
    `select v.sku, m.id, t.language, t.name from models m join variants v on v.model_id = m.id
     join model_texts t on t.model_id = m.id where v.sku in ('PULLO', 'UUSI') order by v.sku, t.language`,
  );
  expect(rows).toMatchObject([
    { sku: 'PULLO', id: 3, language: 'en', name: 'Bottle' },
    { sku: 'PULLO', id: 3, language: 'fi', name: 'Juomapullo' },
    { sku: 'UUSI', language: 'fi', name: 'Bottle' },
  ]);
});
