import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { cartIn, cookieWith, jar, post, replyOf, SOLD_OUT_BUNDLE, statusOf } from '../../../tests/support/cart-action';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const set = (parts: readonly string[], slug = 'setti'): [string, string][] => [
  ['intent', 'add-bundle'],
  ['returnTo', `/old/hanki/${slug}/`],
  ...parts.map((part): [string, string] => ['part', part]),
];

test('a bundle with a variant for each part is put into the cart, and removed by its uid', async () => {
  const answer = await post(set(['11', '22', '33']));
  expect(replyOf(answer)).toMatchObject({ ok: true, text: 'Paketti lisätty ostoskoriin' });
  const cookie = jar('', answer);
  const [bundle] = cartIn(cookie).bundles;
  expect(bundle).toEqual({ uid: expect.stringMatching(/^\d{10}$/), id: '11-22-33', amount: 1 });
  const uid = bundle?.uid ?? '';
  const more = jar(cookie, await post({ intent: 'update', id: uid, amount: '3' }, { cookie }));
  expect(cartIn(more).bundles).toMatchObject([{ amount: 3 }]);
  const plainly = await post({ intent: 'update', id: '11-22-33', amount: '2' }, { cookie });
  expect(replyOf(plainly)?.text).toBe('Tuote kuuluu pakettiin, joten sitä ei voi muuttaa yksinään.');
  expect(cartIn(jar(more, await post({ intent: 'remove', id: uid }, { cookie: more }))).bundles).toEqual([]);
});

test('a bundle without a choice for every part goes back to its page with what was chosen', async () => {
  const back = async (parts: string[]) => {
    try {
      await post(set(parts), { script: false });
      return 'added';
    } catch (error) {
      return error instanceof Response ? error.headers.get('location') : error;
    }
  };
  expect(await back(['11', '', '33'])).toBe('/old/hanki/setti/?parts=11-0-33');
  expect(await back(['11', 'x'])).toBe('/old/hanki/setti/?parts=11-0');
});

test('a bundle that is not sold is refused with the backend’s words', async () => {
  const refused = await post(set(['1', '99']), { cookie: cookieWith(1) });
  expect([statusOf(refused), replyOf(refused)?.text]).toEqual([400, 'Pakettia ei myydä.']);
});

test('a bundle of which a part is sold out says so, with and without choices', async () => {
  for (const parts of [['1'], ['1', '99'], ['', '']]) {
    const sent = post(set(parts, SOLD_OUT_BUNDLE), { script: false });
    const answer = await sent.catch((error: unknown) => error);
    const headers = answer instanceof Response ? answer.headers : new Headers();
    expect(headers.get('location'), parts.join()).toMatch(/^\/old\/hanki\/loppunut\/\?parts=/);
    const [, toast = ''] = /flash=([^.]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
    expect(Buffer.from(toast, 'base64url').toString()).toContain('Loppunut varastosta: Hanki Monot.');
  }
});
