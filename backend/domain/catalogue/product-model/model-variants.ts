import type { Db } from '../../../db/client';
import { MAIN_STORE_ID } from '../../../db/schema/stock';
import type { ShopLanguage } from '../../locale/language';
import { cheapest, type UnitPrice } from '../../pricing/pricing';
import { readVariantPrices, type VariantPrice } from '../../pricing/variant-prices';
import { groupedByModel } from '../../reading/by-model';
import type { PictureWire } from '../../reading/picture';
import type { Connection } from '../../reading/reader';
import { type Availability, availability } from '../../stock/availability';
import { readModelPictures } from './facts';
import { readVariants, type VariantRow } from './variants';

/** A variant with what it costs and whether it can be had. Without a price it cannot. */
export interface ModelVariant extends VariantRow, Availability {
  readonly price: VariantPrice | null;
}

/** Whom variants are read for. */
export interface VariantReader {
  readonly language: ShopLanguage;
  readonly taxAreaId: number;
  readonly inGiftCampaign: boolean;
}

/** What variants are read from. */
export interface Sources {
  readonly db: Db;
  readonly pool: Connection;
}

/** Variants of models that are still sold, by model, with price and availability. Models without any are left out. */
export async function readModelVariants(
  { db, pool }: Sources,
  modelIds: readonly number[],
  { language, taxAreaId, inGiftCampaign }: VariantReader,
  now: Date,
): Promise<Map<number, ModelVariant[]>> {
  if (modelIds.length === 0) return new Map();
  const rows = await readVariants(pool, language, modelIds, MAIN_STORE_ID);
  const ids = rows.map((row) => row.id);
  const prices = await readVariantPrices(db, ids, taxAreaId, now);
  return groupedByModel(rows.map((row) => withAvailability(row, prices.get(row.id) ?? null, inGiftCampaign)));
}

function withAvailability(row: VariantRow, price: VariantPrice | null, inGiftCampaign: boolean): ModelVariant {
  const judged = availability(row, row.stocks, inGiftCampaign);
  return { ...row, ...judged, isOrderable: judged.isOrderable && price !== null, price };
}

/** The lowest price of what can be ordered, else of everything; null when nothing has a price. */
export function lowestPrice(variants: readonly ModelVariant[]): UnitPrice | null {
  const pricesOf = (some: readonly ModelVariant[]) => some.flatMap(({ price }) => (price === null ? [] : [price]));
  return cheapest(pricesOf(variants.filter((variant) => variant.isOrderable))) ?? cheapest(pricesOf(variants));
}

/** Pictures by colour slug; general ones under the empty name. */
export type PicturesByColor = ReadonlyMap<string, readonly PictureWire[]>;

/** Pictures of models, by model, with captions in the language. */
export async function readPictures(
  pool: Connection,
  language: ShopLanguage,
  modelIds: readonly number[],
): Promise<ReadonlyMap<number, PicturesByColor>> {
  if (modelIds.length === 0) return new Map();
  const pictures = new Map<number, Map<string, PictureWire[]>>();
  for (const { modelId, colorSlug, picture } of await readModelPictures(pool, language, modelIds)) {
    const ofModel = pictures.get(modelId) ?? new Map<string, PictureWire[]>();
    pictures.set(modelId, ofModel);
    const key = colorSlug ?? '';
    ofModel.set(key, [...(ofModel.get(key) ?? []), picture]);
  }
  return pictures;
}
