import type { StoreForm } from 'contract/desk-stores';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import * as schema from '../../db/schema/stores';
import { writeAudit } from '../audit/write-audit';
import { helsinkiDay } from '../pricing/helsinki-day';
import {
  type CheckedPick,
  type CheckedSpecialDay,
  type CheckedStore,
  checkSpecialDay,
  checkStore,
} from './checked-store';
import { modelsNamed } from './picked-models';
import { faultList, type StoreFaults, type Texts } from './typed-fields';

/** Who saves, when, and where booking addresses may lead. */
export interface StoreEditor {
  /** `staff:<id>`. */
  readonly actor: string;
  readonly now: Date;
  readonly bookingHosts: readonly string[];
}

export type SaveResult =
  | { readonly outcome: 'saved'; readonly version: number }
  | { readonly outcome: 'refused'; readonly faults: StoreFaults }
  /** Somebody else has saved the store since its editor opened it. */
  | { readonly outcome: 'outdated' }
  | { readonly outcome: 'missing' };

/**
 * Saves a store as its editor typed it, with everything that belongs to it, and tells every instance of the shop. Of two editors
 * who opened the same version the second is told: the store's row is locked first, so their transactions come one after the
 * other.
 */
export function saveStore(
  db: Db,
  { slug, version, form }: { readonly slug: string; readonly version: number; readonly form: StoreForm },
  { actor, now, bookingHosts }: StoreEditor,
): Promise<SaveResult> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: schema.stores.id, version: schema.stores.version })
      .from(schema.stores)
      .where(and(eq(schema.stores.slug, slug), eq(schema.stores.type, 'retail')))
      .for('update');
    if (!locked) return { outcome: 'missing' };
    if (locked.version !== version) return { outcome: 'outdated' };
    const { store, faults } = checkStore(form, bookingHosts);
    const models = await modelsNamed(tx, store.picks, faults);
    if (Object.keys(faults).length > 0) return { outcome: 'refused', faults };
    const next = version + 1;
    await tx
      .update(schema.stores)
      .set({ ...store.row, version: next })
      .where(eq(schema.stores.id, locked.id));
    await writeTexts(tx, locked.id, store);
    await writeHours(tx, locked.id, store, helsinkiDay(now));
    await writeServices(tx, locked.id, store.services);
    await writePicks(tx, locked.id, store.picks, models);
    await writeAudit(tx, {
      actor,
      action: 'save-store',
      subject: 'store',
      subjectId: slug,
      details: { version: next },
      now,
    });
    await announceCatalogueChange(tx);
    return { outcome: 'saved', version: next };
  });
}

const inLanguages = <Row>(texts: Texts, row: (language: keyof Texts, text: string) => Row): Row[] =>
  LANGUAGE_CODES.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [row(language, text)];
  });

async function writeTexts(tx: Transaction, storeId: number, { leads, descriptions, directions }: CheckedStore) {
  await tx.delete(schema.storeTexts).where(eq(schema.storeTexts.storeId, storeId));
  const rows = LANGUAGE_CODES.map((language) => ({
    storeId,
    language,
    lead: leads[language] ?? '',
    description: descriptions[language] ?? '',
    directions: directions[language] ?? '',
  })).filter(({ lead, description, directions: way }) => `${lead}${description}${way}` !== '');
  if (rows.length > 0) await tx.insert(schema.storeTexts).values(rows);
}

/** Special days before today are not in the form, and stay. */
async function writeHours(tx: Transaction, storeId: number, { hours, specialDays }: CheckedStore, today: string) {
  await tx.delete(schema.storeHours).where(eq(schema.storeHours.storeId, storeId));
  if (hours.length > 0) await tx.insert(schema.storeHours).values(hours.map((day) => ({ storeId, ...day })));
  const { storeSpecialDays: days } = schema;
  const [ownDays] = [eq(days.storeId, storeId)];
  await tx.delete(days).where(and(ownDays, gte(days.day, today)));
  const dates = specialDays.map(({ day }) => day);
  if (dates.length > 0) await tx.delete(days).where(and(ownDays, inArray(days.day, dates)));
  for (const special of specialDays) await insertSpecialDay(tx, storeId, special);
}

async function insertSpecialDay(tx: Transaction, storeId: number, { names, ...day }: CheckedSpecialDay): Promise<void> {
  const [made] = await tx
    .insert(schema.storeSpecialDays)
    .values({ storeId, ...day })
    .returning({ id: schema.storeSpecialDays.id });
  const rows = inLanguages(names, (language, name) => ({ specialDayId: made?.id ?? 0, language, name }));
  if (rows.length > 0) await tx.insert(schema.storeSpecialDayTexts).values(rows);
}

async function writeServices(tx: Transaction, storeId: number, slugs: readonly string[]): Promise<void> {
  const { storeOfferedServices: offered, storeServices: services } = schema;
  await tx.delete(offered).where(eq(offered.storeId, storeId));
  const known =
    slugs.length === 0
      ? []
      : await tx
          .select({ id: services.id })
          .from(services)
          .where(inArray(services.slug, [...slugs]));
  if (known.length > 0) await tx.insert(offered).values(known.map(({ id: serviceId }) => ({ storeId, serviceId })));
}

async function writePicks(
  tx: Transaction,
  storeId: number,
  picks: readonly CheckedPick[],
  models: ReadonlyMap<number, number>,
): Promise<void> {
  await tx.delete(schema.storePicks).where(eq(schema.storePicks.storeId, storeId));
  const rows = picks.flatMap(({ row, seller, sentences }, sort) => {
    const modelId = models.get(row);
    return modelId === undefined ? [] : [{ pick: { storeId, modelId, sort, seller }, sentences }];
  });
  if (rows.length === 0) return;
  await tx.insert(schema.storePicks).values(rows.map(({ pick }) => pick));
  const texts = rows.flatMap(({ pick: { modelId }, sentences }) =>
    inLanguages(sentences, (language, sentence) => ({ storeId, modelId, language, sentence })),
  );
  if (texts.length > 0) await tx.insert(schema.storePickTexts).values(texts);
}

/**
 * Gives every store that people can walk into a special day, unless it has one on that date; an editor who has such a store open is told
 * when saving it.
 * @returns how many stores got it, or the faults by field
 */
export function addSpecialDay(
  db: Db,
  typed: StoreForm['special_days'][number],
  { actor, now }: Pick<StoreEditor, 'actor' | 'now'>,
): Promise<{ readonly changed: number } | { readonly faults: StoreFaults }> {
  const { faults, blame } = faultList();
  const special = checkSpecialDay(typed, '', blame);
  if (!special || Object.keys(faults).length > 0) return Promise.resolve({ faults });
  return db.transaction(async (tx) => {
    const stores = await tx
      .select({ id: schema.stores.id, slug: schema.stores.slug, version: schema.stores.version })
      .from(schema.stores)
      .where(eq(schema.stores.type, 'retail'))
      .orderBy(schema.stores.id)
      .for('update');
    const taken = await tx
      .select({ storeId: schema.storeSpecialDays.storeId })
      .from(schema.storeSpecialDays)
      .where(eq(schema.storeSpecialDays.day, special.day));
    const without = stores.filter(({ id }) => !taken.some(({ storeId }) => storeId === id));
    for (const { id, slug, version } of without) {
      await insertSpecialDay(tx, id, special);
      await tx
        .update(schema.stores)
        .set({ version: version + 1 })
        .where(eq(schema.stores.id, id));
      const details = { version: version + 1, day: special.day };
      await writeAudit(tx, { actor, action: 'add-special-day', subject: 'store', subjectId: slug, details, now });
    }
    if (without.length > 0) await announceCatalogueChange(tx);
    return { changed: without.length };
  });
}
