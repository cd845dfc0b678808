import type { FrontPage } from '~/api/front-page';
import type { ProductGroup } from '~/api/resources';
import type { Language } from '~/locale/languages';
import { tileName } from '~/locale/soft-hyphens';
import { pathToSlug } from '~/routing/path-to';
import type { GroupTile } from './parts/group-tiles';
import { shopPicture } from './shop-picture.server';

/** A department as a tile, with what the front page knows of it: its number of products and its picture. */
export function departmentTile(
  { id, name, shortName, path }: ProductGroup,
  departments: FrontPage['departments'] | undefined,
  language: Language,
): GroupTile {
  const inside = id === null ? undefined : departments?.get(id);
  return {
    label: tileName(shortName || name, language),
    to: pathToSlug(path),
    count: inside?.count ?? null,
    picture: shopPicture(inside?.image ?? null),
  };
}
