import { deliveryMethodTexts } from 'backend/db/schema/delivery';
import { order as orderSchema } from 'contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { order } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';

const SECRET = 'a secret that storefront and backend share';
const database = withDatabase();
let backend: TestBackend;
let productId = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  productId = await insertVariant(db, { slug: 'kasivarsi', name: 'Käsivarsi', stock: { [STORES.main]: 50 } });
  backend = testBackend(database(), { apiSecret: SECRET });
});
afterAll(() => backend.close());

const lookUp = (order_number: string, email: string, address = '192.0.2.1') =>
  backend.send(
    'POST',
    '/api/order/lookup/',
    { order_number, email },
    { 'x-shop-api-secret': SECRET, 'x-shop-client-address': address },
  );

test('an order is found by its number and e-mail, whatever their case, with rows that lead to the goods', async () => {
  const placed = await order(database().db, { productId, amount: 2, total: 20_000, email: 'Maija@Example.com' });
  const { status, body } = await lookUp(placed.number.toLowerCase(), 'maija@example.COM');
  expect(status).toBe(200);
  const found = orderSchema.parse(body);
  expect(found).toMatchObject({ order_number: placed.number, total_price: 200, payment_method: 'Pay by card' });
  expect(found.shipping_time_str, 'of the chosen delivery').toMatch(/^1–3 working days \(.+\)$/);
  expect(
    found.rows.map(({ kind, name, description, path, amount }) => [kind, name, description, path, amount]),
  ).toEqual([
    ['product', 'Aapa Käsivarsi', 'L', 'aapa/kasivarsi', 2],
    ['delivery', 'Delivery home', '1–3 working days', '', 1],
  ]);
});

test('the way of delivery is told in the visitor’s language, goods and place as they were bought', async () => {
  const { db } = database();
  const placed = await order(db, { productId, amount: 1, total: 10_590, email: 'ru@example.com' });
  const [method] = await db.select().from(deliveryMethodTexts).where(eq(deliveryMethodTexts.name, 'Delivery home'));
  await db.insert(deliveryMethodTexts).values({
    ...{ deliveryMethodId: method?.deliveryMethodId ?? 0, language: 'ru', name: 'Доставка домой' },
  });
  const { body } = await backend.send(
    'POST',
    '/api/order/lookup/',
    { order_number: placed.number, email: 'ru@example.com' },
    { 'accept-language': 'ru' },
  );
  const found = orderSchema.parse(body);
  expect(found.delivery_method).toBe('Доставка домой');
  expect(found.rows.map(({ name }) => name)).toEqual(['Aapa Käsivarsi', 'Доставка домой']);
});

test('a wrong e-mail, an unknown number and wildcards answer the same', async () => {
  const placed = await order(database().db, { productId });
  const answers = [
    await lookUp(placed.number, 'other@example.com', '192.0.2.2'),
    await lookUp('S000000000', 'maija@example.com', '192.0.2.2'),
    await lookUp('S%', 'maija@example.com', '192.0.2.2'),
    await lookUp("' or 1=1 --", 'maija@example.com', '192.0.2.2'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(answers[0]?.body).toMatchObject({ reason: 'UNKNOWN_ORDER' });
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('guessing is limited, and does not lock the customer out elsewhere', async () => {
  const placed = await order(database().db, { productId, email: 'victim@example.com' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    statuses.push((await lookUp(`S${100_000_000 + guess}`, 'victim@example.com', '198.51.100.7')).status);
  }
  expect(statuses.slice(0, 10)).toEqual(statuses.slice(0, 10).map(() => 404));
  expect(statuses.slice(10)).toEqual([429, 429]);
  const limited = await lookUp(placed.number, 'victim@example.com', '198.51.100.7');
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await lookUp(placed.number, 'victim@example.com', '203.0.113.9')).status).toBe(200);
  const told = backend.logged.filter(({ message }) => message === 'too many order look-ups');
  expect(told, 'once, without anybody’s e-mail').toMatchObject([{ level: 'warn', details: { limit: 'email' } }]);
  expect(JSON.stringify(told)).not.toContain('victim');
});

test('the order behind a payment reference is found, and nothing behind another', async () => {
  const placed = await order(database().db, { productId });
  const { body } = await backend.send('GET', `/api/order/payment/${placed.paymentReference}/`);
  expect(body).toMatchObject({ order_number: placed.number, status: 'awaiting_payment', paid: null });
  const nothing = await backend.send('GET', '/api/order/payment/nothing/');
  expect(nothing).toMatchObject({ status: 404, body: { reason: 'UNKNOWN_ORDER' } });
});

test('the history needs a log-in', async () => {
  expect((await backend.send('GET', '/api/customer/orders/')).status).toBe(401);
});
