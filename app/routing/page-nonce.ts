/**
 * Header by which a loader asks for a nonce in its page's content policy, together with the hosts of Klarna's snippet. The header itself
 * never leaves the shop.
 */
export const PAGE_NONCE = 'Page-Nonce';

/** A nonce: 128 random bits. */
export function newPageNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes));
}
