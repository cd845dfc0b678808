import { expect, test } from 'vitest';
import { brandFacts } from './brand-facts';

const write = {
  number: (value: number, decimals: number) => value.toFixed(decimals).replace('.', ','),
  country: (code: string) => ({ FI: 'Suomi', EE: 'Viro' })[code] ?? code,
};
const given = { models: 24, origins: ['FI', 'EE'], rating: 8.6, reviews: 312 };

test('a brand tells how many products it has, where they are made and how they are rated', () => {
  expect(brandFacts(given, write)).toEqual([
    { name: 'products', value: '24', count: 24 },
    { name: 'madeIn', value: 'Suomi, Viro', count: 2 },
    { name: 'rating', value: '4,3 / 5', count: 312 },
  ]);
});

test('many countries are no fact about a brand', () => {
  const many = ['EE', 'FI', 'LT', 'PT', 'VN'];
  expect(brandFacts({ ...given, origins: many }, write).map(({ name }) => name)).toEqual(['products', 'rating']);
});

test('what is unknown, or says nothing of a whole brand, is left out', () => {
  expect(brandFacts({ ...given, origins: [], reviews: 4 }, write).map(({ name }) => name)).toEqual(['products']);
  expect(brandFacts({ models: 0, origins: [], rating: 0, reviews: 0 }, write)).toEqual([]);
});
