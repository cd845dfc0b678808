import type { ProductCard } from '~/features/catalog/card';
import type { FacetValue } from '~/features/listing/rules/facet-engine';
import type { ListFacts } from '~/features/listing/rules/list-index';
import type { ListQuery, Sort } from '~/features/listing/rules/list-query';

type Test = (card: ProductCard) => boolean;
type Counted = [value: string, count: number, isChosen: boolean];

/** A list computed in the simplest way, following Specification 2 §4, §5 and §9, to compare the facet engine with. */
export interface NaiveAnswer {
  readonly ids: number[];
  readonly count: number;
  readonly pages: number;
  readonly start: number;
  /** By filter, in no particular order. */
  readonly values: Record<string, Counted[]>;
  /** By filter: the extent, the chosen range, and the buckets. */
  readonly ranges: Record<string, { extent: [number, number]; chosen: [number, number] | null; buckets: number[] }>;
}

const plain = (text: string) =>
  [...text.normalize('NFC').toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).join('');

const euros = (card: ProductCard) => (card.hidePrice ? [] : [card.price.active / 100]);

function groupsOf(card: ProductCard, { groups }: ListFacts): string[] {
  const direct = groups.filter(({ id }) => card.productGroupIds.includes(id));
  return [...new Set(direct.flatMap(({ id, within }) => [...within, id]))].map(String);
}

function numbersOf(card: ProductCard, slug: string): number[] {
  return card.properties.filter((each) => each.slug === slug).map(({ value }) => Number(value));
}

function wordsOf(card: ProductCard, slug: string): string[] {
  return card.properties.filter((each) => each.slug === slug).map(({ value }) => String(value));
}

/** The same answer as the engine's, except for the order of the values. */
export function answerNaively(
  cards: readonly ProductCard[],
  facts: ListFacts,
  query: ListQuery,
  groupSort: Sort,
): NaiveAnswer {
  const retail = facts.stores.map(({ slug }) => slug);
  const lists: Record<string, (card: ProductCard) => readonly string[]> = {
    manufacturer: (card) => [card.manufacturerSlug],
    color: (card) => card.colors.map(({ slug }) => slug),
    store: (card) => card.stocks.filter((slug) => retail.includes(slug)),
    size: (card) => card.sizes,
    group: (card) => groupsOf(card, facts),
    material: (card) => wordsOf(card, 'material'),
  };
  const numbers: Record<string, (card: ProductCard) => readonly number[]> = {
    price: euros,
    weight: (card) => numbersOf(card, 'weight'),
    comfort: (card) => numbersOf(card, 'comfort'),
  };
  const askedValues: Record<string, readonly string[]> = { ...query } as never;
  const material = query.properties.get('material');
  if (material?.kind === 'checkbox') askedValues['material'] = material.values;

  const tests: Record<string, Test> = {};
  const values: Record<string, Counted[]> = {};
  const chosenOf: Record<string, string[]> = {};
  for (const [name, read] of Object.entries(lists)) {
    const all = new Set(cards.flatMap(read));
    if (name === 'store') for (const slug of retail) all.add(slug);
    if (name === 'group') for (const id of [...all]) if (cards.every((card) => read(card).includes(id))) all.delete(id);
    const written = (askedValues[name] ?? []).map((value) => value.replaceAll(',', '_'));
    const chosen = [...all].filter((value) => written.includes(value.replaceAll(',', '_')));
    if (chosen.length > 0) tests[name] = (card) => read(card).some((value) => chosen.includes(value));
    chosenOf[name] = chosen;
    values[name] = [...all].map((value) => [value, 0, chosen.includes(value)]);
  }
  const ranges: NaiveAnswer['ranges'] = {};
  for (const [name, read] of Object.entries(numbers)) {
    const all = cards.flatMap(read);
    const low = all.length === 0 ? 0 : Math.floor(Math.min(...all));
    const high = all.length === 0 ? 0 : Math.ceil(Math.max(...all));
    const property = query.properties.get(name);
    const range = name === 'price' ? query.price : property?.kind === 'range' ? property.range : null;
    const within = (value: number | null, bound: number) => Math.min(high, Math.max(low, value ?? bound));
    const [min, max] = [within(range?.min ?? null, low), within(range?.max ?? null, high)];
    const chosen: [number, number] | null = range === null || (min === low && max === high) ? null : [min, max];
    if (chosen) tests[name] = (card) => read(card).some((value) => value >= min && value <= max);
    ranges[name] = { extent: [low, high], chosen, buckets: [] };
  }
  const needle = plain(query.text ?? '');
  if (needle !== '') {
    tests['text'] = ({ manufacturer, name, shortDescription, description }) =>
      [manufacturer, name, shortDescription, description].map(plain).join('').includes(needle);
  }

  const matching = (except?: string) =>
    cards.filter((card) => Object.entries(tests).every(([name, passes]) => name === except || passes(card)));
  for (const [name, counted] of Object.entries(values)) {
    const left = matching(name);
    for (const value of counted) value[1] = left.filter((card) => lists[name]?.(card).includes(value[0])).length;
  }
  for (const [name, range] of Object.entries(ranges)) {
    const left = matching(name).flatMap((card) => numbers[name]?.(card) ?? []);
    const [low, high] = range.extent;
    const width = Math.max(1, high - low) / 20;
    range.buckets = Array.from(
      { length: 20 },
      (_, step) => left.filter((value) => Math.min(19, Math.floor((value - low) / width)) === step).length,
    );
  }

  const sorted = sortNaively(matching(), facts, query.sort ?? groupSort);
  const size = sorted.length < 120 ? 120 : 60;
  const pages = Math.max(1, Math.ceil(sorted.length / size));
  const start = (Math.min(query.page, pages) - 1) * size;
  const shown = query.show === null ? size : Math.max(60, query.show);
  return {
    ids: sorted.slice(start, start + shown).map(({ id }) => id),
    count: sorted.length,
    pages,
    start,
    values,
    ranges,
  };
}

function sortNaively(cards: ProductCard[], { sortIds, tag }: ListFacts, sort: Sort): ProductCard[] {
  const place = ({ id }: ProductCard) => (sortIds.includes(id) ? sortIds.indexOf(id) : sortIds.length);
  const isGone = ({ isSoldOut }: ProductCard) => Number(sortIds.length === 0 && isSoldOut);
  const recommended = [...cards].sort((a, b) => place(a) - place(b) || isGone(a) - isGone(b));
  const time = ({ published }: ProductCard) => (Number.isNaN(Date.parse(published)) ? 0 : Date.parse(published));
  const saved = ({ hidePrice, price: { active, reference } }: ProductCard) =>
    hidePrice || reference === null || reference <= active ? 0 : 1 - active / reference;
  const price = (card: ProductCard, hidden: number) => (card.hidePrice ? hidden : card.price.active);
  const compares: Record<Sort, (a: ProductCard, b: ProductCard) => number> = {
    default: () => 0,
    popular: (a, b) => b.soldAmount - a.soldAmount,
    newest: (a, b) => time(b) - time(a),
    stars: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount,
    offers: (a, b) => saved(b) - saved(a),
    lowest: (a, b) => price(a, 1e9) - price(b, 1e9),
    highest: (a, b) => price(b, -1) - price(a, -1),
    alphabetical: (a, b) => a.name.localeCompare(b.name, tag, { numeric: true }),
  };
  return recommended.sort(compares[sort]);
}

/** Values of a facet in the form of the naive answer. */
export const counted = (facet: readonly FacetValue[]): Counted[] =>
  facet.map(({ value, count, isChosen }) => [value, count, isChosen]);
