import type { BundleForm } from 'contract/desk-bundles';
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { bundleParts } from '../../db/schema/model-details';
import { models, modelTexts } from '../../db/schema/models';
import { bundleDays } from '../../db/schema/price-periods';
import { variants } from '../../db/schema/variants';
import { writeAudit } from '../audit/write-audit';
import { insertOnlyVariant } from '../catalogue/insert-only-variant';
import { type MadeModel, madeModel, nextModelId } from '../catalogue/made-model';
import { plainHtml } from '../catalogue/plain-html';
import { slugOf } from '../catalogue/slug';
import { tellModels } from '../catalogue/tell-models';
import type { SiteEditor } from '../content/site-editor';
import { rowsOf } from '../reading/reader';
import { type CheckedBundle, checkBundle } from './check-bundle';

/** The bundle's own model: of the brand, tax class and group of its first part, with the first picture of each. */
async function writeModel(tx: Transaction, bundle: CheckedBundle, now: Date): Promise<number> {
  const { partIds, texts, startsAt } = bundle;
  const id = await nextModelId(tx);
  const [first] = await tx
    .select()
    .from(models)
    .where(eq(models.id, partIds[0] ?? 0));
  if (!first) throw new Error('The first model of a bundle is gone.');
  const { manufacturerId, taxClassId } = first;
  const title = texts.find(({ language }) => language === 'fi') ?? texts[0];
  await tx.insert(models).values({
    ...{ id, manufacturerId, taxClassId },
    slug: `${slugOf(title?.name ?? '', 60) || 'bundle'}-${id}`,
    sourceLanguage: title?.language ?? 'fi',
    isPublic: startsAt === null || startsAt <= now,
    publishedAt: now,
  });
  await tx.insert(modelTexts).values(
    texts.map(({ language, name, description }) => ({
      modelId: id,
      language,
      name,
      descriptionHtml: plainHtml(description),
    })),
  );
  await tx.insert(bundleParts).values(partIds.map((modelId, sort) => ({ bundleId: id, sort, modelId })));
  await tx.execute(sql`
    insert into model_groups (model_id, group_id, is_main)
    select ${id}, group_id, is_main from model_groups where model_id = ${first.id}`);
  await tx.execute(sql`
    insert into model_images (model_id, color_id, sort, media)
    select ${id}, null, part.place, i.media
    from unnest(${sql.param([...partIds])}::int[]) with ordinality as part(id, place)
    join lateral (
      select media from model_images where model_id = part.id order by color_id nulls last, sort limit 1
    ) i on true`);
  return id;
}

/**
 * Makes a bundle: a model whose parts are other models, sold for one price. Which variants it is made of the shopper chooses. Forms come
 * one after the other, and the same form sent again finds what it made.
 * @throws Refusal by field
 */
export function makeBundle(
  db: Db,
  { key, form }: { readonly key: string; readonly form: BundleForm },
  editor: SiteEditor,
): Promise<MadeModel> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${bundleDays} in share row exclusive mode`);
    const [before] = await tx.select({ id: bundleDays.modelId }).from(bundleDays).where(eq(bundleDays.key, key));
    if (before) return madeModel(tx, before.id);
    const { actor, now } = editor;
    const bundle = await checkBundle(tx, form, editor);
    const id = await writeModel(tx, bundle, now);
    const [type] = await rowsOf<{ id: number }>(tx, sql`select id from variant_types where slug = 'regular'`);
    const variant = { modelId: id, sku: `SET-${id}`, typeId: type?.id ?? 0, onOrder: true };
    await insertOnlyVariant(tx, variant, bundle.priceCents, now);
    const { startsAt, endsAt } = bundle;
    await tx.insert(bundleDays).values({ modelId: id, key, startsAt, endsAt });
    for (const at of [startsAt, endsAt]) if (at && at > now) await enqueue(tx, 'selling-time', null, at);
    const details = { parts: bundle.partIds.length, price: bundle.priceCents };
    await writeAudit(tx, { actor, now, action: 'add-bundle', subject: 'bundle', subjectId: String(id), details });
    await tellModels(tx, [id]);
    return madeModel(tx, id);
  });
}

/** Shows and hides the bundles whose days have come. @returns how many */
export function carryOutBundles(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now.toISOString();
    const due = await rowsOf<{ id: number }>(
      tx,
      sql`update models m set is_public = (coalesce(d.starts_at <= ${at}, true) and coalesce(d.ends_at > ${at}, true))
        from bundle_days d, (select model_id from bundle_days order by model_id for update) locked
        where d.model_id = m.id and locked.model_id = d.model_id
          and m.is_public <> (coalesce(d.starts_at <= ${at}, true) and coalesce(d.ends_at > ${at}, true))
        returning m.id`,
    );
    if (due.length > 0)
      await tellModels(
        tx,
        due.map(({ id }) => id),
      );
    return due.length;
  });
}

/** Takes a bundle out of sale now. One that is out of sale stays so. @returns false when there is none */
export function endBundle(db: Db, id: number, { actor, now }: SiteEditor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const parts = await tx.select().from(bundleParts).where(eq(bundleParts.bundleId, id));
    const [model] = await tx.select().from(models).where(eq(models.id, id)).for('update');
    if (!model || parts.length === 0) return false;
    const sold = await tx.select().from(variants).where(eq(variants.modelId, id));
    if (!model.isPublic && sold.every(({ isWithdrawn }) => isWithdrawn)) return true;
    await tx.delete(bundleDays).where(eq(bundleDays.modelId, id));
    await tx.update(models).set({ isPublic: false }).where(eq(models.id, id));
    await tx.update(variants).set({ isWithdrawn: true }).where(eq(variants.modelId, id));
    await writeAudit(tx, { actor, now, action: 'end-bundle', subject: 'bundle', subjectId: String(id) });
    await tellModels(tx, [id]);
    return true;
  });
}
