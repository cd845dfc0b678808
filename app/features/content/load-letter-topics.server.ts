import { readPosts } from '~/api/posts';
import { withShortTimeout } from '~/api/request';
import { shortened } from '~/features/catalog/rules/shortened';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { Teaser } from './story';
import { postTeaser } from './story.server';

/** Guides that the page of the newsletter names, and the most characters of what each is about. */
const TOPICS = 3;
const LETTERS = 84;

/** The newest guides; none while they cannot be read. */
export async function loadLetterTopics(args: RequestArgs): Promise<readonly Teaser[]> {
  const { api, language } = await shopContext(args);
  const guides = readPosts(withShortTimeout(api), { kind: 'guide', pageSize: TOPICS });
  const { posts } = await orLogged(guides, { posts: [], pages: 1, categories: [] }, 'topics of the newsletter');
  return posts.map((post) => ({ ...postTeaser(post, language), excerpt: shortened(post.excerpt, LETTERS) }));
}
