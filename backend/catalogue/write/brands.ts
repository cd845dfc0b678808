import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { manufacturers } from '../../db/schema/manufacturers';
import { isScreenWord } from '../../domain/locale/screen-paths';
import type { UndoRecord } from '../runs/undo-record';
import { wordKey } from '../text/word-key';

/** A brand's address; one that is named like a screen gets an ending, as its pages would be hidden by the screen's. */
export const brandSlug = (key: string): string => (isScreenWord(key) ? `${key}-brand` : key);

/** Makes the brands that the shop does not have. */
async function addBrands(
  db: Db,
  brands: readonly (typeof manufacturers.$inferInsert)[],
  record: UndoRecord,
): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(manufacturers)
      .values([...brands])
      .onConflictDoNothing()
      .returning({ id: manufacturers.id });
    await record.made(
      tx,
      'brand',
      made.map(({ id }) => id),
    );
  });
}

/** Ids of brands by the keys of their names; unknown ones are made. */
export async function ensureBrands(
  db: Db,
  words: ReadonlyMap<string, { name: string }>,
  record: UndoRecord,
): Promise<Map<string, number>> {
  const keys = [...words.keys()];
  const brands = [...words].map(([key, { name }]) => ({ slug: brandSlug(key), name }));
  await addBrands(db, brands, record);
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
export async function ensureUnknownMaker(db: Db, shopName: string, record: UndoRecord): Promise<number> {
  const slug = brandSlug(`${wordKey(shopName)}-selection`);
  await addBrands(db, [{ slug, name: shopName, isMaker: false }], record);
  const [row] = await db.select({ id: manufacturers.id }).from(manufacturers).where(eq(manufacturers.slug, slug));
  if (!row) throw new Error(`The label ${slug} was not written.`);
  return row.id;
}
