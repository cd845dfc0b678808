import { expect, test } from 'vitest';
import { KNOWN_PROPERTIES, LIST_FACTS, randomCard, randomSearch } from '../../../../tests/support/list-cards';
import { answerNaively, counted } from '../../../../tests/support/naive-list';
import { type Random, seeded } from '../../../../tests/support/random';
import { buildIndex } from './build-index';
import { answer, type Facets, readCard } from './facet-engine';
import type { ListFacts } from './list-index';
import { parseListQuery } from './list-query';

const CATALOGUES = 40;
const QUERIES = 25;
const TAGS = ['fi-FI', 'en-US', 'sv-SE', 'de-DE', 'fr-FR', 'ru-RU'];

function randomCatalogue(random: Random) {
  const size = random.one([0, 1, 5, 40, 119, 120, 130, 260]);
  const cards = Array.from({ length: size }, (_, index) => randomCard(random, index + 1));
  const sortIds = random.chance(0.4) ? random.some([...cards.map(({ id }) => id), 9_999], 0, size) : [];
  const facts: ListFacts = { ...LIST_FACTS, tag: random.one(TAGS), sortIds };
  return { cards, facts };
}

const valuesOf = (facets: Facets) => {
  const material = facets.properties.find(({ slug }) => slug === 'material');
  return {
    manufacturer: counted(facets.manufacturer),
    color: counted(facets.color),
    store: counted(facets.store),
    size: counted(facets.size),
    group: counted(facets.group),
    material: material?.kind === 'checkbox' ? counted(material.values) : [],
  };
};

const rangesOf = (facets: Facets) => {
  const found = [{ slug: 'price', kind: 'range' as const, ...facets.price }, ...facets.properties];
  return Object.fromEntries(
    found.flatMap((each) => {
      if (each.kind !== 'range') return [];
      const { extent, chosen, buckets } = each;
      return [[each.slug, { extent: [extent.min, extent.max], chosen: chosen && [chosen.min, chosen.max], buckets }]];
    }),
  );
};

const sorted = (values: Record<string, unknown[][]>) =>
  Object.fromEntries(Object.entries(values).map(([name, list]) => [name, [...list].sort()]));

test('a thousand random queries of random lists are answered as the naive reference answers them', () => {
  for (let seed = 1; seed <= CATALOGUES; seed++) {
    const random = seeded(seed);
    const { cards, facts } = randomCatalogue(random);
    const index = buildIndex(cards, facts);
    for (let turn = 0; turn < QUERIES; turn++) {
      const search = randomSearch(random);
      const query = parseListQuery(search, KNOWN_PROPERTIES);
      const groupSort = random.one(['default', 'lowest', 'newest'] as const);
      const naive = answerNaively(cards, facts, query, groupSort);
      const given = answer(index, query, groupSort);
      const where = `seed ${seed}, ?${search}, ${groupSort}`;
      expect(
        given.rows.map((row) => readCard(index, row).id),
        where,
      ).toEqual(naive.ids);
      expect([given.count, given.pages, given.start], where).toEqual([naive.count, naive.pages, naive.start]);
      expect(sorted(valuesOf(given.facets)), where).toEqual(sorted(naive.values));
      const ranges = rangesOf(given.facets);
      for (const [name, range] of Object.entries(ranges)) expect(range, where).toEqual(naive.ranges[name]);
    }
  }
}, 120_000);

test('what an answer calls its query is answered the same again', () => {
  const random = seeded(2026);
  const { cards, facts } = {
    ...randomCatalogue(random),
    cards: Array.from({ length: 200 }, (_, id) => randomCard(random, id)),
  };
  const index = buildIndex(cards, facts);
  for (let turn = 0; turn < 200; turn++) {
    const first = answer(index, parseListQuery(randomSearch(random), KNOWN_PROPERTIES), 'default');
    expect(answer(index, first.query, 'default')).toEqual(first);
  }
});
