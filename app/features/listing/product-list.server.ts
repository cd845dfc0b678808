import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { getProductModelList, type ProductListQuery } from 'contract/listing';
import { ApiError } from '~/api/api-error';
import { streamProductList } from '~/api/listing';
import type { Api } from '~/api/request';
import { type ProductGroup, readProductGroups, readResources } from '~/api/resources';
import { DEFAULT_FRESHNESS, type Freshness, SharedCache } from '~/api/shared-cache';
import { isRetail } from '~/features/catalog/rules/retail-store';
import { languageTable } from '~/locale/languages';
import { orLogged } from '~/server/unavailable.server';
import { buildList } from './build-list.server';
import type { ListFacts, ListIndex } from './rules/list-index';
import { inRecommendedOrder } from './rules/recommended-order';

/** What the indexes of all lists may weigh together, in bytes: two lists of 20,000 products and many small ones. */
const MOST_BYTES = 96 * 1024 * 1024;
/** A list is fetched anew at most this often, in multiples of the time that took: large ones change less often. */
const REST_FACTOR = 60;

/** What a visitor waits for a list at most, in milliseconds, where the request sets no other limit. */
const DEFAULT_READ_MS = 5_000;
/** How many times as long the fetch of a list may take. */
const PATIENCE = 4;

/** Lists that were built while the names of stores, groups and properties could not be had. */
const nameless = new WeakSet<ListIndex>();
/** They are for those who wait for them, and soon made anew. */
const BRIEF: Freshness = { freshMs: 10_000, staleMs: 0, rescueMs: 0 };

const newLists = () => new SharedCache<ListIndex>(MOST_BYTES, { weigh: ({ weight }) => weight.all });

/**
 * The index of a product list: a kept one at once, a stale one while it is fetched anew. Lists are the same for every guest;
 * a customer's own search is fetched with the customer's token and kept for nobody. A group's products are put into the order
 * of `sortIds` here, each visitor's own: one index does for all of them. Specification 2 §7.
 * @throws ApiError when the list cannot be fetched and none is kept
 */
export async function readProductList(api: Api, query: ProductListQuery): Promise<ListIndex> {
  if (query.source !== 'ProductGroup') return readIndex(api, query);
  const { sortIds = [], ...group } = query;
  return inRecommendedOrder(await readIndex(api, group), sortIds);
}

async function readIndex(api: Api, query: ProductListQuery): Promise<ListIndex> {
  const load = (caller: Api) => async () => {
    let isWhole = true;
    const lacks = () => {
      isWhole = false;
    };
    const facts = await readFacts({ ...caller, lacks }, query);
    const index = await streamProductList(caller, query, (body, signal) => buildList(body, facts, signal));
    if (!isWhole) nameless.add(index);
    return index;
  };
  if (query.source === 'Search' && api.token !== undefined) return load(api)();
  const lists = api.cache.beside('product lists', newLists);
  const index = await withinRequest(api, lists.get(keyOf(query), load(unhurried(api)), freshnessOf));
  if (nameless.has(index)) api.lacks?.();
  return index;
}

/** For what is kept for all: fetched for longer than one visitor waits, or a slow backend's list would never be there. */
function unhurried(api: Api): Api {
  return { ...api, deadline: undefined, limits: { ...api.limits, readMs: PATIENCE * readMsOf(api) } };
}

const readMsOf = ({ limits }: Api): number => limits?.readMs ?? DEFAULT_READ_MS;

/** Waits no longer than the visitor's request may; the work goes on. @throws ApiError 'timeout' */
async function withinRequest<Value>(api: Api, work: Promise<Value>): Promise<Value> {
  const ms = Math.min(readMsOf(api), api.deadline?.left ?? Number.POSITIVE_INFINITY);
  const over = new AbortController();
  const late = setTimeout(ms, undefined, { signal: over.signal }).then(() => {
    throw new ApiError(getProductModelList.name, 'timeout', 0);
  });
  // the timer that is called off is nobody's failure
  late.catch(() => undefined);
  // nor is the work's, when nobody waits for it any more
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** A search's list of ids is long; its digest names it as well. */
function keyOf({ sortIds = [], ...query }: ProductListQuery): string {
  const order = sortIds.length === 0 ? '' : createHash('sha256').update(sortIds.join()).digest('base64url');
  return `${JSON.stringify(query)} ${order}`;
}

function freshnessOf(index: ListIndex): Freshness {
  if (nameless.has(index)) return BRIEF;
  const { builtMs } = index;
  return { ...DEFAULT_FRESHNESS, freshMs: Math.max(DEFAULT_FRESHNESS.freshMs, REST_FACTOR * builtMs) };
}

/** Stores, groups and property types by their names; without them a list can do. */
async function readFacts(api: Api, query: ProductListQuery): Promise<ListFacts> {
  const [resources, tree] = await Promise.all([
    orLogged(readResources(api), null, 'resources'),
    orLogged(readProductGroups(api), [], 'product groups'),
  ]);
  return {
    tag: languageTable[query.language].tag,
    stores: (resources?.stores ?? [])
      .filter(isRetail)
      .sort((a, b) => a.stock_display_order - b.stock_display_order)
      .map(({ slug, name }) => ({ slug, name })),
    groups: listedGroups(tree),
    properties: (resources?.propertyTypes ?? []).map(({ slug, name, unit }) => ({ slug, name: name || slug, unit })),
    sortIds: query.sortIds ?? [],
  };
}

type ListedGroup = ListFacts['groups'][number] & { readonly parent: string };

/** The groups of the tree that have ids. Where two have the same name, the parents' names tell them apart. */
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
