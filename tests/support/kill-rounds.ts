import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from 'backend/db/client';
import { CLUSTER_USER, clusterPassword, runningServer } from 'backend/db/cluster-process';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { orderBody } from './order-body';
import { ledgerFaults, numberOf } from './ordering';
import { ask, startTestShop, type TestShop } from './shop';
import { insertShop, insertVariant, STORES } from './shop-data';

/** The tables that placing an order writes, and then those that paying it writes: each is a step at which it is killed. */
const STEPS = [
  ['place', 'orders'],
  ['place', 'stock'],
  ['place', 'stock_movements'],
  ['place', 'order_rows'],
  ['place', 'order_allocations'],
  ['place', 'payments'],
  ['place', 'order_events'],
  ['pay', 'payments'],
  ['pay', 'payment_events'],
  ['pay', 'order_events'],
  ['pay', 'mails'],
] as const;

const UNITS = 100_000;
const AT_ONCE = 3;
const LIMIT_MS = 60_000;

/** A running shop under test: its backend, its built-in database, and what was promised to customers. */
interface Subject {
  backend: TestShop;
  readonly dataDir: string;
  readonly productId: number;
  /** Every key that was sent, with the order's number as soon as it was answered. */
  readonly promised: Map<string, string>;
  /** Payment references of the orders whose payment was answered. */
  readonly paid: Set<string>;
}

const clusterOf = (dataDir: string) => realpathSync(path.join(dataDir, 'postgres'));

function urlOf(dataDir: string): string {
  const folder = clusterOf(dataDir);
  return `postgresql://${CLUSTER_USER}:${clusterPassword(folder)}@127.0.0.1:${runningServer(folder)?.port ?? 0}/shop`;
}

const start = (dataDir: string) => startTestShop({ kind: 'backend', dataDir, env: { DEMO_SHOP: 'no' } });

async function send(subject: Subject, where: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(subject.backend.port, where, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, string> };
}

/** Sends the order of a key. @returns its payment reference; undefined when it was not answered */
async function place(subject: Subject, key: string): Promise<string | undefined> {
  const { productId, promised } = subject;
  if (!promised.has(key)) promised.set(key, '');
  const answer = await send(subject, '/api/checkout/order/', orderBody({ productId, key })).catch(() => undefined);
  if (answer?.status !== 200) return undefined;
  const { order_number: number = '', payment_reference: reference = '' } = answer.body;
  const before = promised.get(key);
  if (before && before !== number) throw new Error(`The order ${before} became ${number}.`);
  promised.set(key, number);
  return reference;
}

async function pay(subject: Subject, reference: string): Promise<boolean> {
  const where = `/api/payments/test/${reference}/`;
  const answer = await send(subject, where, { decision: 'approve' }).catch(() => undefined);
  if (answer?.status === 200 && answer.body['payment_status'] === 'captured') subject.paid.add(reference);
  return subject.paid.has(reference);
}

/** Repeats a check until it is true. @throws after a minute */
async function until(check: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await check())) {
    if (performance.now() > end) throw new Error('A minute passed in vain.');
    await pause(20);
  }
}

/** Runs something while no row of a table can be written, and goes on once it waits there. */
async function stoppedAt(dataDir: string, table: string, run: () => Promise<unknown>, kill: () => Promise<void>) {
  const holder = new pg.Client(urlOf(dataDir));
  // it ends with the database
  holder.on('error', () => {});
  await holder.connect();
  await holder.query(`begin; lock table ${table} in exclusive mode`);
  const running = run();
  const waits = async () => {
    const { rows } = await holder.query('select 1 from pg_locks where not granted limit 1');
    return rows.length === 1;
  };
  await until(waits);
  await kill();
  await holder.end().catch(() => {});
  await running;
}

async function killShop(subject: Subject): Promise<void> {
  await subject.backend.kill();
}

async function killDatabase({ dataDir }: Subject): Promise<void> {
  const { pid } = runningServer(clusterOf(dataDir)) ?? {};
  if (pid === undefined) throw new Error('The database does not run.');
  process.kill(pid, 'SIGKILL');
}

/** Brings the shop back: a killed one is started again, and a running one starts its killed database. */
async function comeBack(subject: Subject, victim: Victim): Promise<void> {
  if (victim === 'shop') subject.backend = await start(subject.dataDir);
  const isReady = async () => {
    const answer = await ask(subject.backend.port, '/readyz').catch(() => undefined);
    // a killed server's connections may go on for a moment and answer: the new one must be there
    return answer?.status === 200 && runningServer(clusterOf(subject.dataDir))?.ready === true;
  };
  await until(isReady);
}

type Victim = 'shop' | 'database';

/** One round: orders before, some that are cut off, and the same again afterwards. */
async function round(subject: Subject, [verb, table]: (typeof STEPS)[number], victim: Victim): Promise<void> {
  const before = randomUUID();
  const reference = await place(subject, before);
  if (reference === undefined) throw new Error('An order before the kill was not answered.');
  const keys = verb === 'place' ? Array.from({ length: AT_ONCE }, () => randomUUID()) : [];
  const run = () =>
    Promise.all([...keys.map((key) => place(subject, key)), ...(verb === 'pay' ? [pay(subject, reference)] : [])]);
  await stoppedAt(subject.dataDir, table, run, () => (victim === 'shop' ? killShop(subject) : killDatabase(subject)));
  await comeBack(subject, victim);
  for (const key of [before, ...keys]) {
    if ((await place(subject, key)) === undefined) throw new Error('An order could not be sent again.');
  }
  if (!(await pay(subject, reference))) throw new Error('A payment could not be sent again.');
}

/** What is wrong in the database: half orders, lost or doubled ones, sums and stock that do not add up. */
async function faultsOf({ dataDir, promised, paid, productId }: Subject): Promise<string[]> {
  const database: Database = openDatabase(urlOf(dataDir), { connections: 1, name: 'check' });
  const { db } = database;
  const count = (query: ReturnType<typeof sql>) => numberOf(db, query);
  const faults = {
    'sums, stock or payments of an order': await ledgerFaults(db),
    'orders without rows, events or allocations': await count(sql`select count(*) from orders o where
      (select count(*) from order_rows r where r.order_id = o.id) <> 2
      or not exists (select 1 from order_events e where e.order_id = o.id)
      or (select sum(quantity) from order_allocations a join order_rows r on r.id = a.order_row_id where r.order_id = o.id) <> 1`),
    'orders beyond those sent': (await count(sql`select count(*) from orders`)) - promised.size,
    'units neither in stock nor in an order':
      UNITS -
      (await count(sql`select sum(quantity) from stock where variant_id = ${productId}`)) -
      (await count(sql`select count(*) from orders where status <> 'payment_failed'`)),
    'payments beyond those answered':
      (await count(sql`select count(*) from payments where status = 'captured'`)) - paid.size,
    'half payments': await count(sql`select count(*) from orders o where
      (o.status = 'processing') <> exists (select 1 from payments p where p.order_id = o.id and p.status = 'captured')
      or (o.status = 'processing') <> (o.paid_at is not null)
      or (o.status = 'processing') <> ((select count(*) from mails m where m.order_id = o.id) = 1)`),
  };
  const { rows } = await db.execute<{ key: string; number: string }>(
    sql`select idempotency_key as key, number from orders`,
  );
  const known = new Map(rows.map(({ key, number }) => [key, number]));
  const lost = [...promised].filter(([key, number]) => known.get(key) !== number).length;
  await database.close();
  return Object.entries({ ...faults, 'lost orders': lost }).flatMap(([what, n]) => (n === 0 ? [] : [`${what}: ${n}`]));
}

/**
 * Kills the shop and its database (kill -9) in turn at every step of placing and paying an order, sends everything again and
 * checks what is left after each round: no half order, no lost one, and ledgers that add up.
 * @param told called after each round
 * @returns what was wrong; empty when nothing was
 */
export async function killRounds(rounds: number, told: (text: string) => void = () => {}): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-kill-'));
  // readable by the database's service user when root runs it
  chmodSync(dataDir, 0o755);
  const backend = await start(dataDir);
  const database = openDatabase(urlOf(dataDir), { connections: 1, name: 'fill' });
  await insertShop(database.db);
  const productId = await insertVariant(database.db, { stock: { [STORES.main]: UNITS } });
  await database.close();
  const subject: Subject = { backend, dataDir, productId, promised: new Map(), paid: new Set() };
  const found: string[] = [];
  try {
    for (let number = 0; number < rounds; number++) {
      const step = STEPS[number % STEPS.length] ?? STEPS[0];
      const victim = (number + Math.floor(number / STEPS.length)) % 2 === 0 ? 'shop' : 'database';
      await round(subject, step, victim);
      const faults = await faultsOf(subject);
      const what = `${number + 1}: ${victim} killed while it wrote ${step[1]} (${step[0]})`;
      told(`${what}: ${faults.length === 0 ? 'whole' : faults.join('; ')}`);
      found.push(...faults.map((fault) => `${what}: ${fault}`));
    }
  } finally {
    await subject.backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return found;
}
