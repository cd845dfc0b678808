import type { Picture } from 'contract/wire';
import { storefrontSettings } from '~/server/env.server';
import { allowedMediaPath } from './media-url';

/**
 * Returns the backend's picture when the shop may show it: its own media, or an allowed host. Null for every other address.
 */
export function allowedPicture<Each extends Pick<Picture, 'path'>>(picture: Each | null): Each | null {
  const isAllowed = picture && allowedMediaPath(picture.path, storefrontSettings().mediaHosts) !== undefined;
  return isAllowed ? picture : null;
}
