import { randomBytes } from 'node:crypto';
import { scriptHash } from './door/content-policy.server';

/** A mark that no text of the shop can contain, as it is made after them. */
export function newScriptNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Finds the inline scripts that carry the mark and takes the mark out of the page. A script without it, however it got
 * into the page, is left out.
 * @returns the page in pieces, and the hashes its policy allows
 */
export function ownScripts(html: string, nonce: string): { pieces: string[]; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const pieces: string[] = [];
  const hashes: string[] = [];
  let done = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, done)) {
    pieces.push(html.slice(done, at));
    done = at + mark.length;
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    const isScript = /<script\b[^<>]*$/.test(html.slice(Math.max(0, at - 300), at));
    if (isScript && start > 0 && end > start) hashes.push(scriptHash(html.slice(start, end)));
  }
  pieces.push(html.slice(done));
  return { pieces, hashes };
}
