import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectFolder } from '../project-folder';
import { withLock } from './lock';
import { installQueues } from './queues';

/**
 * Migrates a database to the current schema, beginning with the tables of the job library. Safe to run from several
 * instances at once: one migrates, the others wait and then have nothing to do.
 * @param folder the SQL files made by drizzle-kit
 * @throws Error with the required grants when the database user may not create schemas or tables
 */
export async function migrate(
  pool: pg.Pool,
  folder: string = path.join(projectFolder(), 'backend/db/migrations'),
): Promise<void> {
  await withLock(pool, 'migrate', async (client) => {
    try {
      await installQueues(client);
      await runMigrations(drizzle(client), { migrationsFolder: folder });
    } catch (error) {
      const refusal = [error, (error as Error).cause].find((one) => (one as { code?: string })?.code === NOT_ALLOWED);
      throw refusal instanceof Error ? missingRights(refusal.message) : error;
    }
  });
}

/** PostgreSQL's error code for missing privileges. */
const NOT_ALLOWED = '42501';

function missingRights(said: string): Error {
  return new Error(
    `its user may not set it up (${said}). As the database's owner run: ` +
      'GRANT CREATE ON DATABASE <database> TO <user>; GRANT CREATE ON SCHEMA public TO <user>;',
  );
}
