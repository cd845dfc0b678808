import { isDeepStrictEqual } from 'node:util';
import { type ContentFields, contentFields } from 'contract/content-fields';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { type ContentKind, contentItems, contentVersions } from '../../db/schema/content-items';
import { writeAudit } from '../audit/write-audit';
import { Conflict } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { checkFields } from './check-fields';
import { checkReferences } from './check-references';
import { checkSlugs } from './check-slugs';

/** Who changes content, when, and in which language refusals are told. */
export interface Editing {
  /** Account of the editor; null for a command or a job. */
  readonly customerId: number | null;
  /** As in the audit log: `staff:<id>`, `job`, `command:<name>`. */
  readonly actor: string;
  /** Name that other editors see. */
  readonly author: string;
  readonly language: ShopLanguage;
  readonly now: Date;
}

export type Item = typeof contentItems.$inferSelect;

/** The second of two editors: who saved the version that the other one does not know, and when. */
export type ChangedBody = { reason: 'CHANGED'; version: number; author: string; saved: string };

/** Holds an item until the transaction ends. */
export async function lockItem(tx: Transaction, id: number): Promise<Item | undefined> {
  const [item] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('update');
  return item;
}

/** The fields of a saved version, in today's form. */
export async function readVersion(
  reader: Db | Transaction,
  itemId: number,
  number: number,
): Promise<ContentFields | undefined> {
  const [row] = await reader
    .select({ fields: contentVersions.fields })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.number, number)));
  return row && contentFields.parse(row.fields);
}

/** @throws Conflict when the item has another version than the one that its editor knows */
export async function refuseOtherVersion(tx: Transaction, item: Item, known: number): Promise<void> {
  if (item.version === known) return;
  const [latest] = await tx
    .select({ author: contentVersions.author, savedAt: contentVersions.createdAt })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, item.id), eq(contentVersions.number, item.version)));
  throw new Conflict<ChangedBody>({
    reason: 'CHANGED',
    version: item.version,
    author: latest?.author ?? '',
    saved: (latest?.savedAt ?? item.createdAt).toISOString(),
  });
}

async function insertVersion(
  tx: Transaction,
  item: Item,
  fields: ContentFields,
  { note, mark, ...by }: Editing & { readonly note: string; readonly mark?: object | undefined },
): Promise<number> {
  const number = item.version + 1;
  await tx.insert(contentVersions).values({
    itemId: item.id,
    number,
    fields,
    authorId: by.customerId,
    author: by.author,
    note,
    createdAt: by.now,
  });
  await tx.update(contentItems).set({ version: number }).where(eq(contentItems.id, item.id));
  const audit = {
    subject: 'content',
    subjectId: String(item.id),
    details: { version: number, kind: item.kind, ...mark },
  } as const;
  await writeAudit(tx, { ...audit, actor: by.actor, action: 'save-content', note, now: by.now });
  return number;
}

/** Checks fields whose HTML is clean already. @throws Refusal by field */
async function checked(
  tx: Transaction,
  { id, kind }: { readonly id: number | null; readonly kind: ContentKind },
  given: ContentFields,
  language: ShopLanguage,
): Promise<ContentFields> {
  const fields = checkFields(kind, given, language);
  await checkReferences(tx, fields, language);
  await checkSlugs(tx, { itemId: id, kind, fields }, language);
  return fields;
}

/**
 * Saves a new item as version 1 of a draft.
 * @param given fields with clean HTML (`cleanFields`)
 * @throws Refusal by field
 */
export async function createContent(
  db: Db | Transaction,
  {
    kind,
    fields: given,
    note = '',
    mark,
  }: {
    readonly kind: ContentKind;
    readonly fields: ContentFields;
    readonly note?: string;
    /** Of the form that it comes from (`formMark`). */
    readonly mark?: object;
  },
  by: Editing,
): Promise<{ readonly id: number; readonly version: number }> {
  return db.transaction(async (tx) => {
    const fields = await checked(tx, { id: null, kind }, given, by.language);
    const [item] = await tx.insert(contentItems).values({ kind, createdAt: by.now }).returning();
    if (!item) throw new Error('The item was not written.');
    return { id: item.id, version: await insertVersion(tx, item, fields, { ...by, note, mark }) };
  });
}

/**
 * Saves the next version of an item; readers see it once it is published. Closes the race of two editors: the row is locked, and the
 * second one, who does not know the version of the first, is told and loses nothing.
 * @param known the version that the editor began with
 * @returns the number of the new version; that of the latest one when nothing was changed; null for an item that does not exist
 * @throws Refusal by field, Conflict `ChangedBody`
 */
export async function saveContent(
  db: Db | Transaction,
  {
    id,
    known,
    fields: given,
    note = '',
  }: { readonly id: number; readonly known: number; readonly fields: ContentFields; readonly note?: string },
  by: Editing,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item) return null;
    await refuseOtherVersion(tx, item, known);
    const fields = await checked(tx, item, given, by.language);
    if (isDeepStrictEqual(await readVersion(tx, id, item.version), fields)) return item.version;
    return insertVersion(tx, item, fields, { ...by, note });
  });
}

/**
 * Saves the fields of an earlier version as the newest one. What it names and the shop no longer has is refused, as when it is saved.
 * @returns the new version's number; null when there is no such item or version
 * @throws Refusal by field, Conflict `ChangedBody`
 */
export async function restoreVersion(
  db: Db,
  {
    id,
    known,
    number,
    note = '',
  }: { readonly id: number; readonly known: number; readonly number: number; readonly note?: string },
  by: Editing,
): Promise<number | null> {
  const fields = await readVersion(db, id, number);
  return fields ? saveContent(db, { id, known, fields, note: note || `v${number}` }, by) : null;
}

/** The name of an editor for the versions, from the account. */
export async function authorName(reader: Db | Transaction, customerId: number): Promise<string> {
  const { rows } = await reader.execute<{ name: string }>(
    sql`select coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email) as name from customers where id = ${customerId}`,
  );
  return rows[0]?.name ?? '';
}
