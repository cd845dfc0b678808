const PLACEHOLDER = 'http://shop.invalid';

/**
 * Returns an address from outside (`?next=`, a redirect in error data) as a path on this site, or the fallback if it would lead
 * elsewhere: other hosts, `//`, backslashes, control characters, other schemes.
 */
export function safeRedirect(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > 2_000) return fallback;
  if (!target.startsWith('/') || /^\/[/\\]/.test(target)) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove tabs and line breaks in an address
  if (/[\u0000-\u0020\u007f\\]/.test(target) || /^\/(?:%09|%0a|%0d|%5c|%2f)/i.test(target)) return fallback;
  if (!URL.canParse(target, PLACEHOLDER)) return fallback;
  const url = new URL(target, PLACEHOLDER);
  return url.origin === PLACEHOLDER && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback;
}
