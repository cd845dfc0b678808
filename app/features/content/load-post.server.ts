import { redirect } from '@remix-run/node';
import { type Post, type PostKind, readPost } from '~/api/posts';
import { plainTracking } from '~/features/catalog/page-tracking';
import { fillEditorText } from '~/locale/editor-texts';
import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { movedOrNotFound } from '~/server/moved-page.server';
import { readContentCards } from './content-cards.server';
import { type Booking, withPolicy } from './load-page.server';
import { outdoorsCrumbs } from './parent-crumbs';
import { richHtml } from './rich-html.server';
import { contentsOf } from './rules/headings';
import { itemAlternates, postPath, postTeaser, shownDate, storyPicture } from './story.server';

/** Screen and slug parameter of each kind. */
const SCREENS = {
  guide: { screen: 'lifeOutdoorsPost', name: 'post' },
  post: { screen: 'blogPost', name: 'slug' },
} as const;

/** When it was last changed; null on the day of its publication, when that says nothing. */
function updatedDate({ published, updated }: Post, language: Language) {
  const date = shownDate(updated, language);
  const first = shownDate(published, language);
  return date && first && date.iso > first.iso && date.text !== first.text ? date : null;
}

async function writerOf(context: ShopContext, { author, authorImage, authorHtml }: Post) {
  if (!author) return null;
  const { language } = context;
  return {
    name: author.name,
    to: author.slug === '' ? null : pathTo('blogger', language, { blogger: author.slug }),
    files: storyPicture(authorImage).files,
    html: (await richHtml(authorHtml, context)).html,
  };
}

function topicOf({ kind, category }: Post, { language }: ShopContext) {
  if (!category) return null;
  const screen = kind === 'guide' ? 'lifeOutdoors' : 'blog';
  return { label: category.name, to: pathTo(screen, language, {}, { category: category.key }) };
}

/** What the page of a guide or post shows. */
export async function shownPost(context: ShopContext, post: Post) {
  const { language, locale, t } = context;
  const life = t('life');
  const { screen, name } = SCREENS[post.kind];
  const path = postPath(post, language);
  const [{ html, headings, hasBooking }, products, writer] = await Promise.all([
    richHtml(post.html, context),
    readContentCards(context, post),
    writerOf(context, post),
  ]);
  const booking: Booking | null = (hasBooking && storefrontSettings().booking) || null;
  const title = fillEditorText(post.title, locale);
  const lead = fillEditorText(post.excerpt, locale);
  return {
    admin: { contentId: post.id },
    kind: post.kind,
    title,
    lead,
    description: fillEditorText(post.description, locale) || lead || html,
    html,
    contents: contentsOf(headings),
    booking,
    topic: topicOf(post, context),
    writer,
    published: shownDate(post.published, language),
    updated: updatedDate(post, language),
    minutes: post.minutes,
    picture: storyPicture(post.image),
    products,
    related: post.related.map((each) => postTeaser(each, language)),
    path,
    alternates: itemAlternates(post.slugs, screen, name, { language, path }),
    crumbs: outdoorsCrumbs(
      language,
      { life, catalog: t('catalog') },
      ...(post.kind === 'post' ? [{ label: life('blog'), to: pathTo('blog', language) }] : []),
      { label: title },
    ),
    tracking: plainTracking('dynamic page'),
  };
}

/** Loads a guide or a post of the blog. @throws Response 404 for none, unless it moved */
export async function loadPost(args: RequestArgs, kind: PostKind) {
  const context = await shopContext(args);
  const { api, language, params, t, url } = context;
  const slug = params[SCREENS[kind].name] ?? '';
  const found = await readPost(api, kind, slug.toLowerCase());
  const post = found ?? (await movedOrNotFound(context, t('errors')('contentNotFound')));
  // in capitals, or a kind that belongs under another address
  if (post.slug !== slug || post.kind !== kind) throw redirect(postPath(post, language) + url.search, 301);
  return withPolicy(context, await shownPost(context, post));
}
export type PostData = Awaited<ReturnType<typeof shownPost>>;
