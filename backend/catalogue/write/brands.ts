import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { manufacturers } from '../../db/schema/manufacturers';
import { isScreenWord } from '../../domain/locale/screen-paths';
import { wordKey } from '../text/word-key';

/** A brand's address; one that is named like a screen gets an ending, as its pages would be hidden by the screen's. */
export const brandSlug = (key: string): string => (isScreenWord(key) ? `${key}-brand` : key);

/** Ids of brands by the keys of their names; unknown ones are made. */
export async function ensureBrands(db: Db, words: ReadonlyMap<string, { name: string }>): Promise<Map<string, number>> {
  const keys = [...words.keys()];
  await db
    .insert(manufacturers)
    .values([...words].map(([key, { name }]) => ({ slug: brandSlug(key), name })))
    .onConflictDoNothing();
  const rows = await db
    .select({ slug: manufacturers.slug, id: manufacturers.id })
    .from(manufacturers)
    .where(inArray(manufacturers.slug, keys.map(brandSlug)));
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  return new Map(
    keys.flatMap((key) => {
      const id = ids.get(brandSlug(key));
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}

/**
 * The label under which goods stand whose maker is not known: named like the shop, and no manufacturer, so that no page gives the shop's
 * own brand and safety contact for them.
 */
export async function ensureUnknownMaker(db: Db, shopName: string): Promise<number> {
  const slug = brandSlug(`${wordKey(shopName)}-selection`);
  await db.insert(manufacturers).values({ slug, name: shopName, isMaker: false }).onConflictDoNothing();
  const [row] = await db.select({ id: manufacturers.id }).from(manufacturers).where(eq(manufacturers.slug, slug));
  if (!row) throw new Error(`The label ${slug} was not written.`);
  return row.id;
}
