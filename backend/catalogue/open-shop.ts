/** Opens the shop's database and pictures for a command. */

import { eq } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import { type Db, openDatabase } from '../db/client';
import { migrate } from '../db/migrate';
import { MAIN_STORE_ID, stores } from '../db/schema/stores';
import { type MediaStore, openMediaStore } from '../media/store';
import { openPostgres, startBackend } from '../start-backend';
import { ensureReference } from './write/ensure-reference';

export interface OpenShop {
  db: Db;
  media: MediaStore;
  close: () => Promise<void>;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Opens the shop's database: DATABASE_URL, or the built-in server, which is started when the shop is not running. An empty
 * shop is initialised here, including the demo shop.
 */
export async function openShop(settings: Settings): Promise<OpenShop> {
  const postgres = await openPostgres(settings);
  const database = openDatabase(postgres.where, { connections: 3, statementTimeout: 0, name: 'catalogue-import' });
  const close = async (): Promise<void> => {
    await database.close();
    await postgres.close();
  };
  try {
    await migrate(database.pool);
    if (!(await isSetUp(database.db))) await firstStart(settings);
    await ensureReference(database.db);
    return { db: database.db, media: await openMediaStore({ db: database.db, dataDir: settings.dataDir }), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

async function isSetUp(db: Db): Promise<boolean> {
  const rows = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, MAIN_STORE_ID));
  return rows.length > 0;
}

async function firstStart(settings: Settings): Promise<void> {
  console.error('The shop is new: setting it up first.');
  const backend = await startBackend(settings, silent, { progress: () => {} });
  for (const { role, email, password } of backend.accounts) console.log(`${role}: ${email}, password ${password}`);
  await backend.close();
}
