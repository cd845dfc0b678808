import type { Db } from '../../../db/client';
import { MAIN_STORE_ID } from '../../../db/schema/stock';
import type { ShopLanguage } from '../../locale/language';
import { cheapest, type UnitPrice } from '../../pricing/pricing';
import { readVariantPrices, type VariantPrice } from '../../pricing/variant-prices';
import type { PictureWire } from '../../reading/picture';
import type { Connection } from '../../reading/reader';
import { type Availability, availability } from '../../stock/availability';
import { parentsOf, readProductGroups } from '../product-groups';
import { type ModelFacts, readModelFacts, readModelPictures, readModelProperties, readModelRibbons } from './facts';
import { readVariants, type VariantRow } from './variants';

/** A variant with what it costs and whether it can be had. Without a price it cannot. */
export interface ModelVariant extends VariantRow, Availability {
  readonly price: VariantPrice | null;
}

/** Everything a product page says, for one language and tax area. */
export interface ProductModel {
  readonly facts: ModelFacts;
  readonly variants: readonly ModelVariant[];
  /** The lowest price of what can be ordered, else of everything; null when nothing has a price. */
  readonly price: UnitPrice | null;
  readonly properties: Awaited<ReturnType<typeof readModelProperties>>;
  readonly ribbons: Awaited<ReturnType<typeof readModelRibbons>>;
  /** Pictures by colour slug; general ones under the empty name. */
  readonly pictures: ReadonlyMap<string, readonly PictureWire[]>;
  /** From the root down to the main group, itself included. */
  readonly parents: readonly { id: number; name: string; path: string }[];
}

interface Wanted {
  readonly slug: string;
  readonly language: ShopLanguage;
  readonly taxAreaId: number;
  readonly inGiftCampaign: boolean;
}

/** The model of a slug, or null when there is none. Whether the reader may see it is the caller's to judge, by `facts`. */
export async function readProductModel(
  { db, pool }: { db: Db; pool: Connection },
  { slug, language, taxAreaId, inGiftCampaign }: Wanted,
  now: Date,
): Promise<ProductModel | null> {
  const [facts] = await readModelFacts(pool, language, slug);
  if (!facts) return null;
  const [rows, properties, ribbons, pictures, groups] = await Promise.all([
    readVariants(pool, language, facts.id, MAIN_STORE_ID),
    readModelProperties(pool, language, facts.id),
    readModelRibbons(pool, language, facts.id),
    readModelPictures(pool, facts.id),
    readProductGroups(pool, language),
  ]);
  const prices = await readVariantPrices(
    db,
    rows.map((row) => row.id),
    taxAreaId,
    now,
  );
  const variants = rows.map((row) => withAvailability(row, prices.get(row.id) ?? null, inGiftCampaign));
  return {
    facts,
    variants,
    price: lowestPrice(variants),
    properties,
    ribbons,
    pictures: byColor(pictures),
    parents: breadcrumb(facts, groups),
  };
}

function withAvailability(row: VariantRow, price: VariantPrice | null, inGiftCampaign: boolean): ModelVariant {
  const judged = availability(row, row.stocks, inGiftCampaign);
  return { ...row, ...judged, isOrderable: judged.isOrderable && price !== null, price };
}

function lowestPrice(variants: readonly ModelVariant[]): UnitPrice | null {
  const pricesOf = (some: readonly ModelVariant[]) => some.flatMap(({ price }) => (price === null ? [] : [price]));
  return cheapest(pricesOf(variants.filter((variant) => variant.isOrderable))) ?? cheapest(pricesOf(variants));
}

function byColor(rows: readonly { colorSlug: string | null; picture: PictureWire }[]): Map<string, PictureWire[]> {
  const pictures = new Map<string, PictureWire[]>();
  for (const { colorSlug, picture } of rows) {
    const key = colorSlug ?? '';
    const list = pictures.get(key);
    if (list) list.push(picture);
    else pictures.set(key, [picture]);
  }
  return pictures;
}

function breadcrumb(facts: ModelFacts, groups: Awaited<ReturnType<typeof readProductGroups>>) {
  const main = groups.find((group) => group.id === (facts.groups.find((one) => one.isMain) ?? facts.groups[0])?.id);
  if (!main) return [];
  return [...parentsOf(main, groups), main].map(({ id, name, path }) => ({ id, name, path }));
}
