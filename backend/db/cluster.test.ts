import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, ensureDatabase, openCluster } from './cluster';
import { runningServer } from './cluster-process';

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cluster-test-'));
  // Open to the service user when root runs the tests.
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(cluster: Cluster, sql: string): Promise<unknown> {
  const client = new pg.Client(cluster.connection('postgres'));
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}

test('two first starts at once end up on one server, which the last to leave stops', async () => {
  const [first, second] = await Promise.all([openCluster({ dataDir }), openCluster({ dataDir })]);
  expect(first.connection('postgres').port).toBe(second.connection('postgres').port);
  await Promise.all([ensureDatabase(first, 'shop'), ensureDatabase(second, 'shop')]);
  expect(await first.close()).toBe('left running');
  expect(await ask(second, "select count(*)::int as n from pg_database where datname = 'shop'")).toEqual({ n: 1 });
  expect(await second.close()).toBe('stopped');
}, 60_000);

test('a server that crashed is started again on its port, for the pools that are open', async () => {
  const cluster = await openCluster({ dataDir });
  const { port } = cluster.connection('postgres');
  const { pid } = (await ask(cluster, 'select pg_backend_pid() as pid')) as { pid: number };
  expect(pid).toBeGreaterThan(0);
  const server = runningServer(await dataFolder(cluster));
  process.kill(server?.pid ?? 0, 'SIGKILL');
  await expect
    .poll(() => ask(cluster, 'select 1 as one').catch(() => undefined), { timeout: 20_000 })
    .toEqual({ one: 1 });
  expect(cluster.connection('postgres').port).toBe(port);
  expect(await cluster.close()).toBe('stopped');
}, 60_000);

async function dataFolder(cluster: Cluster): Promise<string> {
  const { folder } = (await ask(cluster, "select current_setting('data_directory') as folder")) as { folder: string };
  return folder;
}
