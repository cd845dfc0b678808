import { scryptSync } from 'node:crypto';

const SALT = 'c'.repeat(22);

/** A stored hash of a password that costs next to nothing to compare, for tests that compare many. */
export function cheapHash(password: string): string {
  const key = scryptSync(password, Buffer.from(SALT, 'base64url'), 32, { N: 1024, r: 1, p: 1 });
  return ['scrypt', 1024, 1, 1, SALT, key.toString('base64url')].join('$');
}
