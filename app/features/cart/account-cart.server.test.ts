import { customers } from 'backend/db/schema/customers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInByPassword } from '~/features/account/sign-in/log-in.server';
import { logOutHere } from '~/features/account/sign-in/log-out.server';
import { loadPaymentOk } from '~/features/orders/outcome.server';
import { cheapHash } from '../../../tests/support/cheap-password';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { openStorefront, type Shopper, type TestStorefront } from '../../../tests/support/shopper';
import { readCart } from './cart-cookie.server';
import { changeCart } from './change-cart.server';

const PASSWORD = 'hanki kantaa aamulla';
const database = withDatabase();
let storefront: TestStorefront;
/** Ids of four variants in stock. */
const ids: number[] = [];

beforeAll(async () => {
  await insertShop(database().db);
  storefront = openStorefront(database());
  for (let n = 0; n < 4; n++) ids.push(await insertVariant(database().db, { stock: { [STORES.main]: 50 } }));
});
afterAll(() => storefront.close());

let people = 0;
async function newAccount(cartContent = '{}'): Promise<string> {
  const email = `member-${++people}@hanki.example`;
  const passwordHash = cheapHash(PASSWORD);
  await database().db.insert(customers).values({ email, passwordHash, cartContent, activatedAt: new Date() });
  return email;
}

/** Logs a browser in, by default a new one. */
async function deviceOf(email: string, shopper = storefront.newShopper('fi-eur')): Promise<Shopper> {
  const answer = await shopper.ask(logInByPassword, '/accounts/login/', { username: email, password: PASSWORD });
  expect(answer.status).toBe(303);
  return shopper;
}

/** The cart in a browser's cookies, as `n` of the variants and quantity. */
function cartOf({ cookies }: Shopper): Record<number, number> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { products } = readCart(new Request('http://en.localhost/', { headers: { cookie } }));
  return Object.fromEntries(products.map(({ productId, amount }) => [ids.indexOf(productId), amount]));
}

async function cartOfAccount(email: string): Promise<Record<number, number>> {
  const [account] = await database().db.select().from(customers).where(eq(customers.email, email));
  const { products = [] } = JSON.parse(account?.cartContent ?? '') as {
    products?: { productId: number; amount: number }[];
  };
  return Object.fromEntries(products.map(({ productId, amount }) => [ids.indexOf(productId), amount]));
}

const content = (...rows: [number, number][]) =>
  JSON.stringify({ products: rows.map(([n, amount]) => ({ productId: ids[n], amount })) });
const add = (shopper: Shopper, n: number, amount = 1) => shopper.add(ids[n] ?? 0, amount);
const remove = (shopper: Shopper, n: number) =>
  shopper.ask(changeCart, '/checkout/', { intent: 'remove', id: String(ids[n]) });

/** Opens the cart; a redirect to itself is followed, as a browser does. */
async function openCart(shopper: Shopper): Promise<Record<number, number>> {
  const { loadCart } = await import('./load-cart.server');
  const answer = await shopper.ask(loadCart, '/checkout/');
  if (answer.status === 302) expect((await shopper.ask(loadCart, '/checkout/')).status).toBe(200);
  return cartOf(shopper);
}

test('signing in adds the account’s cart to the guest’s, each product once', async () => {
  const email = await newAccount(content([0, 5], [1, 2]));
  const guest = storefront.newShopper('fi-eur');
  await add(guest, 0, 3);
  await add(guest, 2);
  await deviceOf(email, guest);
  expect(cartOf(guest)).toEqual({ 0: 3, 2: 1, 1: 2 });
  expect(await cartOfAccount(email)).toEqual({ 0: 3, 2: 1, 1: 2 });
});

test('an account without a cart gets the guest’s, and a guest without one the account’s', async () => {
  const email = await newAccount();
  const guest = storefront.newShopper('fi-eur');
  await add(guest, 0, 3);
  await deviceOf(email, guest);
  expect(await cartOfAccount(email)).toEqual({ 0: 3 });
  expect(cartOf(await deviceOf(email))).toEqual({ 0: 3 });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"products":['],
  ['a list', '[1,2,3]'],
  ['rows that are no rows', '{"products":[null,1,"x",[],{"productId":"__proto__","amount":1},{"amount":2}]}'],
  [
    'quantities out of range',
    '{"products":[{"productId":1,"amount":-5},{"productId":2,"amount":1e9},{"productId":3.5,"amount":1}]}',
  ],
  ['keys of objects', '{"__proto__":{"products":[{"productId":1,"amount":1}]},"constructor":{"prototype":1}}'],
])('a hostile cart_content (%s) adds nothing and breaks nothing', async (_, cartContent) => {
  const email = await newAccount(cartContent);
  const guest = storefront.newShopper('fi-eur');
  await add(guest, 0);
  await deviceOf(email, guest);
  expect(cartOf(guest)).toEqual({ 0: 1 });
  expect(await openCart(guest)).toEqual({ 0: 1 });
});

test('a kept price counts for nothing, and a product that is not sold leaves with the cart’s next validation', async () => {
  const rows = [
    { productId: ids[0], amount: 1, price: 0.01, priceOverride: 0.01 },
    { productId: 2_000_000_000, amount: 1 },
  ];
  const member = await deviceOf(await newAccount(JSON.stringify({ products: rows })));
  expect(await openCart(member)).toEqual({ 0: 1 });
  const cart = await member.cart();
  expect(cart).toMatchObject({ state: 'ready', checked: { totalHundredths: 10_000 } });
});

test('the cart follows the account: a change on one device is in the cart that the other one opens', async () => {
  const email = await newAccount();
  const [phone, laptop] = [await deviceOf(email), await deviceOf(email)];
  await add(phone, 0, 2);
  expect(await cartOfAccount(email)).toEqual({ 0: 2 });
  expect(await openCart(laptop)).toEqual({ 0: 2 });
  await remove(laptop, 0);
  await add(laptop, 1);
  expect(await openCart(phone)).toEqual({ 1: 1 });
  // opening an unchanged cart changes nothing
  expect(await openCart(phone)).toEqual({ 1: 1 });
  expect(await openCart(laptop)).toEqual({ 1: 1 });
});

test('two devices that change the cart at once lose nothing', async () => {
  const email = await newAccount(content([0, 1]));
  const [phone, laptop] = [await deviceOf(email), await deviceOf(email)];
  await Promise.all([add(phone, 1), add(laptop, 2)]);
  expect(await cartOfAccount(email)).toEqual({ 0: 1, 1: 1, 2: 1 });
  expect(await openCart(phone)).toEqual({ 0: 1, 1: 1, 2: 1 });
  expect(await openCart(laptop)).toEqual({ 0: 1, 1: 1, 2: 1 });
});

test('forms that one browser sends at once are no other device: what they remove stays removed', async () => {
  const email = await newAccount(content([0, 1], [1, 1], [2, 1]));
  const member = await deviceOf(email);
  await Promise.all([remove(member, 0), remove(member, 1)]);
  expect(await openCart(member)).toEqual({ 2: 1 });
  expect(await cartOfAccount(email)).toEqual({ 2: 1 });
});

test('what changes while the backend is down is saved when the cart is opened again', async () => {
  const email = await newAccount(content([0, 1], [1, 1]));
  const member = await deviceOf(email);
  const { send } = member;
  member.send = () => Promise.reject(new Error('refused'));
  await remove(member, 0);
  expect(cartOf(member)).toEqual({ 1: 1 });
  member.send = send;
  expect(await openCart(member)).toEqual({ 1: 1 });
  expect(await cartOfAccount(email)).toEqual({ 1: 1 });
});

test('what was bought leaves the account’s cart too', async () => {
  const email = await newAccount(content([3, 1]));
  const member = await deviceOf(email);
  const placed = await member.confirm(await member.payment());
  const approved = await member.decide(placed.to, 'approve');
  await member.ask(loadPaymentOk, approved.to ?? '');
  expect(await cartOfAccount(email)).toEqual({});
  expect(await openCart(await deviceOf(email))).toEqual({});
});

// a known device is an encrypted token without personal data
test('logging out leaves no cart, no address and no log-in in the browser, and the cart in the account', async () => {
  const email = await newAccount();
  const member = await deviceOf(email);
  await add(member, 0);
  await member.payment();
  expect([...member.cookies.keys()]).toEqual(expect.arrayContaining(['so.auth', 'cart', 'checkout']));
  const token = member.cookies.get('so.auth') ?? '';
  await member.ask(logOutHere, '/accounts/logout/', {});
  expect([...member.cookies.keys()].sort()).toEqual(['flash', 'known_device', 'locale']);
  expect(await cartOfAccount(email)).toEqual({ 0: 1 });

  // a stolen copy of the old cookie is no log-in any more
  const thief = storefront.newShopper('fi-eur');
  thief.cookies.set('so.auth', token);
  expect(await openCart(thief)).toEqual({});
});
