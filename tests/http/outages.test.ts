import { expect, test } from '@playwright/test';
import { type Fault, type FaultServer, startFaultServer } from '../support/fault-server';
import { ask, startTestShop, type TestShop } from '../support/shop';
import { createShopDatabase, type ShopDatabase } from '../support/shop-database';
import { filledOrder, putIntoCart, readableText, type Visitor, visitor } from '../support/visitor';

const SECRETS = { SESSION_SECRET: 's'.repeat(40), API_SECRET: 'a'.repeat(40) };
const PRODUCT = '/hanki/halti/?color=fjord&size=m';

test.describe.configure({ mode: 'default' });

/** Separate processes: a backend with DATABASE_URL, a fault server in front of it, and a storefront with API_URL. */
let database: ShopDatabase;
let backend: TestShop;
let faults: FaultServer;
let shop: TestShop;

const openStorefront = () => startTestShop({ env: { ...SECRETS, API_URL: faults.origin } });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  database = await createShopDatabase();
  backend = await startTestShop({ kind: 'backend', env: { ...SECRETS, DATABASE_URL: database.url } });
  faults = await startFaultServer(backend.port);
  shop = await openStorefront();
});
test.afterEach(() => faults.fail(undefined));
test.afterAll(async () => {
  test.setTimeout(60_000);
  await shop?.stop();
  await faults?.close();
  await backend?.stop();
  await database?.drop();
});

async function withCart(): Promise<Visitor> {
  const person = visitor(shop.port);
  await putIntoCart(person, PRODUCT);
  return person;
}

const INTERNALS = /secret_table|ECONN|127\.0\.0\.1:22|node_modules|at async|backend\.invalid|stack/;

const ordersOf = (email: string) => database.query('select number from orders where email = $1', [email]);

test('a payment processor’s call reaches the backend through a storefront with API_URL', async () => {
  const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked', Cookie: 'cart=x' };
  const call = { method: 'POST', headers, body: '{"reference":"none"}' };
  const [direct, through] = await Promise.all(
    [backend.port, shop.port].map((port) => ask(port, '/api/payments/webhook/test/', call)),
  );
  expect(through?.status).toBeLessThan(500);
  expect([through?.status, through?.body]).toEqual([direct?.status, direct?.body]);
});

for (const fault of ['refused', '500', 'html', 'garbage', 'truncated', 'redirect', 'hang'] satisfies Fault[]) {
  test(`while the backend’s answer is “${fault}”, cached pages open, the others say so, and the cart is not lost`, async () => {
    test.setTimeout(90_000);
    const person = await withCart();
    expect((await person.get('/vaatteet/')).status).toBe(200);

    faults.fail(fault);
    expect((await person.get('/vaatteet/')).status, 'a page seen before').toBe(200);
    const unknown = await person.get(`/retkeily/reput/?x=${fault}`);
    expect([200, 502, 503]).toContain(unknown.status);
    const asked = faults.failed().filter((address) => address.includes('reput'));
    expect(asked, 'asked again, but not after waiting in vain').toHaveLength(fault === 'hang' ? 1 : 2);
    const cart = await person.get('/ostoskori/');
    expect([502, 503]).toContain(cart.status);
    expect(readableText(cart.body)).toContain('Ostoskorisi on tallessa');
    expect(cart.body + unknown.body).not.toMatch(INTERNALS);
    expect((await person.get('/readyz')).status).toBe(503);
    expect((await person.get('/healthz')).status).toBe(200);

    faults.fail(undefined);
    const healed = await person.get('/ostoskori/');
    expect(healed.status).toBe(200);
    expect(readableText(healed.body)).toContain('Halti');
  });
}

test('an incomplete page is not cached, by the shop or by a network cache', async () => {
  test.setTimeout(90_000);
  const other = await openStorefront();
  try {
    faults.fail('500', '/api/banners/');
    const lacking = await visitor(other.port).get('/uutuudet/');
    expect([lacking.status, lacking.headers['cache-control']]).toEqual([200, 'private, no-store']);
    faults.fail(undefined);
    const whole = await visitor(other.port).get('/uutuudet/');
    expect(whole.headers['cache-control']).toContain('s-maxage');
  } finally {
    await other.kill();
  }
});

test('a storefront with API_URL serves the backend’s pictures', async () => {
  const person = visitor(shop.port);
  const picture = /\/media\/[0-9a-f]+\/320/.exec((await person.get('/vaatteet/kuoret/')).body)?.[0] ?? '';
  const answer = await person.get(picture, { Accept: 'image/webp' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect((await person.get(picture.replace('/320', '/321'))).status).toBe(404);
});

test('typed text does not appear in the log when the database refuses it', async () => {
  const email = 'marked@example.com';
  const typed = { email, first_name: 'Markedmaija', last_name: 'Markedname', address: 'Markedstreet 7' };
  const person = await withCart();
  const form = { ...(await filledOrder(person, email)), ...typed, phone: '+358 40 765 4321' };
  await database.query("alter table orders add constraint refuses check (email not like 'marked%') not valid");
  expect((await person.post('/kassa/', form)).status).toBeGreaterThanOrEqual(500);
  await database.query('alter table orders drop constraint refuses');
  await database.query("alter table mails add constraint refuses check (recipient not like 'marked%') not valid");
  const placed = await person.post('/kassa/', form);
  const pay = new URL(String(placed.headers['location']), 'http://shop.invalid').pathname;
  expect((await person.post(pay, { decision: 'approve' })).status).toBeGreaterThanOrEqual(300);
  await database.query('alter table mails drop constraint refuses');
  const lines = backend.output() + shop.output();
  expect(lines).toMatch(/insert into \\"orders\\"[\s\S]*insert into \\"mails\\"/);
  expect(lines).not.toMatch(/marked|765 ?4321/i);
});

test('an order whose reply is lost is found by submitting again: one order', async () => {
  test.setTimeout(90_000);
  const email = 'lost-reply@example.com';
  const person = await withCart();
  const form = await filledOrder(person, email);
  faults.fail('lost reply', '/api/checkout/order/');
  const lost = await person.post('/kassa/', form);
  expect([502, 503]).toContain(lost.status);
  expect(readableText(lost.body)).toContain('samaa tilausta ei tehdä eikä veloiteta kahdesti');
  expect(await ordersOf(email)).toHaveLength(1);

  faults.fail(undefined);
  const again = await person.post('/kassa/', form);
  expect(again.status).toBe(303);
  const twice = await person.post('/kassa/', form);
  expect(twice.headers['location']).toBe(again.headers['location']);
  expect(await ordersOf(email)).toHaveLength(1);
});

test('the same key with another order is a conflict, never the old order for the new cart', async () => {
  const email = 'other-body@example.com';
  const person = await withCart();
  const form = await filledOrder(person, email);
  expect((await person.post('/kassa/', form)).status).toBe(303);
  const other = await person.post('/kassa/', { ...form, city: 'Vantaa', postal_code: '01300' });
  expect(other.status).toBe(409);
  expect(readableText(other.body)).toContain('Tilaus muuttui');
});

test('skipping payment steps, or claiming them by address, never makes an order paid', async () => {
  const person = visitor(shop.port);
  expect((await person.get('/kassa/')).status).toBe(302);
  for (const path of ['/tilaus/maksettu/ABCDEFGHIJKLMNOP/', '/tilaus/maksu-peruttu/ABCDEFGHIJKLMNOP/']) {
    expect((await person.get(path)).status, path).toBe(404);
  }
  const buyer = await withCart();
  const placed = await buyer.post('/kassa/', await filledOrder(buyer, 'skipper@example.com'));
  const reference = /testimaksu\/([^/]+)\//.exec(String(placed.headers['location']))?.[1];
  const early = await buyer.get(`/tilaus/maksettu/${reference}/`);
  expect(early.status).toBe(302);
  expect(early.headers['location']).toMatch(/^\/tilaus\/kasittely\//);
});

test('SIGTERM in the middle of an order loses nothing: the running order is answered, then the shop ends', async () => {
  test.setTimeout(90_000);
  const email = 'sigterm@example.com';
  const other = await openStorefront();
  try {
    const person = visitor(other.port);
    await putIntoCart(person, PRODUCT);
    const form = await filledOrder(person, email);
    const held = faults.hold('/api/checkout/order/');
    const answer = person.post('/kassa/', form);
    await held.asked;
    const ended = other.stop();
    held.release();
    expect((await answer).status).toBe(303);
    expect(await ended).toBe(0);
    expect(await ordersOf(email)).toHaveLength(1);
  } finally {
    await other.kill();
  }
});
