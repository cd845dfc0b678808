import type { ContentKindName } from 'contract/content-fields';

/** What a form shows of an item besides slug, title, description for search engines and picture. */
export type KindParts = {
  readonly excerpt?: true;
  readonly content?: true;
  readonly tabs?: true;
  /** Category, writer and date of a guide or post. */
  readonly post?: true;
  /** Days and rule of products of a campaign. */
  readonly campaign?: true;
  readonly brand?: true;
  readonly models?: true;
};

const PARTS: Readonly<Record<ContentKindName, KindParts>> = {
  page: { content: true, models: true },
  tabs: { tabs: true, models: true },
  guide: { excerpt: true, content: true, post: true, models: true },
  post: { excerpt: true, content: true, post: true, models: true },
  blogger: { excerpt: true, content: true },
  campaign: { excerpt: true, content: true, campaign: true, models: true },
  experience: { excerpt: true, content: true, brand: true, models: true },
};

/** The fields of a kind, as the backend keeps them. */
export const partsOf = (kind: ContentKindName): KindParts => PARTS[kind];
