import { createHash } from 'node:crypto';

/** The version of what is stored: another one once anything of it has changed. @param stored values in a fixed order */
export const storedVersion = (stored: unknown): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22);
