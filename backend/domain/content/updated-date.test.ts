import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editor, fieldsOf, publishItem } from '../../../tests/support/content';
import { withDatabase } from '../../../tests/support/database';
import { contentItems } from '../../db/schema/content-items';
import { publishContent } from './publish-content';
import { saveContent } from './save-content';

const database = withDatabase();

test('a guide that is published with an earlier date is updated by a later version only', async () => {
  const { db } = database();
  const dated = '2026-10-01T06:00:00.000Z';
  const given = (title: string) => ({ languages: { fi: { slug: 'kerrokset', title } }, dated });
  const id = await publishItem(db, 'guide', given('Kerrokset'));
  const updated = async () =>
    (await db.select({ at: contentItems.updatedAt }).from(contentItems).where(eq(contentItems.id, id)))[0]?.at;
  expect((await updated())?.toISOString()).toBe(dated);

  const later = editor(new Date('2026-11-21T10:00:00Z'));
  const version = await saveContent(db, { id, known: 1, fields: fieldsOf(given('Kolme kerrosta')) }, later);
  await publishContent(db, { id, known: version ?? 0 }, later);
  expect(await updated()).toEqual(later.now);
});
