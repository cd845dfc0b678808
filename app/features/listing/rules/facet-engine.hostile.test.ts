import { expect, test } from 'vitest';
import { LIST_FACTS, randomCard } from '../../../../tests/support/list-cards';
import { seeded } from '../../../../tests/support/random';
import { buildIndex } from './build-index';
import { answer } from './facet-engine';
import { formatListQuery, type ListQuery, parseListQuery, VALUE_FILTERS } from './list-query';

const random = seeded(13);
const cards = Array.from({ length: 2_000 }, (_, id) => randomCard(random, id));
const index = buildIndex(cards, LIST_FACTS);

const PARAMETERS = [
  ...[
    'sort',
    'text',
    'price',
    'price-min',
    'price-max',
    'manufacturer',
    'color',
    'store',
    'size',
    'group',
    'show',
    'page',
  ],
  ...['select-color', 'weight', 'weight-min', 'comfort', 'material', '__proto__', 'constructor', 'hasOwnProperty'],
];

const many = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const HOSTILE = [
  '',
  ' ',
  'NULL',
  'NaN',
  '-',
  '--',
  '-0',
  '0x10',
  '1e999-1e999',
  '999999999999-9999999999999999',
  '-999999999999--999999999999',
  '1/0',
  '__proto__',
  'constructor,toString,valueOf',
  "' or 1=1 --",
  '%00%',
  '\u0000\u0001\u001f',
  '\ud800',
  '\udfff\ud800',
  '\u202etxet\u202c',
  '\u200b\ufeff',
  'İıſK',
  'ﷺ',
  'a\u0301'.repeat(500),
  '(a+)+$',
  '[object Object]',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  many('1-', 30_000),
  many('1.1.', 30_000),
  many(',', 3_000),
  many('a,', 30_000),
  many('🎿', 30_000),
  many('x', 30_000),
  many('42 2/3 ', 30_000),
  Array.from({ length: 800 }, (_, place) => `v${place}`).join(),
];

/** Max values of one filter and max characters of the text: the query stays small, however much is sent. */
const MOST = 100;

function expectSmall(query: ListQuery, what: string): void {
  const properties = [...query.properties.values()].flatMap((each) => (each.kind === 'checkbox' ? [each.values] : []));
  for (const values of [...VALUE_FILTERS.map((name) => query[name]), ...properties, [...(query.text ?? '')]])
    expect(values.length, what).toBeLessThanOrEqual(MOST);
}

test.each(PARAMETERS)('no text in %s throws, requests too much, or shows more than requested', (name) => {
  for (const text of HOSTILE) {
    const what = `${name}=${text.slice(0, 30)}`;
    const query = parseListQuery(new URLSearchParams([[name, text]]), index.properties);
    expectSmall(query, what);
    const given = answer(index, query, 'default');
    const again = answer(
      index,
      parseListQuery(new URLSearchParams(formatListQuery(given.query)), index.properties),
      'default',
    );
    expect(given.rows.length, what).toBeLessThanOrEqual(name === 'show' ? 1_000 : 120);
    expect(again, what).toEqual(given);
  }
});

test('all parameters at once, each repeated a hundred times, request no more than once', () => {
  const search = new URLSearchParams();
  for (const name of PARAMETERS)
    for (let time = 0; time < 100; time++) search.append(name, HOSTILE[time % HOSTILE.length] ?? '');
  const query = parseListQuery(search, index.properties);
  expectSmall(query, 'all of them');
  const { rows } = answer(index, query, 'default');
  expect(rows.length).toBeLessThanOrEqual(120);
});

test('a product with odd facts is listed and does no harm', () => {
  const odd = cards.slice(0, 3).map((card) => ({
    ...card,
    name: '\ud800',
    manufacturerSlug: '__proto__',
    sizes: ['', ',', '_', many('9', 5_000)],
    published: many('2', 5_000),
    properties: [{ slug: '__proto__', value: '1e999', kind: 'range' as const }],
  }));
  const oddIndex = buildIndex(odd, LIST_FACTS);
  const search = new URLSearchParams('manufacturer=__proto__&size=_&text=a&sort=newest');
  expect(answer(oddIndex, parseListQuery(search, oddIndex.properties), 'default').facets.manufacturer).toMatchObject([
    { value: '__proto__', isChosen: true },
  ]);
});
