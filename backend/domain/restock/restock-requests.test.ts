import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { linkToken, mailsTo } from '../../../tests/support/account-mails';
import { withDatabase } from '../../../tests/support/database';
import { runWaitingJobs } from '../../../tests/support/jobs';
import { restocking } from '../../../tests/support/restock';
import { insertVariant, STORES } from '../../../tests/support/shop-data';
import { enqueue } from '../../db/queues';
import { customers } from '../../db/schema/customers';
import { restockRequests } from '../../db/schema/restock';
import { forgetExpiredJob } from '../../jobs/forget-expired';
import { createAccountLink } from '../customers/account-links';
import { deleteAccount } from '../customers/deletion';
import { readEverything } from '../customers/export';

const database = withDatabase();
const { ask, bring, run, send, soldOut } = restocking(database);
const forgetExpired = forgetExpiredJob({ originals: '/nowhere', cache: '/nowhere', uploads: '/nowhere' }, '/nowhere');

test('an address that waits already gets the same answer, and one mail', async () => {
  const id = await soldOut();
  const first = await ask(id, 'twice@example.com');
  const second = await ask(id, 'TWICE@example.com ');
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  await bring(id);
  expect(await run()).toBe(1);
});

test('what can be bought and what is not sold any more cannot be waited for', async () => {
  const id = await insertVariant(database().db, { stock: { [STORES.main]: 1 } });
  expect(await ask(id, 'early@example.com', 'fi')).toMatchObject({
    status: 400,
    body: { detail: ['Tuote on jo saatavilla. Lataa sivu uudelleen.'] },
  });
  for (const gone of [await soldOut({ isPublic: false }), await soldOut({ isWithdrawn: true }), 999_999_999])
    expect(await ask(gone, 'late@example.com')).toMatchObject({
      status: 400,
      body: { detail: ['The product is no longer sold.'] },
    });
});

test('the link of a mail ends everything its address waits for, also when it is pressed twice; an unknown one does not', async () => {
  const [one, two, three] = [await soldOut(), await soldOut(), await soldOut()];
  for (const id of [one, two, three]) await ask(id, 'stop@example.com');
  await ask(two, 'other@example.com');
  await bring(one);
  await run();
  const stop = async () =>
    send('/api/product_availability_email_notify/stop/', {
      token: await linkToken(database().db, 'stop@example.com').catch(() => ''),
    });
  const [mail] = await mailsTo(database().db, 'stop@example.com');
  const token = /restock\/stop\/([\w-]{43})/.exec(mail?.stopLink ?? '')?.[1] ?? '';
  expect(await linkToken(database().db, 'stop@example.com')).toBe(token);
  expect([(await stop()).status, (await stop()).status]).toEqual([200, 200]);
  await bring(two);
  await bring(three);
  expect(await run(), 'only the other address is told').toBe(1);
  expect(await mailsTo(database().db, 'stop@example.com')).toHaveLength(1);
  const unknown = await send('/api/product_availability_email_notify/stop/', { token: 'x'.repeat(43) });
  expect(unknown).toMatchObject({ status: 400, body: { detail: [expect.stringContaining('no longer works')] } });
});

test('no address and no header comes in by the form, and names of products are one line of a mail', async () => {
  const id = await soldOut({ name: 'Lumi <script>alert(1)</script>\r\nBcc: all@example.com' });
  const hostile = [
    '',
    'x',
    'a@b.c, d@e.f',
    'a@example.com\r\nBcc: x@example.com',
    '<a@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ];
  for (const email of hostile) expect((await ask(id, email)).status, email).toBe(400);
  await ask(id, "o'hara+snow@example.com");
  await bring(id);
  expect(await run()).toBe(1);
  const [mail] = await mailsTo(database().db, "o'hara+snow@example.com");
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.text).not.toMatch(/^Bcc/m);
  expect(mail?.html).not.toContain('<script>');
});

test('an address asks five times an hour; who asks on is told to wait', async () => {
  const answers = [];
  for (let time = 0; time < 6; time++) answers.push(await ask(await soldOut(), 'often@example.com'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]?.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('requests go after a year, answered ones and their mails 90 days after the mail', async () => {
  const { db } = database();
  const [old, answered] = [await soldOut(), await soldOut()];
  await ask(old, 'old@example.com');
  await ask(answered, 'answered@example.com');
  await bring(answered);
  await run();
  const after = async (days: number) => {
    await enqueue(db, 'forget-expired', null);
    await runWaitingJobs(database(), forgetExpired, () => new Date(Date.now() + days * 24 * 3_600_000));
    const rows = await db.select({ email: restockRequests.email }).from(restockRequests).orderBy(restockRequests.id);
    return [rows.map(({ email }) => email), (await mailsTo(db, 'answered@example.com')).length];
  };
  expect(await after(89)).toEqual([['old@example.com', 'answered@example.com'], 1]);
  expect(await after(91)).toEqual([['old@example.com'], 0]);
  expect(await after(366)).toEqual([[], 0]);
});

test('an account’s data holds what its address waits for, and its deletion takes that away', async () => {
  const { db } = database();
  const [person] = await db.insert(customers).values({ email: 'Own@example.com', activatedAt: new Date() }).returning();
  const id = person?.id ?? 0;
  const variantId = await soldOut();
  await ask(variantId, 'own@example.com', 'fi');
  await ask(variantId, 'other@example.com');
  const sku = await db.execute<{ sku: string }>(sql`select sku from variants where id = ${variantId}`);
  const exported = await readEverything(db, id);
  expect(exported?.['restockRequests']).toMatchObject([{ sku: sku.rows[0]?.sku, language: 'fi', sentAt: null }]);
  const token = await db.transaction((tx) => createAccountLink(tx, id, 'delete', new Date()));
  await deleteAccount(db, token, async () => {}, 'fi', new Date());
  expect(await db.select({ email: restockRequests.email }).from(restockRequests)).toEqual([
    { email: 'other@example.com' },
  ]);
});
