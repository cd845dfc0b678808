import { search } from 'contract/listing';
import { type Api, read } from './request';

/** A group, brand or product that a search suggests; `path` is below the site root. */
export interface SuggestedName {
  readonly name: string;
  readonly path: string;
}

export interface SuggestedProduct extends SuggestedName {
  readonly manufacturer: string;
  /** Path of its picture, as the backend gives it. */
  readonly image: string | null;
}

/** What an engine found. */
export interface SearchAnswer {
  /** Model ids, best first. */
  readonly ids: readonly number[];
  /** What was searched for instead, where a word was probably a slip; empty else. */
  readonly didYouMean: string;
  /** `some`: no product matches every word. */
  readonly match: 'all' | 'some';
  readonly groups: readonly SuggestedName[];
  readonly brands: readonly SuggestedName[];
  readonly products: readonly SuggestedProduct[];
}

/** What is found of nothing, or by nobody. */
export const NOTHING_FOUND: SearchAnswer = {
  ids: [],
  didYouMean: '',
  match: 'all',
  groups: [],
  brands: [],
  products: [],
};

/** How to search. */
export interface SearchWish {
  /** The engine's own order, or the fixed alternate one: text match, most converted, most viewed (Specification 1 §9). */
  readonly sort: 'main' | 'converted';
  /** The text is being typed: suggestions are wanted more than ids. */
  readonly isTyping: boolean;
}

/** A search engine: one function from a text to what it finds. @throws ApiError when it does not answer */
export type SearchEngine = (text: string, wish: SearchWish) => Promise<SearchAnswer>;

/** Longest text an engine is asked for; the contract takes no more. */
export const LONGEST_SEARCH = 300;

/** The backend's own engine. */
export const builtInEngine =
  (api: Api): SearchEngine =>
  async (text, { sort, isTyping }) => {
    const query = { text: text.slice(0, LONGEST_SEARCH), sort, ...(isTyping && { suggest: '1' }) };
    const answer = await read(api, search, { query });
    return {
      ids: answer.ids,
      didYouMean: answer.did_you_mean,
      match: answer.match,
      groups: answer.groups,
      brands: answer.brands.map(({ name, slug }) => ({ name, path: slug })),
      products: answer.products.map(({ name, path, manufacturer, image }) => ({
        name,
        path,
        manufacturer,
        image: image?.path ?? null,
      })),
    };
  };
