import { expect, test } from 'vitest';
import { composeFamilies, composeFamily, slugOf } from './compose-family';
import type { Family } from './families/family';
import { same } from './six';

const family: Family = {
  key: 'test-beanies',
  noun: 'beanie',
  taglines: [same('Tag 1'), same('Tag 2')],
  openings: [same('Opening 1.'), same('Opening 2.')],
  features: [
    { text: same('Feature 1.') },
    { text: same('Feature 2.') },
    { text: same('Feature 3.') },
    { text: same('With a tassel.'), trait: 'tassel' },
  ],
  closings: [same('Closing 1.'), same('Closing 2.'), same('Closing 3.')],
  plates: [{ type: 'beanie' }],
  palettes: [['spruce', 'ink'], ['rust']],
  sizes: [],
  groups: ['accessories', 'clothing'],
  origins: ['fi', 'ee'],
  properties: { weight: 70, material: 'wool' },
  members: ['Ylläs', 'Pallas', 'Ounas', 'Levi', 'Olos', 'Lommol', 'Aakenus', 'Kätkä'].map((name, at) => ({
    name,
    brand: 'hanki',
    price: 30 + at,
    ...(at === 2 ? { traits: ['tassel'], properties: { weight: 90 }, availability: 'few' as const, sold: 7 } : {}),
  })),
};

test('the same family gives the same models', () => {
  expect(composeFamily(family)).toEqual(composeFamily(family));
});

test('a description is an opening, two features and a closing, none of them twice', () => {
  for (const { description } of composeFamily(family)) {
    const sentences = description.fi.match(/[^.]+\./g)?.map((sentence) => sentence.trim()) ?? [];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences).toHaveLength(4);
    expect(sentences[0]).toMatch(/^Opening/);
    expect(sentences[3]).toMatch(/^Closing/);
  }
});

test('as many members as the blocks allow have descriptions of their own', () => {
  const descriptions = composeFamily(family).map(({ description }) => description.en);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('only a member with the trait is told of it', () => {
  const told = composeFamily(family).filter(({ description }) => description.fi.includes('tassel'));
  expect(told.map(({ name }) => name)).toEqual(['Ounas']);
});

test('what a member says counts, and its properties add to those of the family', () => {
  const [first, , third] = composeFamily(family);
  expect(first).toMatchObject({ slug: 'yllas', colours: ['spruce', 'ink'], origin: 'fi', properties: { weight: 70 } });
  expect(third).toMatchObject({ availability: 'few', sold: 7, properties: { weight: 90, material: 'wool' } });
});

test('a name that is taken gets its brand into the slug, then its family', () => {
  const [written] = composeFamily(family);
  if (!written) throw new Error('The family has members.');
  const twice = composeFamilies([family, { ...family, key: 'more-beanies' }], [written]);
  expect(twice[0]?.slug).toBe('yllas-hanki');
  expect(twice[8]?.slug).toBe('yllas-hanki-more-beanies');
  expect(new Set(twice.map(({ slug }) => slug)).size).toBe(twice.length);
});

test('slugs are plain letters, digits and dashes', () => {
  expect(slugOf('Kätkä 3L – Pro')).toBe('katka-3l-pro');
});
