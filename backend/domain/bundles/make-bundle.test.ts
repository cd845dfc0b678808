import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { bundleForm } from '../../../tests/support/site-forms';
import type { SiteEditor } from '../content/site-editor';
import { helsinkiDay } from '../pricing/helsinki-day';
import { carryOutBundles, endBundle, makeBundle } from './make-bundle';

const database = withDatabase();
const NOW = new Date();
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const editor: SiteEditor = { actor: 'staff:1', now: NOW, language: 'en', ownHosts: new Set() };
let backend: TestBackend;
let ids: number[];

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  const stock = { [STORES.main]: 3 };
  ids = [
    await insertVariant(db, { slug: 'ski', regularCents: 40_000, stock }),
    await insertVariant(db, { slug: 'boot', regularCents: 20_000, stock }),
  ];
  await insertVariant(db, { slug: 'secret', isPublic: false });
  backend = testBackend(database());
});
afterAll(() => backend.close());

let made = 0;
const make = (change: Parameters<typeof bundleForm>[0]) =>
  makeBundle(
    database().db,
    { key: `bundle-form-key-${++made}`, form: bundleForm({ parts: ['ski', 'boot'], ...change }) },
    editor,
  );
const offers = async () => {
  const query = 'slug=ski&delivery-country-code=fi&type=2';
  const { body } = await backend.send('GET', `/api/product/extra/?${query}`);
  return (body['bundles'] as { id: number }[]).map(({ id }) => id);
};
const total = async () => {
  const bundle = { uid: '1', id: ids.join('-'), amount: 1 };
  const cart = { country_code: 'fi', language_code: 'fi', products: [], bundles: [bundle], pageName: 'cart' };
  return (await backend.send('POST', '/api/checkout/', cart)).body['total_price'];
};

test('a bundle is offered with its parts, and the cart charges its price', async () => {
  const { id, path } = await make({ percentage: '15', price: '' });
  expect(path).toMatch(/\/retkipaketti-\d+$/);
  expect(await offers()).toEqual([id]);
  expect(await total()).toBe(510);
  expect(await endBundle(database().db, id, editor)).toBe(true);
  expect(await offers()).toEqual([]);
});

test('a bundle is sold in its days alone', async () => {
  const day = (days: number) => ({ day: helsinkiDay(later(days)), time: '' });
  const { id } = await make({ price: '555', starts: day(2), ends: day(4) });
  expect(await offers()).toEqual([]);
  await carryOutBundles(database().db, later(3));
  expect(await offers()).toEqual([id]);
  await carryOutBundles(database().db, later(5));
  expect(await offers()).toEqual([]);
});

test('what is wrong is refused at its field', async () => {
  const refused = (change: Parameters<typeof make>[0]) =>
    make(change).then(
      () => [],
      (error: { fields: object }) => Object.keys(error.fields).sort(),
    );
  expect(await refused({ parts: ['ski'] })).toEqual(['parts.1']);
  expect(await refused({ parts: ['ski', 'ski', 'secret'] })).toEqual(['parts.1', 'parts.2']);
  expect(await refused({ price: '601' })).toEqual(['price']);
  expect(await refused({ price: '100', percentage: '95' })).toEqual(['percentage', 'price']);
  expect(await refused({ names: {} })).toEqual(['names.fi']);
});
