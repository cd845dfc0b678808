import type { Settings } from 'settings/read-settings';
import type { DatabasePlace } from './client';
import { ensureDatabase, openCluster } from './cluster';

/** Where the shop's database is. */
export type Postgres = { where: DatabasePlace; close: () => Promise<unknown> };

const DATABASE = 'shop';

/** The shop's database: DATABASE_URL, or the built-in server's. Commands that work on the shop use it too. */
export async function openPostgres(settings: Settings): Promise<Postgres> {
  if (settings.databaseUrl !== undefined) return { where: settings.databaseUrl, close: async () => {} };
  const cluster = await openCluster(settings);
  await ensureDatabase(cluster, DATABASE);
  return { where: () => cluster.connection(DATABASE), close: cluster.close };
}
