import { expect, test } from 'vitest';
import { LIST_FACTS, listCard } from '../../../tests/support/list-cards';
import { cardFacts, factColumns, usedSizeFact } from './card-facts';
import { buildIndex } from './rules/build-index';
import type { PropertyColumn } from './rules/list-index';
import { RangeCollector } from './rules/range-column';
import { ValueCollector } from './rules/value-column';

const ROWS = 2;

function measured(name: string, unit: string, ...numbers: readonly (readonly number[])[]): PropertyColumn {
  const collector = new RangeCollector();
  numbers.forEach((each, row) => {
    for (const number of each) collector.add(row, number);
  });
  const column = collector.finish(ROWS);
  return { slug: name, source: name, aliases: [], name, unit, kind: 'range', column };
}

function worded(name: string, ...values: readonly (readonly string[])[]): PropertyColumn {
  const collector = new ValueCollector();
  values.forEach((each, row) => {
    for (const value of each) collector.add(row, { value, name: value });
  });
  return { slug: name, source: name, aliases: [], name, unit: '', kind: 'checkbox', column: collector.finish(ROWS) };
}

/** Two sleeping bags: one of down, one of fibre, which has no fill power. */
const BAGS = [
  measured('Comfort temperature', '°C', [-2], [0]),
  measured('Weight', 'g', [980], [1420]),
  measured('Fill power', 'cuin', [700]),
  worded('Insulation', ['Down'], ['Synthetic fill']),
  worded('Season', ['Summer'], ['Winter']),
];

const textsOf = (columns: readonly PropertyColumn[], row: number) =>
  cardFacts(factColumns(columns), row, 'en').map(({ value }) => value);

test('a card tells the first three measurements that its group filters by', () => {
  expect(textsOf(BAGS, 0)).toEqual(['-2 °C', '980 g', '700 cuin']);
});

test('a property in words stands in for a measurement that a product lacks', () => {
  expect(textsOf(BAGS, 1)).toEqual(['0 °C', '1.42 kg', 'Synthetic fill']);
});

test('a group that filters by one measurement tells of it and of two properties in words', () => {
  const columns = [
    measured('Weight', 'g', [980]),
    worded('Material', ['Leather']),
    worded('Sole', ['Rubber']),
    worded('Season', ['Summer']),
  ];
  expect(textsOf(columns, 0)).toEqual(['980 g', 'Leather', 'Rubber']);
});

test('a group without measurements compares nothing', () => {
  expect(factColumns([worded('Season', ['Summer'])])).toEqual([]);
});

test('a property with several numbers, several values or a long one is left out', () => {
  const columns = [
    measured('Length', 'cm', [170, 177], [180]),
    measured('Weight', 'g', [900], [950]),
    worded('Level', ['Beginner', 'Expert'], ['For everybody who has skied before']),
  ];
  expect([textsOf(columns, 0), textsOf(columns, 1)]).toEqual([['900 g'], ['180 cm', '950 g']]);
});

test('a long value stands last, as a phone shows two short ones', () => {
  const columns = [
    measured('Water column', 'mm', [20_000]),
    measured('Breathability', 'g/m²/24 h', [20_000]),
    measured('Weight', 'g', [790]),
  ];
  expect(textsOf(columns, 0)).toEqual(['20,000 mm', '790 g', '20,000 g/m²/24 h']);
});

test('a number without a unit keeps its name in sight', () => {
  const columns = [measured('Flex', '', [120]), measured('Weight', 'g', [1700])];
  expect(cardFacts(factColumns(columns), 0, 'en')).toEqual([
    { name: 'Flex', value: '120', isNamed: true },
    { name: 'Weight', value: '1.7 kg' },
  ]);
});

test('a used single piece tells its size, as there is none to choose; goods without sizes or with several do not', () => {
  const cards = [['27.5'], [], ['S', 'M']].map((sizes, at) => listCard(at + 1, { sizes }));
  const { size } = buildIndex(cards, LIST_FACTS);
  const told = cards.map((_, row) => usedSizeFact(size, row, 'Koko', 'fi'));
  expect(told).toEqual([[{ name: 'Koko', value: '27,5', isNamed: true }], [], []]);
});
