import { expect, test } from 'vitest';
import { DEMO_MODELS } from './all-models';
import { type BrandSlug, DEMO_BRANDS } from './brands';
import { DEMO_GROUPS } from './groups';
import { brandLeads, cardColour, FRONT_PAGE_LEADS, groupLeads, kindOf, outlineOf } from './leads';

const modelOf = (slug: string) => {
  const model = DEMO_MODELS.find((each) => each.slug === slug);
  if (!model) throw new Error(`No such model: ${slug}`);
  return model;
};

const rows: [string, readonly string[]][] = [
  ['front page', FRONT_PAGE_LEADS],
  ...DEMO_GROUPS.map(({ key }): [string, readonly string[]] => [key, groupLeads(key)]),
  ...(Object.keys(DEMO_BRANDS) as BrandSlug[]).map((slug): [string, readonly string[]] => [slug, brandLeads(slug)]),
];

test('what leads a list is in stock, at its full price and there once', () => {
  for (const [name, row] of rows) {
    expect(new Set(row).size, name).toBe(row.length);
    for (const model of row.map(modelOf)) {
      expect(model.availability, `${name}: ${model.slug}`).not.toMatch(/sold-out/);
      expect(model.offer, `${name}: ${model.slug}`).toBeUndefined();
    }
  }
});

test('no two neighbours of a first row have one colour', () => {
  for (const [name, row] of rows) {
    const colours = row.map((slug) => cardColour(modelOf(slug)));
    const twins = colours.filter((colour, index) => index > 0 && colour === colours[index - 1]);
    expect(twins, `${name}: ${row.map((slug, index) => `${slug} ${colours[index]}`).join(', ')}`).toEqual([]);
  }
});

test('a row of four shell jackets has four colours', () => {
  const colours = groupLeads('shell-jackets')
    .slice(0, 4)
    .map((slug) => cardColour(modelOf(slug)));
  expect(new Set(colours).size).toBe(4);
});

test.each(['daypacks', 'trekking-packs', 'packs', 'light', 'alpine-skis', 'xc-skis'] as const)(
  'no two neighbours at the head of %s have one outline',
  (group) => {
    const row = groupLeads(group).map(modelOf);
    const twins = row.filter((model, i) => i > 0 && outlineOf(model) === outlineOf(row[i - 1] ?? model));
    expect(twins.map(({ slug }) => slug)).toEqual([]);
  },
);

test.each(['skiing', 'hiking', 'climbing', 'cooking'] as const)(
  'four things of four kinds stand together at the head of %s',
  (group) => {
    const kinds = groupLeads(group).map((slug) => kindOf(modelOf(slug)));
    const repeated = kinds.filter((kind, i) => kinds.slice(Math.max(0, i - 3), i).includes(kind));
    expect(repeated).toEqual([]);
  },
);
