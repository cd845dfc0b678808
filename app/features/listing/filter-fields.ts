import { type FacetView, type ListParameters, SEARCHED } from './list-view';
import { isFilterName, type KnownProperty, LIST_PARAMETERS } from './rules/list-query';

/** The two fields of a range, as a form sends them. */
export const minField = (name: string): string => `${name}-min`;
export const maxField = (name: string): string => `${name}-max`;

/**
 * A bound of a range as typed: held within the extent; what is no number reverts to the bound. Specification 2 §5.
 * @param typed decimal comma or point
 * @param bound the end of the extent that the field stands for
 */
export function settleBound(typed: string, bound: number, { min, max }: { min: number; max: number }): number {
  const text = typed.trim().replace(',', '.').replaceAll(/\s/g, '');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? bound : Math.min(Math.max(value, min), max);
}

/** A range's parameter; none when it spans the full extent. Specification 2 §4. */
function rangeParameter(form: FormData, { name, extent }: Extract<FacetView, { kind: 'range' }>): string | undefined {
  const field = (part: string) => String(form.get(part) ?? '');
  const one = settleBound(field(minField(name)), extent.min, extent);
  const other = settleBound(field(maxField(name)), extent.max, extent);
  const [min, max] = one > other ? [other, one] : [one, other];
  return min <= extent.min && max >= extent.max ? undefined : `${min}-${max}`;
}

/**
 * What the form of the filters asks for, as the parameters of an address: values as comma lists, ranges as `min-max`, the
 * empty ones left out. Specification 2 §2, §4.
 */
export function readFilterForm(form: FormData, facets: readonly FacetView[]): ListParameters {
  const parameters: Record<string, string> = {};
  for (const name of [SEARCHED, 'sort']) {
    const kept = form.get(name);
    if (typeof kept === 'string') parameters[name] = kept;
  }
  for (const facet of facets) {
    const text =
      facet.kind === 'range'
        ? rangeParameter(form, facet)
        : form
            .getAll(facet.name)
            .map((value) => String(value).trim())
            .join(',');
    if (text) parameters[facet.name] = text;
  }
  return parameters;
}

/** The parameters that a list answers to, those of its form among them. */
function listFields(properties: readonly KnownProperty[]): ReadonlySet<string> {
  const own = properties.filter(({ slug }) => isFilterName(slug));
  const ranges = ['price', ...own.filter(({ kind }) => kind === 'range').map(({ slug }) => slug)];
  return new Set([
    ...LIST_PARAMETERS,
    ...own.map(({ slug }) => slug),
    ...ranges.flatMap((name) => [minField(name), maxField(name)]),
  ]);
}

/** Repeated fields, the two ends of a range apart, empty fields: the address one can share has comma lists. */
function isFormShaped(own: readonly (readonly [name: string, value: string])[]): boolean {
  return (
    new Set(own.map(([name]) => name)).size < own.length ||
    own.some(([name, value]) => value === '' || /-(?:min|max)$/.test(name))
  );
}

/**
 * What stands beside the list's own parameters in an address that a form without scripts made, as of a campaign or of the
 * locale: it goes along to the address one can share. Specification 2 §2.
 * @param properties the dynamic properties that the list filters by
 * @returns undefined for an address that no such form made
 */
export function besideForm(
  parameters: URLSearchParams,
  properties: readonly KnownProperty[],
): ListParameters | undefined {
  if (parameters.size === 0) return undefined;
  const fields = listFields(properties);
  const isOwn = ([name]: readonly [string, string]) => fields.has(name);
  const all = [...parameters];
  return isFormShaped(all.filter(isOwn)) ? Object.fromEntries(all.filter((each) => !isOwn(each))) : undefined;
}
