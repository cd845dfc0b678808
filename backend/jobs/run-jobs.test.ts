import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { openTcpProxy } from '../../tests/support/tcp-proxy';
import { enqueue, QUEUE_NAMES, QUEUES } from '../db/queues';
import type { Job } from './job';
import { type RunningJobs, startJobs } from './run-jobs';

const database = withDatabase();
const clock = () => new Date();
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
/** Queues are looked at twice a second. */
const eventually = <T>(read: () => T) => expect.poll(read);
const running = new Set<RunningJobs>();
afterEach(stopAll);

async function stopAll(): Promise<void> {
  const copies = [...running];
  running.clear();
  await Promise.all(copies.map((jobs) => jobs.stop()));
}

/** A copy of the shop's workers. */
async function open(jobs: readonly Job[], url = database().url): Promise<RunningJobs> {
  const copy = await startJobs(url, { clock, log: quiet }, jobs, { pollSeconds: 0.5 });
  running.add(copy);
  return copy;
}

/** A job of the mails' queue whose work a test says. */
const mailJob = (run: (mailId: number, stopping: AbortSignal) => Promise<void>): Job =>
  ({ queue: 'send-mail', run: (_, { mailId }, stopping) => run(mailId, stopping) }) as Job<'send-mail'> as Job;

const queueMails = (...ids: number[]) =>
  database().db.transaction(async (tx) => {
    for (const mailId of ids) await enqueue(tx, 'send-mail', { mailId });
  });

async function statesOf(mailId: number): Promise<unknown[]> {
  const { rows } = await database().db.execute<{ state: string }>(
    sql`select state from jobs.job where name = 'send-mail' and data->>'mailId' = ${String(mailId)}`,
  );
  return rows.map(({ state }) => state);
}

test('however many copies of the shop work off a queue, each job is done by one', async () => {
  const done: number[] = [];
  let atOnce = 0;
  let max = 0;
  const job = mailJob(async (id) => {
    max = Math.max(max, ++atOnce);
    await database().db.execute(sql`select 1`);
    atOnce--;
    done.push(id);
  });
  const ids = Array.from({ length: 40 }, (_, at) => at + 1);
  await queueMails(...ids);
  await Promise.all([open([job]), open([job]), open([job])]);
  await eventually(() => done.length).toBe(40);
  expect(done.sort((a, b) => a - b)).toEqual(ids);
  expect(max, 'a copy does one job of a queue at a time').toBeLessThanOrEqual(3);
});

test('a job is there when its transaction is committed, and only then', async () => {
  const done: number[] = [];
  await open([mailJob(async (id) => void done.push(id))]);
  const failing = database().db.transaction(async (tx) => {
    await enqueue(tx, 'send-mail', { mailId: 51 });
    throw new Error('the order failed');
  });
  await expect(failing).rejects.toThrow('the order failed');
  await queueMails(52);
  await eventually(() => done).toEqual([52]);
});

test('a job that fails or hangs keeps no other queue waiting', async () => {
  const done: string[] = [];
  const hanging = mailJob(
    (_, stopping) => new Promise((resolve) => stopping.addEventListener('abort', () => resolve())),
  );
  const failing: Job = { queue: 'refresh-search', run: () => Promise.reject(new Error('once')) };
  const other: Job = { queue: 'expire-orders', run: async () => void done.push('expired') };
  await queueMails(61);
  for (const queue of ['refresh-search', 'expire-orders'] as const) await enqueue(database().db, queue, null);
  await open([hanging, failing, other]);
  await eventually(() => done.length).toBeGreaterThan(0);
});

test('what recurs waits once, however often it is asked for', async () => {
  const { db } = database();
  await db.execute(sql`delete from jobs.job where name = 'forget-expired'`);
  for (let time = 0; time < 3; time++) await enqueue(db, 'forget-expired', null);
  const { rows } = await db.execute(sql`select 1 from jobs.job where name = 'forget-expired'`);
  expect(rows).toHaveLength(1);
  const schedules = await db.execute<{ name: string }>(sql`select name from jobs.schedule order by name`);
  expect(schedules.rows.map(({ name }) => name)).toEqual(
    QUEUE_NAMES.filter((name) => QUEUES[name].cron !== undefined).sort(),
  );
});

test('stopping tells a job under way, does not wait for one that hangs, and leaves it to the next copy', async () => {
  let told: AbortSignal | undefined;
  const hanging = mailJob((_, stopping) => {
    told = stopping;
    return new Promise(() => {});
  });
  await queueMails(71);
  await open([hanging]);
  await eventually(() => told?.aborted).toBe(false);
  await stopAll();
  expect(told?.aborted).toBe(true);
  expect(await statesOf(71)).toEqual(['retry']);
});

test('a database that goes in the middle of a job and comes back ends nothing', async () => {
  const url = new URL(database().url);
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const done: number[] = [];
  const job = mailJob(async (id) => {
    if (id === 81) await proxy.vanish();
    done.push(id);
  });
  await queueMails(81);
  await open([job], url.href);
  await eventually(() => done).toEqual([81]);
  await proxy.comeBack();
  await queueMails(82);
  await eventually(() => done).toEqual([81, 82]);
  expect(await statesOf(81), 'it could not be marked as done: it runs out and is tried again').toEqual(['active']);
  await stopAll();
  await proxy.close();
});
