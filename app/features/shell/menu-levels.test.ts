import { expect, test } from 'vitest';
import { menuLevels, readMenuPlace } from './menu-levels';

const groups = [
  {
    label: 'Hiihto',
    picture: null,
    to: '/hiihto/',
    columns: [
      { label: 'Sukset', to: '/hiihto/sukset/', links: [{ label: 'Metsäsukset', to: '/hiihto/sukset/metsa/' }] },
      { label: 'Sauvat', to: '/hiihto/sauvat/', links: [] },
    ],
  },
  { label: 'Merkit', to: '/merkit/', picture: null, columns: [] },
];
const words = { products: 'Tuotteet', all: (name: string) => `Kaikki: ${name}` };

/** Title, way back and last line of each level that an address opens. */
const levels = (slug: string, search = '') =>
  menuLevels(groups, readMenuPlace(groups, slug, search), 'fi', words).map(({ title, back, items }) => [
    title,
    back?.to,
    items.at(-1)?.to,
  ]);
const FIRST = ['Tuotteet', undefined, '/merkit/'];
const SECOND = ['Hiihto', '/valikko/hiihto/?back', '/hiihto/sauvat/'];
const THIRD = ['Sukset', '/valikko/hiihto/?sukset&back', '/hiihto/sukset/metsa/'];

test('the first level leads deeper where there is something deeper', () => {
  expect(menuLevels(groups, {}, 'fi', words)[0]?.items).toEqual([
    { to: '/valikko/hiihto/', label: 'Hiihto', isDeeper: true },
    { to: '/merkit/', label: 'Merkit' },
  ]);
});

test('a slug opens the second level, a child slug behind it the third', () => {
  expect(levels('')).toEqual([FIRST]);
  expect(levels('hiihto')).toEqual([FIRST, SECOND]);
  expect(levels('hiihto', '?sukset')).toEqual([FIRST, SECOND, THIRD]);
});

test('the suffix ?back returns one level', () => {
  expect(levels('hiihto', '?back')).toEqual([FIRST]);
  expect(levels('hiihto', '?sukset&back')).toEqual([FIRST, SECOND]);
  expect(levels('', '?back')).toEqual([FIRST]);
});

test('what is no group with groups below it opens nothing deeper, and other parameters are passed over', () => {
  expect(levels('merkit')).toEqual([FIRST]);
  expect(levels('__proto__', '?x')).toEqual([FIRST]);
  expect(levels('hiihto', '?sauvat')).toEqual([FIRST, SECOND]);
  expect(levels('hiihto', '?utm_source=letter&sukset=')).toEqual([FIRST, SECOND, THIRD]);
});
