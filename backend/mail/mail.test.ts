import { getMailbox } from 'contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { orderBody } from '../../tests/support/order-body';
import { order } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { mails } from '../db/schema/mail';
import { deliverMails, type MailCarrier } from './deliver';
import { queueMail } from './outbox';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

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
  const sent: Parameters<MailCarrier['sendMail']>[0][] = [];
  const office = {
    sent,
    isDown: false,
    sendMail: async (mail: Parameters<MailCarrier['sendMail']>[0]) => {
      if (office.isDown) throw new Error('421 try again later');
      sent.push(mail);
    },
  };
  return office;
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
  expect(text).toMatch(/sis\. alv: 40,64\s€/);
  expect(text).toContain('http://fi.localhost:4210/view-order/\n');
  expect(text).toContain('14 päivän kuluessa');
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
  expect(html).not.toMatch(/<script|<img|<b>/);
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
  const { db } = database();
  await db.delete(mails);
  for (const key of ['one', 'two', 'one']) await queue(draft(key));
  const office = postOffice();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow: MailCarrier = { sendMail: (mail) => gate.then(() => office.sendMail(mail)) };
  let finished = 0;
  const runs = Array.from({ length: 5 }, async () => {
    await deliverMails(db, slow, FROM, new Date());
    finished++;
  });
  // Two runs hold a mail each and wait at the gate; the others find nothing left to do.
  try {
    await expect.poll(() => finished, { timeout: 5000 }).toBe(3);
  } finally {
    open();
    await Promise.all(runs);
  }
  expect(office.sent.map((mail) => mail.messageId).sort()).toEqual(['<one@hanki.example>', '<two@hanki.example>']);
});

test('a mail that fails is tried again after growing delays, and given up in the end', async () => {
  const { db } = database();
  await db.delete(mails);
  const start = new Date('2026-01-01T00:00:00Z');
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  await queue(draft('late'), start);
  const office = postOffice();
  office.isDown = true;
  expect(await deliverMails(db, office, FROM, start)).toBe(0);
  await deliverMails(db, office, FROM, after(0.5));
  const attempts = async () => (await db.select().from(mails).where(eq(mails.dedupeKey, 'late')))[0]?.attempts;
  expect(await attempts()).toBe(1);
  await deliverMails(db, office, FROM, after(1));
  expect(await attempts()).toBe(2);
  await deliverMails(db, office, FROM, after(2));
  expect(await attempts()).toBe(2);
  office.isDown = false;
  expect(await deliverMails(db, office, FROM, after(3))).toBe(1);
  await queue(draft('never'), start);
  office.isDown = true;
  for (let day = 1; day < 60; day++) await deliverMails(db, office, FROM, after(day * 24 * 60));
  const [never] = await db.select().from(mails).where(eq(mails.dedupeKey, 'never'));
  expect(never).toMatchObject({ isGivenUp: true, sentAt: null, lastError: '421 try again later' });
});

test('the mailbox shows mails in development and does not exist in production', async () => {
  await queue(draft('shown'));
  const { body } = await backend.send('GET', '/api/mailbox/');
  expect(getMailbox.answer.parse(body).mails[0]).toMatchObject({ subject: 'Hello', recipient: 'maija@example.com' });
  const production = testBackend(database(), { production: true });
  expect((await production.send('GET', '/api/mailbox/')).status).toBe(404);
  await production.close();
});
