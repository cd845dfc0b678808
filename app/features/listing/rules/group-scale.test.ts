import { expect, test } from 'vitest';
import { cardView } from '../../../../tests/support/cards';
import { CardCollector } from './card-column';
import { groupScale } from './group-scale';
import { RangeCollector } from './range-column';

type Weighed = { readonly name?: string; readonly brand?: string; readonly weight: number | readonly number[] };

/** A list of products 100, 101 … of two brands by turns. */
function listOf(...products: readonly Weighed[]) {
  const collector = new RangeCollector();
  const cards = new CardCollector();
  products.forEach(({ name = 'Kuuro takki', brand, weight }, row) => {
    for (const each of [weight].flat()) collector.add(row, each);
    cards.add({ ...cardView(100 + row), name, manufacturer: brand ?? (row % 2 ? 'Vuono' : 'Hanki') });
  });
  const column = collector.finish(products.length);
  const weight = {
    slug: 'paino',
    source: 'paino',
    aliases: [],
    name: 'Paino',
    unit: 'g',
    kind: 'range',
    column,
  } as const;
  const ids = Float64Array.from(products, (_, row) => 100 + row);
  return { ids, cards: cards.finish(), properties: [weight] };
}

const named = (name: string, ...weights: readonly number[]) => weights.map((weight) => ({ name, weight }));
const WEIGHTS = [430, 210, 760, 300, 350, 500, 520, 410];
const JACKETS = named('Kuuro takki', ...WEIGHTS);

test('a product stands among those of its group from the least to the most, half of them at most the median', () => {
  expect(groupScale(listOf(...JACKETS), 101, ['Vesipilari', 'Paino'])).toEqual({
    ...{ name: 'Paino', unit: 'g' },
    ...{ own: 210, from: 210, median: 410, to: 760 },
  });
});

test('few products, equal ones or several numbers of one product make no scale', () => {
  expect(groupScale(listOf(...JACKETS.slice(1)), 101, ['Paino'])).toBeNull();
  expect(groupScale(listOf(...JACKETS.map((each) => ({ ...each, weight: 430 }))), 101, ['Paino'])).toBeNull();
  expect(groupScale(listOf({ weight: [430, 440] }, ...JACKETS), 100, ['Paino'])).toBeNull();
});

test('neither does a property that the product does not tell, or a product that is not in the list', () => {
  expect(groupScale(listOf(...JACKETS), 101, ['Vesipilari'])).toBeNull();
  expect(groupScale(listOf(...JACKETS), 7, ['Paino'])).toBeNull();
});

test('a tent is compared with tents, not with the tarps of its group', () => {
  const tents = named('Kota 3 teltta', 2200, 2600, 3100, 3300, 3350, 3800, 4100, 4900);
  const tarps = named('Siipi tarppi', 620, 700, 800, 950);
  expect(groupScale(listOf(...tents, ...tarps), 100, ['Paino'])).toMatchObject({ from: 2200, to: 4900 });
  expect(groupScale(listOf(...tents, ...tarps), 108, ['Paino'])).toBeNull();
});

test('a word that one brand alone uses is the name of a line, not a kind', () => {
  const line = named('Uni takki', 480, 490, 495).map((each) => ({ ...each, brand: 'Hanki' }));
  expect(groupScale(listOf(...JACKETS, ...line), 108, ['Paino'])).toMatchObject({ own: 480, from: 210, to: 760 });
});

test('numbers of which the highest is more than four times the lowest are of different goods', () => {
  expect(groupScale(listOf(...JACKETS, { weight: 840 }), 101, ['Paino'])).toMatchObject({ to: 840 });
  expect(groupScale(listOf(...JACKETS, { weight: 850 }), 101, ['Paino'])).toBeNull();
  expect(groupScale(listOf(...named('Uni pussi', -18, -12, -9, -5, -2, 1, 3, 9)), 100, ['Paino'])).toMatchObject({
    from: -18,
    to: 9,
  });
});

test('so are numbers in two parts with a wide gap between them: skis for tracks and for slopes under one name', () => {
  const skis = named('Lasten sukset', 44, 45, 47, 48, 66, 68, 69, 70, 80);
  expect(groupScale(listOf(...skis), 107, ['Paino'])).toBeNull();
  // one that stands apart is still of the kind
  expect(groupScale(listOf(...named('Lasten sukset', 66, 68, 69, 70, 71, 73, 74, 98)), 100, ['Paino'])).not.toBeNull();
});
