import { PHOTO_LIMITS } from 'contract/complaint-status';
import type { BackendContext } from '../context';
import { type Act, writeAudit } from '../domain/audit/write-audit';
import { contentTexts } from '../domain/content/content-texts';
import { Refusal } from '../domain/errors/refusals';
import type { ShopLanguage } from '../domain/locale/language';
import { storeEditorPicture } from '../media/editor-pictures';
import { TooManyPictures } from '../media/photograph';
import { UploadRefused } from '../media/uploads';
import { Answer } from './serve';

type PictureWay = {
  readonly backend: Pick<BackendContext, 'db' | 'media'>;
  readonly body: Parameters<typeof storeEditorPicture>[1];
  readonly language: ShopLanguage;
  /** Who sends it, and when. */
  readonly act: Act;
};

/**
 * Keeps a picture that an editor sends, and says why not in the editor's language.
 * @returns its hash; 429 while too many pictures are being read
 * @throws Refusal at `image`
 */
export async function keepEditorPicture({ backend, body, language, act }: PictureWay) {
  const say = contentTexts(language);
  try {
    const where = { db: backend.db, store: backend.media };
    const hash = await storeEditorPicture(where, body, act.now, (tx, subjectId) =>
      writeAudit(tx, { ...act, action: 'upload-picture', subject: 'picture', subjectId }),
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
}
