import type { PictureFile, PictureSource } from './picture';

/** What takes a picture's place on dark screens: the files of the night, if it has them. */
export const nightSources = (night: readonly PictureFile[] | undefined, sizes: string): PictureSource[] =>
  night && night.length > 0 ? [{ media: '(prefers-color-scheme: dark)', files: night, sizes }] : [];
