import type { PackedCard } from '~/features/catalog/packed-card';
import { queryString } from '~/routing/path-to';
import type { Sort } from './rules/list-query';

/** Filter and sort parameters of a listing's address. */
export type ListParameters = Readonly<Record<string, string>>;

/** A value of a filter. */
export type FacetOption = {
  /** The value in addresses: an underscore for each comma. Specification 2 §2. */
  readonly value: string;
  readonly name: string;
  /** Number of products with this value, given the other filters. */
  readonly count: number;
  readonly isChosen: boolean;
  /** Colour circle, for colours only. */
  readonly control?: string | undefined;
  /** The basic colour by its value, when its name does not state it. */
  readonly family?: string | undefined;
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
  /** Number of products per equal-width step of the extent, given the other filters. */
  readonly buckets: readonly number[];
};

/** The text filter. */
export type TextFacet = {
  readonly kind: 'text';
  readonly name: string;
  readonly title: string;
  readonly value: string;
};

/** A filter for display, with its title in the language of the page. */
export type FacetView = ValuesFacet | RangeFacet | TextFacet;

/** A chosen filter, with the address of the list without it. */
export type ChosenFilter = { readonly key: string; readonly label: string; readonly to: string };

/** A listing for display. */
export type ListView = {
  readonly path: string;
  /** The known filter and sort parameters, without the page. */
  readonly parameters: ListParameters;
  readonly query: { readonly page: number; readonly show: number | null };
  readonly cards: readonly PackedCard[];
  /** Names of the product groups of the first cards, for tracking. */
  readonly categories: readonly string[];
  /** Number of matching products, on all pages. */
  readonly count: number;
  readonly total: number;
  /** The products could not be fetched, so the list is incomplete. */
  readonly isUnavailable: boolean;
  /** Position of the first card in the whole list, from 0. */
  readonly start: number;
  readonly pages: number;
  readonly sort: Sort;
  readonly groupSort: Sort;
  /** It is of a group that compares its products by measurements: the cards tell them, and the bar has its first filters. */
  readonly isCompared: boolean;
  /** Only the beginning of the list was fetched. Its filters come with the address that opens them. */
  readonly isPart: boolean;
  /** The displayed filters, in order; none of a part. */
  readonly facets: readonly FacetView[];
  readonly chosen: readonly ChosenFilter[];
  readonly isFiltered: boolean;
  /** The filter panel is open by the address. */
  readonly filtersOpen: boolean;
  /** Address of the first product's picture, for sharing. */
  readonly image: string | undefined;
};

/** Parameter of the search text, next to those of its list. */
export const SEARCHED = 'q';

/** Parameter and value that open the filter panel without scripts. */
export const FILTERS_OPEN = { filters: 'open' } as const;

/** The list's own address, for its first page unless `more` contains a page. */
export function listAddress(
  { path, parameters }: Pick<ListView, 'path' | 'parameters'>,
  more: ListParameters = {},
): string {
  return path + queryString({ ...parameters, ...more });
}

/** The address of the list without its filters, keeping sort and search. */
export function unfilteredAddress(
  { path, parameters }: Pick<ListView, 'path' | 'parameters'>,
  more: ListParameters = {},
): string {
  return path + queryString({ [SEARCHED]: parameters[SEARCHED], sort: parameters['sort'], ...more });
}

/** The address parameters of the displayed page. */
export function pageParameters({ query }: Pick<ListView, 'query'>): ListParameters {
  return {
    ...(query.show !== null && { show: String(query.show) }),
    ...(query.page > 1 && { page: String(query.page) }),
  };
}
