import { expect, test } from 'vitest';
import type { FacetOption, FacetView, ValuesFacet } from './list-view';
import { quickFacets, quickOptions, toggledAddress } from './quick-filters';

const option = (value: string, count: number, isChosen = false): FacetOption => ({
  value,
  name: value,
  count,
  isChosen,
});

const facet = (name: string, ...options: readonly FacetOption[]): ValuesFacet => ({
  kind: 'values',
  name,
  title: name,
  look: 'rows',
  options,
});

const price: FacetView = {
  kind: 'range',
  name: 'price',
  title: 'Price',
  unit: '€',
  extent: { min: 0, max: 100 },
  chosen: null,
  buckets: [],
};

test('the bar has size, brand, colour and price, and other values in the places of those that a list lacks', () => {
  const two = [option('a', 1), option('b', 2)];
  const text: FacetView = { kind: 'text', name: 'text', title: 'Text', value: '' };
  const facets = [price, facet('manufacturer', ...two), facet('store', ...two), text, facet('color', ...two)];
  const names = (list: readonly FacetView[]) =>
    quickFacets({ facets: list, count: 3, isCompared: false }).map(({ name }) => name);
  expect(names([facet('size', ...two), ...facets, facet('material', ...two)])).toEqual([
    'size',
    'manufacturer',
    'color',
    'price',
  ]);
  expect(names([...facets, facet('material', ...two)])).toEqual(['manufacturer', 'color', 'price', 'material']);
  expect(names([facet('size', option('a', 1))])).toEqual([]);
});

test('a group that measures its products has its own first two filters in the bar, and no size where products have none', () => {
  const two = [option('a', 1), option('b', 2)];
  const measured = (name: string, title = name): FacetView => ({ ...price, name, title });
  const facets = [
    ...[facet('size', ...two), price, facet('manufacturer', ...two), facet('color', ...two), facet('group', ...two)],
    ...[facet('persons', ...two), measured('weight'), measured('height')],
  ];
  const names = (list: readonly FacetView[], count: number, isCompared = true) =>
    quickFacets({ facets: list, count, isCompared }).map(({ name }) => name);
  const expected = ['persons', 'manufacturer', 'price', 'weight', 'color'];
  expect(names(facets, 3)).toEqual(['size', ...expected]);
  expect(names(facets, 4)).toEqual(expected);
  const chosen = facet('size', option('a', 1, true), option('b', 2));
  expect(names([chosen, ...facets.slice(1)], 4)).toEqual(['size', ...expected]);

  const long = facets.map((each) => ({ ...each, title: 'A name of twenty-two..' }) as FacetView);
  expect(names(long, 3)).toEqual(['size', 'persons', 'manufacturer', 'price']);
  expect(names(facets, 3, false)).toEqual(['size', 'manufacturer', 'color', 'price']);
});

test('a chip has its twelve options with most products, in their order, and what is chosen', () => {
  const many = Array.from({ length: 14 }, (_, place) => option(`o${place}`, place));
  const shown = quickOptions(facet('color', ...many, option('last', 0, true))).map(({ value }) => value);
  expect(shown).toEqual([...many.slice(2).map(({ value }) => value), 'last']);
});

test('an option is added to what is chosen, and taken away when it is pressed again', () => {
  const brands = facet('manufacturer', option('aapa', 3, true), option('hanki', 5));
  const list = { path: '/skiing/', parameters: { sort: 'newest', manufacturer: 'aapa', price: '10-20' } };
  const [aapa, hanki] = brands.options as [FacetOption, FacetOption];
  expect(toggledAddress(list, brands, hanki)).toBe('/skiing/?sort=newest&manufacturer=aapa%2Chanki&price=10-20');
  expect(toggledAddress(list, brands, aapa)).toBe('/skiing/?sort=newest&price=10-20');
});
