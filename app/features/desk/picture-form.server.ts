import { PHOTO_LIMITS } from 'contract/complaint-status';
import { sendShopPicture } from '~/api/desk-pictures';
import { forward, type Sent } from '~/features/photos/photos.server';
import type { ShopContext } from '~/server/context.server';
import { MAX_UPLOAD_BYTES } from '~/server/door/upload-request.server';
import { readForm } from '~/server/read-form.server';
import { readUploadForm } from '~/server/upload-form.server';

/** A form with at most one picture: its texts, the hash of the picture that was sent with it, and why another one was refused. */
export type PictureForm = {
  readonly fields: FormData;
  readonly hash: string | null;
  /** Empty when nothing is wrong. */
  readonly problem: string;
};

/** Reads a form of an editor and sends its picture on, as its bytes arrive; of several the first. */
export async function readPictureForm({ api, t }: ShopContext, request: Request): Promise<PictureForm> {
  if (!request.headers.get('content-type')?.startsWith('multipart/'))
    return { fields: await readForm(request), hash: null, problem: '' };
  const sent: (Sent | null)[] = [];
  let bytes = 0;
  // no time of the page passes while the editor sends
  const unhurried = { ...api, deadline: undefined };
  const read = () =>
    readUploadForm(request, MAX_UPLOAD_BYTES, async (file) => {
      const isFirst = bytes === 0;
      const allow = (size: number) => {
        bytes += size;
        return isFirst && bytes < PHOTO_LIMITS.oneBytes;
      };
      sent.push(await forward(file, allow, (body) => sendShopPicture(unhurried, body)));
    });
  const { fields } = await (api.deadline ? api.deadline.apart(read) : read());
  const say = t('photos');
  if (bytes >= PHOTO_LIMITS.oneBytes) return { fields, hash: null, problem: say('error.photoLarge') };
  // a field without a file sends one without bytes
  const result = sent.find((each) => each !== null);
  if (!result) return { fields, hash: null, problem: bytes > 0 ? say('error.upload') : '' };
  return 'id' in result
    ? { fields, hash: result.id, problem: '' }
    : { fields, hash: null, problem: result.problem || say('error.upload') };
}
