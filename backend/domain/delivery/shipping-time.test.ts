import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { dayRange } from './shipping-time';

const inAll = (from: number, to: number) =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, dayRange(from, to, language)]));

test('a span of days follows the plural rules of the language', () => {
  expect(dayRange(1, 1, 'en')).toBe('1 working day');
  expect(dayRange(1, 3, 'ru')).toBe('1–3 рабочих дня');
  expect(dayRange(2, 5, 'ru')).toBe('2–5 рабочих дней');
  expect(dayRange(1, 3, 'fi')).toBe('1–3 arkipäivää');
});

test('a span that begins today has an end and no zero', () => {
  expect(inAll(0, 4)).toEqual({
    fi: '4 arkipäivän kuluessa',
    en: 'within 4 working days',
    sv: 'inom 4 arbetsdagar',
    de: 'innerhalb von 4 Werktagen',
    fr: 'sous 4 jours ouvrés',
    ru: 'в течение 4 рабочих дней',
  });
  expect(dayRange(0, 1, 'ru')).toBe('в течение 1 рабочего дня');
  for (const text of Object.values(inAll(0, 0))) expect(text).not.toMatch(/\d/);
});
