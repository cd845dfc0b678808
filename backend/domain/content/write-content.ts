import type { ContentFields } from 'contract/content-fields';
import type { Db } from '../../db/client';
import type { ContentKind } from '../../db/schema/content-items';
import { publishContent } from './publish-content';
import { createContent, type Editing, saveContent } from './save-content';

/** What an editor sends. */
export interface Written {
  readonly fields: ContentFields;
  readonly note: string;
  /** When readers are to see it; null: now. Undefined: what they see stays. */
  readonly publishAt?: Date | null | undefined;
}

/**
 * Saves a new item, and publishes it if it is to be: both or neither, so that an editor who is refused is where they were.
 * @throws Refusal by field
 */
export function writeNewContent(db: Db, kind: ContentKind, { publishAt, ...written }: Written, by: Editing) {
  return db.transaction(async (tx) => {
    const made = await createContent(tx, { kind, ...written }, by);
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
