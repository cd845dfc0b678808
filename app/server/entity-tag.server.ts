import { createHash } from 'node:crypto';

/** A short hash of the content, for entity tags; without quotes. */
export function contentName(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Whether the client already has the content, by its If-None-Match header: one tag, several, or `*`. Uses the weak comparison of
 * RFC 9110 §13.1.2.
 * @param tag with quotes
 */
export function isUnchanged(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([each]) => each === tag.replace(/^W\//, ''))
  );
}
