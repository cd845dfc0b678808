import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { models } from '../../db/schema/models';
import type { ShopLanguage } from '../../domain/locale/language';
import { bestTextFirst } from '../../domain/reading/text-fallback';
import type { Format } from '../formats/recognise';
import type { ImportedModel } from '../imported-model';

interface ShopProduct extends Record<string, unknown> {
  uuid: string;
  importKey: string | null;
  name: string;
  descriptionHtml: string;
  shortDescription: string;
  metaTitle: string;
  metaDescription: string;
}

/** Formats that name groups without those above them. */
const HOLDS_NO_PATHS: ReadonlySet<Format> = new Set(['shopify', 'vendure']);

const UUID = /^[\w-]{1,64}$/;

/** The identity of a product of the shop's own in files. */
const ownKey = (uuid: string): string => `hanki:${uuid}`;

/**
 * Finds the products that rows of the shop's own export name by their id. Such a product keeps what the file says as the shop has it: texts
 * that are the same are not cleaned again, and texts that the shop derives stay. A product that was never imported gets its identity here.
 * @param named the ids that earlier rows had
 */
export async function nameProducts(
  db: Db,
  batch: readonly ImportedModel[],
  language: ShopLanguage,
  format: Format,
  named: Set<string>,
): Promise<ImportedModel[]> {
  const uuids = batch.flatMap(({ shopProduct = '' }) => (UUID.test(shopProduct) ? [shopProduct] : []));
  if (uuids.length === 0) return [...batch];
  const own = and(inArray(models.uuid, uuids), isNull(models.importKey));
  await db.update(models).set({ importKey: sql`'hanki:' || uuid` }).where(own);
  const found = await readProducts(db, uuids, language);
  return batch.map((model) => {
    const product = found.get(model.shopProduct ?? '');
    // A copied row that still has the other's id is a product of its own.
    if (!product || named.has(product.uuid)) return model;
    named.add(product.uuid);
    return asProduct(model, product, format);
  });
}

async function readProducts(
  db: Db,
  uuids: readonly string[],
  language: ShopLanguage,
): Promise<Map<string, ShopProduct>> {
  const { rows } = await db.execute<ShopProduct>(sql`
    select m.uuid, m.import_key as "importKey", x.name, x.description_html as "descriptionHtml",
      x.short_description as "shortDescription", x.meta_title as "metaTitle",
      x.meta_description as "metaDescription"
    from models m join lateral (
      select * from model_texts t where t.model_id = m.id order by ${bestTextFirst(language, 'm.source_language')} limit 1
    ) x on true
    where m.uuid in (select json_array_elements_text(${JSON.stringify(uuids)}::json))`);
  return new Map(rows.map((row) => [row.uuid, row]));
}

function asProduct(model: ImportedModel, product: ShopProduct, format: Format): ImportedModel {
  const changed = (written: string | undefined, known: string): string | undefined =>
    written === undefined || sameText(written, known) ? undefined : written;
  const priced = format === 'shopify' ? { keepsSpan: true, keepsIdle: true } : { keepsSpan: true };
  return {
    ...model,
    importKey: product.importKey ?? ownKey(product.uuid),
    isOfShop: true,
    oldPaths: [],
    descriptionHtml: changed(model.descriptionHtml, product.descriptionHtml),
    shortDescription: changed(model.shortDescription, product.shortDescription),
    metaTitle: changed(model.metaTitle, product.metaTitle),
    metaDescription: changed(model.metaDescription, product.metaDescription),
    ...(HOLDS_NO_PATHS.has(format) ? { keepsGroups: true as const } : {}),
    variants: model.variants.map((variant) => ({ ...variant, price: { ...variant.price, ...priced } })),
  };
}

/** White space at the ends of a cell and the kind of its line ends are the file's, not the text's. */
const sameText = (one: string, other: string): boolean => plainLines(one) === plainLines(other);
const plainLines = (text: string): string => text.replace(/\s+/g, ' ').trim();
