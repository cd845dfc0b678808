import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isAlive } from './cluster-binaries';
import type { ServiceUser } from './service-user';

/** The user and the file with its password, both made by initdb. */
export const CLUSTER_USER = 'shop';
const SECRET_FILE = 'shop.secret';
const LOG_FILE = 'server.log';
const LOG_LIMIT = 10_000_000;
/** How old an empty pid file must be to count as left by a crash. */
const EMPTY_PID_FILE_MS = 5_000;

/** The server gets none of the shop's environment variables, which include secrets. */
const SERVER_ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv;

/** Text comparison by ICU, so that every platform sorts alike; the six languages' collations come with it. */
const INITDB_OPTIONS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=icu',
  '--icu-locale=und',
  '--locale=C',
];

/**
 * Failed statements stay out of the server's own log: their messages and details hold what people typed. The shop logs them
 * without (see contract/log-record.ts).
 */
const SERVER_SETTINGS = ['max_connections=200', 'log_error_verbosity=terse', 'log_min_messages=log'];

/**
 * Creates the cluster in a temporary folder and renames it: one of two concurrent first starts wins, and a kill leaves no
 * partial cluster.
 */
export async function makeCluster(folder: string, bin: string, user: ServiceUser): Promise<void> {
  const draft = `${folder}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(draft, user);
  own(passwordFile, user);
  try {
    const where = [`--pgdata=${draft}`, `--username=${CLUSTER_USER}`, `--pwfile=${passwordFile}`];
    await run(path.join(bin, 'initdb'), [...where, ...INITDB_OPTIONS], user);
    const secret = path.join(draft, SECRET_FILE);
    writeFileSync(secret, password, { mode: 0o600 });
    own(secret, user);
    renameSync(draft, folder);
    removeDrafts(folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Removes temporary folders of killed starts and of starts that lost the race; those find the finished cluster. */
function removeDrafts(folder: string): void {
  const parent = path.dirname(folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${path.basename(folder)}.new-`))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

export function clusterPassword(folder: string): string {
  return readFileSync(path.join(folder, SECRET_FILE), 'utf8');
}

/** The data of `postmaster.pid` about a running server. `ready` is false while it starts, recovers or stops. */
export type RunningServer = { pid: number; port: number; ready: boolean };

/**
 * The server that runs on a cluster's folder, started by this process or any other, or undefined. A pid file left by a power
 * cut or a removed container may name a process that is not PostgreSQL: it counts as stale.
 */
export function runningServer(folder: string): RunningServer | undefined {
  const [pid, , , port, , , , status] = readLines(path.join(folder, 'postmaster.pid'));
  const id = Number(pid);
  if (!id || !isAlive(id) || !isPostgres(id, folder)) return undefined;
  return { pid: id, port: Number(port), ready: status?.trim() === 'ready' };
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isPostgres(pid: number, folder: string): boolean {
  try {
    const command = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(folder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

/** A started server; it may have ended since, after losing a race or by an error. */
export type StartedServer = { pid: number; hasEnded: () => boolean };

/**
 * Starts the server, detached, so that it survives a killed shop and serves the next one. Losing a race against another
 * start is not an error: the second server exits, because the first one holds `postmaster.pid`.
 * @param usualPort the port of the previous run, used again when it is free so that open pools can reconnect
 */
export async function startServer(
  folder: string,
  bin: string,
  user: ServiceUser,
  usualPort: number | undefined,
): Promise<StartedServer> {
  const port = usualPort && (await isFree(usualPort)) ? usualPort : await freePort();
  removeStalePidFile(folder);
  const log = openLog(folder, user);
  const settings = [...SERVER_SETTINGS, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: '/', detached: true, stdio: ['ignore', log, log], env: SERVER_ENVIRONMENT },
  );
  let ended = false;
  server.once('exit', () => {
    ended = true;
  });
  server.once('error', () => {
    ended = true;
  });
  server.unref();
  closeSync(log);
  return { pid: server.pid ?? 0, hasEnded: () => ended };
}

/** The last lines of the server's log, for the error message of a failed start. */
export function lastLogLines(folder: string): string {
  return readLines(path.join(folder, LOG_FILE)).slice(-6).join('\n').trim();
}

/**
 * Removes a pid file that was left empty, and one whose process is alive but not PostgreSQL, which the server would mistake
 * for a running one. A server that starts at the same time writes its file a moment after making it, so an empty one counts
 * as left only after a while. The pid file of a dead process stays: a new server uses it to wait for backend processes of a
 * killed server that still write.
 */
function removeStalePidFile(folder: string): void {
  const file = path.join(folder, 'postmaster.pid');
  const made = statSync(file, { throwIfNoEntry: false });
  if (!made) return;
  const pid = Number(readLines(file)[0]);
  const isLeft = pid ? isAlive(pid) && !isPostgres(pid, folder) : Date.now() - made.mtimeMs > EMPTY_PID_FILE_MS;
  if (isLeft) rmSync(file, { force: true });
}

function openLog(folder: string, user: ServiceUser): number {
  const file = path.join(folder, LOG_FILE);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a', 0o600);
  if (user) fchownSync(log, user.uid, user.gid);
  return log;
}

function own(file: string, user: ServiceUser): void {
  if (user) chownSync(file, user.uid, user.gid);
}

function run(program: string, parameters: string[], user: ServiceUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      ...user,
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: '/',
      env: SERVER_ENVIRONMENT,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (cause) => {
      reject(new Error('The built-in PostgreSQL does not run on this system: set DATABASE_URL.', { cause }));
    });
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${output.trim()}`))));
  });
}

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const taken = (probe.address() as net.AddressInfo).port;
      probe.close(() => resolve(taken));
    });
  });

const freePort = () => listenOnce(0);
const isFree = (port: number) => listenOnce(port).then(Boolean, () => false);
