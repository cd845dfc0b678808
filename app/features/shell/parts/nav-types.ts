import type { LinkTarget } from '~/ui/text-link';

/** A column of a menu panel: a group with the groups below it. */
export type NavColumn = LinkTarget & { readonly links: readonly LinkTarget[] };

/** An entry of the main menu. Without columns it is a plain link. */
export type NavGroup = LinkTarget & { readonly columns: readonly NavColumn[] };

/** The main menu with its words. */
export type NavData = {
  readonly groups: readonly NavGroup[];
  /** Of the link to all of a group: a text with `{{name}}`. */
  readonly all: string;
  /** Of the entry that holds those that do not fit. */
  readonly more: string;
};

/** A titled list of links, as in the footer and the menu. */
export type LinkGroup = { readonly title: string; readonly links: readonly LinkTarget[] };

/** The last line of a page: who runs the shop, and what holds. */
export type LegalData = {
  readonly shopName: string;
  /** The front page, as the logo's words name it. */
  readonly home: LinkTarget;
  readonly copyright: string;
  readonly links: readonly LinkTarget[];
};

/** The footer with its words. */
export type FooterData = {
  readonly label: string;
  readonly news: { readonly title: string; readonly text: string; readonly link: LinkTarget };
  /** Help, shop, company, contact. The withdrawal function is in the first. */
  readonly groups: readonly LinkGroup[];
  readonly legal: LegalData;
  /** Names of the ways to pay, as their owners write them. */
  readonly payMarks: { readonly label: string; readonly names: readonly string[] };
  /** Where help is, for the footer of the checkout. */
  readonly help: string;
};
