import type { Db, Transaction } from '../../db/client';
import { productGroups, productGroupTexts } from '../../db/schema/product-groups';
import type { ShopLanguage } from '../../domain/locale/language';

/** The names of each group from the root to it, in one language, else in the language of its first text. */
export async function readGroupNames(db: Db | Transaction, language: ShopLanguage): Promise<Map<number, string[]>> {
  const groups = await db.select({ id: productGroups.id, parentId: productGroups.parentId }).from(productGroups);
  const texts = await db
    .select({ id: productGroupTexts.groupId, language: productGroupTexts.language, name: productGroupTexts.name })
    .from(productGroupTexts)
    .orderBy(productGroupTexts.language);
  const names = new Map<number, string>();
  for (const text of texts) if (text.language === language || !names.has(text.id)) names.set(text.id, text.name);
  const parents = new Map(groups.map(({ id, parentId }) => [id, parentId]));
  const pathOf = (id: number | null, left: number): string[] =>
    id === null || left === 0 ? [] : [...pathOf(parents.get(id) ?? null, left - 1), names.get(id) ?? ''];
  return new Map(groups.map(({ id }) => [id, pathOf(id, MAX_DEPTH)]));
}

/** Groups of a shop are not nested deeper. */
const MAX_DEPTH = 20;
