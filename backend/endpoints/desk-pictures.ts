import { PHOTO_LIMITS } from 'contract/complaint-status';
import { uploadDeskPicture } from 'contract/desk-pictures';
import { Hono } from 'hono';
import { writeAudit } from '../domain/audit/write-audit';
import { contentTexts } from '../domain/content/content-texts';
import { Refusal } from '../domain/errors/refusals';
import { storeEditorPicture } from '../media/editor-pictures';
import { TooManyPictures } from '../media/photograph';
import { UploadRefused } from '../media/uploads';
import { actOf, administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv } from './serve';

/** Pictures that staff send for the shop's pages. */
export function deskPictureEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, uploadDeskPicture, async ({ backend, caller, body, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const say = contentTexts(language);
    try {
      const entry = { ...actOf(admin, now), action: 'upload-picture', subject: 'picture' } as const;
      const where = { db: backend.db, store: backend.media };
      const hash = await storeEditorPicture(where, body, now, (tx, subjectId) =>
        writeAudit(tx, { ...entry, subjectId }),
      );
      return { hash };
    } catch (error) {
      if (error instanceof UploadRefused) {
        const isLarge = error.reason === 'bytes' || error.reason === 'pixels';
        const megabytes = PHOTO_LIMITS.oneBytes / 1_000_000;
        throw new Refusal({ image: [isLarge ? say('picture.large', { megabytes }) : say('picture.kind')] });
      }
      if (!(error instanceof TooManyPictures)) throw error;
      return new Answer(429, { detail: say('picture.busy') }, { 'Retry-After': '5' });
    }
  });

  return area;
}
