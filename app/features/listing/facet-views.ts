import { COLOR_FAMILIES, colorFamilies } from 'contract/colors';
import { sizeText } from 'contract/size-text';
import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { formatNumber } from '~/locale/numbers';
import { queryString } from '~/routing/path-to';
import type { ChosenFilter, FacetOption, FacetView, ListParameters, RangeFacet, ValuesFacet } from './list-view';
import { type RangeFacet as EngineRange, type Facets, type FacetValue, isFacetShown } from './rules/facet-engine';
import { writtenValue } from './rules/list-query';

type FacetContext = {
  readonly facets: Facets;
  readonly text: string | null;
  readonly t: Translate<'listing'>;
  readonly language: Language;
};

/** The price filter's unit, whatever the display currency. Specification 2 §9. */
const PRICE_UNIT = '€';

const toOptions = (values: readonly FacetValue[]): FacetOption[] =>
  values.map((value) => ({ ...value, value: writtenValue(value.value) }));

/**
 * The colours of a list grouped by family, in the order of the twelve names, each with its basic colour when its name does
 * not state it: `Hiili` is black.
 */
function colorOptions(colors: readonly FacetValue[], t: Translate<'listing'>): FacetValue[] {
  const known = colors.map((color) => {
    const [first, ...others] = colorFamilies(color.control ?? '');
    const words = [first, ...others].flatMap((family) => (family ? [t(`color.${family}`)] : [])).join(', ');
    const isSaid = color.name.toLocaleLowerCase().includes(words.toLocaleLowerCase());
    const option: FacetValue & Pick<FacetOption, 'family'> = isSaid ? color : { ...color, family: words };
    return { option, place: first === undefined ? COLOR_FAMILIES.length : COLOR_FAMILIES.indexOf(first) };
  });
  return known.sort((a, b) => a.place - b.place).map(({ option }) => option);
}

/** Shown with more than one value, or with one that is chosen and can be removed. */
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
export function facetViews({ facets, text, t, language }: FacetContext): FacetView[] {
  const { price, manufacturer, store, color, group, properties } = facets;
  const size = facets.size.map((each) => ({ ...each, name: sizeText(each.name, language) }));
  return [
    ...values('size', t('facet.size'), size, 'tiles'),
    ...range('price', t('facet.price'), PRICE_UNIT, price),
    ...values('manufacturer', t('facet.brand'), manufacturer),
    ...(store.length > 0
      ? [{ kind: 'values', name: 'store', title: t('facet.store'), look: 'rows', options: toOptions(store) } as const]
      : []),
    { kind: 'text', name: 'text', title: t('facet.text'), value: text ?? '' },
    ...values('color', t('facet.color'), colorOptions(color, t), 'colors'),
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
  readonly language: Language;
};

/** The chosen filters as chips, each with the address of the list without it. */
export function chosenFilters({ facets, path, parameters, t, language }: ChosenContext): ChosenFilter[] {
  const without = (name: string, rest?: string) => path + queryString({ ...parameters, [name]: rest || undefined });
  return facets.flatMap((facet) => {
    const { name, title } = facet;
    if (facet.kind === 'text') {
      return facet.value ? [{ key: name, label: t('chip.text', { text: facet.value }), to: without(name) }] : [];
    }
    if (facet.kind === 'range') {
      return facet.chosen ? [{ key: name, label: rangeLabel(facet, t, language), to: without(name) }] : [];
    }
    const chosen = facet.options.filter(({ isChosen }) => isChosen);
    return chosen.map((option) => ({
      key: `${name} ${option.value}`,
      label: facet.look === 'tiles' || NUMBER_ONLY.test(option.name) ? `${title} ${option.name}` : option.name,
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

/** Whether a value is meaningless without the name of its filter, such as a number. */
const NUMBER_ONLY = /^[\d\s.,+–-]+$/;

/** Max number of decimals of a range in addresses. */
const DECIMALS = 4;

/** The label of a chosen range, with numbers and unit formatted for the language; a property's name comes first. */
export function rangeLabel(
  { name, title, unit, extent, chosen }: RangeFacet,
  t: Translate<'listing'>,
  language: Language,
): string {
  const values = {
    min: formatNumber(chosen?.min ?? extent.min, language, DECIMALS),
    max: formatNumber(chosen?.max ?? extent.max, language, DECIMALS),
  };
  if (name === 'price') return t('chip.price', values);
  return t(unit ? 'chip.rangeUnit' : 'chip.range', { title, unit, ...values });
}
