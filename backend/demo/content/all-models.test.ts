import { expect, test } from 'vitest';
import { DEMO_MODELS } from './all-models';
import { productName } from './product-names';

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
