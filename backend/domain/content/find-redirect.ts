import type { ContentKind } from '../../db/schema/content-items';
import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import { isRunning } from './campaign-days';
import { contentOfPath, contentPath } from './content-paths';
import { findOldAddress } from './find-old-address';

/** How many of staff's redirects are followed one after the other, so that the visitor follows one. */
const MAX_HOPS = 10;

const redirectFrom = preparedQuery<{ target: string }, [path: string]>(
  'redirect-from',
  'select target from redirects where from_path = $1',
);

/** Where the item is today that had a slug before, in the language or the one it is shown in. */
const movedItem = preparedQuery<
  { kind: ContentKind; slug: string; startsAt: Date | null; endsAt: Date | null },
  [language: ShopLanguage, spaces: readonly string[], slugs: readonly string[]]
>(
  'content-moved',
  `select i.kind, ct.slug, i.starts_at as "startsAt", i.ends_at as "endsAt"
   from unnest($2::text[], $3::text[]) with ordinality as named(space, slug, place)
   join content_old_slugs o on o.space = named.space and o.slug = named.slug and o.language = $1
   join content_items i on i.id = o.item_id
   ${textsIn('content_texts', 'ct', 't.item_id = i.id', '$1')}
   where ct.language = $1 or i.kind in ('page', 'tabs', 'blogger')
   order by named.place limit 1`,
);

/** A path as redirects store it: lower case, without slashes at its ends, query and anchor. */
export const redirectKey = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/^\/+|\/+$/g, '');

/** The path's own form of a target inside the shop; undefined for an address elsewhere. */
const insideKey = (target: string): string | undefined => (target.startsWith('/') ? redirectKey(target) : undefined);

/** Follows staff's redirects to their end. @returns undefined for none, null for a circle */
async function followRedirects(pool: Connection, path: string): Promise<string | null | undefined> {
  const seen = new Set([path]);
  let found: string | undefined;
  let from: string | undefined = path;
  for (let hop = 0; hop < MAX_HOPS && from !== undefined; hop++) {
    const [row]: { target: string }[] = await redirectFrom(pool, from);
    if (!row) return found;
    found = row.target;
    from = insideKey(found);
    if (from !== undefined && seen.has(from)) return null;
    if (from !== undefined) seen.add(from);
  }
  return found;
}

/**
 * Where a path leads: by a redirect of staff, or because an item, a product or a group had it before, here or in the shop it was
 * imported from. The answer is the end of the way, so that a visitor
 * is sent on once; a circle leads nowhere.
 * @returns a path of the shop or an https address; null: nowhere
 */
export async function findRedirect(
  pool: Connection,
  language: ShopLanguage,
  path: string,
  now: Date,
): Promise<string | null> {
  const key = redirectKey(path);
  if (key === '') return null;
  const written = await followRedirects(pool, key);
  if (written === null) return null;
  const end = written === undefined ? key : insideKey(written);
  const moved =
    end === undefined
      ? undefined
      : ((await findMoved(pool, language, end, now)) ?? (await findOldAddress(pool, language, end)));
  const target = moved ?? written;
  return target === undefined || insideKey(target) === key ? null : target;
}

async function findMoved(
  pool: Connection,
  language: ShopLanguage,
  path: string,
  now: Date,
): Promise<string | undefined> {
  const named = contentOfPath(language, path);
  const spaces = named.map(({ space }) => space);
  const slugs = named.map(({ slug }) => slug);
  const [item] = await movedItem(pool, language, spaces, slugs);
  if (!item || !isRunning(item, now)) return undefined;
  const to = contentPath(item.kind, language, item.slug);
  const rest = item.kind === 'tabs' ? (named.find(({ rest: more }) => more !== '')?.rest ?? '') : '';
  return rest === '' ? to : `${to}${rest}/`;
}
