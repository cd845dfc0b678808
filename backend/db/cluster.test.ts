import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './client';
import { type Cluster, ensureDatabase, openCluster } from './cluster';
import { clusterBinaries } from './cluster-binaries';
import { runningServer, startServer } from './cluster-process';
import { serviceUser } from './service-user';

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cluster-test-'));
  // Open to the service user when root runs the tests.
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(cluster: Cluster, statement: string): Promise<unknown> {
  const client = new pg.Client(cluster.connection('postgres'));
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

test('two first starts at once end up on one server, which the last to leave stops', async () => {
  const [first, second] = await Promise.all([openCluster({ dataDir }), openCluster({ dataDir })]);
  expect(first.connection('postgres').port).toBe(second.connection('postgres').port);
  await Promise.all([ensureDatabase(first, 'shop'), ensureDatabase(second, 'shop')]);
  expect(await first.close()).toBe('left running');
  expect(await ask(second, "select count(*)::int as n from pg_database where datname = 'shop'")).toEqual({ n: 1 });
  expect(await second.close()).toBe('stopped');
}, 60_000);

test('a server that crashed is started again on its port, and open pools work again', async () => {
  const cluster = await openCluster({ dataDir });
  const { port } = cluster.connection('postgres');
  const database = openDatabase(() => cluster.connection('postgres'), { connections: 4 });
  const selling = Array.from({ length: 12 }, () =>
    database.db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)).catch(() => 'broken'),
  );
  await expect
    .poll(() => ask(cluster, "select count(*)::int as n from pg_stat_activity where query like '%pg_sleep(60)%'"))
    .toEqual({ n: 5 });
  process.kill((await serverOf(cluster))?.pid ?? 0, 'SIGKILL');
  expect(new Set(await Promise.all(selling))).toEqual(new Set(['broken']));
  await expect
    .poll(
      () =>
        database.pool.query('select 1 as one').then(
          ({ rows }) => rows,
          () => undefined,
        ),
      { timeout: 20_000 },
    )
    .toEqual([{ one: 1 }]);
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  expect(cluster.connection('postgres').port).toBe(port);
  await database.close();
  expect(await cluster.close()).toBe('stopped');
}, 60_000);

test('who leaves while a crashed server is on its way up leaves none behind', async () => {
  const cluster = await openCluster({ dataDir });
  const folder = await dataFolder(cluster);
  process.kill(runningServer(folder)?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => runningServer(folder)?.ready).not.toBe(true);
  await cluster.close();
  await expect.poll(() => runningServer(folder)).toBeUndefined();
}, 60_000);

test('a failed statement leaves nothing that was typed in the server’s log', async () => {
  const cluster = await openCluster({ dataDir });
  const folder = await dataFolder(cluster);
  await expect(ask(cluster, "select 'Marked-Value'::int")).rejects.toThrow('Marked-Value');
  expect(readFileSync(path.join(folder, 'server.log'), 'utf8')).not.toContain('Marked-Value');
  await cluster.close();
}, 60_000);

test('an empty pid file is that of a server that is starting, unless it has been empty for long', async () => {
  const place = { dataDir };
  const cluster = await openCluster(place);
  const folder = await dataFolder(cluster);
  await cluster.close();
  await expect.poll(() => runningServer(folder)).toBeUndefined();
  const file = path.join(folder, 'postmaster.pid');
  writeFileSync(file, '');
  const user = serviceUser(folder);
  const late = await startServer(folder, clusterBinaries(place, user), user, undefined);
  await expect.poll(late.hasEnded).toBe(true);
  expect(existsSync(file)).toBe(true);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  const opened = await openCluster(place);
  expect(runningServer(folder)?.ready).toBe(true);
  await opened.close();
}, 60_000);

const serverOf = async (cluster: Cluster) => runningServer(await dataFolder(cluster));

async function dataFolder(cluster: Cluster): Promise<string> {
  const { folder } = (await ask(cluster, "select current_setting('data_directory') as folder")) as { folder: string };
  return folder;
}
