import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type ClusterPlace, clusterBinaries, sharedFolder } from './cluster-binaries';
import {
  CLUSTER_USER,
  clusterPassword,
  lastLogLines,
  makeCluster,
  runningServer,
  startServer,
} from './cluster-process';
import { isReachable, type ServiceUser, serviceUser } from './service-user';

/**
 * The built-in PostgreSQL, used when DATABASE_URL is not set: one server a data folder, in `postgres` below it, shared by
 * every process that opens the folder. It is found again after a `kill -9` by its `postmaster.pid`.
 */
export type Cluster = {
  /** How to connect to one of its databases. */
  connection: (database: string) => pg.ClientConfig;
  /** Leaves the server; the last process to leave stops it. */
  close: () => Promise<'stopped' | 'left running'>;
};

/** Advisory lock each process holds shared while it uses the server; whoever then gets it alone is the last. */
const IN_USE_LOCK = 770_077;
const START_LIMIT_MS = 30_000;
/** The administration database: the in-use lock and `create database` live there. */
const ADMIN_DATABASE = 'postgres';
/** starting up, shut down by an administrator, crashed, refused, cut: the server is on its way up or down */
const PASSING = ['57P03', '57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/**
 * Opens the cluster of a data folder: makes it when missing, starts it when it does not run.
 * @throws one sentence when the platform has no binaries, the folder belongs to somebody else or the server will not start
 */
export async function openCluster(place: ClusterPlace): Promise<Cluster> {
  const home = { ...place, dataDir: path.resolve(place.dataDir) };
  mkdirSync(home.dataDir, { recursive: true });
  const folder = clusterFolder(home);
  const user = serviceUser(folder);
  const bin = clusterBinaries(home, user);
  if (!isMade(folder)) await makeCluster(folder, bin, user);
  const base = { host: '127.0.0.1', user: CLUSTER_USER, password: clusterPassword(folder) };
  let keeper = hold(folder, bin, user, base);
  let { port } = await keeper;
  let leaving = false;

  /** A server that crashed is started again, on its port, so that the pools of this process recover by themselves. */
  const watch = ({ client }: Keeper) => {
    client.once('end', () => {
      if (leaving) return;
      keeper = hold(folder, bin, user, base, port);
      keeper.then(
        (next) => {
          port = next.port;
          watch(next);
        },
        (error) => process.emitWarning(`The built-in PostgreSQL is gone: ${error.message}`),
      );
    });
  };
  watch(await keeper);

  return {
    connection: (database) => ({ ...base, port, database }),
    close: async () => {
      leaving = true;
      const last = await keeper.catch(() => undefined);
      return last ? leave(last, folder) : 'left running';
    },
  };
}

type Keeper = { client: pg.Client; pid: number; port: number };

/**
 * The cluster's folder: `postgres` in the data folder. Where the service user cannot walk to that (a checkout in /root),
 * it is a symlink to a new folder in the shared place; making the link decides between two first starts. The name is
 * random, so that a data folder that was deleted and made again starts empty.
 */
function clusterFolder(home: ClusterPlace): string {
  const link = path.join(home.dataDir, 'postgres');
  const entry = lstatSync(link, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink()) return readlinkSync(link);
  const user = serviceUser(link);
  if (entry || isReachable(home.dataDir, user)) return link;
  const target = path.join(sharedFolder(home, user), `data-${randomBytes(6).toString('hex')}`);
  try {
    symlinkSync(target, link);
    return target;
  } catch {
    return readlinkSync(link);
  }
}

/** @throws when the folder is there and belongs to somebody whose files this process may not read */
function isMade(folder: string): boolean {
  try {
    return readdirSync(folder).includes('PG_VERSION');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new Error(`${folder} belongs to another user: start the shop as that user or as root, or set DATA_DIR.`);
  }
}

/** Connects to the running server and takes the in-use lock, starting the server as often as it takes. */
async function hold(
  folder: string,
  bin: string,
  user: ServiceUser,
  base: pg.ClientConfig,
  usualPort?: number,
): Promise<Keeper> {
  let hasEnded = () => true;
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(20)) {
    const server = runningServer(folder);
    if (server?.ready) {
      const client = await takeInUseLock({ ...base, port: server.port });
      if (client) return { client, pid: server.pid, port: server.port };
    } else if (!server && hasEnded()) {
      hasEnded = await startServer(folder, bin, user, usualPort);
      await sleep(60);
    }
  }
  throw new Error(`The built-in PostgreSQL did not start. ${lastLogLines(folder)}`);
}

async function takeInUseLock(config: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...config,
    database: ADMIN_DATABASE,
    application_name: 'shop-keeper',
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const { code, message } = error as Error & { code?: string };
    if (PASSING.includes(code ?? '') || /terminated/.test(message)) return undefined;
    throw error;
  }
}

async function leave(keeper: Keeper, folder: string): Promise<'stopped' | 'left running'> {
  try {
    await keeper.client.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
    const { rows } = await keeper.client.query('select pg_try_advisory_lock($1) as last', [IN_USE_LOCK]);
    if (rows[0]?.last) {
      process.kill(keeper.pid, 'SIGINT');
      while (runningServer(folder)?.pid === keeper.pid) await sleep(10);
      return 'stopped';
    }
    await keeper.client.end();
  } catch {
    // The server went first, which is what leaving wants.
  }
  return 'left running';
}

/** Makes a database when it is not there; two makers at once are no error. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  const client = new pg.Client(cluster.connection(ADMIN_DATABASE));
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const raced = ['42P04', '23505'].includes((error as { code?: string }).code ?? '');
    if (!raced) throw error;
  } finally {
    await client.end();
  }
}
