import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../tests/support/database';
import { openTcpProxy, type TcpProxy } from '../../tests/support/tcp-proxy';
import { type Database, openDatabase } from './client';

/** Another way to the same database, which the tests' proxy cannot cut. */
let other: TestDatabase;
let drop = async () => {};
let proxy: TcpProxy;
beforeAll(async () => {
  const clone = await cloneDatabase(inject('cluster'));
  other = clone.database;
  drop = clone.drop;
  proxy = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(other.url).port) });
});
afterAll(async () => {
  await proxy.close();
  await drop();
});

function throughProxy(options: Parameters<typeof openDatabase>[1] = {}): Database {
  const url = new URL(other.url);
  url.port = String(proxy.port);
  return openDatabase(url.href, { name: 'victim', ...options });
}

const one = async ({ db }: Database) => (await db.execute(sql`select 1 as one`)).rows;

/** Connections that neither wait in the pool nor can be used again. */
const lost = ({ pool }: Database) => pool.totalCount - pool.idleCount;

/** Somebody whose transaction takes a moment. */
const buyer = ({ db }: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await tx.execute(sql`select pg_sleep(0.01)`);
  });

test('a connection that breaks in a transaction fails that transaction only, and the pool goes on', async () => {
  const told: string[] = [];
  const database = openDatabase(other.url, { onConnectionError: (error) => told.push(error.message) });
  const broken = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await one(database)).toEqual([{ one: 1 }]);
  await database.close();
});

for (const statement of ['begin', 'commit', 'rollback']) {
  test(`connections that break at ${statement.toUpperCase()} are all given back`, async () => {
    const database = throughProxy({ connections: 2 });
    proxy.cutAt(statement);
    for (let time = 0; time < 4; time++) {
      const work = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        if (statement === 'rollback') throw new Error('the work failed');
      });
      await expect(work).rejects.toThrow(statement === 'rollback' ? 'the work failed' : 'Failed query');
    }
    proxy.cutAt(undefined);
    expect(await one(database)).toEqual([{ one: 1 }]);
    expect(lost(database)).toBe(0);
    await database.close();
  });
}

test('fifty buyers whose connections are ended again and again leave a pool that works', async () => {
  const database = openDatabase(other.url, { name: 'buyers' });
  for (let round = 0; round < 5; round++) {
    const buyers = Array.from({ length: 50 }, () => buyer(database).catch(() => undefined));
    const ofBuyers = "from pg_stat_activity where application_name = 'buyers' and datname = current_database()";
    const working = async () => (await other.pool.query(`select 1 ${ofBuyers} and state <> 'idle'`)).rowCount;
    await expect.poll(working).toBeGreaterThan(0);
    await other.pool.query(`select pg_terminate_backend(pid) ${ofBuyers}`);
    await Promise.all(buyers);
  }
  await expect.poll(() => one(database).catch(() => undefined)).toEqual([{ one: 1 }]);
  expect(lost(database)).toBe(0);
  await Promise.all(Array.from({ length: 50 }, () => buyer(database)));
  await database.close();
});

test('an address that is gone and comes back is found again', async () => {
  const database = throughProxy({ connections: 5 });
  const buyers = Array.from({ length: 20 }, () => buyer(database).catch(() => undefined));
  await proxy.vanish();
  await Promise.all(buyers);
  await expect(buyer(database)).rejects.toThrow();
  await proxy.comeBack();
  await Promise.all(Array.from({ length: 20 }, () => buyer(database)));
  expect(lost(database)).toBe(0);
  await database.close();
});

test('a transaction whose answers are swallowed ends, and its connection is used no more', async () => {
  const database = throughProxy({ connections: 1, statementTimeout: 500 });
  const stuck = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.silence(true);
    await tx.execute(sql`select 2`);
  });
  await expect(stuck).rejects.toThrow();
  proxy.silence(false);
  expect(await one(database)).toEqual([{ one: 1 }]);
  await database.close();
});

test('closing ends although somebody never gives a connection back', async () => {
  const database = openDatabase(other.url);
  const client = await database.pool.connect();
  await database.close();
  await expect(client.query('select 1')).rejects.toThrow();
});
