import { expect, test } from 'vitest';
import { helsinkiTime, hoursChangeAt, hoursOn, type OpeningTimes, openState, specialDaysWithin } from './opening-hours';
import { isPublicHoliday } from './working-days';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
const TIMES: OpeningTimes = { week: [...WEEK, { weekday: 6, opens: '10:00', closes: '18:00' }], special: [] };
const withSpecial = (...special: OpeningTimes['special']): OpeningTimes => ({ ...TIMES, special });
/** Monday, 23 November 2026, in winter time. */
const at = (time: string) => new Date(`${time}:00+02:00`);

test('a store is open from the minute it opens until the minute it closes', () => {
  const state = (clock: string) => openState(TIMES, at(`2026-11-23T${clock}`));
  expect(state('09:59')).toEqual({ isOpen: false, opens: { day: '2026-11-23', clock: '10:00' } });
  expect(state('10:00')).toEqual({ isOpen: true, closes: { day: '2026-11-23', clock: '20:00' } });
  expect(state('19:59')).toMatchObject({ isOpen: true });
  expect(state('20:00')).toEqual({ isOpen: false, opens: { day: '2026-11-24', clock: '10:00' } });
});

test('after the last day of the week the next one that is open counts', () => {
  const opens = { day: '2026-11-30', clock: '10:00' };
  for (const time of ['2026-11-28T18:00', '2026-11-29T12:00', '2026-11-30T00:00'])
    expect(openState(TIMES, at(time)), time).toEqual({ isOpen: false, opens });
});

test('a special day has its own hours, opens a day that is closed, or closes one that is open', () => {
  const eve = { date: '2026-12-24', opens: '09:00', closes: '13:00' };
  const closed = (date: string) => ({ date, opens: null, closes: null });
  const times = withSpecial(eve, closed('2026-12-25'), { date: '2026-12-27', opens: '12:00', closes: '16:00' });
  expect(hoursOn(times, '2026-12-24')).toEqual({ opens: '09:00', closes: '13:00' });
  expect(hoursOn(times, '2026-12-25')).toBeNull();
  expect(openState(times, at('2026-12-24T09:30'))).toMatchObject({ isOpen: true, closes: { clock: '13:00' } });
  expect(openState(times, at('2026-12-24T13:00'))).toMatchObject({ opens: { day: '2026-12-26', clock: '10:00' } });
  expect(openState(times, at('2026-12-27T12:00'))).toMatchObject({ isOpen: true });
});

test('a store without hours is closed and says nothing of opening, one that never closes says nothing of closing', () => {
  expect(openState({ week: [], special: [] }, at('2026-11-23T12:00'))).toEqual({ isOpen: false, opens: null });
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  expect(openState({ week: always, special: [] }, at('2026-11-23T12:00'))).toEqual({ isOpen: true, closes: null });
});

test('an evening until midnight ends there, and hours that go on after midnight are one opening', () => {
  const late = { date: '2026-11-23', opens: '10:00', closes: '24:00' };
  expect(openState(withSpecial(late), at('2026-11-23T23:59'))).toEqual({
    isOpen: true,
    closes: { day: '2026-11-23', clock: '24:00' },
  });
  expect(openState(withSpecial(late), at('2026-11-24T00:00'))).toMatchObject({ isOpen: false });
  const night = { date: '2026-11-24', opens: '00:00', closes: '02:00' };
  for (const time of ['2026-11-23T12:00', '2026-11-24T01:59'])
    expect(openState(withSpecial(late, night), at(time)), time).toEqual({
      isOpen: true,
      closes: { day: '2026-11-24', clock: '02:00' },
    });
});

test('opening times are Helsinki’s in summer and winter, on the nights of the change too', () => {
  const iso = (day: string, clock: string) => new Date(helsinkiTime(day, clock)).toISOString();
  expect(iso('2026-07-01', '10:00')).toBe('2026-07-01T07:00:00.000Z');
  expect(iso('2026-11-23', '10:00')).toBe('2026-11-23T08:00:00.000Z');
  expect(iso('2026-11-23', '24:00')).toBe('2026-11-23T22:00:00.000Z');
  // summer time begins on 29 March at 03:00: the day has 23 hours
  expect(iso('2026-03-29', '00:00')).toBe('2026-03-28T22:00:00.000Z');
  expect(iso('2026-03-29', '03:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(iso('2026-03-29', '24:00')).toBe('2026-03-29T21:00:00.000Z');
  // it ends on 25 October at 04:00: 03:30 comes twice
  expect(iso('2026-10-25', '03:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('2026-10-25', '04:00')).toBe('2026-10-25T02:00:00.000Z');
  const night = { week: [{ weekday: 7, opens: '00:00', closes: '04:00' }], special: [] };
  for (const [instant, isOpen] of [
    ['2026-10-25T01:30:00Z', true],
    ['2026-10-25T01:59:00Z', true],
    ['2026-10-25T02:00:00Z', false],
    ['2026-03-29T00:59:00Z', true],
    ['2026-03-29T01:00:00Z', false],
  ] as const)
    expect(openState(night, new Date(instant)).isOpen, instant).toBe(isOpen);
});

test('what is said stays true until the store opens, closes, or the day is over', () => {
  const change = (time: string) => new Date(hoursChangeAt(TIMES, at(time))).toISOString();
  expect(change('2026-11-23T09:00')).toBe('2026-11-23T08:00:00.000Z');
  expect(change('2026-11-23T12:00')).toBe('2026-11-23T18:00:00.000Z');
  expect(change('2026-11-23T21:00')).toBe('2026-11-23T22:00:00.000Z');
  expect(new Date(hoursChangeAt({ week: [], special: [] }, at('2026-11-23T21:00'))).toISOString()).toBe(
    '2026-11-23T22:00:00.000Z',
  );
});

test('special days are found from a day on, in their order', () => {
  const day = (date: string) => ({ date, opens: null, closes: null });
  const special = [day('2026-12-26'), day('2026-12-24'), day('2026-12-01'), day('2027-01-06')];
  expect(specialDaysWithin(special, '2026-12-02', 30).map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-26']);
});

test('public holidays of stores include those on Saturdays and Sundays', () => {
  const holidays = ['2026-06-20', '2026-10-31', '2026-04-05', '2026-05-24', '2026-12-25', '2026-12-06', '2027-11-06'];
  for (const day of holidays) expect(isPublicHoliday(day), day).toBe(true);
  for (const day of ['2026-06-27', '2026-11-07', '2026-04-12', '2026-11-23'])
    expect(isPublicHoliday(day), day).toBe(false);
});
