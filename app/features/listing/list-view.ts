import type { PackedCard } from '~/features/catalog/packed-card';
import { queryString } from '~/routing/path-to';
import type { Packed } from '~/ui/packed';
import type { Sort } from './rules/list-query';

/** Parameters of a listing's address: what it is filtered and sorted by. */
export type ListParameters = Readonly<Record<string, string>>;

/** A value one can filter by. */
export type FacetOption = {
  /** As addresses write it: an underscore for each comma. Specification 2 §2. */
  readonly value: string;
  readonly name: string;
  /** Products it would leave, given the other filters. */
  readonly count: number;
  readonly isChosen: boolean;
  /** Colour circle, of colours only. */
  readonly control?: string | undefined;
};

/** A filter by values: sizes as tiles, colours in two columns, the rest as rows. */
export type ValuesFacet = {
  readonly kind: 'values';
  /** Name of its parameter. */
  readonly name: string;
  readonly title: string;
  readonly look: 'tiles' | 'colors' | 'rows';
  readonly options: readonly FacetOption[];
};

/** A filter by a range of numbers. */
export type RangeFacet = {
  readonly kind: 'range';
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  /** The floor of the lowest and the ceiling of the highest. Specification 2 §5. */
  readonly extent: { readonly min: number; readonly max: number };
  readonly chosen: { readonly min: number | null; readonly max: number | null } | null;
  /** Products in steps of the same width over the extent, given the other filters. */
  readonly buckets: readonly number[];
};

/** The filter by words. */
export type TextFacet = {
  readonly kind: 'text';
  readonly name: string;
  readonly title: string;
  readonly value: string;
};

/** A filter as the panel shows it, its title in the language of the page. */
export type FacetView = ValuesFacet | RangeFacet | TextFacet;

/** A chosen filter, with the address of the list without it. */
export type ChosenFilter = { readonly key: string; readonly label: string; readonly to: string };

/** A listing as its page shows it. */
export type ListView = {
  readonly path: string;
  /** What is filtered and sorted by, as far as it is known; without the page. */
  readonly parameters: ListParameters;
  readonly query: { readonly page: number; readonly show: number | null };
  readonly cards: readonly PackedCard[];
  /** Products that match, on all pages. */
  readonly count: number;
  readonly total: number;
  /** The products could not be fetched: there are more than the page shows. */
  readonly isUnavailable: boolean;
  /** Place of the first card in the whole list, from 0. */
  readonly start: number;
  readonly pages: number;
  /** How many Load more would show; null when all are shown. */
  readonly next: number | null;
  readonly sort: Sort;
  readonly groupSort: Sort;
  /** The filters that are shown, in their order. Most pages are read without opening them. */
  readonly facets: Packed<readonly FacetView[]>;
  readonly chosen: readonly ChosenFilter[];
  readonly isFiltered: boolean;
  /** The filters stand open by the address. */
  readonly filtersOpen: boolean;
  /** Address of the first product's picture, for sharing. */
  readonly image: string | undefined;
};

/** Parameter that holds the text of a search, beside those of its list. */
export const SEARCHED = 'q';

/** Parameter and value under which the filters stand open without a script. */
export const FILTERS_OPEN = { filters: 'open' } as const;

/** The list's own address, on its first page unless `more` says otherwise. */
export function listAddress(
  { path, parameters }: Pick<ListView, 'path' | 'parameters'>,
  more: ListParameters = {},
): string {
  return path + queryString({ ...parameters, ...more });
}

/** The list without its filters, in the same order, of the same search. */
export function unfilteredAddress(
  { path, parameters }: Pick<ListView, 'path' | 'parameters'>,
  more: ListParameters = {},
): string {
  return path + queryString({ [SEARCHED]: parameters[SEARCHED], sort: parameters['sort'], ...more });
}

/** The page of the list that is shown, as it stands in its address. */
export function pageParameters({ query }: Pick<ListView, 'query'>): ListParameters {
  return {
    ...(query.show !== null && { show: String(query.show) }),
    ...(query.page > 1 && { page: String(query.page) }),
  };
}
