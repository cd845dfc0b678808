import type { BannerForm, BannerKind } from 'contract/desk-banners';
import { getBanners } from 'contract/site';
import { eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { banners, bannerTexts } from '../../db/schema/content';
import { media } from '../../db/schema/media';
import { writeAudit } from '../audit/write-audit';
import { type CheckedBanner, checkBanner } from './check-banner';
import { readEditedBanners } from './edited-banners';
import { formMark, madeBefore } from './made-before';
import type { SiteEditor, SiteResult } from './site-editor';

/** Changes of banners come one after the other: each may move the others of its kind. */
const lockBanners = (tx: Transaction) => tx.execute(sql`lock table ${banners} in share row exclusive mode`);

async function written(
  tx: Transaction,
  action: 'add-banner' | 'save-banner' | 'remove-banner' | 'place-banner',
  id: number,
  details: Record<string, unknown>,
  { actor, now }: SiteEditor,
): Promise<void> {
  await writeAudit(tx, { actor, action, subject: 'banner', subjectId: String(id), details, now });
  await announceCatalogueChange(tx, [getBanners.name]);
}

/** Writes what there is of a banner's picture for tall frames and dark screens. */
async function writeViews(tx: Transaction, { row: { image }, views }: CheckedBanner): Promise<void> {
  if (image !== null && views) await tx.update(media).set(views).where(eq(media.hash, image));
}

/**
 * Makes a banner, the last of its kind. The same form sent again finds what it made.
 * @throws Refusal by field; Conflict when the form was sent before with other texts, or what it made is gone
 */
export function addBanner(
  db: Db,
  { key, kind, form }: { readonly key: string; readonly kind: BannerKind; readonly form: BannerForm },
  editor: SiteEditor,
): Promise<{ readonly id: number }> {
  return db.transaction(async (tx) => {
    await lockBanners(tx);
    const sent = { key, form: { kind, form } };
    const before = await madeBefore(tx, 'banner', sent, async (id) => (await readEditedBanners(tx, id)).length > 0);
    if (before !== null) return { id: before };
    const checked = await checkBanner(tx, kind, form, null, editor);
    const { row, texts } = checked;
    await writeViews(tx, checked);
    const [last] = await tx
      .select({ sort: sql<number>`coalesce(max(${banners.sort}), -1)::int` })
      .from(banners)
      .where(eq(banners.kind, kind));
    const place = { kind, sort: (last?.sort ?? -1) + 1 };
    const [made] = await tx
      .insert(banners)
      .values({ ...row, ...place })
      .returning({ id: banners.id });
    if (!made) throw new Error('The banner was not written.');
    await tx.insert(bannerTexts).values(texts.map((text) => ({ bannerId: made.id, ...text })));
    await written(tx, 'add-banner', made.id, { kind, ...formMark(sent) }, editor);
    return made;
  });
}

interface Known {
  readonly id: number;
  readonly version: string;
}

/**
 * Saves a banner. Of two editors who opened the same version the second is told.
 * @throws Refusal by field
 */
export function saveBanner(
  db: Db,
  { id, version, form }: Known & { readonly form: BannerForm },
  editor: SiteEditor,
): Promise<SiteResult<{ readonly id: number }>> {
  return db.transaction(async (tx) => {
    await lockBanners(tx);
    const [known] = await readEditedBanners(tx, id);
    if (!known) return { outcome: 'missing' };
    if (known.version !== version) return { outcome: 'outdated' };
    const checked = await checkBanner(tx, known.kind, form, known, editor);
    const { row, texts } = checked;
    await writeViews(tx, checked);
    await tx.update(banners).set(row).where(eq(banners.id, id));
    await tx.delete(bannerTexts).where(eq(bannerTexts.bannerId, id));
    await tx.insert(bannerTexts).values(texts.map((text) => ({ bannerId: id, ...text })));
    const [after] = await readEditedBanners(tx, id);
    if (after?.version !== version) await written(tx, 'save-banner', id, {}, editor);
    return { outcome: 'saved', done: { id } };
  });
}

/** Removes a banner in the version that its editor has seen. One that is gone is not missed. */
export function removeBanner(
  db: Db,
  { id, version }: Known,
  editor: SiteEditor,
): Promise<SiteResult<Record<string, never>>> {
  return db.transaction(async (tx) => {
    await lockBanners(tx);
    const [known] = await readEditedBanners(tx, id);
    if (!known) return { outcome: 'saved', done: {} };
    if (known.version !== version) return { outcome: 'outdated' };
    await tx.delete(banners).where(eq(banners.id, id));
    await written(tx, 'remove-banner', id, { kind: known.kind, headings: known.form.headings }, editor);
    return { outcome: 'saved', done: {} };
  });
}

/**
 * Puts a banner directly before or after another of its kind.
 * @returns whether both exist and are of one kind
 */
export function placeBanner(
  db: Db,
  { id, beside, side }: { readonly id: number; readonly beside: number; readonly side: 'before' | 'after' },
  editor: SiteEditor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockBanners(tx);
    const rows = await tx.select().from(banners).orderBy(banners.sort, banners.id);
    const kind = rows.find((row) => row.id === id)?.kind;
    const before = rows.filter((row) => row.kind === kind).map((row) => row.id);
    if (id === beside || !before.includes(id) || !before.includes(beside)) return false;
    const others = before.filter((each) => each !== id);
    const at = others.indexOf(beside) + (side === 'after' ? 1 : 0);
    const after = [...others.slice(0, at), id, ...others.slice(at)];
    if (after.every((each, index) => each === before[index])) return true;
    for (const [sort, each] of after.entries()) await tx.update(banners).set({ sort }).where(eq(banners.id, each));
    await written(tx, 'place-banner', id, { order: after }, editor);
    return true;
  });
}
