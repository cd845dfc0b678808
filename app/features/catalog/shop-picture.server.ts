import type { Picture } from 'contract/wire';
import { storefrontSettings } from '~/server/env.server';
import { allowedMediaPath } from './media-url';
import type { ShopPicture } from './parts/plate';
import { wirePicture } from './wire-picture';

/**
 * Converts a backend picture for display: our own, or one of an allowed host.
 * @returns null for every other address
 */
export function shopPicture(picture: Picture | null): ShopPicture | null {
  const path = picture ? allowedMediaPath(picture.path, storefrontSettings().mediaHosts) : undefined;
  if (!picture || path === undefined) return null;
  return { ...wirePicture({ ...picture, path }), ...(picture.caption && { caption: picture.caption }) };
}

/** The pictures that a page may show, in their original order. */
export function shopPictures(pictures: readonly Picture[]): ShopPicture[] {
  return pictures.flatMap((picture) => shopPicture(picture) ?? []);
}
