import { search } from 'contract/listing';
import { bodyOf } from './call-result';
import { toExactCentsOrNull } from './cents';
import type { Freshness } from './look-up';
import { type Api, read } from './request';
import { SharedCache } from './shared-cache';

/** A suggested group, brand or product; `path` is relative to the site root. */
export interface SuggestedName {
  readonly name: string;
  readonly path: string;
}

/** A suggested group. */
export interface SuggestedGroup extends SuggestedName {
  /** How many products it has; null when unknown. */
  readonly count: number | null;
}

export interface SuggestedProduct extends SuggestedName {
  readonly manufacturer: string;
  /** Path of its picture, as in the backend's answer. */
  readonly image: string | null;
  /** In euro cents, for everybody and for members of the club where theirs is lower; null if unknown. */
  readonly price: { readonly active: number; readonly club: number | null } | null;
  /** Its variants have different prices. */
  readonly isFrom: boolean;
}

/** The result of a search engine. */
export interface SearchAnswer {
  /** Model ids, best first. */
  readonly ids: readonly number[];
  /** The corrected text that was searched for instead; empty without a correction. */
  readonly didYouMean: string;
  /** `some`: no product matches every word, so these match some of them. */
  readonly match: 'all' | 'some';
  readonly groups: readonly SuggestedGroup[];
  readonly brands: readonly SuggestedName[];
  readonly products: readonly SuggestedProduct[];
}

/** The result without matches. */
export const NOTHING_FOUND: SearchAnswer = {
  ids: [],
  didYouMean: '',
  match: 'all',
  groups: [],
  brands: [],
  products: [],
};

/** Search options. */
export interface SearchOptions {
  /** The engine's default sort, or the fixed alternate sort: text match, most converted, most viewed (Specification 1 §9). */
  readonly sort: 'main' | 'converted';
  /** The visitor is still typing: suggestions matter more than ids. */
  readonly isTyping: boolean;
  /** Tax area for the prices of suggested products. */
  readonly taxAreaId: number;
}

/** A search engine, as a function from text to result. @throws ApiError if it does not answer */
export type SearchEngine = (text: string, options: SearchOptions) => Promise<SearchAnswer>;

/** Maximum length of a search text, the same as in the contract. */
export const MAX_SEARCH_LENGTH = 300;

/** Results are cached for a minute: people type the same beginnings, and open several pages and filters of one result list. */
const FRESHNESS: Freshness = { freshMs: 60_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 3_600_000 };
/** Maximum cached results in all languages; one with a thousand ids takes about 8 KB. */
const MAX_CACHED_ANSWERS = 500;
/** Time limit for suggestions, in milliseconds. */
const SUGGEST_MS = 1_000;

const newAnswers = () => new SharedCache<SearchAnswer>(MAX_CACHED_ANSWERS);

/** Forgets what searches found, and keeps all other answers. */
export function forgetSearches(cache: Api['cache']): void {
  cache.forget(`${search.name} `);
  cache.derived('search answers', newAnswers).purge();
}

/** The backend's built-in engine. Its results are the same for everybody. */
export const builtInEngine =
  (api: Api): SearchEngine =>
  (text, options) => {
    const query = text.slice(0, MAX_SEARCH_LENGTH).toLowerCase();
    const area = options.isTyping ? options.taxAreaId : '';
    const key = `${api.language} ${options.sort} ${options.isTyping} ${area} ${query}`;
    const answers = api.cache.derived('search answers', newAnswers);
    return answers.get(key, () => askBackend({ ...api, token: undefined }, query, options), { freshness: FRESHNESS });
  };

async function askBackend(api: Api, text: string, { sort, isTyping, taxAreaId }: SearchOptions): Promise<SearchAnswer> {
  const limits = isTyping
    ? { ...api.limits, readMs: Math.min(SUGGEST_MS, api.limits?.readMs ?? SUGGEST_MS) }
    : api.limits;
  const query = { text, sort, ...(isTyping && { suggest: '1', taxAreaId }) };
  const answer = bodyOf(await read({ ...api, limits }, search, { query }));
  return {
    ids: answer.ids,
    didYouMean: answer.did_you_mean,
    match: answer.match,
    groups: answer.groups,
    brands: answer.brands.map(({ name, slug }) => ({ name, path: slug })),
    products: answer.products.map(({ name, path, manufacturer, image, price, club, fromPrefix }) => {
      const active = toExactCentsOrNull(price);
      return {
        name,
        path,
        manufacturer,
        image: image?.path ?? null,
        price: active === null ? null : { active, club: toExactCentsOrNull(club) },
        isFrom: fromPrefix,
      };
    }),
  };
}
