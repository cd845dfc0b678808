import { expect, test } from 'vitest';
import { DEMO_MODELS } from './all-models';
import { productName } from './product-names';
import { SIZE_TABLES } from './size-tables';

test('no two models of the shop share a slug, or a brand and a name', () => {
  const slugs = DEMO_MODELS.map(({ slug }) => slug);
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  const names = DEMO_MODELS.map(({ brand, name, noun }) => `${brand} ${productName(name, noun).en}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every text of every model is there in six languages', () => {
  const empty = DEMO_MODELS.flatMap(({ slug, tagline, description }) =>
    [...Object.entries(tagline), ...Object.entries(description)].flatMap(([language, text]) =>
      text.trim() === '' ? [`${slug}/${language}`] : [],
    ),
  );
  expect(empty).toEqual([]);
});

test('no description says a sentence twice', () => {
  const repeated = DEMO_MODELS.flatMap(({ slug, description }) =>
    Object.entries(description).flatMap(([language, text]) => {
      const sentences = text.split(/(?<=[.!?…])\s+/);
      return new Set(sentences).size === sentences.length ? [] : [`${slug}/${language}`];
    }),
  );
  expect(repeated).toEqual([]);
});

test('ids that the shop’s rules know are given once', () => {
  const ids = DEMO_MODELS.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test('mittens are drawn as mittens, and nothing else is', () => {
  for (const { slug, noun, plate } of DEMO_MODELS)
    if (plate.type === 'handwear') expect(plate.kind === 'mitten', slug).toBe(noun === 'mittens');
});

test('hiking boots and tents tell what one compares them by', () => {
  for (const { slug, noun, properties } of DEMO_MODELS) {
    if (noun === 'hikingBoots') expect(properties, slug).toHaveProperty('shaftHeight');
    if (noun === 'tent' || noun === 'usedTent') expect(properties, slug).toHaveProperty('floorArea');
  }
});

test('each part of a ski package says for whom it is made', () => {
  for (const { slug, wizard, properties } of DEMO_MODELS) if (wizard) expect(properties, slug).toHaveProperty('level');
});

test('skis that come in several lengths have a size table, and its measures have a value for each size', () => {
  const skis = DEMO_MODELS.filter(({ noun, sizes }) => noun.endsWith('Ski') && sizes.length > 2);
  expect(skis.filter(({ sizeTable }) => sizeTable === undefined).map(({ slug }) => slug)).toEqual([]);
  for (const { key, sizes, rows } of SIZE_TABLES)
    for (const { category, values } of rows) expect(values.length, `${key}, ${category.en}`).toBe(sizes.length);
});
