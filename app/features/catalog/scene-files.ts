import type { PictureFile } from '~/ui/picture';
import { isOwnMedia, type MediaBox, mediaUrl } from './media-url';

/** Widths in which a landscape is fetched. A picture from another host has one width. */
const BOXES: readonly (readonly [MediaBox, width: number])[] = [
  ['640', 640],
  ['960', 960],
  ['1920', 1920],
];

/** The files of a picture that fills its box: a landscape, a portrait of a person. */
export function sceneFiles(path: string): PictureFile[] {
  const usable = isOwnMedia(path) ? BOXES : BOXES.slice(-1);
  return usable.flatMap(([box, width]) => {
    const src = mediaUrl(path, box);
    return src ? [{ src, width }] : [];
  });
}
