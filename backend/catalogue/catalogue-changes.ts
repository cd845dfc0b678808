import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db, Transaction } from '../db/client';

const CHANNEL = 'catalogue_changed';
const RETRY_MS = 5_000;

/** Tells every copy of the shop on this database that products, groups or contents are new; in a transaction, when it commits. */
export async function announceCatalogueChange(db: Db | Transaction): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

export type CatalogueWatch = { readonly close: () => Promise<void> };

/** Who is told, and how long after a connection broke the next one is opened, in ms. */
export interface WatchOptions {
  readonly onChange: () => void;
  readonly onError: (error: Error) => void;
  readonly retryMs?: number;
}

/**
 * Listens for announced changes on a connection of its own, and opens a new one when it breaks. What was announced in
 * between is not known: a connection that was not the first attempt counts as a change.
 */
export function watchCatalogue(
  where: string | pg.ClientConfig,
  { onChange, onError, retryMs = RETRY_MS }: WatchOptions,
): CatalogueWatch {
  const config = typeof where === 'string' ? { connectionString: where } : where;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isFirst = true;

  const connect = async () => {
    const mayHaveMissed = !isFirst;
    isFirst = false;
    const opened = new pg.Client({ ...config, application_name: 'shop-watch', keepAlive: true });
    client = opened;
    let isOver = false;
    const over = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      if (error && !isClosed) onError(error);
      opened.end().catch(() => {});
      if (!isClosed) timer = setTimeout(start, retryMs).unref();
    };
    opened.on('error', over);
    opened.on('end', () => over());
    opened.on('notification', onChange);
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      if (mayHaveMissed) onChange();
    } catch (error) {
      over(error as Error);
    }
  };
  const start = () => void connect();
  start();

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
