import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo } from '../../../tests/support/account-mails';
import { withDatabase } from '../../../tests/support/database';
import { runWaitingJobs } from '../../../tests/support/jobs';
import { numberOf, order, paymentWork } from '../../../tests/support/ordering';
import { clock, restocking, tell } from '../../../tests/support/restock';
import { insertVariant, STORES } from '../../../tests/support/shop-data';
import { openDatabase } from '../../db/client';
import { enqueue } from '../../db/queues';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { mails } from '../../db/schema/mail';
import { restockRequests } from '../../db/schema/restock';
import { stock } from '../../db/schema/stock';
import { variants } from '../../db/schema/variants';
import { restockNoticesJob } from '../../jobs/restock-notices';
import { sendMailJob } from '../../mail/send-mail';
import { expireOrders } from '../../payments/expire-orders';
import { answerRequests } from './answer-requests';

const database = withDatabase();
const { ask, bring, run, soldOut } = restocking(database);

test('one mail says what is back, at which price and where, in the language and currency of the request', async () => {
  const id = await soldOut({ slug: 'tunturi', name: 'Tunturi' });
  const answer = await ask(id, 'Maija@Example.com', 'sv', { country_code: 'se', currency_code: 'sek' });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect(await run(), 'nothing is told before there is stock').toBe(0);
  await bring(id);
  expect(await run()).toBe(1);
  const [mail, ...others] = await mailsTo(database().db, 'maija@example.com');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'restock', language: 'sv', subject: 'Åter i lager: Aapa Tunturi' });
  expect(mail?.text).toContain('Aapa Tunturi (L) finns i lager igen.');
  // 100.00 with 25.5 % is 99.60 with 25 %, 11.5 kronor each
  expect(mail?.text).toContain('Pris nu: 1 145 kr');
  expect(mail?.text).toContain('http://sv.localhost:3000/aapa/tunturi/?size=l\n');
  await bring(id, 0);
  await bring(id, 5);
  expect(await run(), 'stock that returns again is told nobody again').toBe(0);
});

test('every language has its own mail, with the link that ends it as a header', async () => {
  const id = await soldOut();
  for (const code of LANGUAGE_CODES) await ask(id, `${code}@example.com`, code);
  await bring(id);
  expect(await run()).toBe(LANGUAGE_CODES.length);
  const written = await database().db.select().from(mails).where(eq(mails.kind, 'restock'));
  const own = written.filter(({ recipient }) => /^..@example/.test(recipient));
  expect(new Set(own.map(({ subject }) => subject)).size).toBe(LANGUAGE_CODES.length);
  for (const { language, text, html, stopLink } of own) {
    expect(`${text}${html}`).not.toMatch(/\{\{|undefined/);
    expect(stopLink).toMatch(new RegExp(`^http://${language}\\.localhost:3000/restock/stop/[\\w-]{43}/$`));
    expect(text).toContain(stopLink);
    expect(html).toContain(stopLink);
  }
  const sent: Record<string, string>[] = [];
  const carrier = { sendMail: async (letter: { headers: Record<string, string> }) => void sent.push(letter.headers) };
  await runWaitingJobs(database(), sendMailJob(carrier, 'Hanki <shop@example.com>'));
  expect(sent.map((headers) => headers['List-Unsubscribe'])).toContain(`<${own[0]?.stopLink}>`);
  expect(new Set(sent.map((headers) => headers['List-Unsubscribe-Post']))).toEqual(
    new Set(['List-Unsubscribe=One-Click']),
  );
});

test('six processes at once send each of eighty requests one mail', async () => {
  const id = await soldOut();
  const waiting = Array.from({ length: 80 }, (_, at) => ({
    variantId: id,
    email: `crowd-${at}@example.com`,
    language: at % 2 === 0 ? ('fi' as const) : ('de' as const),
    country: 'fi',
    currency: 'eur',
  }));
  await database().db.insert(restockRequests).values(waiting);
  await bring(id);
  const copies = Array.from({ length: 6 }, () => openDatabase(database().url, { connections: 1, name: 'copy' }));
  const counts = await Promise.all(copies.map(({ db }) => answerRequests(db, tell, clock)));
  await Promise.all(copies.map(({ close }) => close()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(80);
  const told = database().db.select().from(mails).where(sql`recipient like 'crowd-%'`);
  expect((await told).map(({ recipient }) => recipient).sort()).toEqual(waiting.map(({ email }) => email).sort());
});

test('a mail that cannot be queued leaves its request waiting', async () => {
  const id = await soldOut();
  await ask(id, 'again@example.com');
  await bring(id);
  const failing = answerRequests(database().db, () => Promise.reject(new Error('the disk is full')), clock);
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await run()).toBe(1);
});

test('another size, a hidden product, a blocked stock and a product without a price tell nobody', async () => {
  const [other, hidden, blocked, priceless] = await Promise.all([soldOut(), soldOut(), soldOut(), soldOut()]);
  const waiting = [other, hidden, blocked, priceless];
  for (const id of waiting) await ask(id, `still-${id}@example.com`);
  await bring(await soldOut());
  for (const id of [hidden, blocked, priceless]) await bring(id);
  const { db } = database();
  await db.execute(
    sql`update models set is_public = false where id = (select model_id from variants where id = ${hidden})`,
  );
  await db.update(variants).set({ blockedStock: true }).where(eq(variants.id, blocked));
  await db.execute(sql`delete from prices where variant_id = ${priceless}`);
  expect(await run()).toBe(0);
  await db.update(variants).set({ shippingTimeDays: 7 }).where(eq(variants.id, blocked));
  expect(await run(), 'blocked stock with a known later time can be bought').toBe(1);
});

test('an order that is not paid and expires brings its units back, and tells', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 1 } });
  await order(db, { productId });
  await ask(productId, 'expiry@example.com');
  expect(await run()).toBe(0);
  await expireOrders(paymentWork(db), new Date(Date.now() + 3_600_000));
  expect(await run()).toBe(1);
});

test('units that a transaction brings and takes back with its rollback tell nobody', async () => {
  const id = await soldOut();
  await ask(id, 'rollback@example.com');
  const importing = database().db.transaction(async (tx) => {
    await tx.update(stock).set({ quantity: 4 }).where(eq(stock.variantId, id));
    expect(await run()).toBe(0);
    throw new Error('line 7 cannot be read');
  });
  await expect(importing).rejects.toThrow('line 7');
  expect(await run()).toBe(0);
});

test('the job is asked for each minute, and takes what is due', async () => {
  const id = await soldOut();
  await ask(id, 'job@example.com');
  await bring(id);
  await enqueue(database().db, 'restock-notices', null);
  expect(await runWaitingJobs(database(), restockNoticesJob(tell))).toEqual({ done: 1, failed: 0 });
  expect(await mailsTo(database().db, 'job@example.com')).toHaveLength(1);
  expect(await numberOf(database().db, sql`select count(*) from jobs.schedule where name = 'restock-notices'`)).toBe(1);
});
