/** Opens the shop's database and pictures for a command. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Settings } from 'settings/read-settings';
import { type Db, openDatabase } from '../db/client';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/open-postgres';
import { MAIN_STORE_ID, stores } from '../db/schema/stores';
import { type MediaStore, openMediaStore } from '../media/store';
import { giveWay } from './give-way';
import { ensureReference } from './write/ensure-reference';

export interface OpenShop {
  db: Db;
  pool: Pool;
  media: MediaStore;
  close: () => Promise<void>;
}

/** What PostgreSQL calls the connections. */
const NAME = 'catalogue-import';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Opens the shop's database: DATABASE_URL, or the built-in server, which is started when the shop is not running. An empty
 * shop is initialised here, including the demo shop. What the built-in server does for the command gives way to what it does for pages.
 */
export async function openShop(settings: Settings): Promise<OpenShop> {
  const postgres = await openPostgres(settings);
  const database = openDatabase(postgres.where, { connections: 4, statementTimeout: 0, name: NAME });
  if (settings.databaseUrl === undefined) database.pool.on('connect', (client) => giveWay(serverProcessOf(client)));
  const close = async (): Promise<void> => {
    await database.close();
    await postgres.close();
  };
  try {
    await migrate(database.pool);
    if (!(await isSetUp(database.db))) await firstStart(settings);
    await ensureReference(database.db);
    const { db, pool } = database;
    return { db, pool, media: await openMediaStore({ db, dataDir: settings.dataDir }), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** The process of the server that serves a connection; pg has it, its types do not. */
const serverProcessOf = (client: PoolClient): number => (client as PoolClient & { processID: number }).processID;

/**
 * Opens the shop's database for a dry run, which reads it and cannot write. Nothing is set up or migrated for it.
 * @returns undefined when there is no shop yet, or its database does not answer
 */
export async function openShopToRead(settings: Settings): Promise<Pick<OpenShop, 'db' | 'close'> | undefined> {
  const isMade = await lstat(join(settings.dataDir, 'postgres')).catch(() => undefined);
  if (settings.databaseUrl === undefined && !isMade) return undefined;
  const postgres = await openPostgres(settings).catch(() => undefined);
  if (!postgres) return undefined;
  const database = openDatabase(postgres.where, { connections: 2, statementTimeout: 0, name: NAME });
  database.pool.on('connect', (client) => void client.query('set default_transaction_read_only = on').catch(() => {}));
  const close = async (): Promise<void> => {
    await database.close();
    await postgres.close();
  };
  if (await isSetUp(database.db).catch(() => false)) return { db: database.db, close };
  await close().catch(() => {});
  return undefined;
}

async function isSetUp(db: Db): Promise<boolean> {
  const rows = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, MAIN_STORE_ID));
  return rows.length > 0;
}

async function firstStart(settings: Settings): Promise<void> {
  console.error('The shop is new: setting it up first.');
  // Loading the whole shop takes longer than an import of prices.
  const { startBackend } = await import('../start-backend');
  const backend = await startBackend(settings, silent, { progress: () => {} });
  for (const { role, email, password } of backend.accounts) console.log(`${role}: ${email}, password ${password}`);
  await backend.close();
}
