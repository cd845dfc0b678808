import { randomBytes, randomInt } from 'node:crypto';

/**
 * Draws a number for a web shop order: `S` and nine digits. The digits are drawn, not counted, so that two orders tell
 * nobody how many were placed between them. The database holds numbers unique: draw again when one is taken.
 */
export function drawOrderNumber(): string {
  return `S${randomInt(100_000_000, 1_000_000_000)}`;
}

/** Draws a name that nobody can guess (192 random bits) and that fits into a path: payment references. */
export function drawReference(): string {
  return randomBytes(24).toString('base64url');
}
