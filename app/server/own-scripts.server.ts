import { randomBytes } from 'node:crypto';
import { scriptHash } from './door/content-policy.server';

/** A mark that no text of the shop can contain, as it is made after them. */
export function newScriptNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Finds the inline scripts that carry the mark and takes the mark out of the page. A script without it, however it got
 * into the page, is left out.
 * @returns the page, and the hashes its policy allows
 */
export function ownScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    const isScript = /<script\b[^<>]*$/.test(html.slice(Math.max(0, at - 300), at));
    if (isScript && start > 0 && end > start) hashes.push(scriptHash(html.slice(start, end)));
  }
  return { html: html.replaceAll(mark, ''), hashes };
}
