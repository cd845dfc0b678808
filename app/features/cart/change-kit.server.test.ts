import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { amountsIn, cookieWith, GIFT_CARD, jar, post, replyOf } from '../../../tests/support/cart-action';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const kit = (...parts: readonly string[]): [string, string][] => [
  ['intent', 'add-kit'],
  ['returnTo', '/hanki/takki/?color=moss'],
  ...parts.map((part): [string, string] => ['part', part]),
];

/** Where the visitor is sent back to. */
async function backFrom(...parts: string[]) {
  try {
    await post(kit(...parts), { script: false });
    return 'added';
  } catch (error) {
    return error instanceof Response ? error.headers.get('location') : error;
  }
}

test('a kit puts one of each product into the cart, beside what is there', async () => {
  const cookie = cookieWith(11);
  const answer = await post(kit('11', '22', '33'), { cookie });
  expect(replyOf(answer)).toMatchObject({ ok: true, text: 'Varustus lisätty ostoskoriin' });
  expect(amountsIn(jar(cookie, answer))).toEqual({ 11: 2, 22: 1, 33: 1 });
});

test('a kit without a choice for every product goes back to its page with what was chosen', async () => {
  expect(await backFrom('11', '', '33')).toBe('/hanki/takki/?color=moss&parts=11-0-33#kit');
});

test('a kit with a product that cannot be ordered adds none of them', async () => {
  expect(await backFrom('11', '22', String(GIFT_CARD))).toBe('/hanki/takki/?color=moss&parts=11-22-90#kit');
});
