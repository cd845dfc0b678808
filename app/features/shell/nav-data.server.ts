import type { ProductGroup } from '~/api/resources';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import { mediaUrl } from '~/features/catalog/media-url';
import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { NavColumn, NavData, NavGroup } from './parts/nav-types';

const shown = (groups: readonly ProductGroup[]) => groups.filter(({ showInMenu }) => showInMenu);

/** Those without groups of their own last, where they stand together. */
function bareLast<Each>(groups: readonly Each[], below: (each: Each) => readonly unknown[]): readonly Each[] {
  const isBare = (each: Each) => Number(below(each).length === 0);
  return groups.toSorted((a, b) => isBare(a) - isBare(b));
}

function toColumn({ name, path, children }: ProductGroup): NavColumn {
  const links = shown(children).map((each) => ({ label: each.name, to: pathToSlug(each.path) }));
  return { label: name, to: pathToSlug(path), links };
}

function toNavGroup({ name, shortName, path, image, children }: ProductGroup): NavGroup {
  const picture = allowedPicture(image ?? null);
  return {
    label: shortName || name,
    to: pathToSlug(path),
    columns: bareLast(shown(children).map(toColumn), ({ links }) => links),
    picture: (picture && mediaUrl(picture.path, '320x400')) ?? null,
  };
}

/**
 * The main menu: product groups with showInMenu, with two levels below the first, and the brands. Specification 1 §2. Empty
 * without any group.
 */
export function navData(tree: readonly ProductGroup[], language: Language, t: Translate<'frame'>): NavData {
  const groups = bareLast(shown(tree).map(toNavGroup), ({ columns }) => columns);
  const brands = { label: t('brands'), to: pathTo('manufacturers', language), columns: [], picture: null };
  return { groups: groups.length > 0 ? [...groups, brands] : [], all: t('nav.all'), more: t('nav.more') };
}
