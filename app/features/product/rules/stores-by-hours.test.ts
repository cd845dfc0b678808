import { expect, test } from 'vitest';
import { storesByHours } from './stores-by-hours';

const WEEK = [{ weekday: 1, opens: '10:00', closes: '20:00' }];
const store = (
  name: string,
  closes = '20:00',
  special: { date: `${number}-${number}-${number}`; opens: null; closes: null }[] = [],
) => ({
  name,
  times: { week: WEEK.map((day) => ({ ...day, closes })), special },
});

const namesOf = (stores: readonly ReturnType<typeof store>[]) =>
  storesByHours(stores, '2026-12-20').map((group) => group.stores.map(({ name }) => name));

test('stores with the same hours stand together, in the order of the first of them', () => {
  expect(namesOf([store('Helsinki'), store('Turku', '18:00'), store('Tampere')])).toEqual([
    ['Helsinki', 'Tampere'],
    ['Turku'],
  ]);
});

test('a store with a special day of its own stands apart while the day is told', () => {
  const closed = (date: `2026-12-${number}`) => [{ date, opens: null, closes: null }];
  const told = store('Tampere', '20:00', closed('2026-12-24'));
  const later = store('Tampere', '20:00', closed('2026-12-31'));
  expect(namesOf([store('Helsinki'), told])).toEqual([['Helsinki'], ['Tampere']]);
  expect(namesOf([store('Helsinki'), later])).toEqual([['Helsinki', 'Tampere']]);
});
