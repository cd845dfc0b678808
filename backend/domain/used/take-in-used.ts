import type { UsedForm } from 'contract/desk-used';
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { modelImages } from '../../db/schema/model-images';
import { models, modelTexts } from '../../db/schema/models';
import { stock, stockMovements } from '../../db/schema/stock';
import { usedItems } from '../../db/schema/used-items';
import { variants } from '../../db/schema/variants';
import { writeAudit } from '../audit/write-audit';
import { insertOnlyVariant } from '../catalogue/insert-only-variant';
import { type MadeModel, madeModel, nextModelId } from '../catalogue/made-model';
import { plainHtml } from '../catalogue/plain-html';
import { tellModels } from '../catalogue/tell-models';
import type { SiteEditor } from '../content/site-editor';
import type { ShopLanguage } from '../locale/language';
import { rowsOf } from '../reading/reader';
import { type CheckedUsed, checkUsed } from './check-used';

/** What follows the name of a used one. */
const USED: Readonly<Record<ShopLanguage, string>> = {
  fi: 'käytetty',
  en: 'used',
  sv: 'begagnad',
  de: 'gebraucht',
  fr: 'd’occasion',
  ru: 'б/у',
};

/**
 * Takes a used item in: a model of its own with one variant, of which one piece lies in a store, on sale at once. Forms are taken in
 * one after the other, and the same form sent again finds what it made.
 * @throws Refusal by field
 */
export function takeInUsed(
  db: Db,
  { key, form }: { readonly key: string; readonly form: UsedForm },
  editor: SiteEditor,
): Promise<MadeModel> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${usedItems} in share row exclusive mode`);
    const [before] = await tx.select({ id: usedItems.modelId }).from(usedItems).where(eq(usedItems.key, key));
    if (before) return madeModel(tx, before.id);
    const item = await checkUsed(tx, form, editor);
    const id = await writeModel(tx, item, editor.now);
    await writeVariant(tx, id, item, editor.now);
    await tx.insert(usedItems).values({ modelId: id, key, condition: item.condition, createdAt: editor.now });
    const details = { parent: item.parent.slug, condition: item.condition, price: item.priceCents };
    await writeAudit(tx, {
      ...act(editor),
      action: 'take-in-used',
      subject: 'used-item',
      subjectId: String(id),
      details,
    });
    await tellModels(tx, [id, item.parent.id]);
    return madeModel(tx, id);
  });
}

const act = ({ actor, now }: SiteEditor) => ({ actor, now });

/** The model with its texts, groups, pictures, and where it is delivered: as the new one. */
async function writeModel(tx: Transaction, { parent, variant, notes, pictures }: CheckedUsed, now: Date) {
  const id = await nextModelId(tx);
  const { manufacturerId, taxClassId, countryOfOrigin, isBindingSkiCombo, perInternationalPackage, sourceLanguage } =
    parent;
  await tx.insert(models).values({
    ...{ id, manufacturerId, taxClassId, countryOfOrigin, isBindingSkiCombo, perInternationalPackage, sourceLanguage },
    slug: `${parent.slug.slice(0, 80)}-kaytetty-${id}`,
    secondHandParentId: parent.id,
    promotedColorId: variant.colorId,
    publishedAt: now,
  });
  const names = await tx
    .select({ language: modelTexts.language, name: modelTexts.name })
    .from(modelTexts)
    .where(eq(modelTexts.modelId, parent.id));
  await tx.insert(modelTexts).values(
    names.map(({ language, name }) => ({
      modelId: id,
      language,
      name: `${name}, ${USED[language]}`,
      descriptionHtml: plainHtml(notes[language] ?? ''),
    })),
  );
  await tx.insert(modelImages).values(pictures.map((media, sort) => ({ modelId: id, sort, media })));
  await tx.execute(sql`
    insert into model_groups (model_id, group_id, is_main)
    select ${id}, group_id, true from (
      select g.group_id, count(*) as held from model_groups g join models u on u.id = g.model_id
      where g.is_main and u.second_hand_parent_id is not null and u.id <> ${id} group by g.group_id
      union all
      select group_id, 0 from model_groups where model_id = ${parent.id} and is_main
    ) groups order by held desc, group_id limit 1`);
  await tx.execute(sql`
    insert into model_delivery_methods (model_id, delivery_method_id)
    select ${id}, delivery_method_id from model_delivery_methods where model_id = ${parent.id}`);
  await tx.execute(sql`
    insert into model_blocked_countries (model_id, country)
    select ${id}, country from model_blocked_countries where model_id = ${parent.id}`);
  return id;
}

/** The one variant, its price with the beginning of its history, and the piece in the store. */
async function writeVariant(tx: Transaction, modelId: number, item: CheckedUsed, now: Date): Promise<void> {
  const { variant: parent, priceCents, storeId } = item;
  const { colorId, sizeId, typeId } = parent;
  const row = { modelId, sku: `USED-${modelId}`, colorId, sizeId, typeId, shippingTimeDays: 3 };
  const variantId = await insertOnlyVariant(tx, row, priceCents, now);
  await tx.execute(sql`
    insert into variant_delivery_methods (variant_id, delivery_method_id)
    select ${variantId}, delivery_method_id from variant_delivery_methods where variant_id = ${parent.id}`);
  await tx.insert(stock).values({ variantId, storeId, quantity: 1 });
  await tx.insert(stockMovements).values({ variantId, storeId, delta: 1, reason: 'count', createdAt: now });
}

/**
 * Takes a used item out of sale. Its stock is locked, so that it is either sold to somebody or withdrawn. One that is withdrawn already
 * stays so.
 */
export function withdrawUsed(db: Db, id: number, editor: SiteEditor): Promise<'withdrawn' | 'sold' | 'missing'> {
  return db.transaction(async (tx) => {
    const held = await rowsOf<{ variantId: number; storeId: number; quantity: number }>(
      tx,
      sql`select k.variant_id as "variantId", k.store_id as "storeId", k.quantity
        from stock k join variants v on v.id = k.variant_id join used_items u on u.model_id = v.model_id
        where u.model_id = ${id} order by k.variant_id, k.store_id for update of k`,
    );
    const [item] = await tx.select().from(usedItems).where(eq(usedItems.modelId, id));
    if (!item) return 'missing';
    if (item.withdrawnAt !== null) return 'withdrawn';
    const left = held.filter(({ quantity }) => quantity > 0);
    if (left.length === 0) return 'sold';
    for (const { variantId, storeId, quantity } of left) {
      await tx.execute(sql`update stock set quantity = 0 where variant_id = ${variantId} and store_id = ${storeId}`);
      const movement = { variantId, storeId, delta: -quantity, reason: 'count', createdAt: editor.now } as const;
      await tx.insert(stockMovements).values(movement);
    }
    await tx.update(variants).set({ isWithdrawn: true }).where(eq(variants.modelId, id));
    await tx.update(models).set({ isPublic: false }).where(eq(models.id, id));
    await tx.update(usedItems).set({ withdrawnAt: editor.now }).where(eq(usedItems.modelId, id));
    await writeAudit(tx, { ...act(editor), action: 'withdraw-used', subject: 'used-item', subjectId: String(id) });
    await tellModels(tx, [id]);
    return 'withdrawn';
  });
}
