import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pack } from '~/rendering/pack.server';
import { cardProduct } from '../../../tests/support/cards';
import { listingMeta } from './listing-meta';

const site = {
  shopName: 'Hanki',
  language: 'en',
  origin: 'https://hanki.com',
  origins: null,
  path: '/skis/',
  paths: Object.fromEntries(LANGUAGES.map((language) => [language, '/skis/'])) as Record<Language, string>,
} as const;

const card = pack(cardProduct({ name: 'Ilves', manufacturer: 'Vuono', to: '/vuono/ilves/' }));

function metaOf(changes: { page?: number; pages?: number; isFiltered?: boolean; total?: number }) {
  const { page = 1, pages = 3, isFiltered = false, total = 150 } = changes;
  const list = {
    path: '/skis/',
    query: { page, show: null },
    cards: [card],
    start: 0,
    pages,
    isFiltered,
    total,
    image: undefined,
  };
  return listingMeta({ title: 'Skis', description: 'For snow.', crumbs: [{ label: 'Skis' }], list }, site);
}

test('the first page is the list’s own address and knows the next', () => {
  expect(metaOf({})).toMatchObject({ title: 'Skis', canonical: '/skis/', previous: undefined, next: '/skis/?page=2' });
});

test('a later page has an address, a title and a description of its own, and no translations', () => {
  expect(metaOf({ page: 2 })).toMatchObject({
    title: 'Skis, page 2',
    description: 'Page 2: For snow.',
    canonical: '/skis/?page=2',
    previous: '/skis/',
    next: '/skis/?page=3',
    alternates: {},
  });
});

test('filtered and empty lists stay out of search engines, with nothing to tell them', () => {
  expect(metaOf({ isFiltered: true })).toMatchObject({ noindex: true, jsonLd: [] });
  expect(metaOf({ total: 0 })).toMatchObject({ noindex: true, jsonLd: [] });
  expect(metaOf({}).jsonLd).toHaveLength(2);
});
