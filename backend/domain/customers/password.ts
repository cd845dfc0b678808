import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's cost: 2^15 rounds of 8 blocks take about 60 ms and 32 MB (OWASP's table for scrypt names N=2^15, r=8, p=3). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY = 64 * 1024 * 1024;

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Keyboards send the same character composed or decomposed, so passwords are normalised.
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** The stored hash of a password: `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a password matches a stored hash. A malformed hash never matches. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^scrypt\$(\d{4,6})\$(\d{1,2})\$(\d{1,2})\$([\w-]{16,})\$([\w-]{43})$/.exec(stored);
  if (!parts) return false;
  const [, N, r, p, salt = '', hash = ''] = parts;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'));
}

/** 32 characters that are not confused with each other: five random bits each. */
const PASSWORD_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789L';

/** A password for people to copy: 120 random bits. */
export function drawPassword(): string {
  return Array.from(randomBytes(24), (byte) => PASSWORD_SIGNS[byte & 31]).join('');
}
