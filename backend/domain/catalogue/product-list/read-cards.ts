import type { ShopLanguage } from '../../locale/language';
import { type CardPrice, cardPrice, cheapest, unitPrice } from '../../pricing/pricing';
import type { TaxPercentages } from '../../pricing/tax-rates';
import { listedPrice } from '../../pricing/variant-prices';
import type { PictureWire } from '../../reading/picture';
import type { Connection } from '../../reading/reader';
import { plainText } from '../../untrusted/plain-text';
import { readColors, readPropertyTypes } from '../resources';
import * as rows from './card-rows';

/** A product card (Specification 2 §3, product card). */
export interface ProductCard {
  readonly facts: rows.CardFacts;
  /** Below the site root, without slashes at the ends. */
  readonly path: string;
  readonly image: PictureWire | null;
  readonly secondImage: PictureWire | null;
  readonly colors: { slug: string; name: string; control: string; image: PictureWire | null }[];
  /** Null where no variant has a price. */
  readonly price: CardPrice | null;
  /** Variants cost different amounts. */
  readonly isFromPrice: boolean;
  readonly description: string;
  readonly tags: { name: string; bgColor: string; textColor: string }[];
  readonly stars: number;
  readonly ratingCount: number;
  readonly stocks: string[];
  readonly sizes: string[];
  readonly properties: { slug: string; value: string | number; kind: 'range' | 'checkbox' }[];
  readonly isOrderable: boolean;
}

/** Longest description a card carries, for the text filter. */
const DESCRIPTION_LENGTH = 600;

/** What the cards are for. */
export interface CardReader {
  readonly language: ShopLanguage;
  readonly taxAreaId: number;
  /** The area's, by tax class. */
  readonly percentages: ReadonlyMap<number, TaxPercentages>;
  /** Members of the club see their own price. */
  readonly isMember: boolean;
}

/** Cards of the models, in the order of the ids. A dozen questions however many models there are. */
export async function readCards(
  pool: Connection,
  ids: readonly number[],
  { language, taxAreaId, percentages, isMember }: CardReader,
  now: Date,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [facts, variants, held, prices, pictures, properties, ribbons, ratings, colors, sizes, stores, types] =
    await Promise.all([
      rows.cardFacts(pool, language, ids),
      rows.cardVariants(pool, ids),
      rows.cardStores(pool, ids),
      rows.cardPrices(pool, ids, taxAreaId),
      rows.cardPictures(pool, ids),
      rows.cardProperties(pool, language, ids),
      rows.cardRibbons(pool, language, ids),
      rows.cardRatings(pool, ids),
      readColors(pool, language),
      rows.allSizes(pool),
      rows.storeSlugs(pool),
      readPropertyTypes(pool, language),
    ]);
  const variantsOf = byModel(variants);
  const storesOf = byModel(held);
  const pricesOf = groupedByModel(prices);
  const picturesOf = byModel(pictures);
  const propertiesOf = byModel(properties);
  const ribbonsOf = groupedByModel(ribbons);
  const ratingOf = byModel(ratings);
  const colorById = new Map(colors.map((color) => [color.id, color]));
  const sizeById = new Map(sizes.map((size) => [size.id, size]));
  const typeById = new Map(types.map((type) => [type.id, type]));

  return facts.map((model): ProductCard => {
    const variant = variantsOf.get(model.id);
    const tuples = picturesOf.get(model.id)?.pictures ?? [];
    const [first, ...others] = tuples;
    // Another view of the same colour, else a general one: never another colour.
    const second = others.find(([colorId]) => colorId === first?.[0]) ?? others.find(([colorId]) => colorId === null);
    const tax = percentages.get(model.taxClassId);
    const stored = new Set(storesOf.get(model.id)?.storeIds);
    return {
      facts: model,
      path: `${model.manufacturerSlug}/${model.slug}`,
      image: first ? rows.pictureOf(first) : null,
      secondImage: second ? rows.pictureOf(second) : null,
      colors: present(variant?.colorIds, colorById).map(({ id, slug, name, control }) => {
        const own = tuples.find(([colorId]) => colorId === id);
        return { slug, name, control, image: own ? rows.pictureOf(own) : null };
      }),
      ...priceOf(pricesOf.get(model.id) ?? [], tax, model, isMember, now),
      description: plainText(model.descriptionHtml, DESCRIPTION_LENGTH),
      tags: (ribbonsOf.get(model.id) ?? []).map(({ name, bgColor, textColor }) => ({ name, bgColor, textColor })),
      stars: ratingOf.get(model.id)?.stars ?? 0,
      ratingCount: ratingOf.get(model.id)?.count ?? 0,
      stocks: stores.filter((store) => stored.has(store.id)).map((store) => store.slug),
      sizes: present(variant?.sizeIds, sizeById)
        .sort((a, b) => a.sort - b.sort)
        .map((size) => size.name),
      properties: (propertiesOf.get(model.id)?.properties ?? []).flatMap(([typeId, value]) => {
        const type = typeById.get(typeId);
        return type?.filterKind ? [{ slug: type.slug, value, kind: type.filterKind }] : [];
      }),
      isOrderable: stored.size > 0 || (variant?.isMadeToOrder ?? false),
    };
  });
}

/** The lowest price of what can be ordered, else of everything. */
function priceOf(
  prices: readonly rows.CardPriceRow[],
  tax: TaxPercentages | undefined,
  model: rows.CardFacts,
  isMember: boolean,
  now: Date,
): Pick<ProductCard, 'price' | 'isFromPrice'> {
  if (!tax) return { price: null, isFromPrice: false };
  const orderable = prices.filter((price) => price.isOrderable);
  const units = (orderable.length > 0 ? orderable : prices).map((row) => unitPrice(listedPrice(row, tax), now));
  const lowest = cheapest(units);
  return {
    price: lowest === null ? null : cardPrice(lowest, model, isMember),
    isFromPrice: units.some((unit) => unit.activeCents !== lowest?.activeCents),
  };
}

function present<Value>(ids: readonly number[] | null | undefined, values: ReadonlyMap<number, Value>): Value[] {
  return (ids ?? []).flatMap((id) => values.get(id) ?? []);
}

const byModel = <Row extends { modelId: number }>(list: readonly Row[]): Map<number, Row> =>
  new Map(list.map((row) => [row.modelId, row]));

function groupedByModel<Row extends { modelId: number }>(list: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of list) {
    const group = groups.get(row.modelId);
    if (group) group.push(row);
    else groups.set(row.modelId, [row]);
  }
  return groups;
}
