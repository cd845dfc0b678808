import { expect, test } from 'vitest';
import { softHyphens, tileName } from './soft-hyphens';

const seen = (name: string) => softHyphens(name, 'fi').replaceAll('\u00ad', '-');

test('a long Finnish word may break between the words it is made of', () => {
  expect(seen('Lumivyöryturvallisuus')).toBe('Lumivyöry-turvallisuus');
  expect(seen('Laskettelukypärät ja suojat')).toBe('Laskettelu-kypärät ja suojat');
});

test('another one may break between its syllables, not near its ends', () => {
  expect(seen('Kokoontaitettava')).toBe('Kokoon-tai-tet-tava');
});

test('in a tile a leading hyphen stays with its word', () => {
  expect(tileName('Kuoritakit ja -housut', 'fi')).toBe('Kuoritakit ja -\u2060housut');
  expect(tileName('Lawinen-Ausrüstung', 'de')).toBe('Lawinen-Ausrüstung');
});

test('short words and other languages are left as they are', () => {
  expect(seen('Kuoritakit ja -housut')).toBe('Kuoritakit ja -housut');
  expect(softHyphens('Lawinenausrüstung', 'de')).toBe('Lawinenausrüstung');
});
