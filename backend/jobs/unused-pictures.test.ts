import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { editor, fieldsOf, publishItem } from '../../tests/support/content';
import { withDatabase } from '../../tests/support/database';
import { keywordPopups, keywordPopupTexts } from '../db/schema/content';
import { media } from '../db/schema/media';
import { writeAudit } from '../domain/audit/write-audit';
import { createContent } from '../domain/content/save-content';
import { storeEditorPicture } from '../media/editor-pictures';
import { originalFile } from '../media/original-files';
import { mediaFolders } from '../media/store';
import { forgetUnusedPictures } from './unused-pictures';

const database = withDatabase();
const folders = mediaFolders(temporaryFolder());
const START = new Date('2026-12-01T10:00:00Z');
const later = (days: number) => new Date(START.getTime() + days * 24 * 3_600_000);

async function send(background: string, now = START): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new Blob([new Uint8Array(bytes)]).stream();
  const act = { actor: 'staff:1', action: 'upload-picture', subject: 'picture', now } as const;
  const { db } = database();
  const where = { db, store: { ...folders, db } };
  return storeEditorPicture(where, body, now, (tx, subjectId) => writeAudit(tx, { ...act, subjectId }));
}
const kept = async () => (await database().db.select({ hash: media.hash }).from(media)).map(({ hash }) => hash).sort();

test('a picture that nothing uses is forgotten with its file after two weeks, unless it was sent again', async () => {
  const { db } = database();
  const [lost, again, ofGuide, ofEarlier, inText, ofWord] = await Promise.all(
    ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000'].map((colour) => send(colour)),
  );
  await publishItem(db, 'guide', { image: ofGuide, languages: { fi: { title: 'Opas', content: '<p>Teksti</p>' } } });
  const earlier = {
    image: ofEarlier,
    languages: { fi: { title: 'Luonnos', content: `<img src="/media/${inText}">` } },
  };
  await createContent(db, { kind: 'guide', fields: fieldsOf(earlier) }, editor());
  const [word] = await db.insert(keywordPopups).values({ key: 'kuori' }).returning();
  const textHtml = `<img src="/media/${ofWord}">`;
  await db
    .insert(keywordPopupTexts)
    .values({ popupId: word?.id ?? 0, language: 'fi', keyword: 'kuori', textHtml, url: '' });
  await db.insert(media).values({
    hash: 'f'.repeat(32),
    mime: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    color: '#000000',
    createdAt: START,
  });

  await forgetUnusedPictures(db, folders, later(13));
  expect(await kept()).toHaveLength(7);
  await send('#200000', later(10));
  await forgetUnusedPictures(db, folders, later(15));
  // those of catalogues are not an editor's
  expect(await kept()).toEqual([again, ofGuide, ofEarlier, inText, ofWord, 'f'.repeat(32)].sort());
  expect([lost, again].map((hash) => existsSync(originalFile(folders, hash ?? '')))).toEqual([false, true]);
});
