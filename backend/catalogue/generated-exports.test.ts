/**
 * An export of each source with every field that docs/importing.md names for it: a jacket in two sizes (one, where the source has no
 * others), a bottle and a hidden product. It goes into an empty shop, again, out and in again.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileWriter, temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { exportedGoods } from '../../tests/support/exported-goods';
import { goodsFacts, goodsRows } from '../../tests/support/goods-rows';
import { insertBaseData } from '../../tests/support/shop-data';
import { openMediaStore } from '../media/store';
import { suggestForm } from './desk/desk-form';
import type { Format, WrittenFormat } from './formats/recognise';
import { importCatalogue } from './import-catalogue';

const database = withDatabase();
const write = fileWriter();
const folder = temporaryFolder();
const images = path.join(folder, 'pictures');
const root = path.resolve(import.meta.dirname, '../..');

beforeAll(async () => {
  await insertBaseData(database().db);
  mkdirSync(images);
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } });
  await picture.png().toFile(path.join(images, 'takki.png'));
});

/** @param more the folder of pictures; without it products keep theirs */
async function imported(text: string, more: { images?: string } = {}) {
  const { db } = database();
  const media = await openMediaStore({ db, dataDir: folder });
  const options = { language: 'fi', currency: 'eur', tax: 'included', brand: 'Hanki', now: new Date() } as const;
  const { report } = await importCatalogue({ ...options, ...more, file: write(text) }, { db, media });
  return report;
}

/** What the jacket in size S is by every source. */
const JACKET = {
  name: 'Takki',
  description: 'Lämmin & kevyt.',
  brand: 'Kettu',
  address: 'takki',
  EAN: '6430000000011',
  price: 12_000,
  stock: 5,
  'sold to order': false,
  'hidden products': true,
  pictures: 1,
};
const OPTIONS = { colour: 'Punainen', size: 'S' };
const SALE = { 'reduced price': 9990 };
const DAYS = { 'dates of reductions': ['2026-01-01T00:00:00+00:00', '2099-01-01T00:00:00+00:00'] };
const META = { 'meta title': 'Lämmin takki', 'meta description': 'Takki pakkaseen' };
const SHORT = { 'short description': 'Takki talveen' };
const PATH = { groups: ['Vaatteet > Takit'], 'main group': 'Takit' };
const GROUP = { groups: ['Takit'], 'main group': 'Takit' };
const NUMBER = { 'model number': 'T' };
const wool = (...more: [name: string, unit: string, value: string][]) => ({
  properties: [['Materiaali', '', 'Villa'], ...more],
});
const KILOS = wool(['Weight', 'kg', '0.5']);
const GRAMS = wool(['Weight', 'g', '500']);

interface Source {
  /** In tests/support/catalogues/exports. */
  readonly file: string;
  /** Of the table in the documentation; undefined: it names the columns of another file of this source. */
  readonly column?: string;
  /** As which it is recognised; undefined: that in which it goes out. */
  readonly recognised?: Format;
  /** In which it goes out. */
  readonly format: WrittenFormat;
  /** What more it says of the jacket. */
  readonly jacket: Readonly<Record<string, unknown>>;
  /** Other languages of the jacket's name. */
  readonly languages?: readonly string[];
}

const FEED = { ...OPTIONS, ...SALE, ...DAYS, ...PATH, ...NUMBER, properties: [['Material', '', 'Villa']] };
const SHOPIFY = {
  ...OPTIONS,
  type: 'Pitkä',
  'name of the type': 'Pituus',
  ...SALE,
  ...META,
  ...GROUP,
  ...NUMBER,
  ...GRAMS,
};

const SOURCES: Readonly<Record<string, Source>> = {
  'Magento 2': {
    file: 'magento.csv',
    column: 'Magento',
    format: 'magento',
    jacket: {
      ...{ ...OPTIONS, ...SALE, ...DAYS, ...META, ...SHORT, ...PATH, ...NUMBER, ...KILOS },
      ...{ 'country of origin': 'fi', recommendations: ['PULLO', 'LYHTY'] },
    },
    languages: ['en'],
  },
  'Shopify, names before 2024': {
    file: 'shopify-before-2024.csv',
    column: 'Shopify',
    format: 'shopify',
    jacket: SHOPIFY,
  },
  'Shopify, names since 2024': { file: 'shopify-since-2024.csv', format: 'shopify', jacket: SHOPIFY },
  WooCommerce: {
    file: 'woocommerce.csv',
    column: 'WooCommerce',
    format: 'woocommerce',
    jacket: {
      ...{ ...OPTIONS, ...SALE, ...DAYS, ...META, ...SHORT, ...PATH, ...NUMBER, ...KILOS },
      recommendations: ['PULLO'],
    },
  },
  PrestaShop: {
    file: 'prestashop.csv',
    column: 'PrestaShop',
    format: 'prestashop',
    jacket: { ...SALE, ...DAYS, ...META, ...SHORT, ...PATH, ...KILOS, 'model number': 'T-S' },
  },
  'a feed, TSV': { file: 'feed.tsv', column: 'feed', format: 'merchant', jacket: FEED },
  'a feed, XML': { file: 'feed.xml', column: 'feed', format: 'merchant', jacket: FEED },
  'a plain table': {
    file: 'table.csv',
    column: 'plain table',
    format: 'table',
    jacket: {
      ...{ ...OPTIONS, ...SALE, ...DAYS, ...META, ...SHORT, ...PATH, ...NUMBER, ...GRAMS },
      ...{ 'country of origin': 'fi', 'club price': 9500, recommendations: ['PULLO'] },
    },
  },
  Saleor: {
    file: 'saleor.csv',
    column: 'Saleor',
    recognised: 'saleor',
    format: 'table',
    jacket: { ...OPTIONS, ...GROUP, ...GRAMS },
  },
  Vendure: {
    file: 'vendure.csv',
    column: 'Vendure',
    format: 'vendure',
    jacket: { ...OPTIONS, ...GROUP, ...wool(['Paino g', '', '500']) },
    languages: ['de'],
  },
};

/** The cells of one column of the documentation's table of fields, by the names of their lines. */
function documented(column: string): Map<string, string> {
  const lines = readFileSync(path.join(root, 'docs/importing.md'), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| the shop |'));
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  const at = cellsOf(lines[start] ?? '').indexOf(column);
  const rows = lines.slice(start + 2, lines.indexOf('', start)).map(cellsOf);
  return new Map(rows.map((cells) => [cells[1] ?? '', cells[at] ?? '']));
}

describe.each(Object.entries(SOURCES))(
  '%s',
  (_, { file, column, format, recognised = format, jacket, languages = [] }) => {
    const source = path.join(root, 'tests/support/catalogues/exports', file);
    const text = readFileSync(source, 'utf8');

    test('the desk recognises the file by its content', async () => {
      expect((await suggestForm(database().db, source, 'fi')).base.format).toBe(recognised);
    });

    const documents = column === undefined ? [] : [documented(column)];
    test.each(documents)('the file has a column of every line of the documentation', (table) => {
      expect(table.size).toBeGreaterThan(15);
      const missing = [...table].filter(([, cell]) => {
        const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/… ?/, '').toLowerCase());
        return names.length > 0 && !names.some((name) => text.toLowerCase().includes(name));
      });
      expect(missing).toEqual([]);
    });

    test('all of it is in an empty shop; again, and out and in again, it changes nothing', async () => {
      const { pool } = database();
      await pool.query(
        'truncate models, product_groups, manufacturers, colors, sizes, variant_types, property_types, old_addresses cascade',
      );
      expect((await imported(text, { images })).skipped).toEqual([]);
      const facts = await goodsFacts(database());
      const of = (sku: string) =>
        Object.fromEntries(Object.entries(facts).map(([name, values]) => [name, values[sku]]));
      expect(of('T-S')).toMatchObject({ ...JACKET, ...jacket });
      expect(of('PULLO')).toMatchObject({ name: 'Pullo', price: 1000, stock: 7 });
      if (text.includes('PIILO-1')) expect(of('PIILO-1')).toMatchObject({ 'hidden products': false });
      if (text.includes('T-M'))
        expect(of('T-M')).toMatchObject({ colour: 'Punainen', size: 'M', price: 12_000, stock: 0 });
      const named = await pool.query(
        `select t.language from model_texts t join variants v on v.model_id = t.model_id where v.sku = 'T-S' and t.language <> 'fi'`,
      );
      expect(named.rows.map(({ language }) => language)).toEqual(languages);

      const before = await goodsRows(database());
      expect((await imported(text)).counts).toMatchObject({ createdModels: 0, withdrawnVariants: 0 });
      expect(await goodsRows(database())).toEqual(before);
      const again = await imported((await exportedGoods(database().db, format)).text);
      expect(again.skipped).toEqual([]);
      expect(again.counts).toMatchObject({ createdModels: 0, withdrawnVariants: 0 });
      expect(await goodsRows(database())).toEqual(before);
    });
  },
);
