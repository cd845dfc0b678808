import type { Picture } from 'contract/wire';
import { storefrontSettings } from '~/server/env.server';
import { allowedMediaPath } from './media-url';
import type { ShopPicture } from './parts/plate';

/**
 * A picture of the backend as a page may show it: our own, or one of an allowed host.
 * @returns null for every other address
 */
export function shopPicture(picture: Picture | null): ShopPicture | null {
  const path = picture ? allowedMediaPath(picture.path, storefrontSettings().mediaHosts) : undefined;
  if (!picture || path === undefined) return null;
  return { path, ...(picture.caption && { caption: picture.caption }), ...(picture.is_scene && { isScene: true }) };
}

/** Those of several pictures that a page may show, in their order. */
export function shopPictures(pictures: readonly Picture[]): ShopPicture[] {
  return pictures.flatMap((picture) => shopPicture(picture) ?? []);
}
