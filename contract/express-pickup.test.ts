import { expect, test } from 'vitest';
import { expressChangesAt, expressPickup as expressPickupOf } from './express-pickup';
import type { OpenDay, SpecialDay } from './opening-hours';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
const HOURS = [
  ...WEEK,
  { weekday: 6, opens: '10:00', closes: '18:00' },
  { weekday: 7, opens: '12:00', closes: '17:00' },
];
const expressPickup = (now: Date, week: readonly OpenDay[], special: readonly SpecialDay[] = []) =>
  expressPickupOf(now, { week, special });
/** A time of a Monday in winter, in Helsinki. */
const monday = (clock: string) => new Date(`2026-11-23T${clock}:00+02:00`);

test('orders by 09:00 on weekdays are ready after 11:00, by 14:00 after 16:00', () => {
  const at = (clock: string) => expressPickup(monday(clock), HOURS);
  const early = { day: '2026-11-23', orderBy: '09:00', readyAfter: '11:00' };
  const late = { day: '2026-11-23', orderBy: '14:00', readyAfter: '16:00' };
  expect(at('00:00')).toEqual(early);
  expect(at('09:00')).toEqual(early);
  expect(at('09:01')).toEqual(late);
  expect(at('14:00')).toEqual(late);
  expect(at('14:01')).toEqual({ ...early, day: '2026-11-24' });
});

test('the clock is Helsinki’s in summer time too', () => {
  expect(expressPickup(new Date('2026-07-01T06:00:00Z'), HOURS)).toMatchObject({ orderBy: '09:00' });
  expect(expressPickup(new Date('2026-07-01T06:01:00Z'), HOURS)).toMatchObject({ orderBy: '14:00' });
  // the night of the change: Sunday, 29 March
  expect(expressPickup(new Date('2026-03-29T00:59:00Z'), HOURS)).toMatchObject({ day: '2026-03-30', orderBy: '09:00' });
});

test('on weekends and holidays the next weekday counts', () => {
  for (const now of ['2026-11-28T08:00:00+02:00', '2026-11-29T23:00:00+02:00', '2026-11-27T14:01:00+02:00'])
    expect(expressPickup(new Date(now), HOURS), now).toMatchObject({ day: '2026-11-30', orderBy: '09:00' });
  expect(expressPickup(new Date('2026-12-24T08:00:00+02:00'), HOURS)).toMatchObject({ day: '2026-12-28' });
});

test('a day on which the store is closed, or closes before the order is ready, is left out', () => {
  const short = HOURS.map((day) => (day.weekday === 1 ? { ...day, closes: '16:00' } : day));
  expect(expressPickup(monday('10:00'), short)).toMatchObject({ day: '2026-11-24', orderBy: '09:00' });
  const closed = HOURS.filter(({ weekday }) => weekday !== 1);
  expect(expressPickup(monday('08:00'), closed)).toMatchObject({ day: '2026-11-24' });
  expect(expressPickup(monday('08:00'), [])).toBeNull();
});

test('a special day decides: closed it is left out, and with other hours they count', () => {
  const closed = [{ date: '2026-11-23', opens: null, closes: null }];
  expect(expressPickup(monday('08:00'), HOURS, closed)).toMatchObject({ day: '2026-11-24', orderBy: '09:00' });
  const morning = [{ date: '2026-11-23', opens: '10:00', closes: '13:00' }];
  expect(expressPickup(monday('08:00'), HOURS, morning)).toMatchObject({ day: '2026-11-23', readyAfter: '11:00' });
  expect(expressPickup(monday('10:00'), HOURS, morning)).toMatchObject({ day: '2026-11-24' });
  const shortWeek = HOURS.filter(({ weekday }) => weekday !== 1);
  const opened = [{ date: '2026-11-23', opens: '10:00', closes: '20:00' }];
  expect(expressPickup(monday('08:00'), shortWeek, opened)).toMatchObject({ day: '2026-11-23' });
});

test('where the store opens after the order is ready, it is ready when it opens', () => {
  const late = [{ date: '2026-11-23', opens: '13:00', closes: '20:00' }];
  const at = (clock: string) => expressPickup(monday(clock), HOURS, late);
  expect(at('08:00')).toEqual({ day: '2026-11-23', orderBy: '09:00', readyAfter: '13:00' });
  expect(at('10:00')).toEqual({ day: '2026-11-23', orderBy: '14:00', readyAfter: '16:00' });
});

test('an offer is true until its last minute has passed, and no longer than its day', () => {
  const change = (clock: string) => {
    const now = monday(clock);
    const offer = expressPickup(now, HOURS);
    return offer && new Date(expressChangesAt(now, offer)).toISOString();
  };
  expect(change('08:00')).toBe('2026-11-23T07:01:00.000Z');
  expect(change('09:30')).toBe('2026-11-23T12:01:00.000Z');
  expect(change('15:00')).toBe('2026-11-23T22:00:00.000Z');
});
