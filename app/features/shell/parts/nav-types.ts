import type { LinkTarget } from '~/ui/text-link';

/** A column of a menu panel: a group with the groups below it. */
export type NavColumn = LinkTarget & { readonly links: readonly LinkTarget[] };

/** An entry of the main menu. Without columns it is a plain link. */
export type NavGroup = LinkTarget & { readonly columns?: readonly NavColumn[] };

/** A titled list of links, as in the footer. */
export type LinkGroup = { readonly title: string; readonly links: readonly LinkTarget[] };
