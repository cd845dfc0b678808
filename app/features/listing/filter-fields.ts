import type { Language } from '~/locale/languages';
import { readNumber } from '~/locale/numbers';
import { type FacetView, type ListParameters, type RangeFacet, SEARCHED } from './list-view';
import { isFilterName, type KnownProperty, LIST_PARAMETERS, VALUE_FILTERS } from './rules/list-query';
import type { Extent } from './rules/list-range';

/** The two fields of a range, as a form sends them. */
export const minField = (name: string): string => `${name}-min`;
export const maxField = (name: string): string => `${name}-max`;

/**
 * Clamps a typed bound to the extent; a text that is not a number reverts to the bound. Specification 2 §5.
 * @param typed as the language writes numbers
 * @param bound the end of the extent that belongs to the field
 */
export function clampTypedBound(typed: string, bound: number, { min, max }: Extent, language: Language): number {
  const value = readNumber(typed, language);
  return value === null ? bound : Math.min(Math.max(value, min), max);
}

/** A range's parameter; none when it spans the full extent. Specification 2 §4. */
function rangeParameter(form: FormData, { name, extent }: RangeFacet, language: Language): string | undefined {
  const settled = (part: string, bound: number) =>
    clampTypedBound(String(form.get(part) ?? ''), bound, extent, language);
  const one = settled(minField(name), extent.min);
  const other = settled(maxField(name), extent.max);
  const [min, max] = one > other ? [other, one] : [one, other];
  return min <= extent.min && max >= extent.max ? undefined : `${min}-${max}`;
}

/**
 * Converts the filter form to address parameters: values as comma lists, ranges as `min-max`, empty fields left out.
 * Specification 2 §2, §4.
 */
export function readFilterForm(form: FormData, facets: readonly FacetView[], language: Language): ListParameters {
  const parameters: Record<string, string> = {};
  for (const name of [SEARCHED, 'sort']) {
    const value = form.get(name);
    if (typeof value === 'string') parameters[name] = value;
  }
  for (const facet of facets) {
    const text =
      facet.kind === 'range'
        ? rangeParameter(form, facet, language)
        : form
            .getAll(facet.name)
            .map((value) => String(value).trim())
            .join(',');
    if (text) parameters[facet.name] = text;
  }
  return inOrder(parameters);
}

/** The order in which `formatListQuery` writes the fixed parameters; properties come first. */
const LAST = ['sort', 'text', ...VALUE_FILTERS, 'price'];

/** Orders parameters as the list writes them, so that the same list always has the same address. */
export function inOrder(parameters: Readonly<Record<string, string>>): ListParameters {
  const place = (name: string) => (name === SEARCHED ? -2 : LAST.indexOf(name));
  return Object.fromEntries(Object.entries(parameters).sort(([a], [b]) => place(a) - place(b)));
}

/** The parameters that a list understands, including those of its form. */
function listFields(properties: readonly KnownProperty[]): ReadonlySet<string> {
  const own = properties.filter(({ slug }) => isFilterName(slug));
  const ranges = [
    'price',
    ...own.filter(({ kind }) => kind === 'range').flatMap(({ slug, aliases = [] }) => [slug, ...aliases]),
  ];
  return new Set([
    ...LIST_PARAMETERS,
    ...own.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]),
    ...ranges.flatMap((name) => [minField(name), maxField(name)]),
  ]);
}

/** Repeated fields, separate ends of a range and empty fields: the canonical address has comma lists instead. */
function isFormShaped(own: readonly (readonly [name: string, value: string])[]): boolean {
  return (
    new Set(own.map(([name]) => name)).size < own.length ||
    own.some(([name, value]) => value === '' || /-(?:min|max)$/.test(name))
  );
}

/**
 * The parameters that are not the list's own, such as those of a campaign or the locale. They stay in the canonical
 * address. Specification 2 §2.
 * @param properties the dynamic properties that the list filters by
 * @returns also whether the address is not canonical: made by a form without scripts, or naming a property in another
 * language
 */
export function otherParameters(
  parameters: URLSearchParams,
  properties: readonly KnownProperty[],
): { readonly others: ListParameters; readonly isToRewrite: boolean } {
  const fields = listFields(properties);
  const aliases = new Set(properties.flatMap((property) => property.aliases ?? []));
  const isOwn = ([name]: readonly [string, string]) => fields.has(name);
  const all = [...parameters];
  const own = all.filter(isOwn);
  return {
    others: Object.fromEntries(all.filter((each) => !isOwn(each))),
    isToRewrite: isFormShaped(own) || own.some(([name]) => aliases.has(name)),
  };
}
