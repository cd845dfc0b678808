import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectFolder } from '../project-folder';

/** One copy of the shop migrates at a time; the others wait and then find nothing left to do. */
const MIGRATION_LOCK = 770_078;

/**
 * Brings a database to the schema this code was written for. Safe to run from several copies at once.
 * @param folder the SQL files made by drizzle-kit
 */
export async function migrate(
  pool: pg.Pool,
  folder: string = path.join(projectFolder(), 'backend/db/migrations'),
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Destroyed, not given back: that frees the lock and the changed time-out whatever happened.
    client.release(true);
  }
}
