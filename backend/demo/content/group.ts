import type { Six } from './six';

export type DemoGroup = {
  key: string;
  /** key of the group it lies in */
  parent?: string;
  name: Six;
  /** its own segment of the path */
  slug: Six;
  description: Six;
  /** property types its listing filters by */
  filters: readonly string[];
  /** how its listing is sorted unless the visitor chooses, a server value of Specification 2 §9; else most-popular */
  sorting?: 'newest' | 'best-offer' | 'price-lowest' | 'alphabetical-asc';
};
