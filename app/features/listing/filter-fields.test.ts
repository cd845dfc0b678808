import { expect, test } from 'vitest';
import { clampTypedBound, otherParameters, readFilterForm } from './filter-fields';
import type { FacetView } from './list-view';
import { formatListQuery, parseListQuery } from './rules/list-query';

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
  return readFilterForm(form, facets, 'fi');
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

test('reversed ends are swapped', () => {
  expect(read(['price-min', '300'], ['price-max', '20'])).toEqual({ price: '20-300' });
});

test('the form writes an address in the order in which the list writes it', () => {
  const own = read(
    ['q', 'takki'],
    ['sort', 'newest'],
    ['size', 'M'],
    ['price-min', '20'],
    ['price-max', '30,5'],
    ['comfort-min', '-20'],
    ['comfort-max', '5'],
    ['text', 'kuori'],
  );
  const { q, ...rest } = own;
  const asked = parseListQuery(new URLSearchParams(rest), [{ slug: 'comfort', kind: 'range' }]);
  expect(Object.entries(own)).toEqual(Object.entries({ q, ...formatListQuery(asked) }));
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
  expect(clampTypedBound('7', 10, extent, 'fi')).toBe(10);
  expect(clampTypedBound('9999', 500, extent, 'fi')).toBe(500);
  expect(clampTypedBound(' 1 20,5 ', 10, extent, 'fi')).toBe(120.5);
  for (const typed of ['', 'abc', '1e999', '--3']) expect(clampTypedBound(typed, 500, extent, 'fi')).toBe(500);
});

const PROPERTIES = [
  { slug: 'waist', kind: 'range' },
  { slug: 'season', kind: 'checkbox' },
  { slug: 'depth-max', kind: 'checkbox' },
] as const;
const others = (search: string) => otherParameters(new URLSearchParams(search), PROPERTIES);
const isToRewrite = (search: string) => others(search).isToRewrite;

test('an address made by a form without scripts is distinguished from a canonical one', () => {
  for (const search of ['size=M&size=L', 'price-min=10', 'waist-max=98', 'text=', 'season=']) {
    expect(others(search), search).toEqual({ others: {}, isToRewrite: true });
  }
  for (const search of ['', 'size=M,L', 'price=10-20&sort=newest']) expect(isToRewrite(search), search).toBe(false);
});

test('only what is the list’s own makes an address one of a form', () => {
  for (const search of ['utm_term=', 'tag=a&tag=b', 'fbclid-min=1', 'season-min=1', 'depth-max=5']) {
    expect(isToRewrite(search), search).toBe(false);
  }
});

test('a property named in another language is rewritten to this language’s name', () => {
  const known = [{ slug: 'material', aliases: ['materiaali', 'waist'], kind: 'checkbox' }] as const;
  const judged = (search: string) => otherParameters(new URLSearchParams(search), known);
  expect(judged('materiaali=wool&gclid=1')).toEqual({ others: { gclid: '1' }, isToRewrite: true });
  expect(judged('material=wool').isToRewrite).toBe(false);
});

test('what is not the list’s goes along from a form’s address', () => {
  const { others: rest } = others('size=M&size=L&utm_term=&currency=sek');
  expect(rest).toEqual({ utm_term: '', currency: 'sek' });
});
