import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectFolder } from '../project-folder';
import { withLock } from './lock';

/**
 * Brings a database to the schema this code was written for. Safe to run from several copies at once: one migrates, the
 * others wait and then find nothing left to do.
 * @param folder the SQL files made by drizzle-kit
 */
export async function migrate(
  pool: pg.Pool,
  folder: string = path.join(projectFolder(), 'backend/db/migrations'),
): Promise<void> {
  await withLock(pool, 'migrate', (client) => runMigrations(drizzle(client), { migrationsFolder: folder }));
}
