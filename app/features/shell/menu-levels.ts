import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { MenuItem, MenuLevel } from './parts/mobile-nav';
import type { NavColumn, NavGroup } from './parts/nav-types';

type Words = { readonly departments: string; readonly all: (name: string) => string };

function slugOf({ to }: { readonly to: string }): string {
  return decodeURIComponent(to.replace(/^\/|\/$/g, ''));
}

function toItem(to: string, label: string, isDeeper: boolean, isCurrent: boolean): MenuItem {
  return { to, label, ...(isDeeper && { isDeeper }), ...(isCurrent && { isCurrent }) };
}

/**
 * The levels of the mobile menu: all groups; those of one (`?group=`); those of one below it (`&child=`). An unknown
 * slug opens nothing deeper. Specification 1 §2 (mobile menu).
 */
export function menuLevels(
  groups: readonly NavGroup[],
  chosen: { readonly group: string | null; readonly child: string | null },
  language: Language,
  words: Words,
): readonly MenuLevel[] {
  const menu = (group?: string, child?: string) => pathTo('menu', language, {}, { group, child });
  const group = groups.find((each) => slugOf(each) === chosen.group && (each.columns?.length ?? 0) > 0);
  const child = group?.columns?.find((each) => slugOf(each) === chosen.child && each.links.length > 0);
  const first: MenuLevel = {
    title: words.departments,
    items: groups.map((each) => {
      const isDeeper = (each.columns?.length ?? 0) > 0;
      return toItem(isDeeper ? menu(slugOf(each)) : each.to, each.label, isDeeper, each === group);
    }),
  };
  if (!group) return [first];
  const second: MenuLevel = {
    title: group.label,
    back: { label: words.departments, to: menu() },
    items: [
      toItem(group.to, words.all(group.label), false, false),
      ...(group.columns ?? []).map((each: NavColumn) => {
        const isDeeper = each.links.length > 0;
        return toItem(isDeeper ? menu(slugOf(group), slugOf(each)) : each.to, each.label, isDeeper, each === child);
      }),
    ],
  };
  if (!child) return [first, second];
  const third: MenuLevel = {
    title: child.label,
    back: { label: group.label, to: menu(slugOf(group)) },
    items: [
      toItem(child.to, words.all(child.label), false, false),
      ...child.links.map((each) => toItem(each.to, each.label, false, false)),
    ],
  };
  return [first, second, third];
}
