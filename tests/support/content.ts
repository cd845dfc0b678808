import type { Db } from 'backend/db/client';
import type { ContentKind } from 'backend/db/schema/content-items';
import { publishContent } from 'backend/domain/content/publish-content';
import { createContent, type Editing } from 'backend/domain/content/save-content';
import { type ContentFields, contentFields, type contentText } from 'contract/content-fields';
import type { z } from 'zod';

type Given = Omit<z.input<typeof contentFields>, 'languages'> & {
  readonly languages?: Partial<Record<'fi' | 'en' | 'sv' | 'de' | 'fr' | 'ru', z.input<typeof contentText>>>;
};

/** An item's fields, with defaults for all that a test does not specify. */
export const fieldsOf = (given: Given): ContentFields => contentFields.parse(given);

/** An editor without an account. */
export const editor = (now = new Date('2026-11-20T10:00:00Z'), author = 'Aino'): Editing => ({
  customerId: null,
  actor: 'command:test',
  author,
  language: 'en',
  now,
});

/** Saves and publishes an item. @returns its id */
export async function publishItem(db: Db, kind: ContentKind, given: Given, by = editor()): Promise<number> {
  const { id, version } = await createContent(db, { kind, fields: fieldsOf(given) }, by);
  await publishContent(db, { id, known: version }, by);
  return id;
}
