import type { UsedForm } from 'contract/desk-used';
import { USED_CONDITIONS, type UsedCondition } from 'contract/used-condition';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { media } from '../../db/schema/media';
import { models } from '../../db/schema/models';
import { stores } from '../../db/schema/stores';
import { variants } from '../../db/schema/variants';
import { modelsNamed } from '../catalogue/model-named';
import { Faults, longText } from '../content/check-fields';
import { contentTexts } from '../content/content-texts';
import type { SiteEditor } from '../content/site-editor';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { typedCents } from '../pricing/typed-cents';

/** Longest note, in characters. */
const MAX_NOTE = 2_000;
/** Most pictures of a used item. */
const MAX_PICTURES = 8;

/** A used item whose form is right. */
export interface CheckedUsed {
  readonly parent: typeof models.$inferSelect;
  readonly variant: typeof variants.$inferSelect;
  readonly condition: UsedCondition;
  readonly priceCents: number;
  readonly storeId: number;
  readonly notes: Partial<Record<ShopLanguage, string>>;
  readonly pictures: readonly string[];
}

/** The variant of the new model that the form names. */
async function parentOf(tx: Transaction, { parent: typed, variant: id }: UsedForm, faults: Faults) {
  const [named] = await modelsNamed(tx, [typed]);
  const [parent] = named ? await tx.select().from(models).where(eq(models.id, named.id)) : [];
  if (parent?.kind !== 'product' || parent.secondHandParentId !== null) {
    faults.add('parent', 'parent.unknown');
    return null;
  }
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const ofModel = and(eq(variants.id, Number(id)), eq(variants.modelId, parent.id));
  const [variant] = isId ? await tx.select().from(variants).where(ofModel) : [];
  if (!variant) faults.add('variant', 'variant.unknown');
  return variant ? { parent, variant } : null;
}

async function picturesOf(tx: Transaction, form: UsedForm, faults: Faults): Promise<string[]> {
  const chosen = [...new Set(form.pictures)].filter((hash) => /^[0-9a-f]{32}$/.test(hash));
  if (chosen.length === 0) faults.add('pictures', 'picture.missing');
  if (chosen.length > MAX_PICTURES) faults.add('pictures', 'tooMany', { max: MAX_PICTURES });
  if (chosen.length === 0) return [];
  const found = await tx
    .select({ hash: media.hash })
    .from(media)
    .where(and(inArray(media.hash, chosen), eq(media.isUpload, false)));
  if (found.length < chosen.length) faults.add('pictures', 'image.unknown');
  return chosen;
}

/** Checks the form of a used item. @throws Refusal by field */
export async function checkUsed(tx: Transaction, form: UsedForm, { language }: SiteEditor): Promise<CheckedUsed> {
  const faults = new Faults(contentTexts(language));
  const found = await parentOf(tx, form, faults);
  const condition = USED_CONDITIONS.find((each) => each === form.condition);
  if (!condition) faults.add('condition', 'condition.missing');
  const priceCents = typedCents(form.price);
  if (priceCents === undefined) faults.add('price', 'price.missing');
  else if (priceCents === null || priceCents === 0) faults.add('price', 'price.form');
  const [store] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.slug, form.store), eq(stores.type, 'retail')));
  if (!store) faults.add('store', 'store.unknown');
  const notes = Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const note = longText(form.notes[code] ?? '');
      faults.tooLong(`notes.${code}`, note, MAX_NOTE);
      return note === '' ? [] : [[code, note]];
    }),
  );
  const pictures = await picturesOf(tx, form, faults);
  if (Object.keys(faults.fields).length > 0 || !found || !condition || !priceCents || !store)
    throw new Refusal(faults.fields);
  return { ...found, condition, priceCents, storeId: store.id, notes, pictures };
}
