import type { CONTENT_SPACES, ContentKind } from '../../db/schema/content-items';
import type { ShopLanguage } from '../locale/language';
import { type ScreenName, screenParameter, screenPath } from '../locale/screen-paths';

export type ContentSpace = (typeof CONTENT_SPACES)[number];

/** The room in which the slugs of a kind are unique: pages with and without tabs share one. */
export const spaceOf = (kind: ContentKind): ContentSpace => (kind === 'tabs' ? 'page' : kind);

/** The screen that shows an item of a kind. */
export const CONTENT_SCREENS: Readonly<Record<ContentKind, ScreenName>> = {
  page: 'page',
  tabs: 'catchAll',
  guide: 'lifeOutdoorsPost',
  post: 'blogPost',
  blogger: 'blogger',
  campaign: 'campaign',
  experience: 'experiences',
};

/** The address of an item. @example contentPath('guide', 'fi', 'suksien-voitelu') // '/elamaa-ulkona/suksien-voitelu/' */
export function contentPath(kind: ContentKind, language: ShopLanguage, slug: string): string {
  return screenPath(CONTENT_SCREENS[kind], language, slug);
}

/** What a path may name, the most likely first; `rest` is what comes after the slug of a page with tabs. */
export interface NamedContent {
  readonly space: ContentSpace;
  readonly slug: string;
  readonly rest: string;
}

/** The items that a path of the shop may name in a language. @param path lower case, without slashes at its ends */
export function contentOfPath(language: ShopLanguage, path: string): NamedContent[] {
  const kinds: readonly ContentKind[] = ['page', 'post', 'blogger', 'guide', 'campaign', 'experience'];
  const named = kinds.flatMap((kind) => {
    const slug = screenParameter(CONTENT_SCREENS[kind], language, path);
    return slug ? [{ space: spaceOf(kind), slug, rest: '' }] : [];
  });
  const [first = '', ...rest] = path.split('/');
  return [...named, { space: 'page', slug: path, rest: '' }, { space: 'page', slug: first, rest: rest.join('/') }];
}
