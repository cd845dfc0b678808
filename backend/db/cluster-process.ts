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

/** Nothing of the shop's own environment, secrets least of all, reaches the server. */
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

/** Makes the cluster in a folder beside and renames it: of two first starts one wins, and a kill leaves no half cluster. */
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

/** Drafts of starts that were killed, and of those that just lost the race: their makers find the cluster made. */
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

/** What `postmaster.pid` tells of a running server. `ready` is false while it starts, recovers or stops. */
export type RunningServer = { pid: number; port: number; ready: boolean };

/**
 * The server that runs on a cluster's folder, started by this process or any other, or undefined. A pid file left by a
 * power cut or a removed container may name a process that is not PostgreSQL by now: such a file counts as stale.
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

/**
 * Starts the server, detached, so that it outlives a killed shop and serves the next one. Losing a race against another
 * start is no error: the loser's server ends by itself, since the winner holds `postmaster.pid`.
 * @param usualPort the port of the run before, kept when it is free so that open pools find the server again
 * @returns a function that tells whether the started process has ended
 */
export async function startServer(
  folder: string,
  bin: string,
  user: ServiceUser,
  usualPort: number | undefined,
): Promise<() => boolean> {
  const port = usualPort && (await isFree(usualPort)) ? usualPort : await freePort();
  removeStalePidFile(folder);
  const log = openLog(folder, user);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
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
  return () => ended;
}

/** The last lines of the server's log, for the message of a start that failed. */
export function lastLogLines(folder: string): string {
  return readLines(path.join(folder, LOG_FILE)).slice(-6).join('\n').trim();
}

function removeStalePidFile(folder: string): void {
  if (!runningServer(folder)) rmSync(path.join(folder, 'postmaster.pid'), { force: true });
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
