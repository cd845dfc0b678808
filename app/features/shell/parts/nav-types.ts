import type { LinkTarget } from '~/ui/text-link';

/** A column of a menu panel: a group with its subgroups. */
export type NavColumn = LinkTarget & { readonly links: readonly LinkTarget[] };

/** An entry of the main menu. Without columns it is a plain link. */
export type NavGroup = LinkTarget & {
  readonly columns: readonly NavColumn[];
  /** Address of the picture in its panel; null without one. */
  readonly picture?: string | null;
};

/** The main menu with its texts. */
export type NavData = {
  readonly groups: readonly NavGroup[];
  /** Text of the link to a whole group, with `{{name}}`. */
  readonly all: string;
  /** Text of the entry with the groups that do not fit. */
  readonly more: string;
};

/** A titled list of links, as in the footer and the menu. */
export type LinkGroup = { readonly title: string; readonly links: readonly LinkTarget[] };

/** The last line of a page: company and legal links. */
export type LegalData = {
  readonly shopName: string;
  /** Name of the logo's link to the front page. */
  readonly home: LinkTarget;
  readonly copyright: string;
  readonly links: readonly LinkTarget[];
};

/** The footer with its texts. */
export type FooterData = {
  readonly label: string;
  readonly news: { readonly title: string; readonly text: string; readonly link: LinkTarget };
  /** Help, shop, company, contact. The withdrawal function is in the first. */
  readonly groups: readonly LinkGroup[];
  readonly legal: LegalData;
  /** Names of the payment methods, as their owners write them. */
  readonly payMarks: { readonly label: string; readonly names: readonly string[] };
  /** Link to help, for the checkout footer. */
  readonly help: string;
};
