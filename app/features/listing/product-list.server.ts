import { createHash } from 'node:crypto';
import { getProductModelList, type ProductListQuery } from 'contract/listing';
import { unitName } from 'contract/unit-name';
import { streamProductList } from '~/api/listing';
import { DEFAULT_FRESHNESS, type Freshness } from '~/api/look-up';
import { type Api, readMsOf, withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups, readResources } from '~/api/resources';
import { getShared, withoutVisitor } from '~/api/shared-reading';
import { isRetail } from '~/features/catalog/rules/retail-store';
import { languageTable } from '~/locale/languages';
import { orLogged } from '~/server/unavailable.server';
import { buildList } from './build-list.server';
import { buildSearched, keeperOf } from './build-searched.server';
import { newListCache } from './list-cache';
import type { ListFacts, ListIndex } from './rules/list-index';
import { propertyNames } from './rules/property-names';
import { withRecommendedOrder } from './rules/recommended-order';

/** Min time between two fetches of a list, as a multiple of the fetch duration: large lists are refreshed less often. */
const REFRESH_INTERVAL_FACTOR = 60;

/** Timeout of a list fetch, as a multiple of the timeout of other fetches. */
const LIST_TIMEOUT_FACTOR = 4;

/** Lists built while the names of stores, groups and properties were unavailable. */
const nameless = new WeakSet<ListIndex>();
/** They are used for waiting requests only, and rebuilt soon. */
const BRIEF: Freshness = { freshMs: 10_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };

/**
 * Returns the index of a product list: from the cache, also a stale one while it is refreshed in the background. Lists are
 * the same for every guest; a customer's search is fetched with the customer's token and not cached. A group's products are
 * sorted by `sortIds` here, per visitor, so that all visitors share one index. Specification 2 §7.
 * @throws ApiError when the list cannot be fetched and none is cached
 */
export async function readProductList(api: Api, query: ProductListQuery): Promise<ListIndex> {
  if (query.source !== 'ProductGroup') return readIndex(api, query);
  const { sortIds = [], ...group } = query;
  return withRecommendedOrder(await readIndex(api, group), sortIds);
}

async function readIndex(api: Api, query: ProductListQuery): Promise<ListIndex> {
  const isShared = query.source === 'Search' && api.token === undefined;
  const load = (caller: Api) => async () => {
    let isWhole = true;
    const lacks = () => {
      isWhole = false;
    };
    const facts = await readFacts({ ...caller, onMissingData: lacks }, query);
    const leftOut = (place: string) => api.onMalformedPart?.(getProductModelList.name, place);
    // a customer's prices are not for others
    const keep = query.source === 'Search' ? undefined : await keeperOf(caller, query);
    const index = isShared
      ? await buildSearched(caller, query, facts, leftOut)
      : await streamProductList(caller, query, (body, signal, limit) =>
          buildList(body, facts, signal, { leftOut, keep, limit: caller.deadline ? undefined : limit }),
        );
    if (!isWhole) nameless.add(index);
    return index;
  };
  if (query.source === 'Search' && api.token !== undefined) return load(api)();
  const index = await getShared(api, keyOf(query), load(withLongerTimeout(api)), {
    freshness: isShared ? searchedFreshnessOf : freshnessOf,
    name: getProductModelList.name,
    cache: api.cache.derived('product lists', () => newListCache()),
  });
  if (nameless.has(index)) api.onMissingData?.();
  return index;
}

/**
 * For shared lists: the fetch may take longer than one visitor waits, otherwise a slow backend's list would never be
 * cached.
 */
function withLongerTimeout(api: Api): Api {
  return withoutVisitor({ ...api, limits: { ...api.limits, readMs: LIST_TIMEOUT_FACTOR * readMsOf(api) } });
}

/** A search's list of ids is long, so its digest is the key. */
function keyOf({ sortIds = [], ...query }: ProductListQuery): string {
  const order = sortIds.length === 0 ? '' : createHash('sha256').update(sortIds.join()).digest('base64url');
  return `${JSON.stringify(query)} ${order}`;
}

function freshnessOf(index: ListIndex): Freshness {
  if (nameless.has(index)) return BRIEF;
  const { builtMs } = index;
  return { ...DEFAULT_FRESHNESS, freshMs: Math.max(DEFAULT_FRESHNESS.freshMs, REFRESH_INTERVAL_FACTOR * builtMs) };
}

/** A search's list is rebuilt soon from cached products, so that those are not shown for much longer than others. */
const SEARCHED: Freshness = { ...DEFAULT_FRESHNESS, staleWhileRevalidateMs: 0 };

const searchedFreshnessOf = (index: ListIndex): Freshness => (nameless.has(index) ? BRIEF : SEARCHED);

/** Names of stores, groups and property types; optional for a list. */
async function readFacts(api: Api, query: ProductListQuery): Promise<ListFacts> {
  const [resources, tree] = await Promise.all([
    orLogged(readResources(withShortTimeout(api)), null, 'resources'),
    orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups'),
  ]);
  const types = resources?.propertyTypes ?? [];
  const names = propertyNames(
    types.map(({ slug, translated_slugs: translatedSlugs }) => ({ slug, translatedSlugs })),
    query.language,
  );
  return {
    tag: languageTable[query.language].tag,
    stores: (resources?.stores ?? [])
      .filter(isRetail)
      .sort((a, b) => a.stock_display_order - b.stock_display_order)
      .map(({ slug, name }) => ({ slug, name })),
    groups: listedGroups(tree),
    properties: types.map(({ slug, name, unit }) => ({
      slug,
      name: name || slug,
      unit: unitName(unit, query.language),
      names: names.get(slug),
    })),
    sortIds: query.sortIds ?? [],
  };
}

type ListedGroup = ListFacts['groups'][number] & { readonly parent: string };

/** The groups of the tree that have ids. Groups with the same name get their parents' names too. */
export function listedGroups(tree: readonly ProductGroup[]): ListFacts['groups'] {
  const all = tree.flatMap((root) => flatten(root, [], ''));
  const shared = new Set(all.map(({ name }) => name).filter((name, place, names) => names.indexOf(name) !== place));
  return all.map(({ id, name, within, parent }) => ({
    id,
    within,
    name: shared.has(name) && parent !== '' ? `${parent} – ${name}` : name,
  }));
}

function flatten(group: ProductGroup, within: readonly number[], parent: string): ListedGroup[] {
  const { id, name, children } = group;
  const inside = id === null ? within : [...within, id];
  const below = children.flatMap((child) => flatten(child, inside, name));
  return id === null ? below : [{ id, name, within, parent }, ...below];
}
