import type { Db } from '../../../db/client';
import { MAIN_STORE_ID } from '../../../db/schema/stores';
import type { ShopLanguage } from '../../locale/language';
import { cheapest, type UnitPrice } from '../../pricing/pricing';
import { readVariantPrices, type VariantPrice } from '../../pricing/variant-prices';
import { groupedByModel } from '../../reading/by-model';
import type { PictureWire } from '../../reading/picture';
import type { Connection } from '../../reading/reader';
import { type Availability, availability, dispatchDays } from '../../stock/availability';
import { readModelPictures } from './facts';
import { readVariants, type VariantRow } from './variants';

/** A variant with its price and availability. Without a price it is not available. */
export interface ModelVariant extends VariantRow, Availability {
  readonly price: VariantPrice | null;
}

/** Language, tax area and rights of the reader of the variants. */
export interface VariantReader {
  readonly language: ShopLanguage;
  readonly taxAreaId: number;
  readonly inGiftCampaign: boolean;
}

/** Database and settings that variants are read with. */
export interface Sources {
  readonly db: Db;
  readonly pool: Connection;
}

/** Variants for sale by model, with price and availability. Models without any are omitted. */
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
  const held = row.stocks.reduce((sum, { quantity }) => sum + quantity, 0);
  const shippingTimeDays = dispatchDays(row, held);
  return { ...row, ...judged, shippingTimeDays, isOrderable: judged.isOrderable && price !== null, price };
}

/** The lowest price of the orderable variants, or of all variants when none is orderable; null without any price. */
export function lowestPrice(variants: readonly ModelVariant[]): UnitPrice | null {
  const pricesOf = (some: readonly ModelVariant[]) => some.flatMap(({ price }) => (price === null ? [] : [price]));
  return cheapest(pricesOf(variants.filter((variant) => variant.isOrderable))) ?? cheapest(pricesOf(variants));
}

/** Pictures by colour slug; those without a colour under the empty string. */
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
