import type { PictureFile } from '~/ui/picture';
import type { LinkTarget } from '~/ui/text-link';

/** A date as readers see it, DD.MM.YYYY, and for machines. */
export type ShownDate = { readonly text: string; readonly iso: string };

/** A picture of a page: its files, and its address for sharing. */
export type StoryPicture = {
  readonly files: readonly PictureFile[];
  /** What takes its place on dark screens, if there is something. */
  readonly night?: readonly PictureFile[];
  readonly share: string | undefined;
};

/** A guide, post or other page in a list. */
export type Teaser = {
  readonly title: string;
  readonly to: string;
  readonly excerpt: string;
  /** Name of its category or brand; empty without one. */
  readonly label: string;
  readonly files: readonly PictureFile[];
  /** What takes their place on dark screens, if there is something. */
  readonly night?: readonly PictureFile[];
  readonly date: ShownDate | null;
  /** Minutes that it takes to read; null where nobody says. */
  readonly minutes: number | null;
  /** Empty without an author. */
  readonly author: string;
};

/** A person who writes, in a list. */
export type Person = {
  readonly name: string;
  readonly to: string;
  readonly excerpt: string;
  readonly files: readonly PictureFile[];
};

/** A topic to choose guides or posts by. */
export type Topic = LinkTarget & { readonly count: number; readonly isChosen: boolean };
