import { expect, test } from 'vitest';
import type { ProductCard } from '~/features/catalog/card';
import { listProducts, nextShow } from './list-products';
import { parseListQuery } from './list-query';
import { compareSizes } from './size-order';

function card(id: number, given: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    name: `Product ${id}`,
    manufacturer: 'Hanki',
    manufacturerSlug: 'hanki',
    path: `hanki/product-${id}`,
    image: null,
    secondImage: null,
    colors: [],
    price: { active: 10_000, reference: null, type: 'regular', club: null },
    tags: [],
    rating: 0,
    ratingCount: 0,
    fromPrefix: false,
    hidePrice: false,
    isSoldOut: false,
    shortDescription: '',
    description: '',
    soldAmount: 0,
    published: '',
    stocks: [],
    sizes: [],
    productGroupIds: [],
    properties: [],
    ...given,
  };
}

const color = (slug: string) => ({ slug, name: slug, control: '#000000', image: null });
const price = (active: number, reference: number | null = null) => ({ active, reference, type: 'regular', club: null });

const list = (cards: ProductCard[], search = '') =>
  listProducts(cards, parseListQuery(new URLSearchParams(search)), 'default', 'fi-FI');
const ids = (cards: readonly ProductCard[]) => cards.map(({ id }) => id);

const three = [
  card(1, {
    manufacturer: 'Vuono',
    manufacturerSlug: 'vuono',
    colors: [color('ink')],
    sizes: ['S', 'M'],
    price: price(5_000),
  }),
  card(2, { colors: [color('ink'), color('rust')], sizes: ['M'], price: price(15_000, 20_000) }),
  card(3, { colors: [color('rust')], sizes: ['10'], price: price(25_050) }),
];

test('filters narrow, values of one filter widen', () => {
  expect(ids(list(three, 'color=ink').cards)).toEqual([1, 2]);
  expect(ids(list(three, 'color=ink,rust&manufacturer=hanki').cards)).toEqual([2, 3]);
  expect(ids(list(three, 'size=M&price=100-200').cards)).toEqual([2]);
});

test('a value is counted given the other filters, not its own', () => {
  const { facets } = list(three, 'color=ink');
  expect(facets.color.map(({ value, count }) => [value, count])).toEqual([
    ['ink', 2],
    ['rust', 2],
  ]);
  expect(facets.manufacturer.map(({ value, count }) => [value, count])).toEqual([
    ['hanki', 1],
    ['vuono', 1],
  ]);
});

test('unknown values are ignored and leave the address', () => {
  const { query, count } = list(three, 'color=pink,__proto__&manufacturer=constructor');
  expect([query.color, query.manufacturer, count]).toEqual([[], [], 3]);
});

test('a price range that spans the whole extent is no filter', () => {
  expect(list(three, 'price=50-251').query.price).toBeNull();
  expect(list(three, 'price=0-100000').query.price).toBeNull();
  expect(list(three, 'price=60-900').query.price).toEqual({ min: 60, max: 251 });
});

test('the extent is the floor of the lowest and the ceiling of the highest price', () => {
  expect(list(three).facets.price.extent).toEqual({ min: 50, max: 251 });
});

test('offers come first by the fraction saved', () => {
  expect(ids(list(three, 'sort=offers').cards)).toEqual([2, 1, 3]);
});

test('the default sort keeps the order given and leaves the address', () => {
  const { query, cards } = list(three, 'sort=default');
  expect([query.sort, ids(cards)]).toEqual([null, [1, 2, 3]]);
});

test('a long list shows 60, then 60 more each time, and every page is reachable', () => {
  const many = Array.from({ length: 130 }, (_, index) => card(index + 1));
  const first = list(many);
  expect([first.cards.length, first.pages, nextShow(first)]).toEqual([60, 3, 120]);
  expect(list(many, 'show=120').cards.length).toBe(120);
  expect(nextShow(list(many, 'show=180'))).toBeNull();
  expect(ids(list(many, 'page=3').cards)).toEqual(Array.from({ length: 10 }, (_, index) => 121 + index));
  expect(list(many, 'page=99').query.page).toBe(3);
});

test('letter sizes come first in their order, then numbers, halves and fractions in theirs', () => {
  const sorted = ['42 2/3', 'XL', '9', '42', 'XXXS', '2XL', 'M', '10', '42,5', 'One size'].sort(compareSizes);
  expect(sorted).toEqual(['XXXS', 'M', 'XL', '2XL', '9', '10', '42', '42,5', '42 2/3', 'One size']);
});
