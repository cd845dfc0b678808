import type { PictureFile } from '~/ui/picture';
import { isOwnMedia, type MediaBox, mediaUrl } from './media-url';

/** Widths in which a landscape is fetched. A picture from another host has one width. */
const BOXES: readonly (readonly [MediaBox, width: number])[] = [
  ['640', 640],
  ['960', 960],
  ['1920', 1920],
];

/** The longest sides of a scene composed for tall frames, whose width is 18/25 of it. */
const TALL_BOXES: readonly (readonly [MediaBox, width: number])[] = [
  ['640', 461],
  ['960', 691],
];

/** The files of a scene composed for tall frames, 1080 × 1500, of our own media. */
export function tallSceneFiles(path: string): PictureFile[] {
  if (!isOwnMedia(path)) return [];
  return TALL_BOXES.flatMap(([box, width]) => {
    const src = mediaUrl(path, box);
    return src ? [{ src, width }] : [];
  });
}

/** The files of a picture that fills its box: a landscape, a portrait of a person. */
export function sceneFiles(path: string): PictureFile[] {
  const usable = isOwnMedia(path) ? BOXES : BOXES.slice(-1);
  return usable.flatMap(([box, width]) => {
    const src = mediaUrl(path, box);
    return src ? [{ src, width }] : [];
  });
}
