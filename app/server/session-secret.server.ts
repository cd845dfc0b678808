import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret for cookies in a shop without the setting: generated once and stored in the data folder, readable by its owner only.
 * It is written to a temporary file and then linked, so that two concurrent first starts use the same secret and an interrupted
 * write leaves no incomplete file.
 */
export function storedSecret(dataDir: string): string {
  const file = path.resolve(dataDir, 'session-secret');
  const known = readIfThere(file);
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
