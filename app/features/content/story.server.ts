import type { Picture } from 'contract/wire';
import type { CampaignSummary, ExperienceSummary } from '~/api/campaigns';
import type { Slugs } from '~/api/content';
import type { Blogger, PostSummary } from '~/api/posts';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import { mediaUrl } from '~/features/catalog/media-url';
import { shortened } from '~/features/catalog/rules/shortened';
import { toldMinutes } from '~/features/catalog/rules/told-minutes';
import { scenePicture } from '~/features/catalog/scene-picture.server';
import { writtenDate } from '~/locale/dates';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import type { Person, ShownDate, StoryPicture, Teaser } from './story';

/** The most characters of what a story is about, where it is announced. */
const MOST = 160;

/** A picture of the backend that the shop may show, and its address for sharing; without files otherwise. */
export function storyPicture(picture: Picture | null): StoryPicture {
  const allowed = allowedPicture(picture);
  return { ...scenePicture(picture), share: allowed ? mediaUrl(allowed.path, '1200x630') : undefined };
}

/** A time as its date in the Helsinki zone; null for one that cannot be read. */
export function shownDate(time: string | null, language: Language): ShownDate | null {
  const text = time === null ? '' : writtenDate(time, language);
  return time === null || text === '' ? null : { text, iso: new Date(time).toISOString() };
}

/** The address of a guide or post. */
export const postPath = ({ kind, slug }: Pick<PostSummary, 'kind' | 'slug'>, language: Language): string =>
  kind === 'guide' ? pathTo('lifeOutdoorsPost', language, { post: slug }) : pathTo('blogPost', language, { slug });

export function postTeaser(post: PostSummary, language: Language): Teaser {
  return {
    title: post.title,
    to: postPath(post, language),
    excerpt: shortened(post.excerpt, MOST),
    label: post.category?.name ?? '',
    ...scenePicture(post.image),
    date: shownDate(post.published, language),
    minutes: toldMinutes(post.minutes),
    author: post.author?.name ?? '',
  };
}

export function experienceTeaser(page: ExperienceSummary, language: Language): Teaser {
  return {
    title: page.title,
    to: pathTo('experiences', language, { slug: page.slug }),
    excerpt: shortened(page.excerpt, MOST),
    label: page.brand?.name ?? '',
    ...scenePicture(page.image),
    date: null,
    minutes: null,
    author: '',
  };
}

/** @param label until when it runs */
export function campaignTeaser(campaign: CampaignSummary, language: Language, label: string): Teaser {
  return {
    title: campaign.title,
    to: pathTo('campaign', language, { campaignSlug: campaign.slug }),
    excerpt: shortened(campaign.excerpt, MOST),
    label,
    ...scenePicture(campaign.image),
    date: null,
    minutes: null,
    author: '',
  };
}

export function toPerson({ name, slug, excerpt, image }: Blogger, language: Language): Person {
  return { name, to: pathTo('blogger', language, { blogger: slug }), excerpt, files: scenePicture(image).files };
}

/**
 * An item's addresses in the languages that have it. A backend that names no slugs gives only the page's own.
 * @param name of the screen's parameter
 */
export function itemAlternates(
  slugs: Slugs,
  screen: ScreenName,
  name: string,
  own: { readonly language: Language; readonly path: string },
): Partial<Record<Language, string>> {
  const found = LANGUAGES.flatMap((language) => {
    const slug = slugs[language];
    return slug ? [[language, pathTo(screen, language, { [name]: slug })] as const] : [];
  });
  return { ...Object.fromEntries(found), [own.language]: own.path };
}
