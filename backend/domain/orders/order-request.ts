import { createHash } from 'node:crypto';
import type { placeOrder } from 'contract/place-order';
import type { z } from 'zod';

/** The body of an order being placed, parsed by the contract. */
export type OrderRequest = z.output<(typeof placeOrder)['body']>;

/**
 * SHA-256 of the request in hex, independent of the order of its keys. The idempotency key is excluded, because the hash is
 * stored under it.
 */
export function hashRequest({ idempotency_key: _, ...content }: { readonly idempotency_key: string }): string {
  return createHash('sha256').update(canonical(content)).digest('hex');
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
