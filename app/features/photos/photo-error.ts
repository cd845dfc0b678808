import { PHOTO_LIMITS } from 'contract/complaint-status';

/** What is wrong with one file, with its name once: the shop's answer has it already. @param unsent words for a file that did not arrive */
export const problemOf = (name: string, answered: string, unsent: string): string => answered || `${name}: ${unsent}`;

/** What is wrong with photographs together: keys of texts. */
export type PhotoError = 'error.photosMany' | 'error.photoLarge' | 'error.photosLarge';

/** Whether photographs of these sizes may be sent together: the code of what is wrong, or null. Specification 2 §5. */
export function photoError(sizes: readonly number[], alreadySent = 0): PhotoError | null {
  if (sizes.length + alreadySent > PHOTO_LIMITS.count) return 'error.photosMany';
  if (sizes.some((size) => size >= PHOTO_LIMITS.oneBytes)) return 'error.photoLarge';
  return sizes.reduce((sum, size) => sum + size, 0) >= PHOTO_LIMITS.allBytes ? 'error.photosLarge' : null;
}
