import { REVIEW_LIMITS } from 'contract/reviews';
import { sendReviewPicture } from '~/api/own-reviews';
import type { Api } from '~/api/request';
import { isOwnMedia } from '~/features/catalog/media-url';
import { labelled } from '~/locale/labelled';
import type { ShopContext } from '~/server/context.server';
import { MAX_UPLOAD_BYTES } from '~/server/door/upload-request.server';
import { readForm } from '~/server/read-form.server';
import { type IncomingFile, readUploadForm } from '~/server/upload-form.server';

/** The form of a review as it was sent. */
export type ReviewUpload = {
  readonly fields: FormData;
  /** Files that are not empty; none when something is wrong with them together. */
  readonly files: readonly File[];
  /** What is wrong with the files together. */
  readonly problem: '' | 'tooMany' | 'tooLarge';
  /** Whether the form came to its end. */
  readonly isRead: boolean;
};

/** The pictures of a form: those sent before, and what is wrong with those sent now. */
export type FormPictures = { readonly paths: readonly string[]; readonly problem: string };

/** The bytes of a file, of which no more than `isWanted` allows are held; the rest is read and dropped. */
async function bytesOf({ chunks }: IncomingFile, isWanted: (bytes: number) => boolean): Promise<Uint8Array[]> {
  const held: Uint8Array[] = [];
  for await (const chunk of chunks) {
    if (isWanted(chunk.byteLength)) held.push(chunk);
    else held.length = 0;
  }
  return held;
}

/**
 * Reads the form of a review. Pictures that are too many or too large are read and dropped, so that the page that says so still has
 * everything that was typed.
 */
export async function readReviewForm(api: Api, request: Request): Promise<ReviewUpload> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    const fields = await readForm(request);
    return { fields, files: [], problem: '', isRead: fields.has('comment') };
  }
  const { pictures: max, pictureBytes, allPictureBytes } = REVIEW_LIMITS;
  const files: File[] = [];
  let total = 0;
  let count = 0;
  let isLarge = false;
  const take = async (incoming: IncomingFile) => {
    if (incoming.field !== 'images') return;
    let size = 0;
    const held = await bytesOf(incoming, (bytes) => {
      // an empty file field sends a file without bytes, which counts as none
      if (size === 0) count += 1;
      size += bytes;
      total += bytes;
      isLarge ||= size > pictureBytes || total > allPictureBytes;
      return !isLarge && count <= max;
    });
    if (held.length > 0) files.push(new File(held as BlobPart[], incoming.name));
  };
  const read = () => readUploadForm(request, MAX_UPLOAD_BYTES, take);
  // no time of the page passes while the visitor sends
  const { fields, isComplete } = await (api.deadline ? api.deadline.apart(read) : read());
  const problem = isLarge ? 'tooLarge' : count + keptPaths(fields).length > max ? 'tooMany' : '';
  return { fields, files: problem ? [] : files, problem, isRead: isComplete && fields.has('comment') };
}

/** Pictures that were sent before and are not removed. */
function keptPaths(form: FormData): string[] {
  const removed = new Set(form.getAll('remove').map(String));
  const paths = form.getAll('picture').map(String);
  return [...new Set(paths)].filter((path) => isOwnMedia(path) && !removed.has(path)).slice(0, REVIEW_LIMITS.pictures);
}

/**
 * Sends the files of a form, one after the other. Those that the shop takes are kept, whatever else is wrong with the form; when
 * they are too many or too large nothing is sent.
 * @throws ApiError for an outage
 */
export async function takePictures(
  api: Api,
  { fields, files, problem }: ReviewUpload,
  t: ShopContext['t'],
): Promise<FormPictures> {
  const paths = keptPaths(fields);
  if (problem) return { paths, problem: t('review-form')(`error.${problem}`, { max: REVIEW_LIMITS.pictures }) };
  const problems: string[] = [];
  for (const file of files) {
    const sent = await sendReviewPicture(api, file);
    if ('path' in sent) paths.push(sent.path);
    else problems.push(labelled(t('common'), file.name, sent.problem));
  }
  return { paths: [...new Set(paths)], problem: problems.join(' ') };
}
