import type { ContentFields } from 'contract/content-fields';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import {
  type ContentKind,
  type ContentTab,
  contentItems,
  contentModels,
  contentOldSlugs,
  contentTexts,
} from '../../db/schema/content-items';
import type { ShopLanguage } from '../locale/language';
import { rowsOf } from '../reading/reader';
import type { ContentChange } from './changed-calls';
import { spaceOf } from './content-paths';

type Text = typeof contentTexts.$inferSelect;

/** The tabs of a text as its row has them. */
export const tabsOf = (tabs: NonNullable<ContentFields['languages']['fi']>['tabs']): ContentTab[] =>
  tabs.map(({ slug, title, content, nested }) => ({
    slug,
    title,
    html: content,
    nested: nested.map((inner) => ({ slug: inner.slug, title: inner.title, html: inner.content })),
  }));

const textsOf = (itemId: number, kind: ContentKind, { languages }: ContentFields): Text[] =>
  (Object.entries(languages) as [ShopLanguage, NonNullable<ContentFields['languages']['fi']>][]).map(
    ([language, { slug, title, excerpt, meta_description, content, tabs }]) => ({
      itemId,
      language,
      space: spaceOf(kind),
      slug,
      title,
      excerpt,
      metaDescription: meta_description,
      contentHtml: content,
      tabs: tabsOf(tabs),
    }),
  );

/** What readers could see of an item, to tell what a new version changes for them. */
interface Shown {
  readonly texts: readonly Text[];
  readonly models: readonly number[];
}

async function readShown(tx: Transaction, itemId: number): Promise<Shown> {
  const texts = await tx.select().from(contentTexts).where(eq(contentTexts.itemId, itemId));
  const models = await tx
    .select({ id: contentModels.modelId })
    .from(contentModels)
    .where(eq(contentModels.itemId, itemId))
    .orderBy(contentModels.sort);
  return { texts, models: models.map(({ id }) => id) };
}

const addressesOf = ({ texts }: Shown): string =>
  texts
    .flatMap(({ language, slug, tabs }) => [
      `${language} ${slug}`,
      ...tabs.map((tab) => `${language} ${slug}/${tab.slug}`),
    ])
    .sort()
    .join();

const titlesOf = ({ texts }: Shown): string =>
  texts
    .map(({ language, title }) => `${language} ${title}`)
    .sort()
    .join();

function changeOf(before: Shown, after: Shown, isListChanged: boolean): ContentChange {
  const addresses = addressesOf(before) !== addressesOf(after);
  const products = before.models.join() !== after.models.join();
  const titles = titlesOf(before) !== titlesOf(after);
  const shows = before.models.length + after.models.length > 0;
  return { addresses, models: products || (shows && (addresses || titles)), list: products || isListChanged };
}

/** Keeps the slugs that an item no longer has, so that they redirect; a slug that is in use again redirects nowhere. */
async function keepOldSlugs(tx: Transaction, itemId: number, before: readonly Text[], after: readonly Text[]) {
  for (const { language, space, slug } of after) {
    await tx
      .delete(contentOldSlugs)
      .where(
        and(eq(contentOldSlugs.language, language), eq(contentOldSlugs.space, space), eq(contentOldSlugs.slug, slug)),
      );
  }
  const isKept = (old: Text) => after.some(({ language, slug }) => language === old.language && slug === old.slug);
  const left = before
    .filter((text) => !isKept(text))
    .map(({ language, space, slug }) => ({ language, space, slug, itemId }));
  if (left.length === 0) return;
  await tx
    .insert(contentOldSlugs)
    .values(left)
    .onConflictDoUpdate({
      target: [contentOldSlugs.language, contentOldSlugs.space, contentOldSlugs.slug],
      set: { itemId },
    });
}

/** The products of a version that exist still, in its order. */
async function insertModels(tx: Transaction, itemId: number, models: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into content_models (item_id, model_id, sort)
      select ${itemId}, m.id, chosen.place from unnest(${sql.param([...models])}::int[]) with ordinality as chosen(id, place)
      join models m on m.id = chosen.id order by chosen.place returning model_id as id`,
  );
  return rows.map(({ id }) => id);
}

/** Everything that may have gone since a version was saved: what is missing is left out. */
async function existing(tx: Transaction, fields: ContentFields) {
  const { image, blogger, brand, list_group, list_brand } = fields;
  const [found] = await rowsOf<{
    image: string | null;
    blogger: number | null;
    brand: number | null;
    group: number | null;
    listBrand: number | null;
  }>(
    tx,
    sql`select (select hash from media where hash = ${image}) as image,
      (select id from content_items where id = ${blogger}::int and kind = 'blogger') as blogger,
      (select id from manufacturers where id = ${brand}::int) as brand,
      (select id from product_groups where id = ${list_group}::int) as "group",
      (select id from manufacturers where id = ${list_brand}::int) as "listBrand"`,
  );
  return found ?? { image: null, blogger: null, brand: null, group: null, listBrand: null };
}

/** A time of an item's fields. */
export const timeOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/**
 * Makes a version the one that readers see: writes its texts, products and columns in place of those before, keeps the addresses that
 * the item no longer has, and queues a job for the beginning and the end of a campaign.
 * @param item the row, locked by the caller
 * @returns what changed for readers
 */
export async function projectVersion(
  tx: Transaction,
  item: typeof contentItems.$inferSelect,
  number: number,
  fields: ContentFields,
  now: Date,
): Promise<ContentChange> {
  const { id, kind } = item;
  const before = await readShown(tx, id);
  const texts = textsOf(id, kind, fields);
  await tx.delete(contentTexts).where(eq(contentTexts.itemId, id));
  await tx.delete(contentModels).where(eq(contentModels.itemId, id));
  if (texts.length > 0) await tx.insert(contentTexts).values(texts);
  const models = await insertModels(tx, id, fields.models);
  await keepOldSlugs(tx, id, before.texts, texts);
  const found = await existing(tx, fields);
  const startsAt = timeOf(fields.starts);
  const endsAt = timeOf(fields.ends);
  const list = {
    listGroupId: found.group,
    listManufacturerId: found.listBrand,
    listReducedOnly: fields.list_reduced,
    startsAt,
    endsAt,
  };
  const datedAt = timeOf(fields.dated) ?? item.datedAt ?? now;
  await tx
    .update(contentItems)
    .set({
      publishedVersion: number,
      image: found.image,
      category: fields.category,
      bloggerId: found.blogger,
      manufacturerId: found.brand,
      datedAt,
      // what is published for the first time is no update, whatever date its readers see
      updatedAt: item.updatedAt === null && datedAt < now ? datedAt : now,
      ...list,
    })
    .where(eq(contentItems.id, id));
  for (const at of [startsAt, endsAt])
    if (at !== null && at > now) await enqueue(tx, 'content-time', { itemId: id }, at);
  const isListChanged = (Object.keys(list) as (keyof typeof list)[]).some(
    (column) => String(list[column]) !== String(item[column]),
  );
  return changeOf(before, { texts, models }, isListChanged);
}

/** Takes an item away from its readers. The addresses it had are kept, for the day it is published again. @returns what changed for readers */
export async function removeProjection(tx: Transaction, itemId: number): Promise<ContentChange> {
  const before = await readShown(tx, itemId);
  await tx.delete(contentTexts).where(eq(contentTexts.itemId, itemId));
  await tx.delete(contentModels).where(eq(contentModels.itemId, itemId));
  await keepOldSlugs(tx, itemId, before.texts, []);
  await tx
    .update(contentItems)
    .set({ publishedVersion: null, scheduledVersion: null, scheduledAt: null })
    .where(eq(contentItems.id, itemId));
  return changeOf(before, { texts: [], models: [] }, true);
}
