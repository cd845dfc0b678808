import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { order, shopSettings } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { openSilentServer } from '../../tests/support/silent-server';
import { openDatabase } from '../db/client';
import { enqueue } from '../db/queues';
import { mails } from '../db/schema/mail';
import { orders } from '../db/schema/orders';
import { PAYMENT_TIME_MS } from '../payments/payment-time';
import { shopJobs, startJobs } from './run-jobs';

const database = withDatabase();

test('with two connections and a mail server that never answers orders are placed, paid and expire, and the jobs stop', {
  timeout: 30_000,
}, async () => {
  const shop = database();
  await insertShop(shop.db);
  const productId = await insertVariant(shop.db, { stock: { [STORES.main]: 50 } });
  const post = await openSilentServer();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const small = { ...openDatabase(shop.url, { connections: 2 }), url: shop.url };
  const backend = testBackend(small);
  const settings = { ...shopSettings, smtpUrl: `smtp://127.0.0.1:${post.port}` };
  const jobs = await startJobs(shop.url, { clock: () => new Date(), log }, shopJobs(settings), { pollSeconds: 0.5 });

  const paid = await order(small.db, { productId });
  await backend.send('POST', `/api/payments/test/${paid.paymentReference}/`, { decision: 'approve' });
  await expect.poll(post.asked).toBe(1);

  // Visitors hold all of their connections, a mail is on its way, and the jobs go on.
  const forgotten = await order(small.db, { productId }, new Date(Date.now() - PAYMENT_TIME_MS - 1_000));
  const statusOf = async (id: number) =>
    (await shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
  const visitors = await Promise.all([small.pool.connect(), small.pool.connect()]);
  await enqueue(shop.db, 'expire-orders', null);
  await expect.poll(() => statusOf(forgotten.id)).toBe('payment_failed');
  for (const visitor of visitors) visitor.release();

  const more = await Promise.all(Array.from({ length: 8 }, () => order(small.db, { productId })));
  expect(new Set(more.map(({ number }) => number)).size).toBe(8);
  expect(post.asked(), 'one try').toBe(1);
  await jobs.stop();
  const { rows } = await shop.db.execute(sql`select state from jobs.job where name = 'send-mail'`);
  expect(rows, 'the mail is left to the next try').toEqual([{ state: 'retry' }]);
  expect(await shop.db.select({ sentAt: mails.sentAt }).from(mails)).toEqual([{ sentAt: null }]);
  await backend.close();
  await small.close();
  post.close();
});
