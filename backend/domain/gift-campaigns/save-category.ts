import { randomInt } from 'node:crypto';
import { type GiftCategoryForm, MAX_GIFT_VARIANTS } from 'contract/company-gifts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import {
  giftCategories,
  giftCategoryModels,
  giftCategoryTexts,
  giftCategoryVariants,
} from '../../db/schema/gift-campaigns';
import { variants } from '../../db/schema/variants';
import { slugOf } from '../catalogue/slug';
import { Refusal, type RefusalFields } from '../errors/refusals';
import { campaignTexts } from '../gifts/campaign-texts';
import { oneLine } from '../untrusted/one-line';
import { readGiftVariants } from './gift-variants';
import { managedBy } from './manager';
import { recordAct, type Saving } from './save-campaign';

const MAX_TITLE = 120;
const MAX_TEXT = 2000;

interface Values {
  readonly title: string;
  readonly text: string;
  readonly variantIds: readonly number[];
}

/** A text of several lines, without controls. */
const lines = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => oneLine(line, MAX_TEXT * 2))
    .join('\n')
    .trim();

/**
 * The values of a category's form. Variants that were chosen before may be out of stock: its page says so.
 * @param before variants that the category has already
 * @throws Refusal with a text for each field that is wrong. Specification 2 §8
 */
async function checked(
  tx: Transaction,
  form: GiftCategoryForm,
  { language }: Saving,
  before: ReadonlySet<number>,
): Promise<Values> {
  const say = campaignTexts(language);
  const fields: RefusalFields = {};
  const title = oneLine(form.title, MAX_TITLE * 2);
  const text = lines(form.text);
  if (title === '') fields['title'] = [say('titleMissing')];
  if (title.length > MAX_TITLE) fields['title'] = [say('tooLong', { max: MAX_TITLE })];
  if (text.length > MAX_TEXT) fields['text'] = [say('tooLong', { max: MAX_TEXT })];
  const variantIds = [...new Set(form.variants)];
  const known = await readGiftVariants(tx, variantIds, language);
  const added = known.filter(({ id }) => !before.has(id));
  if (variantIds.length === 0) fields['variants'] = [say('productsMissing')];
  else if (variantIds.length > MAX_GIFT_VARIANTS)
    fields['variants'] = [say('productsTooMany', { max: MAX_GIFT_VARIANTS })];
  else if (known.length < variantIds.length) fields['variants'] = [say('productsGone')];
  else if (added.some(({ is_orderable }) => !is_orderable)) fields['variants'] = [say('outOfStock')];
  if (Object.keys(fields).length > 0) throw new Refusal(fields);
  return { title, text, variantIds };
}

async function write(tx: Transaction, categoryId: number, { title, text, variantIds }: Values, form: GiftCategoryForm) {
  const { language } = form;
  await tx
    .insert(giftCategoryTexts)
    .values({ categoryId, language, name: title, text })
    .onConflictDoUpdate({
      target: [giftCategoryTexts.categoryId, giftCategoryTexts.language],
      set: { name: title, text },
    });
  const chosen = await tx
    .select({ id: variants.id, modelId: variants.modelId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  const modelOf = new Map(chosen.map(({ id, modelId }) => [id, modelId]));
  const models = [...new Set(variantIds.flatMap((id) => modelOf.get(id) ?? []))];
  await tx.delete(giftCategoryVariants).where(eq(giftCategoryVariants.categoryId, categoryId));
  await tx.delete(giftCategoryModels).where(eq(giftCategoryModels.categoryId, categoryId));
  await tx.insert(giftCategoryModels).values(models.map((modelId, sort) => ({ categoryId, modelId, sort })));
  await tx.insert(giftCategoryVariants).values(variantIds.map((variantId) => ({ categoryId, variantId })));
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The address of a page: the company and the title, with random letters, so that nobody comes upon it by guessing. */
function drawSlug(company: string, title: string): string {
  const end = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [slugOf(company, 30), slugOf(title, 40), end].filter((part) => part !== '').join('-');
}

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly company: string;
}

/** Makes a page of a campaign; the same form sent again finds the one it has made. @returns its id; null for a foreign campaign */
export function createCategory(
  db: Db,
  campaignId: number,
  { formKey, form }: { readonly formKey: string; readonly form: GiftCategoryForm },
  saving: Saving,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Found>(sql`
      select c.id, coalesce((
        select t.name from gift_campaign_texts t where t.campaign_id = c.id order by (t.language = c.language) desc limit 1
      ), '') as company
      from gift_campaigns c where c.id = ${campaignId} and ${managedBy(saving.manager)} for update`);
    const [campaign] = rows;
    if (!campaign) return null;
    const [earlier] = await tx
      .select({ id: giftCategories.id, campaignId: giftCategories.campaignId })
      .from(giftCategories)
      .where(eq(giftCategories.formKey, formKey));
    if (earlier?.campaignId === campaignId) return earlier.id;
    const values = await checked(tx, form, saving, new Set());
    const slug = drawSlug(campaign.company, values.title);
    const [made] = await tx
      .insert(giftCategories)
      .values({ campaignId, slug, formKey })
      .returning({ id: giftCategories.id });
    if (!made) throw new Error('The insert returned no row.');
    await write(tx, made.id, values, form);
    await recordAct(tx, saving, 'make-gift-page', campaignId);
    return made.id;
  });
}

/**
 * Saves a page in the version in which it was opened; its row is locked, so of two who save at once the second is refused.
 * @returns null for one that is not managed by who asks
 * @throws Refusal
 */
export function saveCategory(
  db: Db,
  id: number,
  { version, form }: { readonly version: number; readonly form: GiftCategoryForm },
  saving: Saving,
): Promise<'saved' | 'outdated' | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ version: number; campaignId: number }>(sql`
      select g.version, g.campaign_id as "campaignId" from gift_categories g join gift_campaigns c on c.id = g.campaign_id
      where g.id = ${id} and ${managedBy(saving.manager)} for update of g`);
    const [row] = rows;
    if (!row) return null;
    if (row.version !== version) return 'outdated';
    const before = await tx
      .select({ id: giftCategoryVariants.variantId })
      .from(giftCategoryVariants)
      .where(eq(giftCategoryVariants.categoryId, id));
    const values = await checked(tx, form, saving, new Set(before.map((each) => each.id)));
    await write(tx, id, values, form);
    await tx
      .update(giftCategories)
      .set({ version: version + 1 })
      .where(eq(giftCategories.id, id));
    await recordAct(tx, saving, 'save-gift-page', row.campaignId);
    return 'saved';
  });
}
