import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchAnnouncements } from '../../tests/support/announcements';
import { atOnce } from '../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { publishItem } from '../../tests/support/content';
import { withDatabase } from '../../tests/support/database';
import { insertShop, insertVariant } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { auditLog } from '../db/schema/audit-log';
import { redirects } from '../db/schema/content-items';
import { productGroups, productGroupTexts } from '../db/schema/product-groups';

const database = withDatabase();
const PATH = '/api/customer/desk/redirects/';
let backend: TestBackend;
let announced: Awaited<ReturnType<typeof watchAnnouncements>>;
let aino: SignedIn;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await insertVariant(db, { slug: 'ilves' });
  const [group] = await db.insert(productGroups).values({}).returning({ id: productGroups.id });
  const name = {
    groupId: group?.id ?? 0,
    language: 'fi' as const,
    name: 'Vaatteet',
    shortName: 'Vaatteet',
    path: 'vaatteet',
  };
  await db.insert(productGroupTexts).values(name);
  await publishItem(db, 'page', { languages: { fi: { title: 'Toimitus', slug: 'toimitus' } } });
  await publishItem(db, 'campaign', {
    languages: { fi: { title: 'Hanki', slug: 'hankiviikot' }, en: { title: 'Crust', slug: 'crust' } },
  });
  await publishItem(db, 'tabs', {
    languages: {
      fi: { title: 'Huolto', slug: 'huolto', tabs: [{ title: 'Pohjat', slug: 'pohjat', content: '', nested: [] }] },
    },
  });
  aino = await signedIn(db, { email: 'aino@hanki.example', isStaff: true, isAdmin: true });
  backend = testBackend(database());
  announced = await watchAnnouncements(database());
});
beforeEach(async () => {
  await database().db.delete(redirects);
});
afterAll(async () => {
  await announced.close();
  await backend.close();
});

const add = (from: string, target: string) => backend.send('POST', PATH, { from, target }, aino.headers);
const remove = (from: string, target: string) => backend.send('POST', `${PATH}remove/`, { from, target }, aino.headers);
const list = async (query = '') => {
  const { body } = await backend.send('GET', `${PATH}${query}`, undefined, aino.headers);
  return {
    count: body['count'],
    rows: (body['redirects'] as { from: string; target: string }[]).map(({ from, target }) => `${from} ${target}`),
  };
};
/** Where a visitor is sent from a path. */
const sentTo = async (path: string) =>
  (await backend.send('GET', `/api/redirects/?path=${encodeURIComponent(path)}`)).body['target'];

test('a visitor is sent on as soon as a redirect is written, and no more once it is removed', async () => {
  await announced.told();
  expect((await add(' /Vanha/Sivu/ ', '/vaatteet/?color=red')).body).toEqual({ from: 'vanha/sivu', moved: 0 });
  expect(await sentTo('/vanha/sivu/')).toBe('/vaatteet/?color=red');
  expect(await announced.told()).toEqual(['redirect']);
  expect((await remove('vanha/sivu', '/vaatteet/?color=red')).status).toBe(200);
  expect(await sentTo('/vanha/sivu/')).toBeUndefined();
  expect(await announced.told()).toEqual(['redirect']);
});

test('the same form again does nothing, neither adding nor removing', async () => {
  const { db } = database();
  await add('talvi', '/vaatteet/');
  await announced.told();
  expect((await add('/talvi/', '/vaatteet/')).status).toBe(200);
  await remove('talvi', '/vaatteet/');
  expect((await remove('talvi', '/vaatteet/')).status).toBe(200);
  expect(await announced.told()).toEqual(['redirect']);
  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, 'talvi')).orderBy(auditLog.id);
  expect(acts.map(({ action, actor }) => [action, actor])).toEqual([
    ['add-redirect', `staff:${aino.id}`],
    ['remove-redirect', `staff:${aino.id}`],
  ]);
});

test.each([
  ['the cart', 'ostoskori'],
  ['the cart in another language', '/checkout/'],
  ['the desk', 'hallinta/tilaukset/S1'],
  ['a list of editors’ pages', 'elamykset'],
  ['the blog', '/elamaa-ulkona/blogi/'],
  ['a brand', 'aapa'],
  ['a product', '/aapa/ilves/'],
  ['a product group', 'Vaatteet'],
  ['a page', 'toimitus'],
  ['a page under its screen', '/sivu/toimitus/'],
  ['a page in a language that shows the Finnish one', '/page/toimitus/'],
  ['a tab', '/huolto/pohjat/'],
  ['a campaign', '/kampanjat/hankiviikot/'],
  ['a campaign in English', '/campaigns/crust/'],
])('%s cannot be redirected', async (_, from) => {
  const answer = await add(from, '/muualle/');
  expect([answer.status, answer.body]).toEqual([
    400,
    { from: ['A page answers at this address, so it cannot be redirected.'] },
  ]);
  expect((await list()).rows).toEqual([]);
});

test.each(['/huolto/vanha-valilehti/', '/kampanjat/crust/', 'aapa/loppunut', '/elamaa-ulkona/kadonnut/', '/одежда/'])(
  'nothing answers at %s, so it can be redirected',
  async (from) => {
    expect((await add(from, '/vaatteet/')).status).toBe(200);
    expect(await sentTo(from)).toBe('/vaatteet/');
  },
);

test.each([
  '',
  '/',
  'https://evil.example/x',
  '//evil.example',
  'a?b=1',
  'a#b',
  'a\\b',
  'a\u0007/%00',
  'x'.repeat(600),
])('%j is no path to redirect from', async (from) => {
  expect(Object.keys((await add(from, '/vaatteet/')).body)).toEqual(['from']);
});

test.each([
  '',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://evil.example/',
  '/%5c/evil.example',
  'vaatteet',
])('%j is no target', async (target) => {
  expect((await add('vanha', target)).body).toEqual({ target: ['Enter a path of the shop or an https address.'] });
});

test('a circle and a target that is itself redirected are refused', async () => {
  await add('a', '/b/');
  expect((await add('c', '/C/')).body).toEqual({ target: ['The redirect would lead back to the same address.'] });
  expect((await add('b', '/A/?x=1')).body).toEqual({ target: ['The redirect would lead back to the same address.'] });
  expect((await add('c', '/a')).body).toEqual({
    target: ['This address is itself redirected to /b/. Enter that one.'],
  });
  expect((await add('a', '/d/')).body).toEqual({
    from: ['This address is already redirected to /b/. Remove that first.'],
  });
  expect((await list()).rows).toEqual(['a /b/']);
});

test('redirects to a path that moves lead on to its new place', async () => {
  await add('a', '/b/?x=1');
  await add('other', '/b/c/');
  expect((await add('b', 'https://museo.example/')).body).toEqual({ from: 'b', moved: 1 });
  expect((await list()).rows).toEqual(['a https://museo.example/', 'b https://museo.example/', 'other /b/c/']);
});

test('two people who redirect two pages to each other at once make no circle', async () => {
  const answers = await atOnce(database().db, redirects, [() => add('left', '/right/'), () => add('right', '/left/')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a redirect that somebody has changed meanwhile is not removed', async () => {
  await add('a', '/new/');
  const answer = await remove('a', '/old/');
  expect([answer.status, answer.body]).toEqual([409, { target: '/new/' }]);
  expect((await list()).rows).toEqual(['a /new/']);
});

test('the list is searched as text and has pages', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    fromPath: `p_${index}`.padStart(5, 'x'),
    target: '/vaatteet/',
  }));
  await database()
    .db.insert(redirects)
    .values([...rows, { fromPath: 'pxy', target: 'https://museo.example/100%' }]);
  expect((await list('?page=2')).rows).toHaveLength(11);
  expect((await list('?search=p_1')).count).toBe(11);
  expect((await list('?search=100%25')).rows).toEqual(['pxy https://museo.example/100%']);
});
