import { expect, test } from 'vitest';
import { shortDescription, shownPriceEnding } from './page-texts';

const long = 'Kolmikerroskuori, joka pitää räntäsateen ulkona, hengittää nousussa ja mahtuu rinkan läppään.';

test('a short description of 75 characters stays whole', () => {
  const whole = 'x'.repeat(75);
  expect(shortDescription(whole)).toBe(whole);
});

test('a longer one is cut at a word, at 72 less the first property', () => {
  expect(shortDescription(long)).toBe('Kolmikerroskuori, joka pitää räntäsateen ulkona, hengittää nousussa ja…');
  expect(shortDescription(long, '20 000 mm')).toBe('Kolmikerroskuori, joka pitää räntäsateen ulkona, hengittää…');
  expect(shortDescription('y'.repeat(90))).toBe(`${'y'.repeat(72)}…`);
});

test('an offer that ends within 30 days says so, one that has ended or ends later does not', () => {
  const now = Date.parse('2025-03-01T00:00:00Z');
  const told = (end: string, maxDays?: string) => shownPriceEnding(end, now, maxDays) !== null;
  expect(told('2025-03-31T00:00:00Z')).toBe(true);
  expect(told('2025-03-31T00:00:01Z')).toBe(false);
  expect(told('2025-02-28T23:59:59Z')).toBe(false);
  expect(told('2025-03-09T00:00:00Z', '7')).toBe(false);
  expect(told('2025-03-09T00:00:00Z', 'soon')).toBe(true);
  expect(told('never')).toBe(false);
});
