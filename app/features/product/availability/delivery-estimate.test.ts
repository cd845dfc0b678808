import { addedDaysOf } from 'contract/added-days';
import type { CountryDelivery } from 'contract/parcel-days';
import { helsinkiNow, isHoliday, workingDaysAfter } from 'contract/working-days';
import { expect, test } from 'vitest';
import { deliveryEstimate } from './delivery-estimate';

const FINLAND: CountryDelivery = {
  days: { default: { start: 1, end: 3 }, long: { start: 2, end: 5 } },
  addedDays: 0,
  skiBundleDays: 2,
};
const MONDAY = '2026-11-23';
const parcel = { shippingTime: 2, isLong: false, isSkiBundle: false };
const estimate = (some: Partial<typeof parcel> = {}, country: Partial<CountryDelivery> = {}, today = MONDAY) =>
  deliveryEstimate({ ...parcel, ...some }, { ...FINLAND, ...country }, today);

test('what is at hand arrives within the country’s days, counted in working days', () => {
  expect(estimate()).toEqual({ from: '2026-11-24', to: '2026-11-26' });
  expect(estimate({}, {}, '2026-11-26'), 'from a Thursday over the weekend').toEqual({
    from: '2026-11-27',
    to: '2026-12-01',
  });
  expect(estimate({}, {}, '2026-11-28'), 'a Saturday counts as the Monday after it').toEqual({
    from: '2026-12-01',
    to: '2026-12-03',
  });
});

test('delivery time adds days per country to the base range, plus ski bundle extra days', () => {
  const range = (from: string, to: string) => ({ from, to });
  expect(estimate({ shippingTime: 7 })).toEqual(range('2026-12-03', '2026-12-07'));
  expect(estimate({}, { addedDays: 5 })).toEqual(range('2026-12-01', '2026-12-03'));
  expect(estimate({ isSkiBundle: true })).toEqual(range('2026-11-26', '2026-11-30'));
  expect(estimate({ isLong: true })).toEqual(range('2026-11-25', '2026-11-30'));
  expect(estimate({ isLong: true, isSkiBundle: true, shippingTime: 3 }, { addedDays: 1 })).toEqual(
    range('2026-12-03', '2026-12-08'),
  );
});

test('30 days and more are shown as text, 999 is unknown, and a country without days has no estimate', () => {
  for (const shippingTime of [30, 60, 999]) expect(estimate({ shippingTime })).toBeNull();
  expect(estimate({ shippingTime: 29 })).not.toBeNull();
  expect(estimate({}, { days: {} })).toBeNull();
});

test('the setting target_country_delivery_added_days is read only if it looks like JSON, and adds to its country alone', () => {
  const setting = JSON.stringify({ countries: [{ delivery_country_code: 'no', added_days: 2 }] });
  expect([addedDaysOf(setting, 'no'), addedDaysOf(setting, 'fi')]).toEqual([2, 0]);
  for (const broken of [undefined, '', 'no: 2', '[]', '{', '{"countries":{}}', '{"countries":[null,1,"no"]}'])
    expect(addedDaysOf(broken, 'no'), String(broken)).toBe(0);
  for (const added_days of [-1, 1.5, 'x', null, {}])
    expect(addedDaysOf(JSON.stringify({ countries: [{ delivery_country_code: 'no', added_days }] }), 'no')).toBe(0);
  const slip = JSON.stringify({ countries: [{ delivery_country_code: 'no', added_days: 1e9 }] });
  expect(addedDaysOf(slip, 'no')).toBe(365);
});

test('Finnish holidays are no working days', () => {
  const holidays = [
    ...['2026-01-01', '2026-01-06', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14'],
    ...['2026-06-19', '2026-12-06', '2026-12-24', '2026-12-25', '2026-12-26', '2027-03-26', '2027-06-25'],
  ];
  for (const day of holidays) expect(isHoliday(day), day).toBe(true);
  for (const day of ['2026-04-02', '2026-06-18', '2026-06-26', '2026-12-23']) expect(isHoliday(day), day).toBe(false);
  expect(workingDaysAfter('2026-12-23', 1)).toBe('2026-12-28');
});

test('the day and the clock are Helsinki’s, in winter and in summer', () => {
  expect(helsinkiNow(new Date('2026-11-23T21:59:00Z'))).toEqual({ day: '2026-11-23', clock: '23:59' });
  expect(helsinkiNow(new Date('2026-11-23T22:00:00Z'))).toEqual({ day: '2026-11-24', clock: '00:00' });
  expect(helsinkiNow(new Date('2026-07-01T06:00:00Z'))).toEqual({ day: '2026-07-01', clock: '09:00' });
});
