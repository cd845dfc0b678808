import { cardOf } from './card-column';
import type { ListIndex } from './list-index';

/** Where a product stands among those of its kind in its group, by a measured property. */
export type GroupScale = {
  /** The property, and the unit of the numbers. */
  readonly name: string;
  readonly unit: string;
  readonly own: number;
  readonly from: number;
  /** Half of the products have at most this. */
  readonly median: number;
  readonly to: number;
};

/** Fewest products that make a scale. */
export const MIN_SCALE = 8;
/** The most products of a list that is read for a scale: a longer one is of many kinds. */
const MAX_LIST = 1000;
/** A word says what kind of goods a product is if the names of so many products, of so many brands, have it. */
const [KIND_PRODUCTS, KIND_BRANDS] = [3, 2];
/** The highest number of one kind of goods is at most so many times the lowest. */
const MAX_SPREAD = 4;
/** Two kinds lie so far apart, as a share of the whole range, each with so many of the products. */
const [APART, EACH] = [0.4, 1 / 3];

type ScaledList = Pick<ListIndex, 'ids' | 'properties' | 'cards'>;

/**
 * The scale of the first property, in the order of the product's page, that the product has one number of and at least eight products
 * of its kind differ in; null when there is none. The numbers are those of the list's filter.
 * @param names of the product's properties, in the language of the list
 */
export function groupScale(list: ScaledList, modelId: number, names: readonly string[]): GroupScale | null {
  const { ids, properties } = list;
  const row = ids.indexOf(modelId);
  if (row < 0 || ids.length > MAX_LIST) return null;
  const isKin = kinOf(list, row);
  if (!isKin) return null;
  for (const wanted of names) {
    const property = properties.find(({ name, kind }) => kind === 'range' && name === wanted);
    if (property?.kind !== 'range') continue;
    const { rows, numbers } = property.column;
    const own = [...numbers].filter((_, at) => rows[at] === row);
    const [number] = own;
    if (own.length !== 1 || number === undefined) continue;
    const kin = [...rows.keys()].filter((at) => isKin(rows[at] as number));
    const sorted = kin.map((at) => numbers[at] as number).sort((a, b) => a - b);
    if (new Set(kin.map((at) => rows[at])).size < MIN_SCALE || !isOfOneKind(sorted)) continue;
    const at = (place: number) => sorted[place] ?? number;
    const { name, unit } = property;
    return { name, unit, own: number, from: at(0), median: at((sorted.length - 1) >> 1), to: at(sorted.length - 1) };
  }
  return null;
}

type Named = { readonly words: ReadonlySet<string>; readonly brand: string };

/** The names of the products of each list, by row. */
const namesOfLists = new WeakMap<ListIndex['cards'], readonly Named[]>();

function namesOf({ cards, ids }: ScaledList): readonly Named[] {
  const known = namesOfLists.get(cards);
  if (known) return known;
  const made = Array.from(ids, (_, row) => {
    const { name, manufacturer } = cardOf(cards, row);
    const words = name.toLowerCase().split(/[^\p{L}]+/u);
    return { words: new Set(words.filter((word) => word.length > 2)), brand: manufacturer };
  });
  namesOfLists.set(cards, made);
  return made;
}

/**
 * The products of the same kind: their names have all words of the product's own that say its kind, such as “tent” beside “tarp”.
 * What only one brand calls its products is the name of a line.
 * @returns whether a row is of the kind; undefined when no word says it
 */
function kinOf(list: ScaledList, row: number): ((row: number) => boolean) | undefined {
  const names = namesOf(list);
  const kind = [...(names[row]?.words ?? [])].filter((word) => {
    const others = names.filter(({ words }) => words.has(word));
    return others.length >= KIND_PRODUCTS && new Set(others.map(({ brand }) => brand)).size >= KIND_BRANDS;
  });
  return kind.length === 0 ? undefined : (each) => kind.every((word) => names[each]?.words.has(word));
}

/** Whether numbers, in order, differ, but not so much that they are of goods of different kinds. Those below zero have no proportions. */
function isOfOneKind(sorted: readonly number[]): boolean {
  const [from = 0, to = 0] = [sorted[0], sorted.at(-1)];
  if (from === to || (from > 0 && to > MAX_SPREAD * from)) return false;
  const few = sorted.length * EACH;
  const isApart = (number: number, at: number) => number - (sorted[at - 1] ?? number) >= APART * (to - from);
  return !sorted.some((number, at) => at >= few && sorted.length - at >= few && isApart(number, at));
}
