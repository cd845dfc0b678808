import type { Act } from '../audit/write-audit';
import type { ShopLanguage } from '../locale/language';

/** Who changes banners, words, redirects and settings, and when. */
export interface SiteEditor extends Act {
  /** In which refusals are told. */
  readonly language: ShopLanguage;
  /** Host names of the shop: addresses on them become paths. */
  readonly ownHosts: ReadonlySet<string>;
}

/** What became of a form. `outdated`: somebody else has saved since its editor opened it. */
export type SiteResult<Done> =
  | { readonly outcome: 'saved'; readonly done: Done }
  | { readonly outcome: 'outdated' | 'missing' };
