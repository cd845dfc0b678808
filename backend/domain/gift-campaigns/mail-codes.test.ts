import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { asGift, insertCampaign } from '../../../tests/support/gift-campaigns';
import { never, runWaitingJobs } from '../../../tests/support/jobs';
import { numberOf, order, shopSettings } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { mails } from '../../db/schema/mail';
import { giftCodesJob } from '../../jobs/gift-codes';
import { giftCodeMails } from '../../mail/gift-code-mails';
import { mailCodes } from './change-codes';
import { changeCode, listCodes } from './code-list';
import { forgetReceivers, mailDueCodes } from './mail-codes';

const database = withDatabase();
const db = () => database().db;
const tell = giftCodeMails(shopSettings);
const manager = { customerId: 1, companyId: null, companyName: '', isAdmin: true };
const saving = () => ({ manager, language: 'en' as const, now: new Date() });
const CODE = /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}/;
let variant = 0;

beforeAll(async () => {
  await insertShop(db());
  variant = await insertVariant(db(), { stock: { [STORES.main]: 100 } });
});

const campaign = (slug: string, codes = 0) => insertCampaign(db(), { slug, variantIds: [variant], codes });
const send = (categoryId: number, addresses: string, formKey: string = crypto.randomUUID()) =>
  mailCodes(db(), { categoryId, formKey, addresses, skipsBad: false }, saving());
const waiting = (categoryId: number) =>
  numberOf(
    db(),
    sql`select count(*) from gift_codes where category_id = ${categoryId} and email is not null and mailed_at is null`,
  );
const codeMails = () => numberOf(db(), sql`select count(*) from mails where kind = 'gift-code'`);
const codeFor = async (email: string) => {
  const sent = await db().select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  return sent.map(({ text }) => CODE.exec(text)?.[0] ?? '');
};

test('each address gets a code of its own by mail, good for one gift; only its hash is kept', async () => {
  const { categoryId } = await campaign('mailed');
  expect(await send(categoryId, 'aino@example.com\neero@example.com')).toEqual({ mailed: 2, added: 2, skipped: 0 });
  await runWaitingJobs(database(), giftCodesJob(tell));
  const [aino = '', ...more] = await codeFor('aino@example.com');
  expect(more).toEqual([]);
  expect(aino).toMatch(CODE);
  expect((await codeFor('eero@example.com'))[0]).not.toBe(aino);
  const { rows } = await db().execute(sql`select * from gift_codes where category_id = ${categoryId}`);
  expect(JSON.stringify(rows)).not.toContain(aino);
  const placed = await order(db(), { productId: variant, total: 0, body: asGift(aino, 'mailed') });
  expect(placed.status).toBe('processing');
});

test('a form sent twice, even at once, hands out one code an address, and an address that has one is told', async () => {
  const { categoryId } = await campaign('once');
  const key = crypto.randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => send(categoryId, 'liisa@example.com', key)));
  expect(sent.map((each) => each?.mailed)).toEqual([1, 1, 1]);
  expect(await waiting(categoryId)).toBe(1);
  await expect(send(categoryId, 'LIISA@example.com\nkalle@example.com')).rejects.toMatchObject({
    body: { reason: 'BAD_LINES', lines: [{ line: 1, fault: 'known' }] },
  });
  expect(await waiting(categoryId)).toBe(1);
});

test('codes for ten thousand addresses are made and mailed by a job that is stopped and broken on its way: each address gets one, none two', async () => {
  const { categoryId } = await campaign('many');
  // what other tests left to be mailed
  await mailDueCodes(db(), tell, () => new Date());
  const before = await codeMails();
  const list = Array.from({ length: 10_000 }, (_, n) => `person-${n}@example.com`).join('\n');
  expect(await send(categoryId, list)).toEqual({ mailed: 10_000, added: 10_000, skipped: 0 });
  expect(await waiting(categoryId)).toBe(10_000);
  // the first run is stopped after some batches, as when the shop is restarted
  const stop = new AbortController();
  let batches = 0;
  const counting: typeof tell = async (tx, news, now) => {
    await tell(tx, news, now);
    if (++batches === 5) stop.abort();
  };
  expect(await mailDueCodes(db(), counting, () => new Date(), stop.signal)).toBe(500);
  expect(await waiting(categoryId)).toBe(9_500);
  // the second dies with a batch whose mails are written and not committed
  let isFirst = true;
  const dying: typeof tell = async (tx, news, now) => {
    await tell(tx, news, now);
    if (!isFirst) throw new Error('killed');
    isFirst = false;
  };
  await expect(mailDueCodes(db(), dying, () => new Date(), never)).rejects.toThrow('killed');
  expect(await waiting(categoryId)).toBe(9_400);
  // two copies of the shop go on at once
  const both = await Promise.all([1, 2].map(() => mailDueCodes(db(), tell, () => new Date(), never)));
  expect(both.reduce((sum, count) => sum + count, 0)).toBe(9_400);
  expect(await waiting(categoryId)).toBe(0);
  expect((await codeMails()) - before).toBe(10_000);
  const different = sql`select count(distinct code_hash) from gift_codes where category_id = ${categoryId}`;
  expect(await numberOf(db(), different)).toBe(10_000);
  const receivers = sql`select count(distinct recipient) from mails where kind = 'gift-code' and recipient like 'person-%'`;
  expect(await numberOf(db(), receivers)).toBe(10_000);
});

test('missing codes are added; where that passes the limit nothing is done, and it is said how many are missing', async () => {
  const { categoryId } = await campaign('limit');
  await db().execute(sql`insert into gift_codes (category_id) select ${categoryId} from generate_series(1, 2)`);
  expect(await send(categoryId, 'a@example.com\nb@example.com\nc@example.com')).toMatchObject({ mailed: 3, added: 1 });
  for (let from = 1; from <= 19_996; from += 1_000)
    await db().execute(sql`
      insert into gift_codes (category_id, code_hash, handed_by)
      select ${categoryId}, lpad(to_hex(n), 64, '0'), 'paper'
      from generate_series(${from}::int, ${Math.min(from + 999, 19_996)}::int) n`);
  await expect(send(categoryId, 'd@example.com\ne@example.com')).rejects.toMatchObject({
    body: { reason: 'TOO_MANY_CODES', codes_missing: 2 },
  });
  expect(await send(categoryId, 'd@example.com')).toMatchObject({ mailed: 1, added: 1 });
});

test('a lost mail is sent again with a new code; the old one is good until then, and a withdrawn one is not', async () => {
  const { categoryId } = await campaign('lost');
  await send(categoryId, 'lost@example.com');
  await mailDueCodes(db(), tell, () => new Date());
  const list = await listCodes(db(), manager, { categoryId, page: 1, size: 50 });
  const [{ id = 0 } = {}] = list?.codes ?? [];
  expect(await changeCode(db(), { id, act: 'resend' }, saving())).toBe(true);
  await mailDueCodes(db(), tell, () => new Date());
  const [first = '', second = ''] = await codeFor('lost@example.com');
  expect(second).not.toBe(first);
  const use = (code: string) => order(db(), { productId: variant, total: 0, body: asGift(code, 'lost') });
  await expect(use(first)).rejects.toMatchObject({ body: { reason: 'GIFT' } });
  expect(await changeCode(db(), { id, act: 'void' }, saving())).toBe(true);
  await expect(use(second)).rejects.toMatchObject({ body: { errors: ['Pohjanpuu has withdrawn this code.'] } });
  expect(await changeCode(db(), { id, act: 'resend' }, saving())).toBe(false);
});

test('addresses are forgotten ninety days after the campaign, not before', async () => {
  const { categoryId, campaignId } = await campaign('forgotten');
  await send(categoryId, 'old@example.com');
  await mailDueCodes(db(), tell, () => new Date());
  const held = () => numberOf(db(), sql`select count(email) from gift_codes where category_id = ${categoryId}`);
  await forgetReceivers(db(), new Date(Date.now() + 85 * 24 * 3600_000));
  expect(await held()).toBe(1);
  await db().execute(
    sql`update gift_campaigns set starts_at = now() - interval '99 days', ends_at = now() - interval '91 days' where id = ${campaignId}`,
  );
  await forgetReceivers(db(), new Date());
  expect(await held()).toBe(0);
});
