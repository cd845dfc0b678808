import type { CardView, ProductCard } from '~/features/catalog/card';
import { CardCollector } from './card-column';
import { collatorOf } from './collator';
import type { ListFacts, ListIndex, PropertyColumn } from './list-index';
import { OrderCollector } from './list-orders';
import { RangeCollector, type RangeColumn } from './range-column';
import type { PackedBytes } from './rows';
import { compareSizes } from './size-order';
import { TextCollector } from './text-column';
import { type ListedValue, ValueCollector, type ValueColumn } from './value-column';

type PropertyCollector =
  | { readonly kind: 'range'; readonly collector: RangeCollector }
  | { readonly kind: 'checkbox'; readonly collector: ValueCollector };

/** Size of a value in addition to its bytes: a small object with two strings. */
const VALUE_BYTES = 200;
/** Max size of a row in the sort orders: its position in each of eight, or the keys to build them from. */
const ORDER_BYTES = 128;

/** Builds the index of a list incrementally, so that only a part of the list is in memory. */
export class IndexBuilder {
  readonly #facts: ListFacts;
  readonly #started = performance.now();
  readonly #ids: number[] = [];
  readonly #cards = new CardCollector();
  readonly #texts = new TextCollector();
  readonly #orders = new OrderCollector();
  readonly #values = {
    manufacturer: new ValueCollector(),
    color: new ValueCollector(),
    store: new ValueCollector(),
    size: new ValueCollector(),
    group: new ValueCollector(),
  };
  readonly #price = new RangeCollector();
  readonly #properties = new Map<string, PropertyCollector>();
  readonly #groups: ReadonlyMap<number, ListFacts['groups'][number]>;
  #total = 0;

  constructor(facts: ListFacts) {
    this.#facts = facts;
    this.#groups = new Map(facts.groups.map((group) => [group.id, group]));
    for (const { slug, name } of facts.stores) this.#values.store.know({ value: slug, name });
    for (const { id, name } of facts.groups) this.#values.group.know({ value: String(id), name });
  }

  /** Adds products, in the list's default order. */
  add(cards: readonly ProductCard[]): void {
    for (const card of cards) this.#addCard(card);
  }

  #addCard(card: ProductCard): void {
    const row = this.#total++;
    const { manufacturer, color, store, size, group } = this.#values;
    this.#ids.push(card.id);
    this.#cards.add(cardView(card));
    this.#texts.add(card.manufacturer, card.name, card.shortDescription, card.description);
    this.#orders.add(card);
    manufacturer.add(row, { value: card.manufacturerSlug, name: card.manufacturer });
    for (const { slug, name, control } of card.colors) color.add(row, { value: slug, name, control });
    for (const name of card.sizes) size.add(row, { value: name, name });
    for (const slug of card.stocks) if (store.has(slug)) store.add(row, { value: slug, name: slug });
    for (const id of card.productGroupIds) {
      const known = this.#groups.get(id);
      if (!known) continue;
      for (const each of [...known.within, id]) {
        if (this.#groups.has(each)) group.add(row, { value: String(each), name: '' });
      }
    }
    if (!card.hidePrice) this.#price.add(row, card.price.active / 100);
    for (const property of card.properties) this.#addProperty(row, property);
  }

  #addProperty(row: number, { slug, value, kind, key }: ProductCard['properties'][number]): void {
    let known = this.#properties.get(slug);
    if (!known) {
      known = kind === 'range' ? { kind, collector: new RangeCollector() } : { kind, collector: new ValueCollector() };
      this.#properties.set(slug, known);
    }
    // a property slug has one type per shop; values that contradict the first one in the list are left out
    if (known.kind !== kind) return;
    if (known.kind === 'range') known.collector.add(row, toNumber(value));
    else known.collector.add(row, { value: key || String(value), name: String(value) });
  }

  finish(): ListIndex {
    const total = this.#total;
    const { tag, sortIds } = this.#facts;
    const { compare } = collatorOf(tag);
    const byName = (a: ListedValue, b: ListedValue) => compare(a.name, b.name);
    const { manufacturer, color, store, size, group } = this.#values;
    const parts = {
      ids: Float64Array.from(this.#ids),
      cards: this.#cards.finish(),
      texts: this.#texts.finish(),
      manufacturer: manufacturer.finish(total, byName),
      color: color.finish(total, byName),
      store: store.finish(total),
      size: size.finish(total, (a, b) => compareSizes(a.value, b.value)),
      group: group.finish(total),
      price: this.#price.finish(total),
      properties: this.#propertyColumns(byName),
    };
    const orders = this.#orders.finish(sortIds, tag);
    return { total, ...parts, orders, weight: weigh(parts), builtMs: performance.now() - this.#started };
  }

  #propertyColumns(byName: (a: ListedValue, b: ListedValue) => number): PropertyColumn[] {
    const facts = new Map(this.#facts.properties.map((property, place) => [property.slug, { ...property, place }]));
    return [...this.#properties]
      .map(([slug, { kind, collector }]): PropertyColumn & { place: number } => {
        const { name, unit, place, names } = facts.get(slug) ?? { name: slug, unit: '', place: facts.size };
        const known = { slug, aliases: [], ...names, source: slug, name, unit, place };
        return kind === 'range'
          ? { ...known, kind, column: collector.finish(this.#total) }
          : { ...known, kind, column: collector.finish(this.#total, byName) };
      })
      .sort((a, b) => a.place - b.place)
      .map(({ place: _, ...column }) => column as PropertyColumn);
  }
}

/** Builds the index of a list of given products. @param cards in the list's default order */
export function buildIndex(cards: readonly ProductCard[], facts: ListFacts): ListIndex {
  const builder = new IndexBuilder(facts);
  builder.add(cards);
  return builder.finish();
}

/** The part of a product that its card shows. */
function cardView(card: ProductCard): CardView {
  return {
    id: card.id,
    name: card.name,
    manufacturer: card.manufacturer,
    path: card.path,
    image: card.image,
    secondImage: card.secondImage,
    colors: card.colors,
    price: card.price,
    tags: card.tags,
    rating: card.rating,
    ratingCount: card.ratingCount,
    fromPrefix: card.fromPrefix,
    hidePrice: card.hidePrice,
    isSoldOut: card.isSoldOut,
    ...(card.usedCondition && { usedCondition: card.usedCondition }),
  };
}

/** Parses a property's number, also from backends that send decimals as text, even with a comma. */
function toNumber(value: string | number): number {
  if (typeof value === 'number') return value;
  return value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'));
}

type Parts = Omit<ListIndex, 'total' | 'orders' | 'weight' | 'builtMs'>;

function weigh({ ids, cards, texts, price, properties, ...rest }: Parts): ListIndex['weight'] {
  const ofTexts = (packed: PackedBytes) => packed.bytes.byteLength + packed.starts.byteLength;
  const ofValues = ({ values, starts, rows }: ValueColumn) =>
    values.length * VALUE_BYTES + starts.byteLength + rows.byteLength;
  const ofRange = ({ rows, numbers, buckets }: RangeColumn) =>
    rows.byteLength + numbers.byteLength + buckets.byteLength;
  const columns = [
    ids.byteLength,
    texts.signatures.byteLength,
    ofRange(price),
    ORDER_BYTES * ids.length,
    ...Object.values(rest).map(ofValues),
    ...properties.map((each) => (each.kind === 'range' ? ofRange(each.column) : ofValues(each.column))),
  ];
  const inTexts = ofTexts(cards) + ofTexts(texts);
  return { texts: inTexts, all: columns.reduce((sum, bytes) => sum + bytes, inTexts) };
}
