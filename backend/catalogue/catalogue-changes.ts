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

/**
 * Listens for announced changes on a connection of its own, and opens a new one when it breaks. What was announced in
 * between is not known: a new connection counts as a change.
 */
export function watchCatalogue(
  where: string | pg.ClientConfig,
  { onChange, onError }: { onChange: () => void; onError: (error: Error) => void },
): CatalogueWatch {
  const config = typeof where === 'string' ? { connectionString: where } : where;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wasConnected = false;

  const connect = async () => {
    const opened = new pg.Client({ ...config, application_name: 'shop-watch', keepAlive: true });
    client = opened;
    let isOver = false;
    const over = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      if (error && !isClosed) onError(error);
      opened.end().catch(() => {});
      if (!isClosed) timer = setTimeout(start, RETRY_MS).unref();
    };
    opened.on('error', over);
    opened.on('end', () => over());
    opened.on('notification', onChange);
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      if (wasConnected) onChange();
      wasConnected = true;
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
