import { readPosts } from '~/api/posts';
import { withShortTimeout } from '~/api/request';
import { shortened } from '~/features/catalog/rules/shortened';
import { scenePicture } from '~/features/catalog/scene-picture.server';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { ListOfferProps } from './parts/list-offer';

/** The most characters of what a guide is about. */
const MAX_TEXT = 160;

/**
 * The guide that most products of a group belong to, for the end of the group's list; null without one, and when it cannot be read
 * soon.
 * @param group id of the product group; null where the backend has none
 */
export async function readGuideOffer(
  { api, language, t }: Pick<ShopContext, 'api' | 'language' | 't'>,
  group: number | null,
): Promise<ListOfferProps | null> {
  if (group === null) return null;
  // without it the list is whole, and may be shared
  const apart = { ...withShortTimeout(api), onMissingData: undefined };
  const reading = readPosts(apart, { kind: 'guide', group, pageSize: 1 });
  const found = await orLogged(reading, null, 'guide of a group');
  const guide = found?.group === group ? found.posts[0] : undefined;
  if (!guide) return null;
  return {
    title: guide.title,
    text: shortened(guide.excerpt, MAX_TEXT),
    action: { to: pathTo('lifeOutdoorsPost', language, { post: guide.slug }), label: t('life')('guides.read') },
    more: null,
    ...scenePicture(guide.image),
  };
}
