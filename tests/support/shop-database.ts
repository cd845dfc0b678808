import pg from 'pg';
import { openTestCluster } from './cluster';

/** An empty database of the test cluster for a whole shop, with access for the test. */
export type ShopDatabase = {
  /** The value for DATABASE_URL. */
  url: string;
  query: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  drop: () => Promise<void>;
};

/** Creates one; starts the test cluster if it does not run. */
export async function createShopDatabase(): Promise<ShopDatabase> {
  const cluster = await openTestCluster();
  const name = `shop_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const { host, port, user, password } = cluster.admin;
  const url = `postgresql://${user}:${password}@${host}:${port}/${name}`;
  await ask(cluster.admin, `create database ${name}`);
  return {
    url,
    query: (statement, values) => ask({ connectionString: url }, statement, values),
    drop: async () => {
      await ask(cluster.admin, `drop database if exists ${name} with (force)`);
      await cluster.close();
    },
  };
}

async function ask(config: pg.ClientConfig, statement: string, values: unknown[] = []) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
