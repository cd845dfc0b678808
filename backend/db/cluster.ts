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
  type StartedServer,
  startServer,
} from './cluster-process';
import { isReachable, type ServiceUser, serviceUser } from './service-user';

/**
 * The built-in PostgreSQL, used when DATABASE_URL is not set: one server per data folder, in its subfolder `postgres`,
 * shared by all processes that open the folder. After a `kill -9` it is found by its `postmaster.pid`.
 */
export type Cluster = {
  /** How to connect to one of its databases. */
  connection: (database: string) => pg.ClientConfig;
  /** Leaves the server; the last process to leave stops it. */
  close: () => Promise<'stopped' | 'left running'>;
};

/**
 * Advisory lock that each process holds in shared mode while it uses the server; a process that gets it exclusively is the last
 * user.
 */
const IN_USE_LOCK = 770_077;
const START_LIMIT_MS = 30_000;
/** Delay before retrying to start a server that does not start. */
const RESTART_REST_MS = 1_000;
/** How long leaving waits until the server is down. */
const STOP_LIMIT_MS = 2_500;
/** Max time for a running server to answer about its lock. */
const ANSWER_LIMIT_MS = 1_000;
/** The administration database: the in-use lock and `create database` live there. */
const ADMIN_DATABASE = 'postgres';
/** starting up, shut down by an administrator, crashed, refused, cut: the server is on its way up or down */
const PASSING = ['57P03', '57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/**
 * Opens the cluster of a data folder: creates it when missing, starts it when it is not running.
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
  const leaving = new AbortController();
  const server: Server = { folder, bin, user, base, started: undefined, signal: leaving.signal };
  const first = await hold(server);
  let { port } = first;
  let keeper: Promise<Keeper | undefined> = Promise.resolve(first);

  /** Takes the lock again when its connection broke, and restarts a crashed server on the same port, retrying until it succeeds. */
  const recover = async (): Promise<Keeper | undefined> => {
    while (!leaving.signal.aborted) {
      try {
        const next = await hold(server, port);
        port = next.port;
        watch(next);
        return next;
      } catch (error) {
        if (leaving.signal.aborted) break;
        process.emitWarning(`The built-in PostgreSQL is gone: ${(error as Error).message}`);
        await sleep(RESTART_REST_MS);
      }
    }
    return undefined;
  };
  const watch = ({ client }: Keeper) => {
    client.once('end', () => {
      if (!leaving.signal.aborted) keeper = recover();
    });
  };
  watch(first);

  return {
    connection: (database) => ({ ...base, port, database }),
    close: async () => {
      leaving.abort();
      const last = await keeper;
      return last ? leave(last, folder) : abandon(server);
    },
  };
}

type Keeper = { client: pg.Client; pid: number; port: number };

/** The state of a folder's server. `started` is a process that was started here and is not locked yet. */
type Server = {
  folder: string;
  bin: string;
  user: ServiceUser;
  base: pg.ClientConfig;
  started: StartedServer | undefined;
  signal: AbortSignal;
};

/**
 * The cluster's folder: `postgres` in the data folder. When the service user cannot access it (a checkout in /root), it is a
 * symlink to a new folder in the shared place; creating the link is atomic, so one of two first starts wins. The name is
 * random, so that a deleted and recreated data folder starts empty.
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

/** Connects to the running server and takes the in-use lock, starting the server as often as necessary. */
async function hold(server: Server, usualPort?: number): Promise<Keeper> {
  const { folder, bin, user, base, signal } = server;
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(20)) {
    if (signal.aborted) throw new Error('The built-in PostgreSQL is being left.');
    const running = runningServer(folder);
    if (running?.ready) {
      const client = await takeInUseLock({ ...base, port: running.port });
      if (client) {
        server.started = undefined;
        return { client, pid: running.pid, port: running.port };
      }
    } else if (!running && (server.started?.hasEnded() ?? true)) {
      server.started = await startServer(folder, bin, user, usualPort);
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
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const { code, message } = error as Error & { code?: string };
    if (PASSING.includes(code ?? '') || /terminated|timeout/.test(message)) return undefined;
    throw error;
  }
}

async function leave({ client, pid }: Keeper, folder: string): Promise<'stopped' | 'left running'> {
  const ask = (text: string) =>
    client.query({ text, values: [IN_USE_LOCK], query_timeout: ANSWER_LIMIT_MS } as LimitedQuery);
  try {
    await ask('select pg_advisory_unlock_shared($1)');
    const { rows } = await ask('select pg_try_advisory_lock($1) as last');
    if (rows[0]?.last) return await stopServer(pid, folder);
    await client.end();
  } catch {
    // The server has already stopped.
  }
  return 'left running';
}

/** pg also supports a time limit for a single query, which its types lack. */
type LimitedQuery = pg.QueryConfig & { query_timeout: number };

/** Stops a server that was started here but could not be locked, because nobody would use it. */
async function abandon({ started, folder }: Server): Promise<'stopped' | 'left running'> {
  if (!started || started.hasEnded()) return 'left running';
  return stopServer(started.pid, folder);
}

/** Asks for a fast shutdown, which the server completes on its own, however long its last checkpoint takes. */
async function stopServer(pid: number, folder: string): Promise<'stopped'> {
  process.kill(pid, 'SIGINT');
  for (const end = Date.now() + STOP_LIMIT_MS; Date.now() < end; await sleep(10)) {
    if (runningServer(folder)?.pid !== pid) break;
  }
  return 'stopped';
}

/** Creates a database if it does not exist; concurrent calls are safe. */
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
