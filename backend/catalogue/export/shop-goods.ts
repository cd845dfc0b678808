/** Reads the shop's goods for an export, a part at a time. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { ShopLanguage } from '../../domain/locale/language';
import { groupedByModel } from '../../domain/reading/by-model';
import { bestTextFirst } from '../../domain/reading/text-fallback';
import {
  type ModelRow,
  type PictureRow,
  type PropertyRow,
  readModelRows,
  readPictureRows,
  readPropertyRows,
  readVariantRows,
  type VariantRow,
} from './goods-queries';
import { readGroupNames } from './group-names';
import { readShopWords, type ShopWords } from './shop-words';

/** A variant as files have it. Cents are gross euro cents of the home area. */
export interface ShopVariant {
  sku: string;
  ean: string;
  /** Empty: the model does not have the option. */
  color: string;
  size: string;
  type: string;
  typeTitle: string;
  /** NaN: the shop has none. */
  regularCents: number;
  discountCents: number | null;
  discountFrom: Date | null;
  discountTo: Date | null;
  clubCents: number | null;
  /** Units in the main warehouse, with those that unpaid orders and transfers hold. */
  count: number;
  isOnOrder: boolean;
  incomingAt: Date | null;
  /** Address of the first picture of its colour. */
  picture: string;
}

/** A model as files have it, in one language. */
export interface ShopModel {
  id: number;
  uuid: string;
  importKey: string | null;
  slug: string;
  /** Path of its page, without slashes at its ends. */
  address: string;
  modelNumber: string;
  /** Names it in files: its model number, where that is no variant's SKU, else its slug. */
  number: string;
  /** Empty: its maker is not known. */
  brand: string;
  isPublic: boolean;
  /** Country where it was made, ISO 3166-1 in lower case; empty: not known. */
  origin: string;
  name: string;
  descriptionHtml: string;
  shortDescription: string;
  metaTitle: string;
  metaDescription: string;
  /** Names from the root, the main group first. */
  groups: string[][];
  properties: { slug: string; name: string; values: string[] }[];
  relatedSkus: string[];
  /** Addresses of its pictures, those of colours too. */
  pictures: string[];
  variants: ShopVariant[];
}

/** What the models of an export share. */
export interface GoodsContext {
  language: ShopLanguage;
  /** Address of a picture by its hash. */
  pictureAddress: (hash: string) => string;
  groups: ReadonlyMap<number, string[]>;
  colors: ShopWords;
  sizes: ShopWords;
  types: ShopWords;
  properties: ShopWords;
  brands: ShopWords;
  typeTitles: ReadonlyMap<number, string>;
}

/** Reads what all models share. */
export async function openGoods(
  tx: Transaction,
  language: ShopLanguage,
  pictureAddress: GoodsContext['pictureAddress'],
): Promise<GoodsContext> {
  const titles = await tx.execute<{ id: number; title: string }>(sql`
    select w.id, coalesce((select title from variant_type_texts t where t.type_id = w.id
      order by ${bestTextFirst(language)} limit 1), '') as title from variant_types w`);
  return {
    language,
    pictureAddress,
    groups: await readGroupNames(tx, language),
    colors: await readShopWords(tx, 'color', language),
    sizes: await readShopWords(tx, 'size', language),
    types: await readShopWords(tx, 'type', language),
    properties: await readShopWords(tx, 'property', language),
    brands: await readShopWords(tx, 'brand', language),
    typeTitles: new Map(titles.rows.map(({ id, title }) => [id, title])),
  };
}

/** The shop's goods in the order of their ids. */
export async function* shopGoods(tx: Transaction, context: GoodsContext): AsyncGenerator<ShopModel> {
  for (let after = 0; ; ) {
    const rows = await readModelRows(tx, context.language, after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    const variants = groupedByModel(await readVariantRows(tx, ids));
    const properties = groupedByModel(await readPropertyRows(tx, ids, context.language));
    const pictures = groupedByModel(await readPictureRows(tx, ids));
    for (const row of rows)
      yield modelOf(row, variants.get(row.id) ?? [], properties.get(row.id) ?? [], pictures.get(row.id) ?? [], context);
  }
}

function modelOf(
  row: ModelRow,
  variants: readonly VariantRow[],
  properties: readonly PropertyRow[],
  pictures: readonly PictureRow[],
  context: GoodsContext,
): ShopModel {
  const { brandId, groupIds, ...facts } = row;
  const hasTypes = new Set(variants.map(({ typeId }) => typeId)).size > 1;
  const pictureOf = (colorId: number | null): string => {
    const found = colorId === null ? undefined : pictures.find((picture) => picture.colorId === colorId);
    return found ? context.pictureAddress(found.hash) : '';
  };
  return {
    ...facts,
    brand: brandId === null ? '' : context.brands.nameOf(brandId),
    groups: groupIds.flatMap((id) => {
      const names = context.groups.get(id);
      return names ? [names] : [];
    }),
    properties: propertiesOf(properties, context.properties),
    pictures: [...new Set(pictures.map(({ hash }) => context.pictureAddress(hash)))],
    variants: variants.map((variant) => variantOf(variant, hasTypes, pictureOf(variant.colorId), context)),
  };
}

/** Values of one property that follow each other are one entry. */
function propertiesOf(rows: readonly PropertyRow[], words: ShopWords): ShopModel['properties'] {
  const found: ShopModel['properties'] = [];
  for (const { typeId, value } of rows) {
    const slug = words.slugOf(typeId);
    const last = found.at(-1);
    if (last?.slug === slug) last.values.push(value);
    else found.push({ slug, name: words.nameOf(typeId), values: [value] });
  }
  return found;
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

function variantOf(row: VariantRow, hasTypes: boolean, picture: string, context: GoodsContext): ShopVariant {
  const { sku, ean, colorId, sizeId, typeId, isOnOrder, regularCents, discountCents, clubCents, count } = row;
  const hasType = hasTypes || context.types.slugOf(typeId) !== 'regular';
  return {
    ...{ sku, isOnOrder, discountCents, clubCents, count, picture },
    regularCents: regularCents ?? Number.NaN,
    ean: ean ?? '',
    color: colorId === null ? '' : context.colors.nameOf(colorId),
    size: sizeId === null ? '' : context.sizes.nameOf(sizeId),
    type: hasType ? context.types.nameOf(typeId) : '',
    typeTitle: hasType ? (context.typeTitles.get(typeId) ?? '') : '',
    discountFrom: dateOf(row.fromMs),
    discountTo: dateOf(row.toMs),
    incomingAt: dateOf(row.incomingMs),
  };
}
