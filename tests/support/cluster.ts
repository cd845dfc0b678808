import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from 'backend/db/client';
import { type Cluster, ensureDatabase, openCluster } from 'backend/db/cluster';
import { migrate } from 'backend/db/migrate';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { memoryFolder } from './memory-folder';

const ROOT = path.join(import.meta.dirname, '../..');
/** The folder of the tests' PostgreSQL cluster: in memory, else in the checkout's data folder, but separate from the shop's. */
const DATA_DIR = memoryFolder(ROOT) ?? path.join(ROOT, 'data/test');
const MIGRATIONS = path.join(ROOT, 'backend/db/migrations');
const TEMPLATE_LOCK = 770_080;

/** The data that a test worker needs to clone its database. */
export type TestCluster = { admin: pg.ClientConfig; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Vitest's global set-up: starts the server once and makes the migrated template that workers clone. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTestCluster();
  project.provide('cluster', { admin: cluster.admin, template: cluster.template });
  return cluster.close;
}

/** The test cluster with its template, for set-ups outside vitest too (browser tests). */
export async function openTestCluster(): Promise<TestCluster & { close: () => Promise<void> }> {
  const cluster = await openCluster({ dataDir: DATA_DIR });
  await writeWithoutWaiting(cluster);
  const template = await migratedTemplate(cluster);
  return {
    admin: cluster.connection('postgres'),
    template,
    close: async () => {
      await cluster.close();
    },
  };
}

/** Nothing here has to survive a power cut: commits do not wait for the disk. */
async function writeWithoutWaiting(cluster: Cluster): Promise<void> {
  const admin = new pg.Client(cluster.connection('postgres'));
  await admin.connect();
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await admin.query(`alter system set ${setting} = off`);
    await admin.query(`alter system set max_wal_size = '256MB'`);
    await admin.query('select pg_reload_conf()');
  } finally {
    await admin.end();
  }
}

/** One template for each state of the migrations and the job queues. */
async function migratedTemplate(cluster: Cluster): Promise<string> {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(MIGRATIONS, name)));
  }
  for (const file of ['backend/db/queues.ts', 'node_modules/pg-boss/package.json']) {
    hash.update(readFileSync(path.join(ROOT, file)));
  }
  const template = `template_${hash.digest('hex').slice(0, 12)}`;
  const admin = new pg.Client(cluster.connection('postgres'));
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
      template,
    ]);
    if (rowCount) return template;
    await admin.query(`drop database if exists ${template} with (force)`);
    await ensureDatabase(cluster, template);
    const draft = openDatabase(cluster.connection(template), { connections: 1, statementTimeout: 0 });
    await migrate(draft.pool, MIGRATIONS);
    await draft.close();
    // Marked only when complete: a template without the mark was interrupted and is created again.
    await admin.query(`alter database ${template} with is_template true`);
    return template;
  } finally {
    await admin.end();
  }
}
