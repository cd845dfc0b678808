import type { LandscapeName } from '../illustrations/draw-landscape';
import type { BrandSlug } from './brands';
import type { GroupKey } from './groups';
import type { Six } from './six';

/**
 * Texts of content items are in a short notation, one block a line: `# ` begins a heading, `## ` one below it, `- ` an item of a list,
 * `1. ` of a numbered one, `+ ` a tile, `1) ` a numbered one, `* ` a fact, `: ` something at a time, `> ` a quotation, `! ` a tip in a box, `=> ` a link as a button, `!=> ` one in the box of a tip, `-> ` one that leads on; everything else is a paragraph. `@rental/NAME`, `@scene/NAME`, `@figure/NAME` and `@model/SLUG` at its beginning are pictures; a list of `- @model/SLUG [name](model:SLUG)` shows the cards of these goods. Inside a line ` // ` breaks it, `**important**`
 * is strong, and `[words](model:SLUG)`, `[words](group:KEY)`, `[words](brand:SLUG)`, `[words](guide:KEY)`, `[words](post:KEY)`,
 * `[words](page:KEY)`, `[words](store:SLUG)`, `[words](screen:NAME)` (a screen of the shop without parameters), `[words](https://…)` and `[words](tel:+358…)` are links.
 */
export type ContentText = Six;

/** A person who writes the shop's posts and guides. */
export type DemoBlogger = {
  key: string;
  name: string;
  slug: string;
  scene: LandscapeName;
  /** One line: who that is. */
  excerpt: Six;
  text: ContentText;
};

/** Categories of guides and posts, in the order in which they are shown. */
export const DEMO_CATEGORIES = ['skiing', 'hiking', 'camping', 'water', 'clothing', 'care'] as const;
export type DemoCategory = (typeof DEMO_CATEGORIES)[number];

/** A day of any year, `MM-DD`. */
export type DayOfYear = `${number}-${number}`;

/**
 * A guide (`/life-outdoors/{post}/`) or a post of the blog. What tells of a time of the year is dated by the last `day` that has
 * been, after what it tells; everything else by days before loading.
 */
export type DemoPost = {
  key: string;
  kind: 'guide' | 'post';
  category: DemoCategory;
  /** Key of the author. */
  blogger: string;
  scene: LandscapeName;
  /** Slugs of the products that it shows. */
  models: readonly string[];
  slug: Six;
  title: Six;
  excerpt: Six;
  text: ContentText;
  /** Languages that have it; all of them without it. */
  languages?: readonly (keyof Six)[];
} & ({ daysAgo: number } | { day: DayOfYear });

/** A campaign with its days, counted from the day of loading. */
export type DemoCampaign = {
  key: string;
  scene: LandscapeName;
  days: readonly [starts: number, ends: number];
  models?: readonly string[];
  group?: GroupKey;
  brand?: BrandSlug;
  reducedOnly?: boolean;
  slug: Six;
  title: Six;
  excerpt: Six;
  text: ContentText;
};

/** A brand's own page of experiences. */
export type DemoExperience = {
  key: string;
  brand: BrandSlug;
  scene: LandscapeName;
  models: readonly string[];
  slug: Six;
  title: Six;
  excerpt: Six;
  text: ContentText;
};

/** A page with tabs. */
export type DemoTabbedPage = {
  key: string;
  slug: Six;
  title: Six;
  /** Its picture. */
  scene?: LandscapeName;
  tabs: readonly (DemoTab & { nested?: readonly DemoTab[] })[];
};
export type DemoTab = { slug: Six; title: Six; text: ContentText };
