import type { Settings } from 'contract/settings';
import { createBackend } from './app';
import { watchCatalogue } from './catalogue/catalogue-changes';
import type { Log } from './context';
import { openDatabase } from './db/client';
import { ensureDatabase, openCluster } from './db/cluster';
import { withLock } from './db/lock';
import { migrate } from './db/migrate';
import { drawRecipe } from './demo/illustrations/draw-recipe';
import { loadDemoShop } from './demo/load';
import { openMediaStore } from './media/store';

/** What starting tells: `done` of `total` in whatever unit the step counts. */
export type Progress = (done: number, total: number, label: string) => void;

export type RunningBackend = {
  fetch: (request: Request) => Promise<Response>;
  /** Throws while the database does not answer. */
  ready: () => Promise<void>;
  /** Told when the catalogue changed, in this process or another on the same database. */
  onCatalogueChange: (listener: () => void) => void;
  /** Accounts the first start made; their passwords are shown this once. */
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

const DATABASE = 'shop';

/**
 * Starts the backend: the built-in PostgreSQL unless DATABASE_URL names another, migrations, the demo shop when there is
 * no shop yet, then the API as a fetch function.
 */
export async function startBackend(
  settings: Settings,
  log: Log,
  { progress, checkAnswers = false, drawsAhead = false }: BackendOptions,
): Promise<RunningBackend> {
  const postgres = await openPostgres(settings);
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = openDatabase(postgres.where, { connections: settings.databasePool, onConnectionError });
  const close = async () => {
    await database.close();
    await postgres.close();
  };
  try {
    await migrate(database.pool).catch((cause: Error) => {
      throw new Error(`The database could not be opened: ${cause.message || 'it does not answer'}`, { cause });
    });
    const media = await openMediaStore({ db: database.db, dataDir: settings.dataDir, draw: drawRecipe });
    const accounts = settings.demoShop ? await loadDemo(postgres.where, progress) : [];
    const { db, pool } = database;
    const backend = createBackend({ db, pool, settings, media, log, checkAnswers }, { drawsAhead });
    const listeners: (() => void)[] = [];
    const watch = watchCatalogue(postgres.where, {
      onChange: () => {
        for (const listener of listeners) listener();
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
        await watch.close();
        await backend.close();
        await close();
      },
    };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

type Postgres = { where: Parameters<typeof openDatabase>[0]; close: () => Promise<unknown> };

/** The shop's database: DATABASE_URL, or the built-in server's. Commands that work on the shop use it too. */
export async function openPostgres(settings: Settings): Promise<Postgres> {
  if (settings.databaseUrl !== undefined) return { where: settings.databaseUrl, close: async () => {} };
  const cluster = await openCluster(settings);
  await ensureDatabase(cluster, DATABASE);
  return { where: cluster.connection(DATABASE), close: cluster.close };
}

/** Loading takes longer than a request may, so it has its own connections; copies that start together load once. */
async function loadDemo(where: Postgres['where'], progress: Progress) {
  const database = openDatabase(where, { connections: 3, statementTimeout: 0, name: 'shop-demo' });
  try {
    const { accounts } = await withLock(database.pool, 'loadDemo', () => loadDemoShop({ db: database.db, progress }));
    return accounts;
  } finally {
    await database.close();
  }
}
