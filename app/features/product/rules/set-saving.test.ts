import { expect, test } from 'vitest';
import { setSaving } from './set-saving';

const part = (aloneCents: number | null) => ({ aloneCents });

test('a set saves what its parts cost more alone', () => {
  expect(setSaving([part(54_990), part(17_900)], 60_000)).toEqual({ alone: 72_890, saved: 12_890 });
});

test('nothing is said where nothing is saved, or a price is not known', () => {
  expect(setSaving([part(30_000), part(30_000)], 60_000)).toBeNull();
  expect(setSaving([part(90_000), part(null)], 60_000)).toBeNull();
  expect(setSaving([], 60_000)).toBeNull();
});
