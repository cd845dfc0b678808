import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertCampaign } from '../../tests/support/gift-campaigns';
import { numberOf } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { companies } from '../db/schema/companies';

const database = withDatabase();
let backend: TestBackend;
let giver: SignedIn;
let rival: SignedIn;
let waits: SignedIn;
let staff: SignedIn;
let boots = 0;
let gone = 0;

async function company(name: string, vatNumber: string, verifiedAt: Date | null = new Date()): Promise<number> {
  const [made] = await database()
    .db.insert(companies)
    .values({ name, vatNumber, country: 'fi', acceptsBilling: true, verifiedAt })
    .returning({ id: companies.id });
  return made?.id ?? 0;
}

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  backend = testBackend(database());
  boots = await insertVariant(db, { name: 'Winter boots', stock: { [STORES.main]: 5 } });
  gone = await insertVariant(db, { name: 'Summer boots', stock: {} });
  const pohjanpuu = await company('Pohjanpuu Oy', 'FI01120389');
  giver = await signedIn(db, { email: 'giver@example.com', isOrgUser: true, companyId: pohjanpuu });
  rival = await signedIn(db, {
    email: 'rival@example.com',
    isOrgUser: true,
    companyId: await company('Rival', 'FI12345671'),
  });
  waits = await signedIn(db, { email: 'waits@example.com', companyId: pohjanpuu });
  staff = await signedIn(db, { email: 'staff@example.com', isAdmin: true, isStaff: true });
});
afterAll(() => backend.close());

const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);
const FORM = { name: 'Pohjanpuu', starts: day(-1), ends: day(20), delivery: 'home', language: 'en' };
const key = () => crypto.randomUUID();
const post = (path: string, body: object, who = giver) =>
  backend.send('POST', `/api/customer/${path}`, body, who.headers);
const get = (path: string, who = giver) => backend.send('GET', `/api/customer/${path}`, undefined, who.headers);

async function made(more: object = {}): Promise<{ campaign: number; page: number }> {
  const campaign = await post('giftcampaigns/', { form_key: key(), form: { ...FORM, ...more } });
  expect(campaign.status).toBe(200);
  const form = { language: 'en', title: 'A present', text: 'Thank you!', variants: [boots] };
  const page = await post(`giftcampaigns/${campaign.body['id']}/categories/`, { form_key: key(), form });
  expect(page.status).toBe(200);
  return { campaign: Number(campaign.body['id']), page: Number(page.body['id']) };
}

test('a company makes a campaign with a page, adds codes, mails them, and sees what is used and left', async () => {
  const { campaign, page } = await made();
  expect((await post(`giftcategories/${page}/codes/`, { form_key: key(), amount: 5 })).body).toEqual({ added: 5 });
  const mail = { form_key: key(), addresses: 'aino@example.com\neero@example.com' };
  expect((await post(`giftcategories/${page}/mail/`, mail)).body).toEqual({ mailed: 2, added: 0, skipped: 0 });
  const print = { form_key: key(), amount: 2 };
  const printed = await post(`giftcategories/${page}/print/`, print);
  expect(printed.body['codes']).toHaveLength(2);
  expect((await post(`giftcategories/${page}/print/`, print)).status).toBe(409);
  const { body } = await get(`giftcategories/${page}/`);
  expect(body).toMatchObject({
    form: { title: 'A present', variants: [boots] },
    counts: { total: 5, free: 1, out: 2, waiting: 2 },
  });
  const list = await get(`giftcategories/${page}/codes/`);
  expect(list.body['count']).toBe(5);
  expect(JSON.stringify(list.body)).not.toContain(String((printed.body['codes'] as string[])[0]));
  expect((await get('giftcampaigns/')).body).toMatchObject({
    company: 'Pohjanpuu Oy',
    campaigns: [{ id: campaign, state: 'running' }],
  });
});

test('a form that is sent again makes nothing twice', async () => {
  const form_key = key();
  const [one, two] = await Promise.all([1, 2].map(() => post('giftcampaigns/', { form_key, form: FORM })));
  expect(one?.body).toEqual(two?.body);
  const { page } = await made();
  const codes = { form_key: key(), amount: 3 };
  await Promise.all([1, 2, 3].map(() => post(`giftcategories/${page}/codes/`, codes)));
  expect(await numberOf(database().db, sql`select count(*) from gift_codes where category_id = ${page}`)).toBe(3);
});

test('each wrong field has its text, and nothing is made', async () => {
  const wrong = { ...FORM, name: ' ', starts: '2026-13-01', ends: day(-3), delivery: 'company', country: 'zz' };
  const refused = await post('giftcampaigns/', { form_key: key(), form: wrong });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body).sort()).toEqual(['address', 'city', 'country', 'name', 'postal_code', 'starts']);
  expect(
    (await post('giftcampaigns/', { form_key: key(), form: { ...FORM, starts: day(-9), ends: day(-3) } })).body,
  ).toEqual({
    ends: ['The last day has already passed.'],
  });
  const { campaign } = await made();
  const page = (variants: number[]) =>
    post(`giftcampaigns/${campaign}/categories/`, { form_key: key(), form: { language: 'en', title: 'x', variants } });
  expect((await page([boots, gone])).body).toEqual({
    variants: ['Some selected variants are out of stock. Please adjust your selections.'],
  });
  expect((await page([])).body).toEqual({ variants: ['Choose at least one product.'] });
  expect((await page([999_999])).status).toBe(400);
});

test('of two who save the same page the second hears it, and saves in the version that is there', async () => {
  const { page } = await made();
  const form = { language: 'en', title: 'First', text: '', variants: [boots] };
  expect((await post(`giftcategories/${page}/`, { version: 1, form })).status).toBe(200);
  const late = await post(`giftcategories/${page}/`, { version: 1, form: { ...form, title: 'Second' } });
  expect(late).toMatchObject({ status: 409, body: { version: 2, form: { title: 'First' } } });
});

test('another company’s campaigns, pages and codes are 404, as they are for who waits and for customers; staff reach them', async () => {
  const { campaign, page } = await made();
  await post(`giftcategories/${page}/codes/`, { form_key: key(), amount: 1 });
  const { rows } = await database().db.execute<{ id: number }>(
    sql`select id from gift_codes where category_id = ${page}`,
  );
  const form = { language: 'en', title: 'x', text: '', variants: [boots] };
  for (const who of [rival, waits]) {
    const answers = await Promise.all([
      get(`giftcampaigns/${campaign}/`, who),
      get(`giftcategories/${page}/`, who),
      get(`giftcategories/${page}/codes/`, who),
      post(`giftcampaigns/${campaign}/`, { version: 1, form: FORM }, who),
      post(`giftcampaigns/${campaign}/categories/`, { form_key: key(), form }, who),
      post(`giftcategories/${page}/`, { version: 1, form }, who),
      post(`giftcategories/${page}/codes/`, { form_key: key(), amount: 1 }, who),
      post(`giftcategories/${page}/mail/`, { form_key: key(), addresses: 'a@example.com' }, who),
      post(`giftcategories/${page}/print/`, { form_key: key(), amount: 1 }, who),
      post(`giftcodes/${rows[0]?.id}/`, { act: 'void' }, who),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  }
  expect((await get('giftcampaigns/', waits)).status).toBe(404);
  expect((await get('giftcampaigns/?scope=all', rival)).status).toBe(404);
  expect((await get(`giftcategories/${page}/codes/`, staff)).status).toBe(200);
  expect((await get('giftcampaigns/?scope=all', staff)).status).toBe(200);
  expect((await post(`giftcodes/${rows[0]?.id}/`, { act: 'void' }, staff)).status).toBe(200);
});

test('staff make a campaign for a company, which then sees it', async () => {
  const form = { ...FORM, name: 'By staff', company: 'FI 0112038-9' };
  const { body } = await post('giftcampaigns/', { form_key: key(), form }, staff);
  expect((await get(`giftcampaigns/${body['id']}/`)).body).toMatchObject({ company: 'Pohjanpuu Oy' });
  const unknown = await post('giftcampaigns/', { form_key: key(), form: { ...form, company: 'FI99999999' } }, staff);
  expect(Object.keys(unknown.body)).toEqual(['company']);
  expect(await numberOf(database().db, sql`select count(*) from audit_log where action = 'make-gift-campaign'`)).toBe(
    1,
  );
});

test('products are found by name and brand with their stock; a search that is empty, or wild, finds none', async () => {
  const find = async (search: string) =>
    (await get(`giftvariants/?search=${encodeURIComponent(search)}`)).body['variants'];
  expect(await find('winter')).toMatchObject([{ id: boots, stock: 5, is_orderable: true }]);
  expect(await find('boots')).toHaveLength(2);
  expect(await find('')).toEqual([]);
  expect(await find('%')).toEqual([]);
});

const redeem = (code: string, product_id: number, category_slug: string) =>
  backend.send('POST', '/api/giftcampaigns/validate_code/', { code, product_id, category_slug });

test('a code is judged in any case and with spaces; each refusal has its text, and the company sees what was tried', async () => {
  const { db } = database();
  const { codes, categoryId } = await insertCampaign(db, { slug: 'judged', variantIds: [boots, gone], codes: 2 });
  const [code = ''] = codes;
  expect(await redeem(` ${code.toLowerCase().replaceAll('-', '  ')}`, boots, 'JUDGED')).toMatchObject({
    status: 200,
    body: {},
  });
  expect((await redeem('AAAA-BBBB', boots, 'judged')).body).toEqual({
    code: ['This code does not belong to this campaign. Check that every letter and digit is right.'],
  });
  expect((await redeem(code, gone, 'judged')).body).toMatchObject({
    product_id: [expect.stringContaining('not available now')],
  });
  expect((await redeem(code, 999_999, 'judged')).body).toMatchObject({
    product_id: [expect.stringContaining('not among the gifts')],
  });
  expect((await redeem(code, boots, 'nowhere')).status).toBe(400);
  await db.execute(
    sql`update gift_codes set order_id = null, voided_at = now() where category_id = ${categoryId} and code_hint = ${code.slice(-4)}`,
  );
  expect((await redeem(code, boots, 'judged')).body).toEqual({ code: ['Pohjanpuu has withdrawn this code.'] });
  const tries = sql`select unknown_tries from gift_categories where id = ${categoryId}`;
  expect(await numberOf(db, tries)).toBe(1);
});

test('guessing is limited by address and campaign, and keeps nobody else from a gift', async () => {
  const { db } = database();
  const { codes } = await insertCampaign(db, { slug: 'guessed', variantIds: [boots], codes: 1 });
  const guarded = testBackend(database(), { apiSecret: 'a secret that both sides share' });
  const from = (address: string, code: string, category_slug = 'guessed') =>
    guarded.send(
      'POST',
      '/api/giftcampaigns/validate_code/',
      { code, product_id: boots, category_slug },
      {
        [API_SECRET_HEADER]: 'a secret that both sides share',
        [CLIENT_ADDRESS_HEADER]: address,
      },
    );
  for (let n = 0; n < 15; n++) expect((await from('192.0.2.7', `WRONG-${n}`)).status).toBe(400);
  const [code = ''] = codes;
  expect((await from('192.0.2.7', code)).body).toEqual({
    code: [expect.stringContaining('Too many codes were tried')],
  });
  expect((await from('192.0.2.8', code)).status).toBe(200);
  await guarded.close();
});
