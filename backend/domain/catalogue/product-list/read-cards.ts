import type { OfferSegment } from 'contract/offer-segments';
import { plainText } from 'contract/plain-text';
import type { ShopLanguage } from '../../locale/language';
import { withOffers } from '../../offers/running-offers';
import { priceOfUnits } from '../../pricing/price-of-units';
import { type CardPrice, cardPrice, unitPrice } from '../../pricing/pricing';
import type { TaxPercentages } from '../../pricing/tax-rates';
import { listedPrice } from '../../pricing/variant-prices';
import { byModel, groupedByModel } from '../../reading/by-model';
import type { PictureWire } from '../../reading/picture';
import type { Connection } from '../../reading/reader';
import { valueKey } from '../property-keys';
import { readColors, readPropertyTypes } from '../resources';
import * as rows from './card-rows';
import { readCountingPrices } from './counting-prices';

/** A product card (Specification 2 §3, product card). */
export interface ProductCard {
  readonly facts: rows.CardFacts;
  /** Below the site root, without slashes at the ends. */
  readonly path: string;
  readonly image: PictureWire | null;
  readonly secondImage: PictureWire | null;
  readonly colors: { slug: string; name: string; control: string; image: PictureWire | null }[];
  /** Null when no variant has a price. */
  readonly price: CardPrice | null;
  /** The variants have different prices, or the buyer decides what it costs. */
  readonly isFromPrice: boolean;
  readonly description: string;
  readonly tags: { name: string; bgColor: string; textColor: string }[];
  readonly stars: number;
  readonly ratingCount: number;
  readonly stocks: string[];
  readonly sizes: string[];
  readonly properties: { slug: string; value: string | number; kind: 'range' | 'checkbox'; key?: string }[];
  /** At least one variant can be bought: in stock or made to order, and not blocked. */
  readonly isOrderable: boolean;
}

/** Max length of a card's description, used by the text filter, in characters. */
const DESCRIPTION_LENGTH = 600;

/** Language, delivery country and customer the cards are read for. */
export interface CardReader {
  readonly language: ShopLanguage;
  readonly taxAreaId: number;
  /** The area's, by tax class. */
  readonly percentages: ReadonlyMap<number, TaxPercentages>;
  /** Whose prices the reader pays; none for a guest. */
  readonly segments: readonly OfferSegment[];
}

/** Reference data shared by all cards. */
async function readDictionaries(pool: Connection, language: ShopLanguage) {
  const [colors, sizes, stores, types] = await Promise.all([
    readColors(pool, language),
    rows.allSizes(pool),
    rows.storeSlugs(pool),
    readPropertyTypes(pool, language),
  ]);
  return {
    stores,
    colorById: new Map(colors.map((color) => [color.id, color])),
    sizeById: new Map(sizes.map((size) => [size.id, size])),
    typeById: new Map(types.map((type) => [type.id, type])),
  };
}
type Dictionaries = Awaited<ReturnType<typeof readDictionaries>>;

/**
 * The rows of all models, with a fixed number of queries. Uses max three connections at once, so that a long list leaves
 * some for other requests.
 */
async function readRows(pool: Connection, ids: readonly number[], { language, taxAreaId }: CardReader, now: Date) {
  const [[facts, variants, ribbons], [held, ratings, pictures], [prices, properties]] = await Promise.all([
    inOrder(
      () => rows.cardFacts(pool, language, ids, now),
      () => rows.cardVariants(pool, ids),
      () => rows.cardRibbons(pool, language, ids),
    ),
    inOrder(
      () => rows.cardStores(pool, ids),
      () => rows.cardRatings(pool, ids),
      () => rows.cardPictures(pool, ids),
    ),
    inOrder(
      () => readCountingPrices(pool, ids, taxAreaId),
      () => rows.cardProperties(pool, language, ids),
    ),
  ]);
  return { facts, variants, ribbons, held, ratings, pictures, prices, properties };
}

type Answers<Questions> = {
  -readonly [Place in keyof Questions]: Questions[Place] extends () => Promise<infer Value> ? Value : never;
};

async function inOrder<Questions extends readonly (() => Promise<unknown>)[]>(
  ...questions: Questions
): Promise<Answers<Questions>> {
  const answers: unknown[] = [];
  for (const ask of questions) answers.push(await ask());
  return answers as Answers<Questions>;
}

/** Cards of the models, in the order of the ids. */
export async function readCards(
  pool: Connection,
  ids: readonly number[],
  reader: CardReader,
  now: Date,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [dictionaries, found] = await Promise.all([
    readDictionaries(pool, reader.language),
    readRows(pool, ids, reader, now),
  ]);
  return [...toCards(found, dictionaries, reader, now)];
}

/** Models per batch: enough for efficient bulk queries, few enough that ten lists read at the same time hold two batches each. */
const BATCH = 250;

/**
 * The same for long lists, in batches: the next batch is read while the current one is written, and each card is built only
 * when it is consumed.
 */
export async function* readCardBatches(
  pool: Connection,
  ids: readonly number[],
  reader: CardReader,
  now: Date,
): AsyncGenerator<Iterable<ProductCard>> {
  const dictionaries = await readDictionaries(pool, reader.language);
  const ask = (from: number) => {
    const found = readRows(pool, ids.slice(from, from + BATCH), reader, now);
    // a failure is thrown when the batch is awaited, not while the previous one is written
    found.catch(() => undefined);
    return found;
  };
  let next = ask(0);
  for (let from = 0; from < ids.length; from += BATCH) {
    const found = await next;
    if (from + BATCH < ids.length) next = ask(from + BATCH);
    yield toCards(found, dictionaries, reader, now);
  }
}

type CardRows = Awaited<ReturnType<typeof readRows>>;

function* toCards(
  found: CardRows,
  { colorById, sizeById, typeById, stores }: Dictionaries,
  { percentages, segments }: CardReader,
  now: Date,
): Generator<ProductCard> {
  const variantsOf = byModel(found.variants);
  const storesOf = byModel(found.held);
  const picturesOf = byModel(found.pictures);
  const propertiesOf = byModel(found.properties);
  const ribbonsOf = groupedByModel(found.ribbons);
  const ratingOf = byModel(found.ratings);
  const keyOf = remembered(valueKey);
  for (const model of found.facts) {
    const variant = variantsOf.get(model.id);
    const tuples = picturesOf.get(model.id)?.pictures ?? [];
    const [first, ...others] = tuples;
    // Another picture of the same colour, or one without a colour; never one of another colour.
    const second = others.find(([colorId]) => colorId === first?.[0]) ?? others.find(([colorId]) => colorId === null);
    const tax = percentages.get(model.taxClassId);
    const held = storesOf.get(model.id);
    const stored = new Set(held?.storeIds);
    yield {
      facts: model,
      path: `${model.manufacturerSlug}/${model.slug}`,
      image: first ? rows.pictureOf(first) : null,
      secondImage: second ? rows.pictureOf(second) : null,
      colors: present(variant?.colorIds, colorById).map(({ id, slug, name, control }) => {
        const own = tuples.find(([colorId]) => colorId === id);
        return { slug, name, control, image: own ? rows.pictureOf(own) : null };
      }),
      ...priceOf(found.prices.get(model.id) ?? [], { tax, model, segments, now }),
      description: plainText(model.descriptionHtml, DESCRIPTION_LENGTH),
      tags: (ribbonsOf.get(model.id) ?? []).map(({ name, bgColor, textColor }) => ({ name, bgColor, textColor })),
      stars: ratingOf.get(model.id)?.stars ?? 0,
      ratingCount: ratingOf.get(model.id)?.count ?? 0,
      stocks: stores.filter((store) => stored.has(store.id)).map((store) => store.slug),
      sizes: present(variant?.sizeIds, sizeById)
        .sort((a, b) => a.sort - b.sort)
        .map((size) => size.name),
      properties: (propertiesOf.get(model.id)?.properties ?? []).flatMap(([typeId, value, keyWord]) => {
        const type = typeById.get(typeId);
        if (!type?.filterKind) return [];
        return [{ slug: type.slug, value, kind: type.filterKind, ...(keyWord !== null && { key: keyOf(keyWord) }) }];
      }),
      isOrderable: (held?.isSold ?? false) || (variant?.isMadeToOrder ?? false),
    };
  }
}

/** The price of a model's card. */
function priceOf(
  prices: readonly rows.CardPriceRow[],
  {
    tax,
    model,
    segments,
    now,
  }: {
    readonly tax: TaxPercentages | undefined;
    readonly model: rows.CardFacts;
    readonly segments: readonly OfferSegment[];
    readonly now: Date;
  },
): Pick<ProductCard, 'price' | 'isFromPrice'> {
  if (!tax) return { price: null, isFromPrice: false };
  const units = prices.map((row) => withOffers(unitPrice(listedPrice(row, tax), now), model.offers));
  const { price, isFrom } = priceOfUnits(model.kind, units);
  return { price: price === null ? null : cardPrice(price, model, segments), isFromPrice: isFrom };
}

/** Memoizes a function of words that many cards share. */
function remembered(make: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const made = known.get(word) ?? make(word);
    known.set(word, made);
    return made;
  };
}

function present<Value>(ids: readonly number[] | null | undefined, values: ReadonlyMap<number, Value>): Value[] {
  return (ids ?? []).flatMap((id) => values.get(id) ?? []);
}
