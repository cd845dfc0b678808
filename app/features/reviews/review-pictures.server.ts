import { REVIEW_LIMITS } from 'contract/reviews';
import { sendReviewPicture } from '~/api/own-reviews';
import type { Api } from '~/api/request';
import { isOwnMedia } from '~/features/catalog/media-url';
import type { Translate } from '~/locale/namespaces';

/** The pictures of a form: those sent before, and what is wrong with those sent now. */
export type FormPictures = { readonly paths: readonly string[]; readonly problem: string };

/** Files that a form holds; an empty file field sends one without name and bytes. */
const filesOf = (form: FormData): File[] =>
  form.getAll('images').filter((value): value is File => value instanceof File && value.size > 0);

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
export async function takePictures(api: Api, form: FormData, t: Translate<'review-form'>): Promise<FormPictures> {
  const paths = keptPaths(form);
  const files = filesOf(form);
  const { pictures: max, pictureBytes, allPictureBytes } = REVIEW_LIMITS;
  if (paths.length + files.length > max) return { paths, problem: t('error.tooMany', { max }) };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > allPictureBytes || files.some(({ size }) => size > pictureBytes))
    return { paths, problem: t('error.tooLarge') };
  const problems: string[] = [];
  for (const file of files) {
    const sent = await sendReviewPicture(api, file);
    if ('path' in sent) paths.push(sent.path);
    else problems.push(`${file.name.slice(0, 60)}: ${sent.problem}`);
  }
  return { paths: [...new Set(paths)], problem: problems.join(' ') };
}
