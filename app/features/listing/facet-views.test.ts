import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { chosenFilters, facetViews } from './facet-views';
import type { Facets, FacetValue } from './rules/facet-engine';

const t = translate('fi', 'listing');

const value = (name: string, isChosen = false): FacetValue => ({ value: name, name, count: 1, isChosen });
const price = { extent: { min: 10, max: 500 }, chosen: null, buckets: [], isShown: true };
const none: Facets = { manufacturer: [], color: [], store: [], size: [], group: [], price, properties: [] };

const named = (facets: Partial<Facets>) =>
  facetViews({ facets: { ...none, ...facets }, text: null, t, language: 'fi' }).map(({ name }) => name);

const two = [value('a'), value('b')];

test('filters stand in their order: size, price, brand, store, text, colour, group, dynamic properties', () => {
  const properties: Facets['properties'] = [
    { slug: 'waist', name: 'Keskileveys', unit: 'mm', kind: 'range', ...price },
    { slug: 'care', name: 'Hoito', unit: '', kind: 'checkbox', values: two, isShown: true },
  ];
  expect(named({ manufacturer: two, color: two, store: two, size: two, group: two, properties })).toEqual([
    'size',
    'price',
    'manufacturer',
    'store',
    'text',
    'color',
    'group',
    'waist',
    'care',
  ]);
});

test('a filter is shown only with more than one distinct value, store and text always', () => {
  const one = [value('a')];
  const flat = { ...price, isShown: false };
  expect(named({ manufacturer: one, color: one, store: one, size: one, group: one, price: flat })).toEqual([
    'store',
    'text',
  ]);
});

test('a comma in a size is written as an underscore', () => {
  const [size] = facetViews({ facets: { ...none, size: [value('42,5'), value('43')] }, text: null, t, language: 'fi' });
  expect(size?.kind === 'values' && size.options.map(({ value: written }) => written)).toEqual(['42_5', '43']);
});

test('half sizes are shown as the language writes them, and keep their addresses', () => {
  for (const language of LANGUAGES) {
    const facets = facetViews({
      facets: { ...none, size: [value('24.5', true), value('25')] },
      text: null,
      t,
      language,
    });
    const [size] = facets;
    const half = language === 'en' ? '24.5' : '24,5';
    expect(size?.kind === 'values' && size.options.map((each) => [each.value, each.name]), language).toEqual([
      ['24.5', half],
      ['25', '25'],
    ]);
    const [chip] = chosenFilters({ facets, path: '/', parameters: {}, t, language });
    expect(chip?.label, language).toBe(`Koko ${half}`);
  }
});

test('each chosen value, range and text is a chip that leads to the list without it', () => {
  const facets = facetViews({
    facets: {
      ...none,
      size: [value('M', true), value('L', true)],
      price: { ...price, chosen: { min: 20, max: 300 } },
      manufacturer: [value('Hanki', true), value('Skare')],
    },
    text: 'kuori',
    t,
    language: 'fi',
  });
  const parameters = { size: 'M,L', price: '20-300', manufacturer: 'Hanki', text: 'kuori', sort: 'newest' };
  const chosen = chosenFilters({ facets, path: '/takit/', parameters, t, language: 'fi' });
  expect(chosen.map(({ label, to }) => [label, decodeURIComponent(to)])).toEqual([
    ['Koko M', '/takit/?size=L&price=20-300&manufacturer=Hanki&text=kuori&sort=newest'],
    ['Koko L', '/takit/?size=M&price=20-300&manufacturer=Hanki&text=kuori&sort=newest'],
    ['20–300\u00a0€', '/takit/?size=M,L&manufacturer=Hanki&text=kuori&sort=newest'],
    ['Hanki', '/takit/?size=M,L&price=20-300&text=kuori&sort=newest'],
    ['”kuori”', '/takit/?size=M,L&price=20-300&manufacturer=Hanki&sort=newest'],
  ]);
});

test('colours are grouped by family, which is stated when the name does not show it', () => {
  const color = [
    { ...value('Hiili'), control: '#33373c' },
    { ...value('Hilla'), control: '#dc9440/#33373c' },
    { ...value('Mustaherukka'), control: '#1b1d1f' },
    { ...value('Outo'), control: 'outo' },
    { ...value('Yö'), control: '#27303f' },
  ];
  for (const [language, words] of [
    ['fi', ['Hiili musta', 'Mustaherukka ', 'Yö sininen', 'Hilla oranssi, musta', 'Outo ']],
    ['de', ['Hiili schwarz', 'Mustaherukka schwarz', 'Yö blau', 'Hilla orange, schwarz', 'Outo ']],
  ] as const) {
    const views = facetViews({ facets: { ...none, color }, text: null, t: translate(language, 'listing'), language });
    const [facet] = views.filter(({ name }) => name === 'color');
    const options = facet?.kind === 'values' ? facet.options : [];
    expect(options.map(({ name, family }) => `${name} ${family ?? ''}`)).toEqual(words);
    expect(options.map(({ value: written }) => written).sort()).toEqual(color.map((each) => each.value).sort());
  }
});
