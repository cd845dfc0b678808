import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import {
  amountsIn,
  backend,
  cartIn,
  cookieWith,
  down,
  GIFT_CARD,
  headersOf,
  jar,
  post,
  replyOf,
  statusOf,
} from '../../../tests/support/cart-action';
import { EMPTY_CART } from './rules/cart';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

for (const script of [true, false]) {
  const how = script ? 'by scripts' : 'by forms';
  test(`two rows removed at once ${how} are both gone, whichever answer comes last`, async () => {
    const cookie = cookieWith(1, 2, 3);
    const options = { cookie, script };
    const [one, two] = await Promise.all([
      post({ intent: 'remove', id: '1' }, options),
      post({ intent: 'remove', id: '2' }, options),
    ]);
    expect(amountsIn(jar(cookie, one, two))).toEqual({ 3: 1 });
    expect(amountsIn(jar(cookie, two, one))).toEqual({ 3: 1 });
  });

  test(`two amounts, a removal and an addition sent at once ${how} are all in the cart`, async () => {
    const cookie = cookieWith(1, 2, 3);
    const options = { cookie, script };
    const answers = await Promise.all([
      post({ intent: 'update', id: '1', amount: '4' }, options),
      post({ intent: 'update', id: '2', amount: '5' }, options),
      post({ intent: 'remove', id: '3' }, options),
      post({ intent: 'add', productId: '6' }, options),
    ]);
    expect(amountsIn(jar(cookie, ...answers))).toEqual({ 1: 4, 2: 5, 6: 1 });
    expect(amountsIn(jar(cookie, ...answers.reverse()))).toEqual({ 1: 4, 2: 5, 6: 1 });
  });

  test(`two additions that begin a cart at once ${how} are both in it`, async () => {
    const [one, two] = await Promise.all([
      post({ intent: 'add', productId: '1' }, { script }),
      post({ intent: 'add', productId: '1', amount: '2' }, { script }),
    ]);
    expect(amountsIn(jar('', one, two))).toEqual({ 1: 3 });
  });
}

test('an addition that is sent again because the page was left counts once', async () => {
  const added = { intent: 'add', productId: '6', submission: '0a1b2c3d' };
  const cookie = cookieWith(1);
  const [one, again] = await Promise.all([post(added, { cookie }), post(added, { cookie })]);
  for (const answers of [[one, again], [again, one], [again]]) {
    expect(amountsIn(jar(cookie, ...answers))).toEqual({ 1: 1, 6: 1 });
  }
  const answered = jar(cookie, one);
  expect(amountsIn(jar(answered, await post(added, { cookie: answered })))).toEqual({ 1: 1, 6: 1 });
  const pressedAgain = { ...added, submission: '4e5f6071' };
  expect(amountsIn(jar(answered, await post(pressedAgain, { cookie: answered })))).toEqual({ 1: 1, 6: 2 });
});

test('an addition that begins a cart and is sent twice counts once, whichever answers arrive', async () => {
  const added = { intent: 'add', productId: '6', amount: '2', submission: '0a1b2c3e' };
  const [one, again] = await Promise.all([post(added), post(added)]);
  for (const answers of [[one, again], [again, one], [one], [again]]) {
    expect(amountsIn(jar('', ...answers))).toEqual({ 6: 2 });
  }
});

test('a change that arrives while a code is checked is stored together with the code', async () => {
  const cookie = cookieWith(1, 2);
  let goOn: (value: unknown) => void = () => {};
  const pause = new Promise((resolve) => {
    goOn = resolve;
  });
  const coded = post({ intent: 'add-code', code: 'kevät' }, { cookie, send: backend(pause) });
  const removed = await post({ intent: 'remove', id: '1' }, { cookie });
  goOn(undefined);
  const cart = cartIn(jar(cookie, removed, await coded));
  expect(cart.products).toEqual([{ productId: 2, amount: 1 }]);
  expect(cart.codes).toEqual(['kevät']);
});

test('a second code replaces the first one, and the shopper is told which one went and what each takes off', async () => {
  const cookie = jar(cookieWith(1), await post({ intent: 'add-code', code: 'kevät' }, { cookie: cookieWith(1) }));
  const second = await post({ intent: 'add-code', code: 'SYKSY' }, { cookie });
  const text =
    'Koodi kevät (−50\u00a0€) poistettiin ja SYKSY (−20\u00a0€) otettiin käyttöön: tilauksessa voi käyttää vain yhtä alennuskoodia.';
  expect(replyOf(second)).toMatchObject({ ok: true, text, replacedBy: 'SYKSY' });
  expect(cartIn(jar(cookie, second)).codes).toEqual(['SYKSY']);
});

test('a code that is refused keeps the one in the cart, and the backend’s reason stands at the field with what was typed', async () => {
  const cookie = jar(cookieWith(1), await post({ intent: 'add-code', code: 'kevät' }, { cookie: cookieWith(1) }));
  const refused = await post({ intent: 'add-code', code: 'Vanha' }, { cookie });
  expect(statusOf(refused)).toBe(400);
  const text = 'Koodi Vanha on vanhentunut.';
  expect(replyOf(refused)).toEqual({ ok: false, field: 'code', text, code: 'Vanha' });
  expect(cartIn(jar(cookie, refused)).codes).toEqual(['kevät']);
});

test('what cannot be ordered is not put into the cart, and the backend’s words say why', async () => {
  const cookie = cookieWith(1);
  const answer = await post({ intent: 'add', productId: String(GIFT_CARD) }, { cookie });
  expect(statusOf(answer)).toBe(400);
  expect(replyOf(answer)).toEqual({ ok: false, text: 'Lahjakortteja ei voi vielä ostaa.' });
  expect(headersOf(answer).getSetCookie()).toEqual([]);
});

test('while the backend is unavailable, products can still be added to the cart', async () => {
  expect(amountsIn(jar('', await post({ intent: 'add', productId: '1' }, { send: down })))).toEqual({ 1: 1 });
});

test('a form answers with a redirect, a script with words, a refusal with its field', async () => {
  const cookie = cookieWith(1);
  const plain = await post({ intent: 'remove', id: '1' }, { cookie, script: false });
  expect(statusOf(plain)).toBe(303);
  expect(headersOf(plain).get('location')).toBe('/ostoskori/');
  expect(replyOf(await post({ intent: 'remove', id: '2' }, { cookie }))).toMatchObject({ ok: true });
  const refused = await post({ intent: 'update', id: '2', amount: '3' }, { cookie: cookieWith(1) });
  expect(replyOf(refused)).toEqual({ ok: false, text: 'Tuote ei ole enää ostoskorissasi.' });
  const amount = await post({ intent: 'update', id: '1', amount: '1e9' }, { cookie: cookieWith(1) });
  expect(replyOf(amount)).toMatchObject({ ok: false, field: 'amount' });
});

test('a page to come back to is one of this shop', async () => {
  const options = { script: false };
  const added = await post({ intent: 'add', productId: '1', returnTo: '/vuono/ilves/?size=L' }, options);
  expect(headersOf(added).get('location')).toBe('/vuono/ilves/?size=L&added=1');
  const away = await post({ intent: 'add', productId: '1', returnTo: '//evil.example/' }, options);
  expect(headersOf(away).get('location')).toBe('/ostoskori/');
});

test('an emptied cart is empty, and what is added afterwards is alone in it', async () => {
  const cookie = cookieWith(1, 2);
  const answer = await post({ intent: 'clear' }, { cookie });
  const emptied = jar(cookie, answer);
  expect(cartIn(emptied)).toEqual(EMPTY_CART);
  const removed = headersOf(answer)
    .getSetCookie()
    .filter((line) => line.includes('Max-Age=0'))
    .map((line) => line.split('=')[0]);
  expect(removed, 'the form and the codes of gift cards go with the cart').toEqual(
    expect.arrayContaining(['checkout', 'gift_codes']),
  );
  const added = jar(emptied.split('; ')[0] ?? '', await post({ intent: 'add', productId: '9' }, { cookie: emptied }));
  expect(amountsIn(added)).toEqual({ 9: 1 });
});

test('a guest who sends staff’s fields of a transfer request changes nothing', async () => {
  const cookie = cookieWith(1);
  const answer = await post({ intent: 'divide', id: '1', 'to.oulu': '5', 'from.turku': '5' }, { cookie });
  expect([statusOf(answer), replyOf(answer)?.ok]).toEqual([400, false]);
  expect(headersOf(answer).getSetCookie()).toEqual([]);
});

for (const script of [true, false]) {
  test(`the 101st row of a cart is refused ${script ? 'by scripts' : 'by forms'} with the limit, and the 100 rows stay`, async () => {
    const ids = Array.from({ length: MAX_ROWS }, (_, index) => index + 100);
    const cookie = cookieWith(...ids);
    const answer = await post({ intent: 'add', productId: '5000' }, { cookie, script });
    expect(statusOf(answer)).toBe(400);
    expect(replyOf(answer)?.text).toContain(`enintään ${MAX_ROWS} eri tuotetta, kutakin ${MAX_QUANTITY}`);
    expect(headersOf(answer).getSetCookie()).toEqual([]);
    const more = await post({ intent: 'add', productId: '100' }, { cookie, script });
    expect(amountsIn(jar(cookie, more))).toEqual({ ...Object.fromEntries(ids.map((id) => [id, 1])), 100: 2 });
  });
}

test('every language names the limits of a cart', () => {
  for (const language of ['fi', 'en', 'sv', 'de', 'fr', 'ru']) {
    const file = path.join(import.meta.dirname, `../../locale/messages/${language}/cart-answers.json`);
    const numbers = JSON.parse(readFileSync(file, 'utf8'))['refused.full'].match(/\d+/g);
    expect(numbers, language).toEqual([String(MAX_ROWS), String(MAX_QUANTITY)]);
  }
});

test('an answer tells tracking what was added or removed and how many, one unless the form says more; a refusal tells nothing', async () => {
  const trackedOf = async (fields: Record<string, string>, cookie = '') =>
    replyOf(await post(fields, { cookie }))?.tracked;
  expect(await trackedOf({ intent: 'add', productId: '6' })).toEqual({ event: 'add', productId: 6, quantity: 1 });
  expect(await trackedOf({ intent: 'add', productId: '6', amount: '3' })).toMatchObject({ event: 'add', quantity: 3 });
  const cookie = jar('', await post({ intent: 'add', productId: '6', amount: '3' }));
  const removed = { event: 'remove', productId: 6, quantity: 3 };
  expect(await trackedOf({ intent: 'remove', id: '6' }, cookie)).toEqual(removed);
  expect(await trackedOf({ intent: 'remove', id: '7' }, cookie)).toBeUndefined();
  expect(await trackedOf({ intent: 'add', productId: String(GIFT_CARD) })).toBeUndefined();
});
