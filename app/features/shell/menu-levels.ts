import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { LinkTarget } from '~/ui/text-link';
import type { NavGroup } from './parts/nav-types';

/** An item of the menu. */
export type MenuItem = LinkTarget & {
  /** Links to a deeper menu level instead of a page. */
  readonly isDeeper?: boolean;
  readonly isCurrent?: boolean;
};

/** One level of the menu: the top groups, the subgroups of one, and so on. */
export type MenuLevel = {
  readonly title: string;
  /** The level above, if any. */
  readonly back?: LinkTarget;
  readonly items: readonly MenuItem[];
};

/** The menu level of an address: `/menu/`, `/menu/{slug}/`, `/menu/{slug}/?{childSlug}`. */
export type MenuPlace = { readonly group?: string; readonly child?: string };

const BACK = 'back';

/** The last segment of a catalogue path, decoded: the slug used in the menu's addresses. */
function slugOf({ to }: LinkTarget): string {
  return decodeURIComponent(to.split('/').filter(Boolean).at(-1) ?? '');
}

const lower = (link: LinkTarget) => slugOf(link).toLowerCase();

/**
 * Parses an address of the menu. The suffix `?back` means one level above the rest of the address. Specification 1 §2
 * (mobile menu).
 * @param search names without values, `?sukset&back`, in any case; names that are not a slug of the group are ignored
 */
export function readMenuPlace(groups: readonly NavGroup[], slug: string, search: string): MenuPlace {
  const found = groups.find((each) => lower(each) === slug.toLowerCase() && each.columns.length > 0);
  if (!found) return {};
  const group = slugOf(found);
  const names = new Set([...new URLSearchParams(search).keys()].map((name) => name.toLowerCase()));
  const child = found.columns.find((each) => names.has(lower(each)) && each.links.length > 0);
  const isBack = names.has(BACK);
  if (!child) return isBack ? {} : { group };
  return isBack ? { group } : { group, child: slugOf(child) };
}

/** The address of a menu level, or of the level above it. */
function menuPath(language: Language, { group, child }: MenuPlace, isBack = false): string {
  const names = [...(child === undefined ? [] : [encodeURIComponent(child)]), ...(isBack ? [BACK] : [])];
  const path = pathTo('menu', language, group === undefined ? {} : { slug: group });
  return names.length === 0 ? path : `${path}?${names.join('&')}`;
}

function toItem(to: string, label: string, isDeeper: boolean, isCurrent: boolean): MenuItem {
  return { to, label, ...(isDeeper && { isDeeper }), ...(isCurrent && { isCurrent }) };
}

type Words = { readonly products: string; readonly all: (name: string) => string };

/** The menu levels down to a place: all groups, the subgroups of one, the subgroups of one of those. */
export function menuLevels(
  groups: readonly NavGroup[],
  place: MenuPlace,
  language: Language,
  words: Words,
): readonly MenuLevel[] {
  const group = groups.find((each) => slugOf(each) === place.group);
  const child = group?.columns.find((each) => slugOf(each) === place.child);
  const first: MenuLevel = {
    title: words.products,
    items: groups.map((each) => {
      const isDeeper = each.columns.length > 0;
      return toItem(
        isDeeper ? menuPath(language, { group: slugOf(each) }) : each.to,
        each.label,
        isDeeper,
        each === group,
      );
    }),
  };
  if (!group) return [first];
  const here = { group: slugOf(group) };
  const second: MenuLevel = {
    title: group.label,
    back: { label: words.products, to: menuPath(language, here, true) },
    items: [
      toItem(group.to, words.all(group.label), false, false),
      ...group.columns.map((each) => {
        const isDeeper = each.links.length > 0;
        const to = isDeeper ? menuPath(language, { ...here, child: slugOf(each) }) : each.to;
        return toItem(to, each.label, isDeeper, each === child);
      }),
    ],
  };
  if (!child) return [first, second];
  const third: MenuLevel = {
    title: child.label,
    back: { label: group.label, to: menuPath(language, { ...here, child: slugOf(child) }, true) },
    items: [
      toItem(child.to, words.all(child.label), false, false),
      ...child.links.map((each) => toItem(each.to, each.label, false, false)),
    ],
  };
  return [first, second, third];
}
