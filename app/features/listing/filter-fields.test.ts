import { expect, test } from 'vitest';
import { besideForm, readFilterForm, settleBound } from './filter-fields';
import type { FacetView } from './list-view';

const facets: FacetView[] = [
  { kind: 'values', name: 'size', title: 'Koko', look: 'tiles', options: [] },
  { kind: 'range', name: 'price', title: 'Hinta', unit: '€', extent: { min: 10, max: 500 }, chosen: null, buckets: [] },
  {
    kind: 'range',
    name: 'comfort',
    title: 'Mukavuus',
    unit: '°C',
    extent: { min: -30, max: 10 },
    chosen: null,
    buckets: [],
  },
  { kind: 'text', name: 'text', title: 'Haku', value: '' },
];

function read(...fields: [name: string, value: string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readFilterForm(form, facets);
}

test('several values of a filter become a comma list', () => {
  expect(read(['size', 'M'], ['size', '42_5'])).toEqual({ size: 'M,42_5' });
});

test('a range becomes min-max, with a minus before a negative end', () => {
  expect(read(['price-min', '20'], ['price-max', '300'])).toEqual({ price: '20-300' });
  expect(read(['comfort-min', '-20'], ['comfort-max', '-5'])).toEqual({ comfort: '-20--5' });
});

test('a range that spans the full extent is removed', () => {
  expect(read(['price-min', '10'], ['price-max', '500'], ['comfort-min', '-30'], ['comfort-max', '10'])).toEqual({});
});

test('ends given the wrong way round are turned', () => {
  expect(read(['price-min', '300'], ['price-max', '20'])).toEqual({ price: '20-300' });
});

test('an empty text is left out and the sort goes along', () => {
  expect(read(['text', '  '], ['sort', 'newest'])).toEqual({ sort: 'newest' });
  expect(read(['text', ' kuori '])).toEqual({ text: 'kuori' });
});

test('a field the list has no filter for is left out', () => {
  expect(read(['nonsense', '1'])).toEqual({});
});

test('inputs clamp to the extent and revert to the bound when they hold no number', () => {
  const extent = { min: 10, max: 500 };
  expect(settleBound('7', 10, extent)).toBe(10);
  expect(settleBound('9999', 500, extent)).toBe(500);
  expect(settleBound(' 1 20,5 ', 10, extent)).toBe(120.5);
  for (const typed of ['', 'abc', '1e999', '--3']) expect(settleBound(typed, 500, extent)).toBe(500);
});

const PROPERTIES = [
  { slug: 'waist', kind: 'range' },
  { slug: 'season', kind: 'checkbox' },
  { slug: 'depth-max', kind: 'checkbox' },
] as const;
const beside = (search: string) => besideForm(new URLSearchParams(search), PROPERTIES);

test('an address made by a form without scripts is told from one that can be shared', () => {
  for (const search of ['size=M&size=L', 'price-min=10', 'waist-max=98', 'text=', 'season=']) {
    expect(beside(search), search).toEqual({});
  }
  for (const search of ['', 'size=M,L', 'price=10-20&sort=newest']) expect(beside(search), search).toBeUndefined();
});

test('only what is the list’s own makes an address one of a form', () => {
  for (const search of ['utm_term=', 'tag=a&tag=b', 'fbclid-min=1', 'season-min=1', 'depth-max=5']) {
    expect(beside(search), search).toBeUndefined();
  }
});

test('what is not the list’s goes along from a form’s address', () => {
  expect(beside('size=M&size=L&utm_term=&currency=sek')).toEqual({ utm_term: '', currency: 'sek' });
});
