import { getMailbox } from 'contract/orders';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { never, runWaitingJobs } from '../../tests/support/jobs';
import { orderBody } from '../../tests/support/order-body';
import { order } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { LANGUAGE_CODES } from '../db/schema/columns';
import { mails } from '../db/schema/mail';
import { sizes } from '../db/schema/variant-attributes';
import { variants } from '../db/schema/variants';
import { listDeadLetters, retryDeadLetters } from '../jobs/dead-letters';
import type { Letter, MailCarrier } from './carrier';
import { queueMail } from './outbox';
import { sendMailJob } from './send-mail';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

const fail = () => {
  throw new Error('Nothing was to be logged.');
};
const FROM = 'Hanki <shop@hanki.example>';
const draft = (dedupeKey: string, more: { subject?: string; recipient?: string } = {}) => ({
  dedupeKey,
  kind: 'test',
  language: 'en' as const,
  recipient: 'maija@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...more,
});
const queue = (mail: ReturnType<typeof draft>, now = new Date()) =>
  database().db.transaction((tx) => queueMail(tx, mail, now));

/** A mail server in memory, that refuses while `isDown`. */
function postOffice() {
  const sent: Letter[] = [];
  const office = {
    sent,
    isDown: false,
    sendMail: async (letter: Letter) => {
      if (office.isDown) throw new Error(`421 <${letter.to.address}> try again later`);
      sent.push(letter);
    },
  };
  return office;
}

/** Tries every waiting mail once. */
const deliver = (carrier: MailCarrier) => runWaitingJobs(database(), sendMailJob(carrier, FROM));

/** Nothing waits and nothing was ever written. */
async function forgetMails(): Promise<void> {
  await database().db.delete(mails);
  await database().db.execute(sql`delete from jobs.job`);
}

async function confirmationOf(
  more: Parameters<typeof order>[1],
): Promise<{ subject: string; text: string; html: string }> {
  const { db } = database();
  const placed = await order(db, more);
  await backend.send('POST', `/api/payments/test/${placed.paymentReference}/`, { decision: 'approve' });
  const [mail] = await db.select().from(mails).where(eq(mails.orderId, placed.id));
  if (!mail) throw new Error('No confirmation was written.');
  return mail;
}

test('the confirmation tells the order in its own language, with a link on its own host', async () => {
  const productId = await insertVariant(database().db, { name: 'Käsivarsi', stock: { [STORES.main]: 9 } });
  const { subject, text } = await confirmationOf({
    productId,
    amount: 2,
    total: 20_000,
    body: { language_code: 'fi', host: 'fi.localhost:4210' },
  });
  expect(subject).toMatch(/^Tilausvahvistus S\d{9}$/);
  expect(text).toContain('Hei Maija!');
  expect(text).toMatch(/- Aapa Käsivarsi \(L · 2 kpl · 100\s€ \/ kpl\): 200\s€/);
  expect(text).toMatch(/sis\. alv 25,5\s%: 40,64\s€/);
  expect(text).toContain('http://fi.localhost:4210/view-order/\n');
  expect(text).toContain('14 päivän kuluessa');
});

test('half sizes and the rates of tax are told as each language writes them', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 9 } });
  const [half] = await db.insert(sizes).values({ slug: '24-5', name: '24.5', sort: 1 }).returning({ id: sizes.id });
  await db
    .update(variants)
    .set({ sizeId: half?.id ?? 0 })
    .where(eq(variants.id, productId));
  const told = {
    fi: ['24,5', 'sis. alv 25,5 %'],
    en: ['24.5', 'incl. VAT 25.5%'],
    sv: ['24,5', 'inkl. moms 25,5 %'],
    de: ['24,5', 'inkl. 25,5 % MwSt.'],
    fr: ['24,5', 'dont TVA 25,5 %'],
    ru: ['24,5', 'в т. ч. НДС 25,5 %'],
  };
  for (const language_code of LANGUAGE_CODES) {
    const [size, tax] = told[language_code];
    const { text } = await confirmationOf({ productId, body: { language_code } });
    const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(plain).toContain(`(${size} · `);
    expect(plain).toContain(`${tax}${language_code === 'fr' ? ' ' : ''}: `);
  }
});

test('on a host that names no language the link carries it', async () => {
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 9 } });
  const { text } = await confirmationOf({ productId, body: { language_code: 'ru', host: 'localhost:4210' } });
  expect(text).toContain('http://localhost:4210/view-order/?language=ru');
});

test('names with markup and line breaks are shown, never obeyed', async () => {
  const productId = await insertVariant(database().db, {
    name: '<img src=x onerror=alert(1)>\nTotal: 0',
    stock: { [STORES.main]: 9 },
  });
  const { form } = orderBody({ productId });
  const nasty = { ...form, first_name: '<script>alert(1)</script>', address: '"><b>x\r\nBcc: a@b.c' };
  const { html, text, subject } = await confirmationOf({ productId, body: { form: nasty } });
  expect(html).not.toMatch(/<script|<img src=x|<b>/);
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  expect(text).not.toMatch(/^(Bcc|Total: 0)/m);
  expect(subject).toMatch(/^Order confirmation S\d{9}$/);
});

test('a mail has one recipient and a subject of one line', async () => {
  for (const recipient of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A <a@example.com>',
    '',
  ]) {
    await expect(queue(draft(`recipient:${recipient}`, { recipient }))).rejects.toThrow('no single recipient');
  }
  await queue(draft('subject', { subject: 'Hello\r\nBcc: b@example.com' }));
  const [mail] = await database().db.select().from(mails).where(eq(mails.dedupeKey, 'subject'));
  expect(mail?.subject).toBe('Hello Bcc: b@example.com');
});

test('mails are sent once, by however many at once, and the same news is queued once', async () => {
  await forgetMails();
  for (const key of ['one', 'two', 'one']) await queue(draft(key));
  const office = postOffice();
  const tries = await Promise.all(Array.from({ length: 5 }, () => deliver(office)));
  expect(tries.reduce((sum, { done }) => sum + done, 0)).toBe(2);
  expect(office.sent.map((mail) => mail.messageId).sort()).toEqual(['<one@hanki.example>', '<two@hanki.example>']);
});

test('a mail that was sent and not reported as done is not sent again', async () => {
  await forgetMails();
  await queue(draft('once'));
  const office = postOffice();
  const { rows } = await database().db.execute<{ data: { mailId: number } }>(sql`select data from jobs.job`);
  const job = sendMailJob(office, FROM);
  const context = { db: database().db, clock: () => new Date(), log: { info: fail, warn: fail, error: fail } };
  for (const data of [rows[0]?.data, rows[0]?.data]) await job.run(context, data ?? { mailId: 0 }, never);
  expect(office.sent).toHaveLength(1);
});

test('a mail that fails is tried again after growing waits; in the end it is a dead letter, which can be tried again', async () => {
  const { db } = database();
  await forgetMails();
  await queue(draft('late'));
  const office = postOffice();
  office.isDown = true;
  const waits: number[] = [];
  for (let tries = 0; tries < 13; tries++) {
    expect(await deliver(office)).toEqual({ done: 0, failed: 1 });
    const { rows } = await db.execute<{ wait: number }>(
      sql`select extract(epoch from start_after - started_on)::float as wait from jobs.job where state = 'retry'`,
    );
    waits.push(rows[0]?.wait ?? 0);
    expect(await listDeadLetters(db)).toEqual([]);
  }
  expect(waits.map((wait, at) => wait >= 30 * 2 ** at)).toEqual(waits.map(() => true));
  expect(waits.reduce((sum, wait) => sum + wait) / 86_400, 'days in all').toBeGreaterThan(2.8);
  await deliver(office);
  const [letter, ...others] = await listDeadLetters(db);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ queue: 'send-mail', reason: '421 <…@…> try again later' });
  expect(await deliver(office)).toEqual({ done: 0, failed: 0 });

  office.isDown = false;
  const retried = await Promise.all([retryDeadLetters(db, [letter?.id ?? '']), retryDeadLetters(db)]);
  expect(retried.flat()).toEqual([{ id: letter?.id, queue: 'send-mail' }]);
  expect(await listDeadLetters(db)).toEqual([]);
  expect(await deliver(office)).toEqual({ done: 1, failed: 0 });
  expect(office.sent.map(({ messageId }) => messageId)).toEqual(['<late@hanki.example>']);
});

test('a mail server that does not answer costs each mail one try, and no connection meanwhile', async () => {
  const { pool } = database();
  await forgetMails();
  for (const key of ['first', 'second']) await queue(draft(key));
  const inUse: number[] = [];
  const carrier: MailCarrier = {
    sendMail: async () => {
      inUse.push(pool.totalCount - pool.idleCount);
      throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
    },
  };
  expect(await deliver(carrier)).toEqual({ done: 0, failed: 2 });
  expect(inUse).toEqual([0, 0]);
});

test('one mail that is refused keeps none of the others', async () => {
  await forgetMails();
  for (const key of ['refused', 'taken']) await queue(draft(key));
  const carrier: MailCarrier = {
    sendMail: async ({ messageId }) => {
      if (messageId.startsWith('<refused')) throw Object.assign(new Error('550 no such user'), { code: 'EENVELOPE' });
    },
  };
  expect(await deliver(carrier)).toEqual({ done: 1, failed: 1 });
  const rows = await database().db.select().from(mails).orderBy(mails.id);
  expect(rows.map(({ sentAt }) => sentAt !== null)).toEqual([false, true]);
});

test('the mailbox shows mails in development and does not exist in production', async () => {
  await queue(draft('shown'));
  const { body } = await backend.send('GET', '/api/mailbox/');
  expect(getMailbox.answers[200].parse(body).mails[0]).toMatchObject({
    subject: 'Hello',
    recipient: 'maija@example.com',
  });
  const production = testBackend(database(), { production: true });
  expect((await production.send('GET', '/api/mailbox/')).status).toBe(404);
  await production.close();
});
