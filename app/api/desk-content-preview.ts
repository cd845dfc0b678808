import { previewDeskContent } from 'contract/desk-content';
import type { Language } from '~/locale/languages';
import { bodyOf } from './call-result';
import { type Campaign, type Experience, toCampaign, toExperience } from './campaigns';
import { type Slugs, type StaticPage, type TabbedPage, toStaticPage, toTabbedPage } from './content';
import { type Blogger, type Post, toBlogger, toPost } from './posts';
import { type Api, read } from './request';

/** The latest version of an item as readers would get it: one of these. */
type Shown =
  | { readonly kind: 'page'; readonly page: StaticPage }
  | { readonly kind: 'tabs'; readonly tabs: TabbedPage }
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'campaign'; readonly campaign: Campaign }
  | { readonly kind: 'blogger'; readonly blogger: Blogger & { readonly slugs: Slugs } }
  | { readonly kind: 'experience'; readonly experience: Experience };

export type ContentPreview = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  /** Languages that have a text, and that of the one shown. */
  readonly languages: readonly Language[];
  readonly language: Language;
  /** Ids of the products, in their order. */
  readonly models: readonly number[];
  readonly shown: Shown;
};

/** The latest version of an item in the language of `api`, or one that it has; null when there is none. @throws ApiError */
export async function readContentPreview(api: Api, id: number): Promise<ContentPreview | null> {
  const answer = await read(api, previewDeskContent, { params: { id } });
  if (answer.status === 404) return null;
  const { page, tabs, post, campaign, blogger, experience, kind: _kind, ...rest } = bodyOf(answer);
  const tabbed = tabs && toTabbedPage(tabs);
  const shown = (): Shown | null => {
    if (page) return { kind: 'page', page: toStaticPage(page) };
    if (tabbed) return { kind: 'tabs', tabs: tabbed };
    if (post) return { kind: 'post', post: toPost(post) };
    if (campaign) return { kind: 'campaign', campaign: toCampaign(campaign) };
    if (blogger) return { kind: 'blogger', blogger: { ...toBlogger(blogger), slugs: blogger.slugs } };
    return experience ? { kind: 'experience', experience: toExperience(experience) } : null;
  };
  const found = shown();
  return found && { ...rest, shown: found };
}
