import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as catalogue from './schema/catalogue';
import * as content from './schema/content';
import * as customers from './schema/customers';
import * as delivery from './schema/delivery';
import * as discounts from './schema/discounts';
import * as enterprise from './schema/enterprise';
import * as gifts from './schema/gifts';
import * as mail from './schema/mail';
import * as media from './schema/media';
import * as modelDetails from './schema/model-details';
import * as orders from './schema/orders';
import * as prices from './schema/prices';
import * as reference from './schema/reference';
import * as search from './schema/search';
import * as sizeTables from './schema/size-tables';
import * as skiWizard from './schema/ski-wizard';
import * as stock from './schema/stock';

export const schema = {
  ...catalogue,
  ...content,
  ...customers,
  ...delivery,
  ...discounts,
  ...enterprise,
  ...gifts,
  ...mail,
  ...media,
  ...modelDetails,
  ...orders,
  ...prices,
  ...reference,
  ...search,
  ...sizeTables,
  ...skiWizard,
  ...stock,
};

export type Db = NodePgDatabase<typeof schema>;

/** A transaction of the shop's database. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export type DatabaseOptions = {
  /** Connections at most. */
  connections?: number;
  /** How long one statement may run, in ms; 0: without limit. Requests keep to 10 s, commands need more. */
  statementTimeout?: number;
  /** Shown in `pg_stat_activity`. */
  name?: string;
  /** Told about connections that break (the server went away), twice of an idle one; the pool opens new ones by itself. */
  onConnectionError?: (error: Error) => void;
};

/** How long a request waits for a free connection before it is refused as overloaded. */
const CONNECT_LIMIT_MS = 5_000;
const IDLE_TRANSACTION_LIMIT_MS = 60_000;

/**
 * Opens a pool on a PostgreSQL. Nothing is connected yet: the first query does that, so an unreachable server is the
 * error of that query and never of the process.
 * @param where a `postgres://` address or a connection of the built-in cluster
 */
export function openDatabase(where: string | pg.ClientConfig, options: DatabaseOptions = {}): Database {
  const { connections = 10, statementTimeout = 10_000, name = 'shop', onConnectionError } = options;
  const pool = new pg.Pool({
    ...(typeof where === 'string' ? { connectionString: where } : where),
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout === 0 ? 0 : IDLE_TRANSACTION_LIMIT_MS,
    application_name: name,
    keepAlive: true,
  });
  // Without listeners a connection that breaks would end the process: the pool's own watches idle connections only, so
  // each connection gets one for when it breaks in the middle of a transaction.
  pool.on('error', (error) => onConnectionError?.(error));
  pool.on('connect', (client) => client.on('error', (error) => onConnectionError?.(error)));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
