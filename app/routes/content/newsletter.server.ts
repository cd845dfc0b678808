import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadNewsletter } from '~/features/contact/newsletter.server';
import { loadLetterTopics } from '~/features/content/load-letter-topics.server';

/** Loads the page on which one subscribes to a newsletter, with what the shop writes about. */
export async function loadNewsletterScreen(args: LoaderFunctionArgs) {
  const [page, topics] = await Promise.all([loadNewsletter(args), loadLetterTopics(args)]);
  return { ...page, topics: page.list === 'club' ? topics : [] };
}
