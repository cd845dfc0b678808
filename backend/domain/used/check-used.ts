import type { UsedChange, UsedForm } from 'contract/desk-used';
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

/** What is said of a used item, and may be changed later. */
export interface CheckedChange {
  readonly condition: UsedCondition;
  readonly priceCents: number;
  readonly notes: Partial<Record<ShopLanguage, string>>;
  readonly pictures: readonly string[];
}

/** A used item whose form is right. */
export interface CheckedUsed extends CheckedChange {
  readonly parent: typeof models.$inferSelect;
  readonly variant: typeof variants.$inferSelect;
  readonly storeId: number;
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

async function picturesOf(tx: Transaction, form: UsedChange, faults: Faults): Promise<string[]> {
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

/** @returns null when something is wrong, which is then among the faults */
async function changeOf(tx: Transaction, form: UsedChange, faults: Faults): Promise<CheckedChange | null> {
  const condition = USED_CONDITIONS.find((each) => each === form.condition);
  if (!condition) faults.add('condition', 'condition.missing');
  const priceCents = typedCents(form.price);
  if (priceCents === undefined) faults.add('price', 'price.missing');
  else if (priceCents === null || priceCents === 0) faults.add('price', 'price.form');
  const notes = Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const note = longText(form.notes[code] ?? '');
      faults.tooLong(`notes.${code}`, note, MAX_NOTE);
      return note === '' ? [] : [[code, note]];
    }),
  );
  const pictures = await picturesOf(tx, form, faults);
  return condition && priceCents ? { condition, priceCents, notes, pictures } : null;
}

/** Checks the form of a used item. @throws Refusal by field */
export async function checkUsed(tx: Transaction, form: UsedForm, { language }: SiteEditor): Promise<CheckedUsed> {
  const faults = new Faults(contentTexts(language));
  const found = await parentOf(tx, form, faults);
  const change = await changeOf(tx, form, faults);
  const [store] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.slug, form.store), eq(stores.type, 'retail')));
  if (!store) faults.add('store', 'store.unknown');
  if (Object.keys(faults.fields).length > 0 || !found || !change || !store) throw new Refusal(faults.fields);
  return { ...found, ...change, storeId: store.id };
}

/**
 * Checks what is changed of a used item.
 * @param reducedCents a reduced price that runs for it: the price before the reduction stays above it
 * @throws Refusal by field
 */
export async function checkUsedChange(
  tx: Transaction,
  form: UsedChange,
  { language }: SiteEditor,
  reducedCents: number | null,
): Promise<CheckedChange> {
  const faults = new Faults(contentTexts(language));
  const change = await changeOf(tx, form, faults);
  if (change && reducedCents !== null && change.priceCents <= reducedCents) faults.add('price', 'price.reduced');
  if (Object.keys(faults.fields).length > 0 || !change) throw new Refusal(faults.fields);
  return change;
}
