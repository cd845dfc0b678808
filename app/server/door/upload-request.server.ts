import type { IncomingMessage } from 'node:http';
import { LANGUAGES } from '~/locale/languages';
import { screens } from '~/routing/screens';

/**
 * Largest form with photographs or files that is read to its end, in bytes. Much more than may be sent: a browser shows the page that says so,
 * with everything that was typed, only when its whole form was read.
 */
export const MAX_UPLOAD_BYTES = 110_000_000;

const OF_VISITORS = [screens.reclamation, screens.ask, screens.writeReview, screens.accountGifts];
const OF_DESK = [
  ...[screens.deskBanners, screens.deskContents, screens.deskPictures, screens.deskUsed],
  ...[screens.deskGifts, screens.deskImports, screens.deskRentals],
];

/** A path, to its first parameter. */
const folderOf = (path: string) => `${path.replace(/\/?\{.*$/, '')}/`;

const FOLDERS = LANGUAGES.flatMap((language) =>
  [...OF_VISITORS, ...OF_DESK].map(({ paths }) => folderOf(paths[language])),
);

/** Whether a path is of a screen that takes photographs, as a page or as its data. */
export function isUploadPath(path: string): boolean {
  const page = `${path.split('?', 1)[0]?.replace(/\.data$/, '') ?? ''}/`;
  return FOLDERS.some((folder) => page.startsWith(folder));
}

/** Whether a request sends files that may take long: it has more time than other forms. */
export const isUpload = ({ url = '', method, headers }: IncomingMessage): boolean =>
  method === 'POST' && (headers['content-type'] ?? '').startsWith('multipart/') && isUploadPath(url);
