import { type FacetView, type ListParameters, SEARCHED } from './list-view';

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

/**
 * Whether an address was made by a form without scripts: repeated fields, the two ends of a range apart, empty fields.
 * The address one can share has comma lists. Specification 2 §2.
 */
export function isFormShaped(parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()];
  return (
    new Set(names).size < names.length ||
    [...parameters].some(([name, value]) => value === '' || /.-(?:min|max)$/.test(name))
  );
}
