import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workingDays } from '../domain/cart/checkout-texts';
import { formatMoney } from './format';

const folders = ['backend/mail/messages', 'backend/domain/cart/texts'];

const read = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;

/** Keys without their plural form, each with its placeholders in order. */
const shapeOf = (texts: Record<string, string>) =>
  [
    ...new Set(
      Object.entries(texts).map(([key, text]) => {
        const placeholders = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
        return `${key.replace(/_(one|few|many|other)$/, '')}(${placeholders.join(',')})`;
      }),
    ),
  ].sort();

test.each(folders)('%s: the six languages hold the same texts with the same placeholders', (folder) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files).toHaveLength(6);
  for (const file of files) expect(shapeOf(read(folder, file)), file).toEqual(shapeOf(read(folder, 'en.json')));
});

test('working days follow the plural rules of the language', () => {
  expect(workingDays(1, 1, 'en')).toBe('1 working day');
  expect(workingDays(1, 3, 'ru')).toBe('1–3 рабочих дня');
  expect(workingDays(2, 5, 'ru')).toBe('2–5 рабочих дней');
  expect(workingDays(1, 3, 'fi')).toBe('1–3 arkipäivää');
});

test('money reads as the language writes it, without decimals when whole', () => {
  expect(formatMoney(23_990, 'eur', 'fi')).toBe('239,90\u00a0€');
  expect(formatMoney(24_000, 'eur', 'fi')).toBe('240\u00a0€');
  expect(formatMoney(121_300, 'sek', 'sv')).toBe('1\u00a0213\u00a0kr');
  expect(formatMoney(1050, 'usd', 'en')).toBe('$10.50');
});
