import { expect, test } from 'vitest';
import type { ShopLanguage } from '../../../locale/language';
import { isOtherWord, wordRoot, wordTail } from './word-root';

/** Inflections of one word each, the dictionary's form first. */
const FAMILIES: Readonly<Record<ShopLanguage, readonly string[]>> = {
  fi: [
    'villapaita villapaidat villapaidan villapaitaa villapaidoissa villapaitoja villapaitojen villapaidoilla',
    'takki takit takin takkia takkeja takkien takeissa takissa takista takilla takkiin',
    'kenkä kengät kengän kenkiä kenkien kengissä kenkiin kengillä',
    'teltta teltat teltan telttaa telttoja telttojen teltassa telttaan',
    'saapas saappaat saappaan saappaita saappaissa',
    'lapanen lapaset lapasen lapasia lapasten lapasissa',
    'suksi sukset suksen suksia suksien suksissa suksille',
    'köysi köydet köyden köysiä',
    'keitin keittimet keittimen keitintä',
    'käsine käsineet käsineen käsineitä käsineiden',
    'puku puvut puvun pukua pukuja puvussa',
    'reppu reput repun reppuja repuissa reppuun',
    'housut housuja housujen housuissa',
    'patja patjat patjan patjoja patjalla',
    'vaellus vaelluksen vaellukselle vaelluksilla',
    'kypärä kypärät kypärän kypäriä kypärässä',
  ],
  sv: [
    'jacka jackor jackan jackorna jackans',
    'sko skor skon skorna',
    'tält tälten tältet tältets',
    'ryggsäck ryggsäckar ryggsäcken',
  ],
  de: [
    'Jacke Jacken',
    'Rucksack Rucksäcke Rucksacks Rucksäcken',
    'Handschuh Handschuhe Handschuhen',
    'Zelt Zelte Zelten Zeltes',
  ],
  en: ['knife knives', 'axe axes', 'boot boots'],
  fr: ['veste vestes', 'chaussure chaussures'],
  ru: [
    'куртка куртки курток куртку куртками',
    'палатка палатки палаток',
    'перчатки перчаток перчатками',
    'лыжи лыж лыжами',
  ],
};

const rows = Object.entries(FAMILIES).flatMap(([language, families]) =>
  families.map((family) => [language as ShopLanguage, family] as const),
);

test.each(rows)('in %s these share a root: %s', (language, family) => {
  const roots = family.split(' ').map((word) => wordRoot(word.toLowerCase(), language));
  expect(new Set(roots)).toEqual(new Set([roots[0]]));
});

test('words that differ by more than inflection have roots of their own', () => {
  const words = ['takki', 'teltta', 'reppu', 'paita', 'housut', 'pipo', 'kypärä', 'sukset', 'sukat', 'lasit', 'liivi'];
  expect(new Set(words.map((word) => wordRoot(word, 'fi'))).size).toBe(words.length);
});

test('a compound ends as its last part does, in the languages that write it in one word', () => {
  expect(wordTail('untuvatakeissa', 'fi').startsWith(wordTail('takki', 'fi'))).toBe(true);
  expect(wordTail('vandringsskor', 'sv').startsWith(wordTail('sko', 'sv'))).toBe(true);
  expect(wordTail('daunenjacken', 'de').startsWith(wordTail('jacke', 'de'))).toBe(true);
  expect(wordTail('overboots', 'en')).toBe('');
});

test('numbers and article codes are their own roots', () => {
  for (const word of ['178', '42', 'h1203', '3l']) expect(wordRoot(word, 'fi')).toBe(word);
});

test('Finnish nouns in i and in a are two words, each with its own forms', () => {
  for (const form of ['kahva', 'kahvat', 'kahvalla', 'kahvoja'])
    expect([form, isOtherWord('kahvi', form, 'fi')]).toEqual([form, true]);
  for (const form of ['kahvi', 'kahvia', 'kahvin', 'kahveja'])
    expect([form, isOtherWord('kahvi', form, 'fi')]).toEqual([form, false]);
  expect(isOtherWord('kahva', 'kahvi', 'fi')).toBe(true);
  for (const form of ['kahvat', 'kahvoja', 'kahvalla']) expect(isOtherWord('kahva', form, 'fi')).toBe(false);
  for (const form of ['takit', 'takkia', 'takeissa', 'untuvatakki'])
    expect(isOtherWord('takki', form, 'fi')).toBe(false);
  for (const form of ['koiria', 'koirissa']) expect(isOtherWord('koira', form, 'fi')).toBe(false);
});
