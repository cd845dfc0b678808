import type { UsedChange } from 'contract/desk-used';
import type { UsedCondition } from 'contract/used-condition';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { modelImages } from '../../db/schema/model-images';
import { modelTexts } from '../../db/schema/models';
import { prices } from '../../db/schema/prices';
import { usedItems } from '../../db/schema/used-items';
import { writeAudit } from '../audit/write-audit';
import { plainHtml, plainText } from '../catalogue/plain-html';
import { tellModels } from '../catalogue/tell-models';
import { inOrder } from '../content/edited-keywords';
import type { SiteEditor, SiteResult } from '../content/site-editor';
import { storedVersion } from '../content/stored-version';
import type { ShopLanguage } from '../locale/language';
import { recordPrices } from '../pricing/price-spans';
import { isDiscountRunning } from '../pricing/pricing';
import { BASE_TAX_AREA_ID } from '../pricing/tax-rates';
import { centsAsTyped } from '../pricing/typed-cents';
import { type Reader, rowsOf } from '../reading/reader';
import { checkUsedChange } from './check-used';
import { type ListedUsed, readUsedItems } from './read-used';

/** A used item as its editor opens it. */
export interface EditedUsed extends Pick<ListedUsed, 'id' | 'name' | 'path' | 'state'> {
  readonly version: string;
  readonly form: UsedChange;
}

/** One used item; null when the desk has taken none in with the id. */
export async function readEditedUsed(reader: Reader, id: number, language: ShopLanguage): Promise<EditedUsed | null> {
  const [item] = await readUsedItems(reader, language, id);
  const [saved] = await rowsOf<{ condition: UsedCondition; notes: Record<string, string>; pictures: string[] }>(
    reader,
    sql`
      select u.condition,
        (select coalesce(json_object_agg(t.language, t.description_html) filter (where t.description_html <> ''), '{}')
          from model_texts t where t.model_id = u.model_id) as notes,
        array(select i.media from model_images i where i.model_id = u.model_id and i.color_id is null order by i.sort) as pictures
      from used_items u where u.model_id = ${id}`,
  );
  if (!item || !saved) return null;
  const notes = Object.fromEntries(Object.entries(saved.notes).map(([code, html]) => [code, plainText(html)]));
  const form: UsedChange = {
    condition: saved.condition,
    price: centsAsTyped(item.priceCents),
    notes: inOrder(notes),
    pictures: saved.pictures,
  };
  const { name, path, state } = item;
  return { id, name, path, state, version: storedVersion(form), form };
}

/**
 * Changes what is said of a used item, and its price. Forms come one after the other; of two editors who opened the same version the
 * second is told. A price is a new one for everybody, so it is kept in the history of prices.
 * @throws Refusal by field
 */
export function changeUsed(
  db: Db,
  { id, version, form }: { readonly id: number; readonly version: string; readonly form: UsedChange },
  editor: SiteEditor,
): Promise<SiteResult<{ readonly id: number }>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${usedItems} in share row exclusive mode`);
    const known = await readEditedUsed(tx, id, editor.language);
    if (!known) return { outcome: 'missing' };
    if (known.version !== version) return { outcome: 'outdated' };
    const [price] = await lockedPrice(tx, id);
    if (!price) return { outcome: 'missing' };
    const { condition, priceCents, notes, pictures } = await checkUsedChange(tx, form, editor, price.discountCents);
    await tx.update(usedItems).set({ condition }).where(eq(usedItems.modelId, id));
    const texts = await tx.select().from(modelTexts).where(eq(modelTexts.modelId, id));
    for (const { language } of texts) {
      const own = and(eq(modelTexts.modelId, id), eq(modelTexts.language, language));
      await tx
        .update(modelTexts)
        .set({ descriptionHtml: plainHtml(notes[language] ?? '') })
        .where(own);
    }
    await tx.delete(modelImages).where(and(eq(modelImages.modelId, id), isNull(modelImages.colorId)));
    await tx.insert(modelImages).values(pictures.map((media, sort) => ({ modelId: id, sort, media })));
    await writePrice(tx, price, priceCents, editor.now);
    const after = await readEditedUsed(tx, id, editor.language);
    if (after?.version === version) return { outcome: 'saved', done: { id } };
    const { actor, now } = editor;
    const details = { condition, price: priceCents };
    const subject = { subject: 'used-item', subjectId: String(id) } as const;
    await writeAudit(tx, { actor, now, action: 'save-used', ...subject, details });
    await tellModels(tx, [id, ...(await parentOf(tx, id))]);
    return { outcome: 'saved', done: { id } };
  });
}

type Price = typeof prices.$inferSelect;

const lockedPrice = (tx: Transaction, modelId: number): Promise<Price[]> =>
  tx
    .select()
    .from(prices)
    .where(
      and(
        eq(prices.taxAreaId, BASE_TAX_AREA_ID),
        sql`${prices.variantId} in (select id from variants where model_id = ${modelId})`,
      ),
    )
    .limit(1)
    .for('update');

/** The new price; while a reduction runs, everybody goes on paying the reduced one. */
async function writePrice(tx: Transaction, price: Price, regularCents: number, now: Date): Promise<void> {
  if (price.regularCents === regularCents) return;
  const { variantId, taxAreaId } = price;
  await tx
    .update(prices)
    .set({ regularCents, updatedAt: now })
    .where(and(eq(prices.variantId, variantId), eq(prices.taxAreaId, taxAreaId)));
  if (!isDiscountRunning(price, now)) await recordPrices(tx, [{ id: variantId, cents: regularCents }], now);
}

async function parentOf(tx: Transaction, id: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number | null }>(
    tx,
    sql`select second_hand_parent_id as id from models where id = ${id}`,
  );
  return rows.flatMap(({ id: parent }) => parent ?? []);
}
