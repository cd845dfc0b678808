import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { LinkTarget } from '~/ui/text-link';
import type { NavGroup } from './parts/nav-types';

/** A line of the menu. */
export type MenuItem = LinkTarget & {
  /** Leads to a deeper level of the menu rather than to a page. */
  readonly isDeeper?: boolean;
  readonly isCurrent?: boolean;
};

/** One level of the menu: the groups, the groups of one, and so on. */
export type MenuLevel = {
  readonly title: string;
  /** The level above, where there is one. */
  readonly back?: LinkTarget;
  readonly items: readonly MenuItem[];
};

/** Where in the menu an address leads: `/menu/`, `/menu/{slug}/`, `/menu/{slug}/?{childSlug}`. */
export type MenuPlace = { readonly group?: string; readonly child?: string };

const BACK = 'back';

/** The last segment of a path of the catalogue, decoded: the slug that the menu's addresses carry. */
function slugOf({ to }: LinkTarget): string {
  return decodeURIComponent(to.split('/').filter(Boolean).at(-1) ?? '');
}

/**
 * Reads an address of the menu. The suffix `?back` returns one level from what the rest of the address names.
 * Specification 1 §2 (mobile menu).
 * @param search names without values, `?sukset&back`; names that are no slug of the group are passed over
 */
export function readMenuPlace(groups: readonly NavGroup[], slug: string, search: string): MenuPlace {
  const group = groups.find((each) => slugOf(each) === slug && each.columns.length > 0);
  if (!group) return {};
  const names = new Set(new URLSearchParams(search).keys());
  const child = group.columns.find((each) => names.has(slugOf(each)) && each.links.length > 0);
  const isBack = names.has(BACK);
  if (!child) return isBack ? {} : { group: slug };
  return isBack ? { group: slug } : { group: slug, child: slugOf(child) };
}

/** The address of a place in the menu, or of the way back from it. */
function menuPath(language: Language, { group, child }: MenuPlace, isBack = false): string {
  const names = [...(child === undefined ? [] : [encodeURIComponent(child)]), ...(isBack ? [BACK] : [])];
  const path = pathTo('menu', language, group === undefined ? {} : { slug: group });
  return names.length === 0 ? path : `${path}?${names.join('&')}`;
}

function toItem(to: string, label: string, isDeeper: boolean, isCurrent: boolean): MenuItem {
  return { to, label, ...(isDeeper && { isDeeper }), ...(isCurrent && { isCurrent }) };
}

type Words = { readonly products: string; readonly all: (name: string) => string };

/** The levels of the menu down to a place: all groups; those of one; those of one below it. */
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
