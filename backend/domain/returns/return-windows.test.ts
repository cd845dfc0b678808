import { expect, test } from 'vitest';
import { helsinkiDay } from '../pricing/helsinki-day';
import { returnUntil, withdrawUntil } from './return-windows';

test('an order may be returned until the end of day 100 in Helsinki, in winter and in summer time', () => {
  // placed at 23:30 on 1 January in Helsinki, which is still 21:30 in UTC; day 100 is in summer time
  const until = returnUntil(new Date('2027-01-01T21:30:00Z'));
  expect(until.toISOString()).toBe('2027-04-11T20:59:59.000Z');
  // half an hour later it is the next day in Helsinki, though not in UTC
  expect(returnUntil(new Date('2027-01-01T22:00:00Z')).toISOString()).toBe('2027-04-12T20:59:59.000Z');
  // and from summer time into winter
  expect(returnUntil(new Date('2027-08-01T09:00:00Z')).toISOString()).toBe('2027-11-09T21:59:59.000Z');
});

test('a consumer may withdraw for 14 days after the last parcel, and one day more where they end on a weekend', () => {
  // Wednesday 3 March to Wednesday 17 March
  expect(withdrawUntil([new Date('2027-03-03T10:00:00Z')], 'fi')?.toISOString()).toBe('2027-03-17T21:59:59.000Z');
  // over the night in which clocks are set
  expect(withdrawUntil([new Date('2027-03-23T10:00:00Z')], 'fi')?.toISOString()).toBe('2027-04-06T20:59:59.000Z');
  // Saturday 6 March: two weeks later is a Saturday, so Monday 22 March
  expect(withdrawUntil([new Date('2027-03-06T10:00:00Z')], 'fi')?.toISOString()).toBe('2027-03-22T21:59:59.000Z');
});

test('the period of an order in parts begins with its last parcel, and has not begun before', () => {
  const [first, second] = [new Date('2027-03-01T10:00:00Z'), new Date('2027-03-10T10:00:00Z')];
  expect(withdrawUntil([second, first], 'fi')?.toISOString()).toBe('2027-03-24T21:59:59.000Z');
  expect(withdrawUntil([first, null], 'fi')).toBeNull();
  expect(withdrawUntil([], 'fi')).toBeNull();
});

/** The last day, when something arrives on a day at noon. */
const lastDay = (arrived: string, country = 'fi') =>
  helsinkiDay(withdrawUntil([new Date(`${arrived}T10:00:00Z`)], country) ?? new Date(0));

test.each([
  ['New Year', '2026-12-18', '2027-01-04'],
  ['Epiphany', '2025-12-23', '2026-01-07'],
  ['Good Friday and Easter, over the night in which clocks are set', '2027-03-12', '2027-03-30'],
  ['the latest Easter there is', '2038-04-09', '2038-04-27'],
  ['May Day', '2026-04-17', '2026-05-04'],
  ['Ascension Day', '2026-04-30', '2026-05-15'],
  ['Midsummer Eve', '2026-06-05', '2026-06-22'],
  ['All Saints’ Day, after the night in which clocks are set back', '2026-10-17', '2026-11-02'],
  ['Independence Day', '2027-11-22', '2027-12-07'],
  ['Christmas with the weekend after it', '2026-12-10', '2026-12-28'],
  ['Christmas in the middle of a week', '2029-12-10', '2029-12-27'],
  ['Whitsun, whose Monday is a working day in Finland', '2027-05-02', '2027-05-17'],
])('the period does not end on %s', (_, arrived, last) => {
  expect(lastDay(arrived)).toBe(last);
});

test('the end of a period after Easter is the end of the day in summer time', () => {
  expect(withdrawUntil([new Date('2027-03-12T10:00:00Z')], 'fi')?.toISOString()).toBe('2027-03-30T20:59:59.000Z');
});

test.each([
  ['de', 'German Unity Day', '2028-09-19', '2028-10-04'],
  ['se', 'the Swedish national day', '2028-05-23', '2028-06-07'],
  ['fr', 'the fourteenth of July', '2027-06-30', '2027-07-15'],
  ['dk', 'Whit Monday', '2027-05-03', '2027-05-18'],
  ['gr', 'Orthodox Easter Monday', '2027-04-19', '2027-05-04'],
  ['ie', 'the first Monday of August', '2027-07-19', '2027-08-03'],
])('in %s it does not end on %s either, while Finland works', (country, _, arrived, last) => {
  expect([lastDay(arrived, country), lastDay(arrived) < last]).toEqual([last, true]);
});

test('Finland’s holidays count for every customer, and alone where the country’s are not known', () => {
  expect(lastDay('2026-12-10', 'se')).toBe('2026-12-28');
  for (const country of ['us', 'constructor', '']) expect(lastDay('2027-11-22', country), country).toBe('2027-12-07');
});
