import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { giftRow, insertGiftCard, insertWebGiftCard } from '../../tests/support/gift-cards';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';

const SECRET = 'a secret that the storefront and the backend share';
const database = withDatabase();
let backend: TestBackend;
let product = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { stock: { [STORES.main]: 50 } });
  backend = testBackend(database(), { apiSecret: SECRET });
});
afterAll(() => backend.close());

const from = (address: string) => ({ [API_SECRET_HEADER]: SECRET, [CLIENT_ADDRESS_HEADER]: address });
const balance = (code: string, address = '192.0.2.1') =>
  backend.send('POST', '/api/giftcards/balance/', { code }, from(address));
const cart = (more: object, address = '192.0.2.1') => {
  const body = { products: [], country_code: 'fi', language_code: 'en', pageName: 'cart', ...more };
  return backend.send('POST', '/api/checkout/', body, from(address));
};

test('a code tells what is left on its card, until when, and how it moved', async () => {
  const code = await insertGiftCard(database().db, 4000, new Date('2099-12-31T21:59:59Z'));
  const { status, body } = await balance(code.toLowerCase());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    balance: 40,
    expires: '2099-12-31T21:59:59.000Z',
    is_expired: false,
    kind: 'gift_card',
  });
  expect(body['code']).toBe(`•••• ${code.slice(-4)}`);
  expect(body['movements']).toMatchObject([{ kind: 'issue', amount: 40 }]);
  const unknown = await balance('AAAA-BBBB-CCCC-DDDD-EEEE');
  expect(unknown.status).toBe(400);
  expect(Object.keys(unknown.body)).toEqual(['code']);
});

test('guessing ends after twenty unknown codes, in the cart as on the balance page; a code that exists counts for nothing', async () => {
  const code = await insertGiftCard(database().db, 4000);
  for (let n = 0; n < 25; n++) expect((await balance(code, '192.0.2.2')).status).toBe(200);
  const enter = (entered_code: string) =>
    cart({ products: [{ productId: product, amount: 1 }], discount_codes: [entered_code], entered_code }, '192.0.2.2');
  for (let n = 0; n < 10; n++) expect((await balance(`AAAA-${n}`, '192.0.2.2')).status).toBe(400);
  for (let n = 0; n < 10; n++) await enter(`WRONG-${n}`);
  const refused = await balance(code, '192.0.2.2');
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  const blind = await enter(code);
  expect(blind.body['payment_events']).toEqual([]);
  expect(blind.body['errors']).toEqual(['Too many codes were tried. Wait a quarter of an hour and try again.']);
  // somebody else is not kept from their card
  expect((await balance(code, '192.0.2.3')).status).toBe(200);
  expect(backend.logged.filter(({ message }) => message.includes('too many unknown'))).toHaveLength(1);
  expect(JSON.stringify(backend.logged)).not.toContain('WRONG');
});

test('a cart says what each card pays and what is left, with the last four characters of the code only', async () => {
  const { db } = database();
  const codes = [await insertGiftCard(db, 3000), await insertGiftCard(db, 50_000)];
  const { body } = await cart({ products: [{ productId: product, amount: 1 }], discount_codes: codes });
  expect(body['payment_events']).toMatchObject([
    { payment_id: 1, processor_slug: 'giftcard', created: null, amount: 30, display_amount_minor: 3000 },
    { payment_id: 2, processor_slug: 'giftcard', created: null, amount: 70, giftcard: { balance: 500 } },
  ]);
  expect(body).toMatchObject({ total_price: 100, display_due_minor: 0, charge_minor: 0, discount_codes: codes });
  expect(JSON.stringify(body['payment_events'])).not.toContain(codes[0]?.slice(0, 9));
  expect(body['payment_methods']).toMatchObject([{ id: 'giftcard', processor_slug: 'giftcard' }]);
});

test('a cart of web gift cards goes by e-mail for nothing; with a product beside them it is delivered as always', async () => {
  const webCard = await insertWebGiftCard(database().db);
  const gift_card_products = [giftRow(webCard, 50, { amount: 2 }), giftRow(webCard, 20)];
  const alone = await cart({ gift_card_products, delivery_method: 'email' });
  expect(alone.body).toMatchObject({ total_price: 120, delivery_cost: 0, goods_price: 0, tax: [], errors: [] });
  expect(alone.body['delivery_methods']).toMatchObject([{ id: 'email', kind: 'email', price: 0 }]);
  const mixed = await cart({
    gift_card_products,
    products: [{ productId: product, amount: 1 }],
    delivery_method: 'home',
  });
  // 100 euros of goods do not reach the 150 from which delivery is free: gift cards do not count
  expect(mixed.body).toMatchObject({ total_price: 225.9, delivery_cost: 5.9, goods_price: 100 });
  const kronor = await cart({ gift_card_products, currency_code: 'sek' });
  expect(kronor.body).toMatchObject({ display_total_minor: 138_000, charge_minor: 138_000, charge_currency: 'sek' });
});

test.each([
  ['a value that is not offered', { price: 55 }, 200],
  ['nothing', { price: 0 }, 200],
  ['a negative number of cards', { amount: -1 }, 400],
  ['half a card', { amount: 1.5 }, 400],
  ['no address', { extra_data: { recipient_email: 'a@b.example\r\nBcc: c@d.example' } }, 400],
  ['a greeting over a hundred lines', { extra_data: { greeting: 'x\n'.repeat(100) } }, 400],
  ['a product that is no gift card', { productId: 1 }, 200],
])('a row of gift cards with %s costs nothing', async (_, wrong, status) => {
  const { body, status: answered } = await cart({ gift_card_products: [{ ...giftRow(product, 50), ...wrong }] });
  expect(answered).toBe(status);
  if (status === 200) expect(body).toMatchObject({ total_price: 0, gift_card_products: [] });
});

test('more than twenty cards in a row become twenty, and the list says so', async () => {
  const [{ id } = { id: 0 }] = (
    await database().db.execute<{ id: number }>(
      `select v.id from variants v join models m on m.id = v.model_id where m.kind = 'gift_card'`,
    )
  ).rows;
  const { body } = await cart({ gift_card_products: [giftRow(id, 10, { amount: 999 })] });
  expect(body['gift_card_products']).toMatchObject([{ amount: 20, max_amount: 20 }]);
  expect(body['errors']).toHaveLength(1);
});
