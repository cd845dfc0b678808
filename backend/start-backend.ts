import type { Settings } from 'settings/read-settings';
import { createBackend } from './app';
import type { Log } from './context';
import { type CatalogueChange, watchCatalogue } from './db/catalogue-changes';
import { openDatabase } from './db/client';
import { withLock } from './db/lock';
import { migrate } from './db/migrate';
import { openPostgres, type Postgres } from './db/open-postgres';
import { isEmptyShop } from './demo/is-empty-shop';
import { type RunningJobs, shopJobs, startJobs } from './jobs/run-jobs';
import { openMediaStore } from './media/store';
import { openEncoder, openPainter } from './open-painter';

/** Progress of the start: `done` of `total` in the unit of the current step. */
export type Progress = (done: number, total: number, label: string) => void;

export type RunningBackend = {
  fetch: (request: Request) => Promise<Response>;
  /** Throws while the database does not answer. */
  ready: () => Promise<void>;
  /** Called when the catalogue changed, in this process or another on the same database. */
  onCatalogueChange: (listener: (change: CatalogueChange) => void) => void;
  /** Accounts created by the first start; their passwords are shown only once. */
  accounts: { email: string; role: string; password: string }[];
  close: () => Promise<void>;
};

export interface BackendOptions {
  readonly progress: Progress;
  /** Check every answer by the contract: a wrong one is a 500 and a line in the log. For development. */
  readonly checkAnswers?: boolean;
  /** Render the pictures of cards in the background, so that the first visitors do not wait for them. */
  readonly drawsAhead?: boolean;
}

/**
 * Starts the backend: the built-in PostgreSQL unless DATABASE_URL names another, migrations, the demo shop when there is
 * no shop yet, then the jobs and the API as a fetch function.
 */
export async function startBackend(
  settings: Settings,
  log: Log,
  { progress, checkAnswers = false, drawsAhead = false }: BackendOptions,
): Promise<RunningBackend> {
  const postgres = await openPostgres(settings);
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = openDatabase(postgres.where, { connections: settings.databasePool, onConnectionError });
  const painter = openPainter();
  const encoder = openEncoder();
  let jobs: RunningJobs | undefined;
  const close = async () => {
    painter.close();
    encoder.close();
    await Promise.all([jobs?.stop(), database.close()]);
    await postgres.close();
  };
  try {
    await migrate(database.pool).catch((cause: Error) => {
      throw new Error(`The database could not be opened: ${cause.message || 'it does not answer'}`, { cause });
    });
    const { paint } = painter;
    const { encode } = encoder;
    const media = await openMediaStore({ db: database.db, dataDir: settings.dataDir, paint, encode });
    const { db, pool } = database;
    const isNew = settings.demoShop && (await isEmptyShop(db));
    const accounts = isNew ? await loadDemo(postgres.where, progress) : [];
    // every picture of a new shop is still to be drawn
    if (isNew && drawsAhead) painter.warmUp();
    const backend = createBackend({ db, pool, settings, media, log, checkAnswers }, { drawsAhead });
    jobs = await startJobs(postgres.where, { clock: () => new Date(), log }, shopJobs(settings));
    const listeners: ((change: CatalogueChange) => void)[] = [];
    const watch = watchCatalogue(postgres.where, {
      onChange: (change) => {
        for (const listener of listeners) listener(change);
      },
      onError: onConnectionError,
    });
    return {
      fetch: backend.fetch,
      ready: async () => {
        await database.pool.query('select 1');
      },
      onCatalogueChange: (listener) => listeners.push(listener),
      accounts,
      close: async () => {
        await Promise.all([watch.close(), backend.close()]);
        await close();
      },
    };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/**
 * Loading takes longer than a request may, so it uses separate connections; instances that start together load it once. The
 * demo data module is imported only here, so that other processes do not hold it in memory.
 */
async function loadDemo(where: Postgres['where'], progress: Progress) {
  const { loadDemoShop } = await import('./demo/load');
  const database = openDatabase(where, { connections: 3, statementTimeout: 0, name: 'shop-demo' });
  try {
    const { accounts } = await withLock(database.pool, 'loadDemo', () => loadDemoShop({ db: database.db, progress }));
    return accounts;
  } finally {
    await database.close();
  }
}
