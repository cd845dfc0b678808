import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../../db/schema/columns';
import { queryWords } from '../query-words';
import { meaningsOf } from './meanings';
import { SYNONYM_GROUPS } from './synonym-groups';

const LINES = LANGUAGE_CODES.flatMap((language) =>
  SYNONYM_GROUPS[language]
    .trim()
    .split('\n')
    .map((line) => [language, line.trim()] as const),
);

test('every word of every line is one that a query can hold', () => {
  const broken = LINES.filter(([, line]) => queryWords(line).join(' ') !== line.replace(' > ', ' '));
  expect(broken).toEqual([]);
  expect(LINES.length).toBeGreaterThan(200);
});

test('colours stand for each other only where both words name the same colour in general', () => {
  expect(meaningsOf('grey', 'en')).toEqual(['gray']);
  expect(meaningsOf('yönsininen', 'fi')).toContain('sininen');
  for (const word of ['snow', 'ice', 'rust', 'white', 'red', 'orange', 'black']) {
    expect(meaningsOf(word, 'en')).toEqual([]);
  }
  expect(meaningsOf('vaaleanpunainen', 'fi')).toEqual(['pinkki']);
  expect(meaningsOf('pinkki', 'fi')).toEqual([]);
  for (const word of ['oranssi', 'keltainen', 'musta', 'valkoinen', 'lumi', 'vuono', 'hiili']) {
    expect(meaningsOf(word, 'fi')).toEqual([]);
  }
});
