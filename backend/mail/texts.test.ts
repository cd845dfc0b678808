import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadTranslations } from '../domain/locale/load-translations';
import { formatMoney } from './format';

/** Every folder of the backend that holds texts in languages. */
const folders = [
  ...new Set(
    readdirSync('backend', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/(?:fi|en|sv|de|fr|ru)\.json$/.test(file))
      .map((file) => `backend/${path.dirname(file)}`),
  ),
].sort();

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

test.each(folders)('%s: French keeps double punctuation with its word', (folder) => {
  for (const [key, text] of Object.entries(read(folder, 'fr.json'))) expect(text, key).not.toMatch(/ [:;!?»]|« /);
});

test('money reads as the language writes it, without decimals when whole', () => {
  expect(formatMoney(23_990, 'eur', 'fi')).toBe('239,90\u00a0€');
  expect(formatMoney(24_000, 'eur', 'fi')).toBe('240\u00a0€');
  expect(formatMoney(121_300, 'sek', 'sv')).toBe('1\u00a0213\u00a0kr');
  // the tax of an order has hundredths in every currency, the page shows none of them
  expect(formatMoney(24_680, 'sek', 'sv')).toBe('247\u00a0kr');
  expect(formatMoney(1050, 'usd', 'en')).toBe('$10.50');
});

test('a value of a visitor’s is only put in: it names no text, no option and no other value', () => {
  const file = {
    hello: 'Hello {{name}}, {{context}}!',
    secret: 'secret',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  };
  const say = loadTranslations({ fi: file, en: file, sv: file, de: file, fr: file, ru: file })('en');
  const name = '$t(secret) {{context}} $& <b>';
  expect(say('hello', { name, context: 'x' })).toBe('Hello $t(secret) {\u2060{context}} $& <b>, x!');
  expect([0, 1, 1.5].map((count) => say('days', { count }))).toEqual(['0 days', '1 day', '1.5 days']);
});

test('a form that is not written is the language’s other one', () => {
  const file = { days_one: '{{count}} jour', days_other: '{{count}} jours' };
  const say = loadTranslations({ fi: file, en: file, sv: file, de: file, fr: file, ru: file });
  expect(say('fr')('days', { count: 1_000_000 })).toBe('1000000 jours');
  expect(say('ru')('days', { count: 2 })).toBe('2 jours');
});
