import type { ContentFields } from 'contract/content-fields';
import type { Db } from '../../db/client';
import type { ContentKind } from '../../db/schema/content-items';
import { formMark, madeBefore } from './made-before';
import { publishContent } from './publish-content';
import { createContent, type Editing, type Item, lockItem, saveContent } from './save-content';

/** What an editor sends. */
export interface Written {
  readonly fields: ContentFields;
  readonly note: string;
  /** When readers are to see it; null: now. Undefined: what they see stays. */
  readonly publishAt?: Date | null | undefined;
}

/**
 * Saves a new item, and publishes it if it is to be: both or neither, so that an editor who is refused is where they were. The same form
 * sent again finds what it made.
 * @param key of the form
 * @throws Refusal by field; Conflict when the form was sent before with other texts, or what it made is gone
 */
export function writeNewContent(
  db: Db,
  { key, kind, publishAt, ...written }: Written & { readonly key: string; readonly kind: ContentKind },
  by: Editing,
) {
  return db.transaction(async (tx) => {
    const sent = { key, form: { kind, fields: written.fields } };
    let item: Item | undefined;
    const before = await madeBefore(tx, 'content', sent, async (id) => {
      item = await lockItem(tx, id);
      return item !== undefined;
    });
    if (before !== null) return { id: before, version: item?.version ?? 1 };
    const made = await createContent(tx, { kind, ...written, mark: formMark(sent) }, by);
    if (publishAt !== undefined) await publishContent(tx, { id: made.id, known: made.version, at: publishAt }, by);
    return made;
  });
}

/**
 * Saves the next version of an item, and publishes it if it is to be: both or neither.
 * @param known the version that the editor began with
 * @returns the number of the latest version; null for an item that does not exist
 * @throws Refusal by field, Conflict `ChangedBody`
 */
export function writeContent(
  db: Db,
  { id, known, publishAt, ...written }: Written & { readonly id: number; readonly known: number },
  by: Editing,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const version = await saveContent(tx, { id, known, ...written }, by);
    if (version !== null && publishAt !== undefined)
      await publishContent(tx, { id, known: version, at: publishAt }, by);
    return version;
  });
}
