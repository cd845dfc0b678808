import { readRedirect } from '~/api/campaigns';
import { type Api, withShortTimeout } from '~/api/request';
import { documentPath } from '~/rendering/remix-adapter';
import { ownPath } from '~/routing/own-path';
import { safeRedirect } from '~/routing/safe-redirect';
import { storefrontSettings } from './env.server';
import { orLogged } from './unavailable.server';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** A path of this site with a slash at its end, so that the visitor is sent on once; its own query wins over the visitor's. */
function insideTarget(target: string, search: string): string | undefined {
  const safe = safeRedirect(target, '');
  if (safe === '') return undefined;
  const { pathname, searchParams, hash } = new URL(safe, 'http://shop.invalid');
  const query = new URLSearchParams(search);
  for (const [name, value] of searchParams) query.set(name, value);
  const text = query.toString();
  return withSlash(pathname) + (text && `?${text}`) + hash;
}

/**
 * Where the page of an address is today: where staff sent it, or the address that its content has now. Another site only by a whole
 * https address that staff wrote.
 * @returns undefined when it is not known where the page went, or when that cannot be asked
 */
export async function movedTo({ api, url }: { readonly api: Api; readonly url: URL }): Promise<string | undefined> {
  const path = decodedPath(url);
  if (path === undefined) return undefined;
  const written = await orLogged(readRedirect(withShortTimeout(api), path), undefined, 'redirect');
  if (!written) return undefined;
  const target = ownPath(written, Object.values(storefrontSettings().hosts).flat());
  if (isElsewhere(target)) return target;
  const to = insideTarget(target, url.search);
  return to?.split(/[?#]/, 1)[0] === withSlash(documentPath(url.pathname)) ? undefined : to;
}

/** Whether an address is another site's. */
export const isElsewhere = (target: string) => /^https:\/\//i.test(target);

function decodedPath(url: URL): string | undefined {
  try {
    return decodeURI(documentPath(url.pathname));
  } catch {
    return undefined;
  }
}
