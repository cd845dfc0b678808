import { expect, test } from 'vitest';
import { LIST_FACTS, randomCard } from '../../../../tests/support/list-cards';
import { seeded } from '../../../../tests/support/random';
import { buildIndex } from './build-index';
import { answer } from './facet-engine';
import { formatListQuery, parseListQuery } from './list-query';

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

test.each(PARAMETERS)('no text in %s throws, takes long, or shows more than was asked for', (name) => {
  for (const text of HOSTILE) {
    const started = performance.now();
    const query = parseListQuery(new URLSearchParams([[name, text]]), index.properties);
    const given = answer(index, query, 'default');
    const again = answer(
      index,
      parseListQuery(new URLSearchParams(formatListQuery(given.query)), index.properties),
      'default',
    );
    const what = `${name}=${text.slice(0, 30)}`;
    expect(performance.now() - started, what).toBeLessThan(1_000);
    expect(given.rows.length, what).toBeLessThanOrEqual(name === 'show' ? 1_000 : 120);
    expect(again, what).toEqual(given);
  }
});

test('all parameters at once, each given a hundred times, are answered within a second', () => {
  const search = new URLSearchParams();
  for (const name of PARAMETERS)
    for (let time = 0; time < 100; time++) search.append(name, HOSTILE[time % HOSTILE.length] ?? '');
  const started = performance.now();
  const { rows } = answer(index, parseListQuery(search, index.properties), 'default');
  expect(performance.now() - started).toBeLessThan(1_000);
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
