import { createBackend } from 'backend/app';
import { settings } from 'backend/db/schema/reference';
import { mediaFolders } from 'backend/media/store';
import { beforeAll, expect, test } from 'vitest';
import { readCart } from '~/features/cart/cart-cookie.server';
import { readDraft } from '~/features/cart/checkout-draft.server';
import { loadWizard } from '~/features/ski-wizard/load-wizard.server';
import { orderPackage } from '~/features/ski-wizard/order-package.server';
import { reasonWords } from '~/features/ski-wizard/parts/reason-words';
import { LANGUAGES, type Language } from '~/locale/languages';
import { translate } from '~/locale/translator';
import { pathTo } from '~/routing/path-to';
import { purgeSharedAnswers } from '~/server/context.server';
import { flashCookie } from '~/server/shop-cookies.server';
import { withDatabase } from '../support/database';
import { shopSettings } from '../support/ordering';
import { insertShop } from '../support/shop-data';
import { insertWizardProduct } from '../support/ski-wizard';

/** The wizard's loader and action over the shop's own backend and database. */
const database = withDatabase();
let send: (request: Request) => Promise<Response>;
let ids: { skis: number; bindings: number; pins: number; boots: number };

beforeAll(async () => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
  const { db, pool } = database();
  await insertShop(db);
  await db.insert(settings).values({ key: 'ski_package_discount', value: '10' });
  const skis = {
    part: 'skis',
    mounts: ['flat'],
    waistMm: 84,
    styles: ['piste'],
    levels: [1, 2],
    lengthCm: 170,
  } as const;
  const bindings = { part: 'bindings', mounts: ['flat'], soleMm: [260, 340] } as const;
  ids = {
    skis: await insertWizardProduct(db, skis, { regularCents: 50_000 }),
    bindings: await insertWizardProduct(db, { ...bindings, soles: ['gripwalk'], brakeMm: 95 }),
    pins: await insertWizardProduct(db, { ...bindings, soles: ['pin'] }),
    boots: await insertWizardProduct(db, { part: 'boots', soles: ['gripwalk'], soleLengthMm: 305 }),
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const media = { db, ...mediaFolders('/nowhere') };
  send = createBackend({ db, pool, settings: shopSettings, media, log, checkAnswers: true }).fetch;
  purgeSharedAnswers();
});

type Sent = {
  language?: Language;
  sport?: 'alpine' | 'nordic';
  cookie?: string;
  form?: Record<string, string>;
};

/** The answer of the loader, or of the action to a form. */
async function ask(query: Record<string, string>, { language = 'en', sport = 'alpine', cookie, form }: Sent = {}) {
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' });
  if (cookie) headers.set('cookie', cookie);
  const path = pathTo('skiWizardSport', language, { sport }, query);
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const request = new Request(`http://${language}.localhost:3000${path}`, { headers, ...sent });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request, params: {}, context: { shop } } as unknown as Parameters<typeof loadWizard>[0];
  try {
    const answer = form ? await orderPackage(args) : await loadWizard(args);
    return answer instanceof Response ? { answer } : { page: answer };
  } catch (thrown) {
    if (thrown instanceof Response) return { answer: thrown };
    throw thrown;
  }
}

async function page(query: Record<string, string>, sent: Sent = {}) {
  const { page: found } = await ask(query, sent);
  if (!found || !('step' in found.data)) throw new Error('no page');
  const headers = new Headers(found.init?.headers);
  return { ...found.data, status: found.init?.status ?? 200, cookie: headers.get('Set-Cookie')?.split(';', 1)[0] };
}

const SKIER = { height: '178', weight: '74', level: '2', style: 'piste', sole: '305' };
const text = (id: number) => String(id);
const chosen = (...parts: ('skis' | 'bindings' | 'pins' | 'boots')[]) =>
  Object.fromEntries(parts.map((part) => [part === 'pins' ? 'bindings' : part, text(ids[part])]));

test('the steps follow each other, and what was told and chosen is kept', async () => {
  const first = await page({});
  expect([first.step, first.cookie, first.status]).toEqual(['skier', undefined, 200]);
  const told = await page(SKIER);
  expect(told).toMatchObject({ step: 'skis', lengths: { from: 162, to: 174 }, total: 1 });
  const withSkis = await page({ ...SKIER, ...chosen('skis') });
  expect(withSkis.step).toBe('bindings');
  const later = await page({ group: 'boots' }, { cookie: withSkis.cookie ?? '' });
  expect(later).toMatchObject({
    step: 'boots',
    skier: { height: 178, sole: 305 },
    chosen: { skis: { variantId: ids.skis } },
  });
  expect(later.cookie).toBeUndefined();
  const removed = await page({ skis: '0' }, { cookie: withSkis.cookie ?? '' });
  expect(removed).toMatchObject({ step: 'skis', chosen: { skis: null } });
});

test('each sport keeps what was told and chosen for it, and a group opens the step it names', async () => {
  const alpine = await page({ ...SKIER, ...chosen('skis') });
  const cookie = alpine.cookie ?? '';
  expect(await page({}, { cookie, sport: 'nordic' })).toMatchObject({ step: 'skier', chosen: { skis: null } });
  expect(await page({}, { cookie })).toMatchObject({ step: 'bindings', chosen: { skis: { variantId: ids.skis } } });
  for (const group of ['bindings', 'boots']) expect((await page({ group }, { cookie })).step).toBe(group);
});

test.each(['17', '1700', 'abc', '-5', '1e9'])(
  'a height of %s is refused beside its field, and nothing is kept',
  async (height) => {
    const refused = await page({ ...SKIER, height });
    expect(refused).toMatchObject({ status: 400, step: 'skier', form: { typed: { height, weight: '74' } } });
    expect(Object.keys(refused.form.troubles)).toEqual(['height']);
    expect(refused.cookie).toBeUndefined();
  },
);

test('parts that do not fit are told and are not sold', async () => {
  const query = { ...SKIER, ...chosen('skis', 'pins', 'boots') };
  expect(await page(query)).toMatchObject({ step: 'package', clashing: ['boots'], price: null });
  const { page: refused } = await ask({}, { form: { ...chosen('skis', 'pins', 'boots'), promised: '' } });
  expect(refused).toMatchObject({
    init: { status: 400 },
    data: { text: 'This product or size is incompatible with the selected products.' },
  });
});

test('ids that are unknown or of another part are left out and told', async () => {
  for (const skis of ['2000000000', text(ids.boots), '-1', 'x', '99999999999']) {
    const shown = await page({ ...SKIER, skis });
    expect([shown.status, shown.step, shown.chosen.skis], skis).toEqual([200, 'skis', null]);
  }
  expect((await page({ ...SKIER, skis: '2000000000' })).isSomethingGone).toBe(true);
});

test('a cookie that nobody here wrote is no choice', async () => {
  expect((await page({}, { cookie: 'ski_wizard=eyJhbHBpbmUiOnt9fQ.forged' })).step).toBe('skier');
});

test('the package costs in the cart what it was promised for, and is added once', async () => {
  const whole = await page({ ...SKIER, ...chosen('skis', 'bindings', 'boots') }, { language: 'fi' });
  expect(whole).toMatchObject({
    step: 'package',
    missing: [],
    clashing: [],
    sums: { regularCents: 70_000, nowCents: 63_000 },
  });
  expect(whole.price).toMatchObject({ totalHundredths: 63_000, apartHundredths: 70_000 });
  const form = { ...chosen('skis', 'bindings', 'boots'), promised: '63000', submission: whole.submission, tell: 'on' };
  const { answer } = await ask({}, { language: 'fi', form, cookie: whole.cookie ?? '' });
  const cookies = answer?.headers.getSetCookie().map((line) => line.split(';', 1)[0]) ?? [];
  const jar = new Request('http://x/', { headers: { cookie: cookies.join('; ') } });
  expect(answer?.status).toBe(303);
  expect(readCart(jar).bundles).toMatchObject([{ id: `${ids.skis}-${ids.bindings}-${ids.boots}`, amount: 1 }]);
  expect(readDraft(jar).specialRequest).toBe(
    'Suksipaketin hiihtäjä: pituus 178 cm, paino 74 kg, Keskitaso, monon pohja 305 mm.',
  );
  expect(flashCookie.read(jar)).toMatchObject({ text: 'Suksipaketti on ostoskorissa' });
  const { answer: again } = await ask({}, { language: 'fi', form, cookie: cookies.join('; ') });
  const after = again?.headers.getSetCookie().map((line) => line.split(';', 1)[0]) ?? [];
  const newest = new Request('http://x/', { headers: { cookie: [...cookies, ...after].join('; ') } });
  expect(readCart(newest).bundles).toMatchObject([{ amount: 1 }]);
});

test('another price than the shown one is told and nothing is added', async () => {
  const form = { ...chosen('skis', 'bindings', 'boots'), promised: '62900' };
  const { page: refused } = await ask({}, { form });
  expect(refused?.data).toEqual({
    text: 'The price has changed in the meantime. Check the new price and add the package again.',
  });
});

test('what is chosen of a package can be bought at the prices of its parts', async () => {
  const { answer } = await ask({}, { form: chosen('skis', 'bindings') });
  const cookies = answer?.headers.getSetCookie().map((line) => line.split(';', 1)[0]) ?? [];
  const cart = readCart(new Request('http://x/', { headers: { cookie: cookies.join('; ') } }));
  expect([cart.bundles, cart.products.map(({ productId }) => productId)]).toEqual([[], [ids.skis, ids.bindings]]);
});

test('a product of a product page is added, and the wizard goes on with what is missing', async () => {
  const add = async (id: string, cookie?: string) => {
    const { answer } = await ask({ add: id }, cookie ? { cookie } : {});
    return new URL(answer?.headers.get('location') ?? '', 'http://x').searchParams;
  };
  expect(Object.fromEntries(await add(text(ids.skis)))).toMatchObject({ skis: text(ids.skis), group: 'bindings' });
  const withSkis = await page(chosen('skis'));
  expect(Object.fromEntries(await add(text(ids.bindings), withSkis.cookie))).toMatchObject({
    ...chosen('skis', 'bindings'),
    group: 'boots',
  });
  expect((await add('2000000000')).size).toBe(0);
  expect((await add('x')).size).toBe(0);
});

test.each(LANGUAGES)('every reason has words in %s', async (language) => {
  const t = translate(language, 'ski-wizard');
  const shown = await page(
    { ...SKIER, height: '150', level: '3', ...chosen('skis', 'bindings', 'boots') },
    { language },
  );
  const reasons = Object.values(shown.chosen).flatMap((part) => part?.reasons ?? []);
  expect(reasons.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['lengthOff', 'width', 'levelOff', 'brake', 'norm']),
  );
  for (const reason of reasons) expect(reasonWords(reason, t, language), reason.kind).toMatch(/^[^{}]{3,}$/);
});
