/** What the commands that work on the shop's database share. */
import { type Db, openDatabase } from 'backend/db/client';
import { migrate } from 'backend/db/migrate';
import { openPostgres } from 'backend/db/open-postgres';
import { backendSettings } from 'backend/env';
import { SettingsError } from 'settings/read-settings';

/** A command that cannot be carried out as it was given; its message is shown alone, without a stack. */
export class WrongCommand extends Error {}

/** Opens the shop's database, migrates it, works on it and closes it. @param name what PostgreSQL calls the connection */
export async function onShopDatabase(name: string, work: (db: Db) => Promise<void>): Promise<void> {
  const postgres = await openPostgres(backendSettings());
  const database = openDatabase(postgres.where, { connections: 1, name });
  try {
    await migrate(database.pool);
    await work(database.db);
  } finally {
    await database.close();
    await postgres.close();
  }
}

/** Runs a command; a failure is reported on the error output and by exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const isClear = error instanceof WrongCommand || error instanceof SettingsError;
    console.error(isClear ? error.message : error);
    process.exitCode = 1;
  });
}
