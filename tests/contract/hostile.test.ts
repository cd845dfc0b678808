import { createBackend } from 'backend/app';
import { openDatabase } from 'backend/db/client';
import { API_SECRET_HEADER } from 'contract/trusted-headers';
import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { TOKENS } from './small-shop';
import { bearer, withBackend } from './test-backend';

const SECRET = 's'.repeat(32);
const backend = withBackend({ API_SECRET: SECRET, COUNTRY_HEADER: 'cf-ipcountry' });
const LIST = '/api/products/productmodellist/';
const query = { source: 'ProductGroup', slug: 'takit', language: 'fi', taxAreaId: 1 };

test.each([
  ['no JSON', 'nonsense'],
  ['nothing', ''],
  ['a list', '[]'],
  ['depth', `{"x":${'['.repeat(100_000)}`],
  ['a prototype', '{"__proto__":{"admin":true},"source":"Search","language":"fi","taxAreaId":1}'],
  ['a constructor', '{"constructor":{"prototype":{}},"source":"Search","language":"fi","taxAreaId":1}'],
  ['a key twice', '{"source":"Search","source":"Manufacturer","language":"fi","taxAreaId":1}'],
  ['NUL', JSON.stringify({ ...query, slug: 'a\u0000b' })],
  ['more than 1 MB', JSON.stringify({ ...query, slug: 'x'.repeat(1_100_000) })],
  ['a number beyond the column', JSON.stringify({ ...query, id: 9_999_999_999 })],
])('a body of %s is a 400', async (_, body) => {
  expect((await backend().call(LIST, { body })).status).toBe(400);
});

test('a body that is not declared as JSON, or is not UTF-8, is a 400', async () => {
  const text = await backend().call(LIST, { body: query, headers: { 'content-type': 'text/plain' } });
  expect(text.status).toBe(400);
  const broken = new Request(`http://backend${LIST}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
  });
  expect((await backend().backend.fetch(broken)).status).toBe(400);
});

test.each([
  '/api/brand/?slug=%00',
  '/api/brand/?slug=a&slug=b',
  '/api/brand/',
  '/api/products/productmodel/%00/?taxAreaId=1',
  '/api/keyword-popup/?id=x',
  '/api/product_reviews/?model_id=99999999999999',
  '/api/get_fast_shipping/?postal_code=00100&price=1&variant_id=99999999999',
  `/api/search/?text=${'x'.repeat(301)}`,
  '/api/product/extra/?slug=a&delivery-country-code=fi&type=3',
])('the odd address %s is a 400', async (address) => {
  expect((await backend().call(address)).status).toBe(400);
});

test.each(['/api/brand', '/api/nothing/', '/', '/api/products/productmodel/a/b/?taxAreaId=1', '/api/%ff/'])(
  'the unknown address %s is a 404',
  async (address) => {
    expect((await backend().call(address)).status).toBe(404);
  },
);

test('unusual texts in every text parameter are answered without a fault', async () => {
  const texts = ["'; drop table models; --", '%', '\\', '\u202e', '🏔'.repeat(60), '{{7*7}}', '../../etc/passwd'];
  const addresses = (text: string) => [
    `/api/brand/?slug=${text}`,
    `/api/search/?text=${text}`,
    `/api/static-page/?slug=${text}`,
    `/api/products/productgroup/?path=${text}`,
    `/api/translated_paths/?path=${text}`,
    `/api/products/productmodel/${text}/?taxAreaId=1`,
    `/api/delivery-locations/?delivery_method=locker&postal_code=${text.slice(0, 5)}&country_code=fi`,
  ];
  for (const text of texts) {
    for (const address of addresses(encodeURIComponent(text))) {
      expect([address, (await backend().call(address)).status < 500]).toEqual([address, true]);
    }
  }
  expect((await backend().call('/api/brand/?slug=%ED%A0%80')).status).toBe(404);
  expect(backend().log.filter((line) => line.level === 'error')).toEqual([]);
});

test('an error report of a browser is one short line of the log, and their number is limited', async () => {
  const forged = encodeURIComponent(`TypeError\r\n{"level":"error"}${'x'.repeat(1000)}`);
  for (let count = 0; count < 80; count++) await backend().call(`/api/?err=${forged}`);
  const lines = backend().log.filter((line) => line.message === 'a browser reports an error');
  expect(lines).toHaveLength(60);
  const { report } = (lines[0]?.details ?? {}) as { report: string };
  expect(report).toHaveLength(500);
  expect(report.startsWith('TypeError {"level"')).toBe(true);
});

test('the country header is trusted only from a storefront with the shared secret', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await backend().call('/api/locale_by_ip/', { headers: { 'cf-ipcountry': 'US', ...headers } })).body;
  expect(await ask({ [API_SECRET_HEADER]: SECRET })).toEqual({ country_code: 'us', currency: 'usd' });
  expect(await ask({ [API_SECRET_HEADER]: `${SECRET}x` })).toEqual({ country_code: null, currency: null });
  expect(await ask({})).toEqual({ country_code: null, currency: null });
  expect(await ask({ [API_SECRET_HEADER]: SECRET, 'cf-ipcountry': 'XX' })).toMatchObject({ country_code: null });
});

test('an error answer reveals no internals', async () => {
  await backend().database.pool.query('alter table banners rename to banners_away');
  const { status, body } = await backend().call('/api/banners/');
  await backend().database.pool.query('alter table banners_away rename to banners');
  expect([status, body]).toEqual([500, { detail: 'Something went wrong.' }]);
  const logged = backend().log.find((line) => line.message === 'a call failed');
  expect(logged?.details).toMatchObject({ method: 'GET', path: '/api/banners/' });
});

test('a database that does not answer, or not in time, is a 503 and recovers by itself', async () => {
  const { database } = backend();
  const slow = openDatabase(database.url, { connections: 1, statementTimeout: 1_500 });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const settings = readSettings({}, 'backend');
  const media = { db: slow.db, originals: '/nowhere', cache: '/nowhere', uploads: '/nowhere' };
  const other = createBackend({ db: slow.db, pool: slow.pool, settings, media, log });
  const ask = async () => (await other.fetch(new Request('http://backend/api/banners/'))).status;
  const blocker = await database.pool.connect();
  await blocker.query('begin; lock table banners in access exclusive mode');
  expect(await ask()).toBe(503);
  await blocker.query('rollback');
  blocker.release();
  expect(await ask()).toBe(200);
  await slow.close();
  await other.close();

  const away = openDatabase('postgres://nobody@127.0.0.1:9/none', { connections: 1 });
  const third = createBackend({ db: away.db, pool: away.pool, settings, media, log });
  expect((await third.fetch(new Request('http://backend/api/banners/'))).status).toBe(503);
  await third.close();
  await away.close();
});

test('malformed tokens identify nobody', async () => {
  for (const token of ["' or 1=1", 'x'.repeat(10_000), `${TOKENS.staff}%00`, TOKENS.staff.toUpperCase()]) {
    expect((await backend().call('/api/customer/', { headers: bearer(token) })).status).toBe(401);
  }
});
