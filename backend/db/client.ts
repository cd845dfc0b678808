import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as attempts from './schema/attempts';
import * as contact from './schema/contact';
import * as content from './schema/content';
import * as contentItems from './schema/content-items';
import * as customers from './schema/customers';
import * as delivery from './schema/delivery';
import * as discounts from './schema/discounts';
import * as enterprise from './schema/enterprise';
import * as giftCampaigns from './schema/gift-campaigns';
import * as gifts from './schema/gifts';
import * as importedOrders from './schema/imported-orders';
import * as imports from './schema/imports';
import * as mail from './schema/mail';
import * as manufacturers from './schema/manufacturers';
import * as media from './schema/media';
import * as modelDetails from './schema/model-details';
import * as modelImages from './schema/model-images';
import * as models from './schema/models';
import * as newsletters from './schema/newsletters';
import * as offers from './schema/offers';
import * as orders from './schema/orders';
import * as paymentRefunds from './schema/payments';
import * as pricePeriods from './schema/price-periods';
import * as prices from './schema/prices';
import * as productGroups from './schema/product-groups';
import * as properties from './schema/properties';
import * as reference from './schema/reference';
import * as rental from './schema/rental';
import * as ribbons from './schema/ribbons';
import * as search from './schema/search';
import * as sizeTables from './schema/size-tables';
import * as skiWizard from './schema/ski-wizard';
import * as stock from './schema/stock';
import * as stores from './schema/stores';
import * as transfers from './schema/transfers';
import * as usedItems from './schema/used-items';
import * as variantAttributes from './schema/variant-attributes';
import * as variants from './schema/variants';

export const schema = {
  ...attempts,
  ...contact,
  ...content,
  ...contentItems,
  ...customers,
  ...delivery,
  ...discounts,
  ...enterprise,
  ...giftCampaigns,
  ...gifts,
  ...importedOrders,
  ...imports,
  ...mail,
  ...manufacturers,
  ...media,
  ...modelDetails,
  ...modelImages,
  ...models,
  ...newsletters,
  ...offers,
  ...orders,
  ...paymentRefunds,
  ...pricePeriods,
  ...prices,
  ...productGroups,
  ...properties,
  ...reference,
  ...rental,
  ...ribbons,
  ...search,
  ...sizeTables,
  ...skiWizard,
  ...stock,
  ...stores,
  ...usedItems,
  ...transfers,
  ...variantAttributes,
  ...variants,
};

export type Db = NodePgDatabase<typeof schema>;

/** A transaction of the shop's database. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** Waits for running work, then closes the connections, even when the server does not answer. */
  close: () => Promise<void>;
};

/**
 * How to connect to a PostgreSQL: a `postgres://` URL or a configuration. A function is called for every new connection,
 * because the built-in server may restart on another port.
 */
export type DatabasePlace = string | pg.ClientConfig | (() => pg.ClientConfig);

export type DatabaseOptions = {
  /** Max connections. */
  connections?: number;
  /** How long one statement may run, in ms; 0: without limit. Requests are limited to 10 s, commands need more. */
  statementTimeout?: number;
  /** Shown in `pg_stat_activity`. */
  name?: string;
  /** Called when a connection breaks (the server went away), twice for an idle one; the pool reconnects automatically. */
  onConnectionError?: (error: Error) => void;
};

/** How long an unused connection stays open: a new one costs several searches, and its first calls are parsed and planned again. */
const IDLE_MS = 60_000;
/** How long a request waits for a free connection before it is refused as overloaded. */
const CONNECT_LIMIT_MS = 5_000;
const IDLE_TRANSACTION_LIMIT_MS = 60_000;
/** How much later than the server the client cancels a statement, in case the network loses the response. */
const ANSWER_DELAY_MS = 2_000;
/** Idle time after which TCP keep-alive probes start; they detect connections whose other end disappeared. */
const PROBE_AFTER_MS = 10_000;
/** How long closing waits for connections that are in use. */
const CLOSE_LIMIT_MS = 1_000;

/**
 * Opens a pool on a PostgreSQL. The first query connects, so an unreachable server is an error of that query and never ends
 * the process.
 */
export function openDatabase(place: DatabasePlace, options: DatabaseOptions = {}): Database {
  const { connections = 10, statementTimeout = 10_000, name = 'shop', onConnectionError } = options;
  const pool = new pg.Pool({
    Client: clientOf(place),
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementTimeout,
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + ANSWER_DELAY_MS }),
    idle_in_transaction_session_timeout: statementTimeout === 0 ? 0 : IDLE_TRANSACTION_LIMIT_MS,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  });
  // Without listeners a connection that breaks would end the process: the pool's listener covers only idle connections, so
  // each connection gets one for failures during a transaction.
  const open = new Set<pg.PoolClient>();
  pool.on('error', (error) => onConnectionError?.(error));
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', (error) => onConnectionError?.(error));
  });
  pool.on('remove', (client) => open.delete(client));
  const db = drizzle(pool, { schema });
  db.transaction = returningTransactions(pool);
  return { db, pool, close: () => closePool(pool, open) };
}

/** A client without a pool, not connected yet. */
export function clientAt(place: DatabasePlace, name: string): pg.Client {
  const Client = clientOf(place);
  return new Client({
    application_name: name,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  });
}

/** A client class for a place that keeps the other options (limits, names). */
function clientOf(place: DatabasePlace): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const where = typeof place === 'function' ? place() : place;
      super({ ...config, ...(typeof where === 'string' ? { connectionString: where } : where) });
    }
  };
}

/**
 * Transactions that always return their connection to the pool. drizzle takes it before its `try`: when BEGIN fails because
 * the server has just gone, it would never be returned, and the pool would run empty. A connection is reused only when its
 * transaction has certainly ended: committed, or rolled back.
 */
function returningTransactions(pool: pg.Pool): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>();
  const on = (client: pg.PoolClient): Db => {
    const db = known.get(client) ?? drizzle(client, { schema });
    known.set(client, db);
    return db;
  };
  return async (work, config) => {
    const client = await pool.connect();
    let isDoubtful = true;
    let failure: unknown;
    try {
      const result = await on(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = error;
          throw error;
        }
      }, config);
      isDoubtful = false;
      return result;
    } catch (error) {
      // The work's own error is thrown only when the rollback succeeded.
      isDoubtful = error !== failure;
      throw failure ?? error;
    } finally {
      client.release(isDoubtful);
    }
  };
}

async function closePool(pool: pg.Pool, open: ReadonlySet<pg.PoolClient>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      for (const client of open) (client as unknown as pg.Client).end().catch(() => {});
      resolve();
    }, CLOSE_LIMIT_MS);
  });
  await Promise.race([pool.end(), limit]);
  clearTimeout(timer);
}
