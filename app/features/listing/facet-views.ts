import type { Translate } from '~/locale/namespaces';
import { queryString } from '~/routing/path-to';
import type { ChosenFilter, FacetOption, FacetView, ListParameters, RangeFacet, ValuesFacet } from './list-view';
import { type RangeFacet as EngineRange, type Facets, type FacetValue, isFacetShown } from './rules/facet-engine';
import { writtenValue } from './rules/list-query';

type FacetContext = { readonly facets: Facets; readonly text: string | null; readonly t: Translate<'listing'> };

/** The price filter's unit, whatever the display currency. Specification 2 §9. */
const PRICE_UNIT = '€';

const toOptions = (values: readonly FacetValue[]): FacetOption[] =>
  values.map((value) => ({ ...value, value: writtenValue(value.value) }));

/** Shown with more than one value, or with one that is chosen and could be taken away. */
function values(
  name: string,
  title: string,
  of: readonly FacetValue[],
  look: ValuesFacet['look'] = 'rows',
): FacetView[] {
  return isFacetShown(of) || of.some(({ isChosen }) => isChosen)
    ? [{ kind: 'values', name, title, look, options: toOptions(of) }]
    : [];
}

function range(
  name: string,
  title: string,
  unit: string,
  { extent, chosen, buckets, isShown }: EngineRange,
): FacetView[] {
  if (!isShown) return [];
  return [{ kind: 'range', name, title, unit, extent, chosen, buckets }];
}

/**
 * The filters of a list in their order: size, price, brand, store, text, colour, group, then the dynamic properties. Each is
 * shown only with more than one distinct value; store and text always. Specification 2 §5.
 */
export function facetViews({ facets, text, t }: FacetContext): FacetView[] {
  const { size, price, manufacturer, store, color, group, properties } = facets;
  return [
    ...values('size', t('facet.size'), size, 'tiles'),
    ...range('price', t('facet.price'), PRICE_UNIT, price),
    ...values('manufacturer', t('facet.brand'), manufacturer),
    ...(store.length > 0
      ? [{ kind: 'values', name: 'store', title: t('facet.store'), look: 'rows', options: toOptions(store) } as const]
      : []),
    { kind: 'text', name: 'text', title: t('facet.text'), value: text ?? '' },
    ...values('color', t('facet.color'), color, 'colors'),
    ...values('group', t('facet.group'), group),
    ...properties.flatMap((property) =>
      property.kind === 'checkbox'
        ? values(property.slug, property.name, property.values)
        : range(property.slug, property.name, property.unit, property),
    ),
  ];
}

type ChosenContext = {
  readonly facets: readonly FacetView[];
  readonly path: string;
  readonly parameters: ListParameters;
  readonly t: Translate<'listing'>;
};

/** The chosen filters as chips, each with the address of the list without it. */
export function chosenFilters({ facets, path, parameters, t }: ChosenContext): ChosenFilter[] {
  const without = (name: string, rest?: string) => path + queryString({ ...parameters, [name]: rest || undefined });
  return facets.flatMap((facet) => {
    const { name, title } = facet;
    if (facet.kind === 'text') {
      return facet.value ? [{ key: name, label: t('chip.text', { text: facet.value }), to: without(name) }] : [];
    }
    if (facet.kind === 'range') {
      return facet.chosen ? [{ key: name, label: rangeLabel(facet, t), to: without(name) }] : [];
    }
    const chosen = facet.options.filter(({ isChosen }) => isChosen);
    return chosen.map((option) => ({
      key: `${name} ${option.value}`,
      label: facet.look === 'tiles' || NAMELESS.test(option.name) ? `${title} ${option.name}` : option.name,
      to: without(
        name,
        chosen
          .filter((each) => each !== option)
          .map(({ value }) => value)
          .join(','),
      ),
    }));
  });
}

/** A value that says nothing without the name of its filter: a number. */
const NAMELESS = /^[\d\s.,+–-]+$/;

/** A chosen range in words, its unit as the language writes it; the name of a property before it. */
export function rangeLabel({ name, title, unit, extent, chosen }: RangeFacet, t: Translate<'listing'>): string {
  const values = { min: chosen?.min ?? extent.min, max: chosen?.max ?? extent.max };
  if (name === 'price') return t('chip.price', values);
  return t(unit ? 'chip.rangeUnit' : 'chip.range', { title, unit, ...values });
}
