import { randomBytes, randomInt } from 'node:crypto';

/**
 * Generates a number for a web shop order: `S` and nine random digits. They are random so that nobody can tell from two
 * numbers how many orders were placed between them. The database keeps numbers unique; generate another when one is taken.
 */
export function drawOrderNumber(): string {
  return `S${randomInt(100_000_000, 1_000_000_000)}`;
}

/** Generates an unguessable payment reference (192 random bits) that is safe in a URL path. */
export function drawReference(): string {
  return randomBytes(24).toString('base64url');
}
