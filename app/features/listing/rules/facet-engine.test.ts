// Long because filters, counts, sorts and paging are answers of one engine, tested with the same cards.
import { expect, test } from 'vitest';
import type { ProductCard } from '~/features/catalog/card';
import {
  listCard as card,
  listColor as color,
  KNOWN_PROPERTIES,
  LIST_FACTS,
} from '../../../../tests/support/list-cards';
import { buildIndex } from './build-index';
import { answer, countInGroup, firstInGroup, isFacetShown, readCard } from './facet-engine';
import type { ListFacts } from './list-index';
import { parseListQuery, type Sort } from './list-query';

type Wish = { groupSort?: Sort; facts?: Partial<ListFacts>; properties?: readonly string[] };

function list(cards: ProductCard[], search = '', { groupSort = 'default', facts, properties }: Wish = {}) {
  const index = buildIndex(cards, { ...LIST_FACTS, ...facts });
  const given = answer(index, parseListQuery(new URLSearchParams(search), KNOWN_PROPERTIES), groupSort, properties);
  return { ...given, ids: given.rows.map((row) => readCard(index, row).id) };
}

const price = (active: number, reference: number | null = null) => ({ active, reference, type: 'regular', club: null });
const range = (slug: string, value: number | string) => ({ slug, value, kind: 'range' as const });
const word = (slug: string, value: string) => ({ slug, value, kind: 'checkbox' as const });
const counts = (values: readonly { value: string; count: number }[]) =>
  values.map(({ value, count }) => [value, count]);

const three = [
  card(1, {
    manufacturer: 'Vuono',
    manufacturerSlug: 'vuono',
    colors: [color('ink')],
    sizes: ['S', 'M'],
    stocks: ['helsinki', 'warehouse'],
    price: price(5_000),
  }),
  card(2, { colors: [color('ink'), color('rust')], sizes: ['M'], price: price(15_000, 20_000) }),
  card(3, { colors: [color('rust')], sizes: ['10', '42,5'], stocks: ['helsinki', 'tampere'], price: price(25_050) }),
];

test('filters narrow, values of one filter widen', () => {
  expect(list(three, 'color=ink').ids).toEqual([1, 2]);
  expect(list(three, 'color=ink,rust&manufacturer=hanki').ids).toEqual([2, 3]);
  expect(list(three, 'size=M&price=100-200').ids).toEqual([2]);
});

test('a value is counted given the other filters, not its own', () => {
  const { facets } = list(three, 'color=ink');
  expect(counts(facets.color)).toEqual([
    ['ink', 2],
    ['rust', 2],
  ]);
  expect(counts(facets.manufacturer)).toEqual([
    ['hanki', 1],
    ['vuono', 1],
  ]);
});

test('values that no product has are ignored and leave the address', () => {
  const { query, count } = list(three, 'color=pink,__proto__&manufacturer=constructor&store=oulu&size=XXL&group=7');
  expect([query.color, query.manufacturer, query.store, query.size, query.group, count]).toEqual([
    [],
    [],
    [],
    [],
    [],
    3,
  ]);
});

test('a comma in a size is an underscore in the address', () => {
  const { ids, query } = list(three, 'size=42_5');
  expect([ids, query.size]).toEqual([[3], ['42,5']]);
});

test('the store filter lists every retail store in its order and no other, and is always shown', () => {
  const { facets } = list(three);
  expect(counts(facets.store)).toEqual([
    ['tampere', 1],
    ['helsinki', 2],
  ]);
  expect(counts(list([card(1)]).facets.store)).toHaveLength(2);
  expect(list(three, 'store=helsinki').ids).toEqual([1, 3]);
  expect(list(three, 'store=warehouse').query.store).toEqual([]);
});

test('a filter is shown only if there is more than one distinct value', () => {
  const same = [card(1, { sizes: ['M'], properties: [range('weight', 5)] }), card(2, { sizes: ['M'] })];
  const { facets } = list(same);
  expect([isFacetShown(facets.size), isFacetShown(facets.color), facets.price.isShown]).toEqual([false, false, false]);
  expect(facets.properties.map(({ isShown }) => isShown)).toEqual([false]);
  const varied = list(three).facets;
  expect([isFacetShown(varied.size), isFacetShown(varied.color), varied.price.isShown]).toEqual([true, true, true]);
});

test('a price range that spans the whole extent is no filter', () => {
  expect(list(three, 'price=50-251').query.price).toBeNull();
  expect(list(three, 'price=0-100000').query.price).toBeNull();
});

test('a price range is clamped to the floor of the lowest and the ceiling of the highest price', () => {
  expect(list(three).facets.price.extent).toEqual({ min: 50, max: 251 });
  expect(list(three, 'price=60-900').query.price).toEqual({ min: 60, max: 251 });
  expect(list(three, 'price=60-900').ids).toEqual([2, 3]);
});

test('a price is within a range to the cent, ends included', () => {
  const cents = [1_989, 1_990, 1_991].map((active, index) => card(index + 1, { price: price(active) }));
  expect(list(cents, 'price=19.90-19.90').ids).toEqual([2]);
});

test('a hidden price is outside every price range and comes last by price', () => {
  const cards = [
    card(1, { price: price(0), hidePrice: true }),
    card(2, { price: price(900) }),
    card(3, { price: price(100) }),
  ];
  expect(list(cards, 'price=0-5').ids).toEqual([3]);
  expect(list(cards).facets.price.extent).toEqual({ min: 1, max: 9 });
  expect([list(cards, 'sort=lowest').ids, list(cards, 'sort=highest').ids]).toEqual([
    [3, 2, 1],
    [2, 3, 1],
  ]);
});

test('buckets count products by price in twenty steps, given the other filters', () => {
  const { buckets } = list(three, 'color=rust&price=60-90').facets.price;
  expect([buckets.length, buckets[0], buckets[9], buckets[19]]).toEqual([20, 0, 1, 1]);
});

test('text matches manufacturer, name, short description and description without case, spaces or signs', () => {
  const cards = [
    card(1, {
      manufacturer: 'Järngren',
      name: 'X-Trail 2',
      shortDescription: 'Kevyt.',
      description: 'Kuori, 3 kerrosta',
    }),
    card(2, { manufacturer: 'Vuono', name: 'Ёлка' }),
  ];
  for (const text of [
    'järn',
    'JÄRN',
    'ja\u0308rn',
    'xtrail2',
    'x trail',
    'gren x-tr',
    'kevyt',
    'kuori 3k',
    '!!!KUORI???',
  ]) {
    expect(list(cards, new URLSearchParams({ text }).toString()).ids, text).toEqual([1]);
  }
  expect(list(cards, 'text=ёл').ids).toEqual([2]);
  expect(list(cards, 'text=jarn').count).toBe(0);
});

test('a text of signs alone is no filter', () => {
  const { query, count } = list(three, 'text=%25_*.-%20');
  expect([query.text, count]).toEqual([null, 3]);
});

test('a text never matches across two products', () => {
  const cards = [card(1, { description: 'aaab' }), card(2, { manufacturer: 'bc' })];
  expect([list(cards, 'text=abb').count, list(cards, 'text=bb').count]).toEqual([0, 0]);
});

test('a group holds what is in the groups below it; one that holds the whole list is no filter', () => {
  const cards = [
    card(1, { productGroupIds: [3] }),
    card(2, { productGroupIds: [2, 4, 99] }),
    card(3, { productGroupIds: [1] }),
  ];
  const { facets } = list(cards);
  expect(counts(facets.group)).toEqual([
    ['2', 2],
    ['3', 1],
    ['4', 1],
  ]);
  expect(list(cards, 'group=2').ids).toEqual([1, 2]);
  expect(list(cards, 'group=1').query.group).toEqual([]);
  const index = buildIndex(cards, LIST_FACTS);
  expect([1, 2, 99].map((id) => countInGroup(index, id))).toEqual([3, 2, 0]);
});

test('a group’s first product is the first in the recommended order that is in it or below it', () => {
  const cards = [1, 2, 3].map((id) => card(id, { productGroupIds: [id] }));
  const index = buildIndex(cards, { ...LIST_FACTS, sortIds: [1, 3] });
  const idOf = (row: number | null) => row !== null && readCard(index, row).id;
  expect([1, 2, 3, 99].map((id) => idOf(firstInGroup(index, id)))).toEqual([1, 3, 3, false]);
});

const equipped = [
  card(1, { properties: [range('comfort', -7.5), range('weight', 900), word('material', 'Villa')] }),
  card(2, { properties: [range('comfort', '4,5'), word('material', '80 % villa, 20 % nailon'), word('sort', 'x')] }),
  card(3, { properties: [range('comfort', 'kylmä')] }),
];

test('dynamic properties filter by range or checkbox, in their order and with their names and units', () => {
  const { facets } = list(equipped);
  expect(facets.properties.map(({ slug, name, unit, kind }) => [slug, name, unit, kind])).toEqual([
    ['weight', 'Paino', 'g', 'range'],
    ['comfort', 'Mukavuuslämpötila', '°C', 'range'],
    ['material', 'Materiaali', '', 'checkbox'],
  ]);
  expect(list(equipped, 'comfort=-10--5').ids).toEqual([1]);
  expect(list(equipped, 'comfort=-10-10').query.properties.size).toBe(0);
  expect(list(equipped, 'material=80 % villa_ 20 % nailon').ids).toEqual([2]);
  expect(list(equipped, 'material=Kivi').query.properties.size).toBe(0);
});

test('a reserved name is the list’s own parameter and not a property’s', () => {
  const { query, sort } = list(equipped, 'sort=x');
  expect([query.properties.size, sort]).toEqual([0, 'default']);
});

test('a property that no address can name is no filter', () => {
  const slugs = ['sort', 'depth-max', 'depth'];
  const { facets } = list([1, 2].map((id) => card(id, { properties: slugs.map((slug) => word(slug, `${id}`)) })));
  expect(facets.properties.map(({ slug }) => slug)).toEqual(['depth']);
});

test('a group filters by its own properties only', () => {
  const given = list(equipped, 'weight=900-901&material=Villa', { properties: ['material', 'nothing', 'material'] });
  expect(given.facets.properties.map(({ slug }) => slug)).toEqual(['material']);
  expect([...given.query.properties.keys()]).toEqual(['material']);
});

const sorted = (cards: ProductCard[], sort: Sort, facts?: Partial<ListFacts>) =>
  list(cards, `sort=${sort}`, facts ? { facts } : {}).ids;

test('offers are ordered by the fraction saved', () => {
  expect(sorted(three, 'offers')).toEqual([2, 1, 3]);
});

test('best sellers, newest and top rated come first, ties in the recommended order', () => {
  const cards = [
    card(1, { soldAmount: 5, published: '2026-01-01T00:00:00Z', rating: 4, ratingCount: 2 }),
    card(2, { soldAmount: 9, published: '', rating: 4, ratingCount: 9 }),
    card(3, { soldAmount: 5, published: '2026-01-01T01:30:00+01:00', rating: 5, ratingCount: 1 }),
  ];
  expect([sorted(cards, 'popular'), sorted(cards, 'newest'), sorted(cards, 'stars')]).toEqual([
    [2, 1, 3],
    [3, 1, 2],
    [3, 2, 1],
  ]);
});

test('names are sorted as the language sorts them', () => {
  const cards = ['Ökä', 'Zeta', 'Äkä', 'Aamu 10', 'Aamu 9'].map((name, index) => card(index + 1, { name }));
  expect(sorted(cards, 'alphabetical', { tag: 'fi-FI' })).toEqual([5, 4, 2, 3, 1]);
  expect(sorted(cards, 'alphabetical', { tag: 'de-DE' })).toEqual([5, 4, 3, 1, 2]);
});

test('the recommended order is that of the ids, unknown ones last in their own order', () => {
  expect(list(three, '', { facts: { sortIds: [3, 99, 2] } }).ids).toEqual([3, 2, 1]);
});

test('the group’s own sort is the default and leaves the address', () => {
  const { query, ids } = list(three, 'sort=highest', { groupSort: 'highest' });
  expect([query.sort, ids]).toEqual([null, [3, 2, 1]]);
  expect(list(three, 'sort=default', { groupSort: 'highest' }).query.sort).toBe('default');
});

test('a list under 120 shows all, a longer one 60 and 60 more each time; every page is reachable', () => {
  const many = Array.from({ length: 130 }, (_, index) => card(index + 1));
  expect(list(many.slice(0, 119)).ids).toHaveLength(119);
  const first = list(many);
  expect([first.ids.length, first.pages]).toEqual([60, 3]);
  expect(list(many, 'show=120').ids).toHaveLength(120);
  expect(list(many, 'show=180').ids).toHaveLength(130);
  expect(list(many, 'page=3').ids).toEqual(Array.from({ length: 10 }, (_, index) => 121 + index));
  expect(list(many, 'page=99').query.page).toBe(3);
});

test('an empty list is answered', () => {
  const { ids, count, pages, facets } = list([], 'text=a&price=1-2&color=ink&sort=newest');
  expect([ids, count, pages, facets.price.extent]).toEqual([[], 0, 1, { min: 0, max: 0 }]);
});

test('brands and colours are in the order of their names, sizes in theirs', () => {
  const { facets } = list(three);
  expect(facets.manufacturer.map(({ name }) => name)).toEqual(['Hanki', 'Vuono']);
  expect(facets.size.map(({ value }) => value)).toEqual(['S', 'M', '10', '42,5']);
});

const keyed = [
  card(1, { properties: [{ ...word('materiaali', 'Villa'), key: 'wool' }] }),
  card(2, { properties: [{ ...word('materiaali', 'Laine'), key: 'wool' }] }),
  card(3, { properties: [word('materiaali', 'Puuvilla, luomu')] }),
];
const FRENCH = {
  properties: [
    { slug: 'materiaali', name: 'Matière', unit: '', names: { slug: 'matiere', aliases: ['materiaali', 'material'] } },
  ],
};

test('values are named by their keys, and by the words they are shown by', () => {
  const index = buildIndex(keyed, { ...LIST_FACTS, ...FRENCH });
  const ask = (search: string, groupProperties?: readonly string[]) =>
    answer(index, parseListQuery(new URLSearchParams(search), index.properties), 'default', groupProperties);
  const found = (search: string) => ask(search).rows.map((row) => readCard(index, row).id);
  for (const search of ['matiere=wool', 'material=wool', 'materiaali=Villa', 'matiere=WOOL,villa']) {
    expect(found(search), search).toEqual([1, 2]);
    expect([...ask(search).query.properties], search).toEqual([['matiere', { kind: 'checkbox', values: ['wool'] }]]);
  }
  expect(found('matiere=puuvilla_ luomu')).toEqual([3]);
  expect(ask('', ['materiaali']).facets.properties.map(({ slug, name }) => [slug, name])).toEqual([
    ['matiere', 'Matière'],
  ]);
});

test('values are known whatever their case, the one written alike first', () => {
  const cards = [card(1, { sizes: ['M'], colors: [color('ink')] }), card(2, { sizes: ['m'], colors: [color('rust')] })];
  expect([list(cards, 'size=m').ids, list(cards, 'size=M').ids]).toEqual([[2], [1]]);
  expect(list(cards, 'color=INK').query.color).toEqual(['ink']);
  expect(list(cards, 'color=Ink,ink').query.color).toEqual(['ink']);
});
