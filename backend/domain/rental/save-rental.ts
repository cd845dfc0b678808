import { getRentalItems, type RentalForm } from 'contract/rental';
import { eq, inArray, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { rentalItemStores, rentalItems, rentalItemTexts } from '../../db/schema/rental';
import { stores } from '../../db/schema/stores';
import { writeAudit } from '../audit/write-audit';
import { Faults, line, longText } from '../content/check-fields';
import { contentTexts } from '../content/content-texts';
import { formMark, madeBefore } from '../content/made-before';
import { isShopPicture } from '../content/shop-picture';
import type { SiteEditor, SiteResult } from '../content/site-editor';
import { Refusal } from '../errors/refusals';
import { typedCents } from '../pricing/typed-cents';
import { readEditedRentals } from './read-rentals';

/** Longest texts, in characters. */
const MAX_NAME = 80;
const MAX_DESCRIPTION = 600;
const MAX_SIZES = 120;
const MAX_ALT = 160;

interface CheckedRental {
  readonly row: Omit<typeof rentalItems.$inferInsert, 'id' | 'key' | 'sort'>;
  readonly texts: Omit<typeof rentalItemTexts.$inferInsert, 'itemId'>[];
  readonly storeIds: readonly number[];
}

/** A price of a form; null for an empty one, which is a fault where it is needed. */
function priceOf(form: RentalForm, field: 'day' | 'weekend' | 'week' | 'deposit', faults: Faults): number | null {
  const cents = typedCents(form[field]);
  if (cents === undefined) {
    if (field === 'day') faults.add(field, 'price.missing');
    return null;
  }
  if (cents === null || (cents === 0 && field !== 'deposit')) faults.add(field, 'price.form');
  return cents;
}

/** Texts of the languages that have any; each of them needs a name. */
function textsOf(form: RentalForm, faults: Faults): CheckedRental['texts'] {
  const texts = LANGUAGE_CODES.flatMap((code) => {
    const name = line(form.names[code] ?? '');
    const description = longText(form.descriptions[code] ?? '');
    const alt = line(form.alts[code] ?? '');
    if (name === '' && description === '' && alt === '') return [];
    if (name === '') faults.add(`names.${code}`, 'title.missing');
    faults.tooLong(`names.${code}`, name, MAX_NAME);
    faults.tooLong(`descriptions.${code}`, description, MAX_DESCRIPTION);
    faults.tooLong(`alts.${code}`, alt, MAX_ALT);
    return [{ language: code, name, description, alt }];
  });
  if (texts.length === 0) faults.add('names.fi', 'title.missing');
  return texts;
}

/** @throws Refusal by field */
async function checked(tx: Transaction, form: RentalForm, { language }: SiteEditor): Promise<CheckedRental> {
  const faults = new Faults(contentTexts(language));
  const [dayCents, weekendCents, weekCents, depositCents] = (['day', 'weekend', 'week', 'deposit'] as const).map(
    (field) => priceOf(form, field, faults),
  );
  const sizes = line(form.sizes);
  faults.tooLong('sizes', sizes, MAX_SIZES);
  const texts = textsOf(form, faults);
  if (form.image !== '' && !(await isShopPicture(tx, form.image))) faults.add('image', 'image.unknown');
  const chosen = [...new Set(form.stores)];
  const found =
    chosen.length === 0 ? [] : await tx.select({ id: stores.id }).from(stores).where(inArray(stores.slug, chosen));
  if (found.length < chosen.length) faults.add('stores', 'store.unknown');
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  const row = {
    dayCents: dayCents ?? 0,
    weekendCents: weekendCents ?? null,
    weekCents: weekCents ?? null,
    depositCents: depositCents ?? 0,
    sizes,
    image: form.image || null,
  };
  return { row, texts, storeIds: found.map(({ id }) => id) };
}

const lockRentals = (tx: Transaction) => tx.execute(sql`lock table ${rentalItems} in share row exclusive mode`);

async function writeParts(tx: Transaction, itemId: number, { texts, storeIds }: CheckedRental): Promise<void> {
  await tx.delete(rentalItemTexts).where(eq(rentalItemTexts.itemId, itemId));
  await tx.insert(rentalItemTexts).values(texts.map((text) => ({ itemId, ...text })));
  await tx.delete(rentalItemStores).where(eq(rentalItemStores.itemId, itemId));
  if (storeIds.length > 0) await tx.insert(rentalItemStores).values(storeIds.map((storeId) => ({ itemId, storeId })));
}

async function written(
  tx: Transaction,
  action: 'add-rental' | 'save-rental' | 'remove-rental',
  id: number,
  details: Record<string, unknown>,
  { actor, now }: SiteEditor,
): Promise<void> {
  await writeAudit(tx, { actor, action, subject: 'rental', subjectId: String(id), details, now });
  await announceCatalogueChange(tx, [getRentalItems.name]);
}

/** Adds a rental item, the last of all. The same form sent again finds what it made. @throws Refusal by field @throws Conflict as `madeBefore` */
export function addRental(
  db: Db,
  { key, form }: { readonly key: string; readonly form: RentalForm },
  editor: SiteEditor,
): Promise<{ readonly id: number }> {
  return db.transaction(async (tx) => {
    await lockRentals(tx);
    const before = await madeBefore(
      tx,
      'rental',
      { key, form },
      async (id) => (await readEditedRentals(tx, id)).length > 0,
    );
    if (before !== null) return { id: before };
    const item = await checked(tx, form, editor);
    const last = sql`(select coalesce(max(sort), -1) + 1 from rental_items)`;
    const [made] = await tx
      .insert(rentalItems)
      .values({ ...item.row, key, sort: last })
      .returning({ id: rentalItems.id });
    if (!made) throw new Error('The rental item was not written.');
    await writeParts(tx, made.id, item);
    await written(tx, 'add-rental', made.id, { day: item.row.dayCents, ...formMark({ key, form }) }, editor);
    return made;
  });
}

interface Known {
  readonly id: number;
  readonly version: string;
}

/** Saves a rental item. Of two editors who opened the same version the second is told. @throws Refusal by field */
export function saveRental(
  db: Db,
  { id, version, form }: Known & { readonly form: RentalForm },
  editor: SiteEditor,
): Promise<SiteResult<{ readonly id: number }>> {
  return db.transaction(async (tx) => {
    await lockRentals(tx);
    const [known] = await readEditedRentals(tx, id);
    if (!known) return { outcome: 'missing' };
    if (known.version !== version) return { outcome: 'outdated' };
    const item = await checked(tx, form, editor);
    await tx.update(rentalItems).set(item.row).where(eq(rentalItems.id, id));
    await writeParts(tx, id, item);
    const [after] = await readEditedRentals(tx, id);
    if (after?.version !== version) await written(tx, 'save-rental', id, { day: item.row.dayCents }, editor);
    return { outcome: 'saved', done: { id } };
  });
}

/** Removes a rental item in the version that its editor has seen. One that is gone is not missed. */
export function removeRental(
  db: Db,
  { id, version }: Known,
  editor: SiteEditor,
): Promise<SiteResult<Record<string, never>>> {
  return db.transaction(async (tx) => {
    await lockRentals(tx);
    const [known] = await readEditedRentals(tx, id);
    if (!known) return { outcome: 'saved', done: {} };
    if (known.version !== version) return { outcome: 'outdated' };
    await tx.delete(rentalItems).where(eq(rentalItems.id, id));
    await written(tx, 'remove-rental', id, { names: known.form.names }, editor);
    return { outcome: 'saved', done: {} };
  });
}
