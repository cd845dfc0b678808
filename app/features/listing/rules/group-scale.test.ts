import { expect, test } from 'vitest';
import { groupScale } from './group-scale';
import { RangeCollector } from './range-column';

/** A list of products 100, 101 … with these weights. */
function listOf(...weights: readonly (number | readonly number[])[]) {
  const collector = new RangeCollector();
  weights.forEach((each, row) => {
    for (const weight of [each].flat()) collector.add(row, weight);
  });
  const column = collector.finish(weights.length);
  const weight = {
    slug: 'paino',
    source: 'paino',
    aliases: [],
    name: 'Paino',
    unit: 'g',
    kind: 'range',
    column,
  } as const;
  return { ids: Float64Array.from(weights, (_, row) => 100 + row), properties: [weight] };
}

const JACKETS = [430, 210, 760, 300, 350, 500, 520, 410] as const;

test('a product stands among those of its group from the least to the most, half of them at most the median', () => {
  expect(groupScale(listOf(...JACKETS), 101, ['Vesipilari', 'Paino'])).toEqual({
    ...{ name: 'Paino', unit: 'g' },
    ...{ own: 210, from: 210, median: 410, to: 760 },
  });
});

test('few products, equal ones or several numbers of one product make no scale', () => {
  expect(groupScale(listOf(430, 210), 101, ['Paino'])).toBeNull();
  expect(groupScale(listOf(...JACKETS.map(() => 430)), 101, ['Paino'])).toBeNull();
  expect(groupScale(listOf([430, 440], ...JACKETS), 100, ['Paino'])).toBeNull();
});

test('neither does a property that the product does not tell, or a product that is not in the list', () => {
  expect(groupScale(listOf(...JACKETS), 101, ['Vesipilari'])).toBeNull();
  expect(groupScale(listOf(...JACKETS), 7, ['Paino'])).toBeNull();
});
