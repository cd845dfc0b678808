import type { ShopLanguage } from '../../locale/language';
import type { Connection } from '../../reading/reader';
import { modelsByCode } from './find-codes';
import { MAX_FOUND, type ModelQuery, modelsByDescription, modelsByFacts, type SearchSort } from './find-models';
import { type FoundBrand, type FoundGroup, namesMatching, readPopularGroups } from './find-names';
import { withoutLooseMatches } from './loose-matches';
import { plainQuery, queryWords } from './query-words';
import { readSuggestedProducts, type SuggestedProduct } from './suggest-products';
import { allButOneTerm, everyTerm, headTermOf, type Term } from './text-query';
import { understand } from './understand';

/** The result of a search, best first; during typing only the first few. */
export interface SearchResult {
  readonly ids: number[];
  /** The corrected text that was searched for; empty without a correction. */
  readonly didYouMean: string;
  /** Whether the models match all words, or only some of them. */
  readonly match: 'all' | 'some';
  /** Matching groups; when nothing was found, suggested groups. */
  readonly groups: FoundGroup[];
  readonly brands: FoundBrand[];
  /** The first of the models, for suggestions. */
  readonly products: SuggestedProduct[];
}

/** How to search. */
export interface SearchOptions {
  readonly language: ShopLanguage;
  readonly sort: SearchSort;
  /** The text is still being typed: its last word may be incomplete, and the first products are returned as suggestions. */
  readonly isTyping: boolean;
  /** Delivery country's area whose taxes are in the prices of the suggestions; default: the catalogue's. */
  readonly taxAreaId?: number | undefined;
  readonly now: Date;
}

/** Max number of suggested products. */
const MAX_SUGGESTED = 6;
/** Descriptions are searched too when fewer models than this were found. */
const FEW = 24;

/**
 * Searches models, groups and brands with the built-in engine. Codes come first, then matches of all words, then matches in
 * descriptions; when there are none, matches of all words but one. Accepts any text; one without letters and numbers finds
 * nothing.
 */
export async function searchShop(connection: Connection, text: string, wish: SearchOptions): Promise<SearchResult> {
  const words = queryWords(text);
  if (words.length === 0) return nothing(await readPopularGroups(connection, wish.language));
  const [coded, understood] = await Promise.all([modelsByCode(connection, text), understand(connection, words, wish)]);
  const { terms, didYouMean } = understood;
  const searched = didYouMean || plainQuery(text);
  const any = everyTerm(terms.map(({ all }) => all));
  const some = any ?? allButOneTerm(terms.map(({ all }) => all));
  const query: ModelQuery | null = some === null ? null : modelQuery(some, terms, searched, wish);
  const [found, names] = await Promise.all([
    query === null ? { ids: [], match: 'all' as const } : modelsFor(connection, query, terms, any !== null, wish),
    query === null ? { groups: [], brands: [] } : namesMatching(connection, wish.language, query),
  ]);
  // while typing, only the first few are returned, which are called so
  const isWhole = found.match === 'all' && !wish.isTyping;
  const meant = isWhole ? await withoutLooseMatches(connection, wish.language, terms, found.ids) : found.ids;
  const ids = [...new Set([...coded, ...meant])].slice(0, wish.isTyping ? MAX_SUGGESTED : MAX_FOUND);
  const isNothing = ids.length === 0 && names.groups.length === 0;
  return {
    ids,
    didYouMean: coded.length > 0 ? '' : didYouMean,
    match: coded.length > 0 ? 'all' : found.match,
    groups: isNothing ? await readPopularGroups(connection, wish.language) : names.groups,
    brands: names.brands,
    products: wish.isTyping ? await readSuggestedProducts(connection, ids, wish) : [],
  };
}

const nothing = (groups: FoundGroup[]): SearchResult => ({
  ids: [],
  didYouMean: '',
  match: 'all',
  groups,
  brands: [],
  products: [],
});

function modelQuery(
  any: string,
  terms: readonly Term[],
  text: string,
  { sort, language, isTyping }: SearchOptions,
): ModelQuery {
  const expected = Math.min(...terms.filter(({ all }) => all.length > 0).map(({ frequency }) => frequency));
  const kinds = everyTerm([terms.flatMap(({ all }) => all)]) ?? any;
  const head = headTermOf(terms, language);
  return {
    any,
    own: everyTerm(terms.map(({ own }) => own)),
    kinds,
    head: (head && everyTerm([head.all])) ?? kinds,
    text,
    sort,
    expected,
    isTyping,
  };
}

async function modelsFor(
  connection: Connection,
  query: ModelQuery,
  terms: readonly Term[],
  isAll: boolean,
  { language, isTyping }: SearchOptions,
): Promise<{ ids: number[]; match: 'all' | 'some' }> {
  const ids = await modelsByFacts(connection, language, query);
  if (ids.length < (isTyping ? 1 : FEW)) {
    const described = await modelsByDescription(connection, language, inDescriptions(terms) ?? query.any, query);
    ids.push(...described.filter((id) => !ids.includes(id)));
    const stems = ids.length > 0 || !isAll ? [] : terms.map(({ all }) => all);
    for (const any of [allButOneTerm(stems), stems.length > 2 ? everyTerm([stems.flat()]) : null]) {
      if (any === null) continue;
      const partly = await modelsByFacts(connection, language, { ...query, any, own: null });
      if (partly.length > 0) return { ids: [...new Set([...ids, ...partly])], match: 'some' };
    }
  }
  return { ids, match: isAll ? 'all' : 'some' };
}

/** Descriptions contain every common word, so only forms of the searched words themselves are searched there, if there are any. */
const inDescriptions = (terms: readonly Term[]): string | null =>
  everyTerm(terms.map(({ own, all }) => (own.length > 0 ? own : all)));
