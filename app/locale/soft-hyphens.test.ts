import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens';

const seen = (name: string) => softHyphens(name, 'fi').replaceAll('\u00ad', '-');

test('a long Finnish word may break between its syllables, not near its ends', () => {
  expect(seen('Lumivyöryturvallisuus')).toBe('Lumi-vyö-ry-tur-val-li-suus');
  expect(seen('Laskettelukypärät ja suojat')).toBe('Lasket-te-lu-ky-pärät ja suojat');
});

test('short words and other languages are left as they are', () => {
  expect(seen('Kuoritakit ja -housut')).toBe('Kuoritakit ja -housut');
  expect(softHyphens('Lawinenausrüstung', 'de')).toBe('Lawinenausrüstung');
});
