import { createHash } from 'node:crypto';
import type { placeOrder } from 'contract/checkout';
import type { z } from 'zod';

/** The body of an order being placed, parsed by the contract. */
export type OrderRequest = z.output<(typeof placeOrder)['body']>;

/**
 * SHA-256 of what was asked for, hex: the same whatever the order of its keys. The key of the attempt is left out, for it is
 * what the hash is kept under.
 */
export function hashRequest({ idempotency_key: _, ...asked }: OrderRequest): string {
  return createHash('sha256').update(canonical(asked)).digest('hex');
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}
