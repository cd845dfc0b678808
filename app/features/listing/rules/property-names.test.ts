import { expect, test } from 'vitest';
import { propertyNames } from './property-names';

const material = {
  slug: 'materiaali',
  translatedSlugs: [
    { language: 'fi', slug: 'materiaali' },
    { language: 'en', slug: 'material' },
    { language: 'sv', slug: 'material' },
    { language: 'ru', slug: 'material' },
  ],
};

test('a property is called in addresses as its language calls it, and the other names are understood', () => {
  expect(propertyNames([material], 'en').get('materiaali')).toEqual({ slug: 'material', aliases: ['materiaali'] });
  expect(propertyNames([material], 'fi').get('materiaali')).toEqual({ slug: 'materiaali', aliases: ['material'] });
});

test('a backend that tells no names keeps its slugs', () => {
  expect(propertyNames([{ slug: 'weight' }], 'fi').get('weight')).toEqual({ slug: 'weight', aliases: [] });
  expect(propertyNames([material], 'de').get('materiaali')?.slug).toBe('materiaali');
});

test('a name that a parameter of lists or another property has is not taken', () => {
  const named = (slug: string, own: string) => ({ slug, translatedSlugs: [{ language: 'en', slug: own }] });
  const names = propertyNames(
    [named('vari', 'color'), named('a', 'weight'), named('b', 'weight'), named('c', 'a')],
    'en',
  );
  expect(['vari', 'a', 'b', 'c'].map((slug) => names.get(slug)?.slug)).toEqual(['vari', 'weight', 'b', 'c']);
  const all = [...names.values()].flatMap(({ slug, aliases }) => [slug, ...aliases]);
  expect(new Set(all).size).toBe(all.length);
});

test('names that objects have from birth are names like others', () => {
  const names = propertyNames([{ slug: '__proto__' }, { slug: 'constructor' }], 'fi');
  expect([...names.values()].map(({ slug }) => slug)).toEqual(['__proto__', 'constructor']);
});
