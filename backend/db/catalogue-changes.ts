import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { clientAt, type DatabasePlace, type Db, type Transaction } from './client';

const CHANNEL = 'catalogue_changed';
const RETRY_MS = 5_000;

/** The longest payload that PostgreSQL takes is 8,000 bytes; names of calls come nowhere near. */
const SEPARATOR = ',';

/** The payload of an import; no call has this name. */
const IMPORT = '~import';

/**
 * Notifies every instance of the shop on this database that products, groups or contents changed; in a transaction after its commit.
 * @param calls names of the contract's calls whose answers changed; none: any of them may have
 */
export async function announceCatalogueChange(db: Db | Transaction, calls: readonly string[] = []): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${[...new Set(calls)].sort().join(SEPARATOR)})`);
}

/**
 * The same after an import: any answer may have changed, most of them at once, and nobody who shops waits for it. What visitors see
 * may change gradually, within a second, so that the pages and lists need not all be made at the same moment.
 */
export async function announceImport(db: Db | Transaction): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${IMPORT})`);
}

/** What was announced. */
export interface CatalogueChange {
  /** Names of the calls whose answers changed; empty: any of them may have. */
  readonly calls: readonly string[];
  /** What was may be shown up to a second longer. */
  readonly isGradual: boolean;
}

function changeIn(payload: string | undefined): CatalogueChange {
  if (payload === IMPORT) return { calls: [], isGradual: true };
  return { calls: payload ? payload.split(SEPARATOR) : [], isGradual: false };
}

export type CatalogueWatch = { readonly close: () => Promise<void> };

/** Callbacks, and the delay before reconnecting, in ms. */
export interface WatchOptions {
  readonly onChange: (change: CatalogueChange) => void;
  readonly onError: (error: Error) => void;
  readonly retryMs?: number;
}

/**
 * Listens for announced changes on a separate connection, and reconnects when it breaks. Changes during an interruption are
 * unknown, so every reconnection counts as a change.
 */
export function watchCatalogue(
  where: DatabasePlace,
  { onChange, onError, retryMs = RETRY_MS }: WatchOptions,
): CatalogueWatch {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isFirst = true;

  const connect = async () => {
    const mayHaveMissed = !isFirst;
    isFirst = false;
    const opened = clientAt(where, 'shop-watch');
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
    opened.on('notification', ({ payload }) => onChange(changeIn(payload)));
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      if (mayHaveMissed) onChange({ calls: [], isGradual: false });
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
      // An unresponsive server would never confirm the end.
      void client?.end().catch(() => {});
    },
  };
}
