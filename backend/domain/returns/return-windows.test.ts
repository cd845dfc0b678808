import { expect, test } from 'vitest';
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
  expect(withdrawUntil([new Date('2027-03-03T10:00:00Z')])?.toISOString()).toBe('2027-03-17T21:59:59.000Z');
  // over the night in which clocks are set
  expect(withdrawUntil([new Date('2027-03-23T10:00:00Z')])?.toISOString()).toBe('2027-04-06T20:59:59.000Z');
  // Saturday 6 March: two weeks later is a Saturday, so Monday 22 March
  expect(withdrawUntil([new Date('2027-03-06T10:00:00Z')])?.toISOString()).toBe('2027-03-22T21:59:59.000Z');
});

test('the period of an order in parts begins with its last parcel, and has not begun before', () => {
  const [first, second] = [new Date('2027-03-01T10:00:00Z'), new Date('2027-03-10T10:00:00Z')];
  expect(withdrawUntil([second, first])?.toISOString()).toBe('2027-03-24T21:59:59.000Z');
  expect(withdrawUntil([first, null])).toBeNull();
  expect(withdrawUntil([])).toBeNull();
});
