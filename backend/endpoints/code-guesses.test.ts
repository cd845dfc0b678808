import { postCheckout } from 'contract/checkout';
import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertCode } from '../../tests/support/discount-codes';
import { newKey, orderBody } from '../../tests/support/order-body';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';

const SECRET = 'a-secret-that-two-servers-share-12345';
const TOO_OFTEN = 'Too many codes were tried. Wait a quarter of an hour and try again.';
/** Twenty unknown codes an address, as the limit has it. */
const GUESSES = 20;

const database = withDatabase();
let backend: TestBackend;
let productId = 0;

beforeAll(async () => {
  await insertShop(database().db);
  productId = await insertVariant(database().db, { stock: { [STORES.main]: 9 } });
  await insertCode(database().db, { code: 'REAL' });
  backend = testBackend(database(), { apiSecret: SECRET });
});
afterAll(() => backend.close());

/** Validates a cart as a storefront that shares the secret, for a visitor at an address. */
async function validate(address: string, codes: string[], entered_code: string | null) {
  const cart = { products: [{ productId, amount: 1 }], country_code: 'fi', language_code: 'en', pageName: 'cart' };
  const headers = { [API_SECRET_HEADER]: SECRET, [CLIENT_ADDRESS_HEADER]: address };
  const body = { ...cart, discount_codes: codes, entered_code };
  const answer = await backend.send('POST', '/api/checkout/', body, headers);
  return postCheckout.answers[200].parse(answer.body);
}

const guess = (address: string, code: string) => validate(address, [code], code);

test('after twenty unknown codes an address may enter no code, the code in a cart goes on working', async () => {
  const attempts = Array.from({ length: GUESSES + 5 }, (_, index) => guess('192.0.2.1', `GUESS${index}`));
  const texts = (await Promise.all(attempts)).flatMap(({ errors }) => errors);
  expect(texts.filter((text) => text === TOO_OFTEN)).toHaveLength(5);
  const entered = await guess('192.0.2.1', 'REAL');
  expect(entered).toMatchObject({ discount_codes: [], total_price: 100, errors: [TOO_OFTEN] });
  expect(entered.refused_codes).toEqual([{ code: 'REAL', text: TOO_OFTEN }]);
  expect(await validate('192.0.2.1', ['REAL'], null)).toMatchObject({ discount_codes: ['REAL'], total_price: 90 });
  expect(await validate('192.0.2.1', ['REAL', 'X'], 'X')).toMatchObject({ discount_codes: ['REAL'], total_price: 90 });
  expect(await guess('192.0.2.2', 'REAL')).toMatchObject({ discount_codes: ['REAL'] });
  expect(backend.logged.filter(({ message }) => message === 'too many unknown discount codes')).toHaveLength(1);
});

test('codes that the shop has are no guesses, however often they are entered', async () => {
  for (let time = 0; time < GUESSES + 2; time++) {
    expect((await guess('192.0.2.3', 'real')).discount_codes, String(time)).toEqual(['REAL']);
  }
});

test('who reaches the backend without the secret is limited too, in carts and in orders', async () => {
  const cart = { products: [], country_code: 'fi', language_code: 'en', pageName: 'cart', discount_codes: ['NONE'] };
  const answers = Array.from({ length: 200 }, () => backend.send('POST', '/api/checkout/', cart));
  await Promise.all(answers);
  const { body } = await backend.send('POST', '/api/checkout/', cart);
  expect(body['errors']).toEqual([TOO_OFTEN]);
  const order = orderBody({ productId, key: newKey(), body: { discount_codes: ['REAL'] }, total: 9_590 });
  const refused = await backend.send('POST', '/api/checkout/order/', order);
  expect([refused.status, refused.body]).toEqual([400, { discount_codes: [TOO_OFTEN] }]);
});
