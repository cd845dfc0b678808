import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4e9;

/**
 * A folder of a checkout in memory, for a database that nobody keeps: it is cloned there in a twentieth of the time of a disk.
 * @returns undefined where the system has none with 4 GB to spare (other systems than Linux, small containers), and with TESTS_ON_DISK=1
 */
export function memoryFolder(checkout: string): string | undefined {
  if (process.env['TESTS_ON_DISK'] === '1' || !existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < NEEDED_BYTES) return undefined;
  const mark = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  const folder = path.join(MEMORY, `hanki-test-${process.getuid?.() ?? 0}-${mark}`);
  mkdirSync(folder, { recursive: true });
  // the database's service user reads it when root runs the tests
  chmodSync(folder, 0o755);
  return folder;
}
