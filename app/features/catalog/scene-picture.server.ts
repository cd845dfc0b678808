import type { Picture } from 'contract/wire';
import type { PictureFile } from '~/ui/picture';
import { allowedPicture } from './allowed-picture.server';
import { sceneFiles } from './scene-files';

/** The files of a scene, and what takes their place on dark screens, if there is something. */
export type ScenePicture = { readonly files: readonly PictureFile[]; readonly night?: readonly PictureFile[] };

/** A scene of the backend that the shop may show; without files otherwise. */
export function scenePicture(picture: Picture | null): ScenePicture {
  const allowed = allowedPicture(picture);
  if (!allowed) return { files: [] };
  const night = allowedPicture(allowed.night ? { path: allowed.night } : null);
  return { files: sceneFiles(allowed.path), ...(night && { night: sceneFiles(night.path) }) };
}
