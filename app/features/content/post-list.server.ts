import { redirect } from '@remix-run/node';
import { type PostFilter, type PostPage, readPosts } from '~/api/posts';
import type { ShopContext } from '~/server/context.server';
import { type ListPlace, PAGE_SIZE, placeQuery, readPlace } from './list-address';
import type { Teaser, Topic } from './story';
import { postTeaser } from './story.server';

/** A page of guides or posts, with its links to the other pages and topics. */
export type PostList = {
  readonly teasers: readonly Teaser[];
  readonly topics: readonly Topic[];
  /** The chosen topic; null for all. */
  readonly topic: { readonly key: string; readonly name: string } | null;
  readonly page: number;
  readonly pages: number;
  /** Addresses of the pages, the first one first. */
  readonly addresses: readonly string[];
};

/** The address of a place in a list. */
type AddressOf = (query: Record<string, string>) => string;

/** The topics to choose from; none where there is only one. */
function topicsOf({ categories }: PostPage, chosen: string | null, all: string, addressOf: AddressOf): Topic[] {
  if (categories.length < 2) return [];
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return [
    { label: all, to: addressOf({}), count: total, isChosen: chosen === null },
    ...categories.map(({ key, name, count }) => ({
      label: name,
      to: addressOf(placeQuery({ category: key, page: 1 })),
      count,
      isChosen: key === chosen,
    })),
  ];
}

/** Redirects an address that does not say its place in the list in the canonical way; other parameters are dropped. */
function toCanonical(place: ListPlace, addressOf: AddressOf): never {
  throw redirect(addressOf(placeQuery(place)));
}

/**
 * Reads the page of a list that the address asks for.
 * @param addressOf makes the list's addresses from their parameters
 * @throws Response a redirect, if there is no such topic or page; ApiError in an outage
 */
export async function loadPostList(
  { api, language, url, t }: ShopContext,
  filter: Pick<PostFilter, 'kind' | 'blogger'>,
  addressOf: AddressOf,
): Promise<PostList> {
  const { isCanonical, ...place } = readPlace(url.searchParams);
  if (!isCanonical) toCanonical(place, addressOf);
  const { category, page } = place;
  const found = await readPosts(api, { ...filter, category: category ?? undefined, page, pageSize: PAGE_SIZE });
  const topic = category === null ? null : (found.categories.find(({ key }) => key === category) ?? null);
  if (category !== null && topic === null) toCanonical({ category: null, page: 1 }, addressOf);
  if (page > found.pages) toCanonical({ category, page: found.pages }, addressOf);
  return {
    teasers: found.posts.map((post) => postTeaser(post, language)),
    topics: filter.blogger === undefined ? topicsOf(found, category, t('life')('everything'), addressOf) : [],
    topic,
    page,
    pages: found.pages,
    addresses: Array.from({ length: found.pages }, (_, index) => addressOf(placeQuery({ category, page: index + 1 }))),
  };
}
