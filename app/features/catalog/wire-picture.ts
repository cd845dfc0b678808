import type { Picture } from 'contract/wire';
import type { ShopPicture } from './parts/plate';

/** A picture as the backend sends it, for its plate; without its caption, where the name of the product stands beside it. */
export function wirePicture({ path, is_scene, is_cut_out }: Picture): ShopPicture {
  return { path, ...(is_scene && { isScene: true }), ...(is_cut_out && { isCutOut: true }) };
}
