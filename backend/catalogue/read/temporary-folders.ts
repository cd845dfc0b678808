/** Temporary folders of imports, named after their process, so that those of a killed one can be removed. */
import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Processes of another machine or container on the same disk are not known here, so folders name the host too. */
const prefixOfHost = (): string => `hanki-import-${hostname().replace(/[^\w.]/g, '_')}-`;

/** The path of a new temporary folder without its random end. */
export const temporaryPrefix = (): string => join(tmpdir(), `${prefixOfHost()}${process.pid}-`);

/** Removes folders of imports on this host that were killed. @returns how many */
export async function removeLeftFolders(): Promise<number> {
  const prefix = prefixOfHost();
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  const left = names.filter((name) => !isRunning(Number(name.slice(prefix.length).split('-', 1)[0])));
  for (const name of left) await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  return left.length;
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
