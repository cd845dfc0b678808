import { redirect } from '@remix-run/node';
import { type Experience, readExperience, readExperiences } from '~/api/campaigns';
import { withShortTimeout } from '~/api/request';
import { plainTracking } from '~/features/catalog/page-tracking';
import { fillEditorText } from '~/locale/editor-texts';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { movedOrNotFound } from '~/server/moved-page.server';
import { orLogged } from '~/server/unavailable.server';
import { readContentCards } from './content-cards.server';
import { type Booking, withPolicy } from './load-page.server';
import { richHtml } from './rich-html.server';
import { contentsOf } from './rules/headings';
import { experienceTeaser, itemAlternates, storyPicture } from './story.server';

/** Other experiences below one. */
const OTHERS = 3;

/** Headings of a text from which its list fills the column beside it. */
const LEAST_CONTENTS = 2;

const TRACKING = plainTracking('dynamic page');

/** The list of all experiences, in the order of the setting `experience_manufacturer_list`. Specification 1 §3. */
async function loadList({ api, language, t }: ShopContext) {
  const life = t('life');
  const pages = await readExperiences(api);
  return {
    title: life('experiences'),
    lead: life('experiences.lead'),
    teasers: pages.map((page) => experienceTeaser(page, language)),
    page: null,
    booking: null,
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: life('experiences') }],
    tracking: TRACKING,
  };
}

/** What a brand's own page shows. */
export async function shownExperience(context: ShopContext, page: Experience, path: string) {
  const { api, language, locale, t } = context;
  const life = t('life');
  const [{ html, headings, hasBooking }, products, all] = await Promise.all([
    richHtml(page.html, context),
    readContentCards(context, page),
    orLogged(readExperiences(withShortTimeout(api)), [], 'experiences'),
  ]);
  const booking: Booking | null = (hasBooking && storefrontSettings().booking) || null;
  const title = fillEditorText(page.title, locale);
  const lead = fillEditorText(page.excerpt, locale);
  return {
    admin: { contentId: page.id },
    title,
    lead,
    teasers: all
      .filter(({ id }) => id !== page.id)
      .slice(0, OTHERS)
      .map((each) => experienceTeaser(each, language)),
    page: {
      description: fillEditorText(page.description, locale) || lead || html,
      html,
      contents: contentsOf(headings, LEAST_CONTENTS),
      brand: page.brand && { label: page.brand.name, to: pathToSlug(page.brand.slug) },
      picture: storyPicture(page.image),
      products,
      path,
      alternates: itemAlternates(page.slugs, 'experiences', 'slug', { language, path }),
    },
    booking,
    crumbs: [
      { label: t('catalog')('home'), to: pathTo('home', language) },
      { label: life('experiences'), to: pathTo('experiences', language) },
      { label: title },
    ],
    tracking: TRACKING,
  };
}

/** Loads the list of experiences, or with a slug in the address one of them. Specification 1 §2. @throws Response 404 for none */
export async function loadExperiences(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, params, t, url } = context;
  const slug = params['slug'] ?? '';
  if (slug === '') return withPolicy(context, await loadList(context));
  const found = await readExperience(api, slug.toLowerCase());
  const page = found ?? (await movedOrNotFound(context, t('errors')('contentNotFound')));
  const path = pathTo('experiences', language, { slug: page.slug });
  if (page.slug !== slug) throw redirect(path + url.search, 301);
  return withPolicy(context, await shownExperience(context, page, path));
}
export type ExperiencesData = Awaited<ReturnType<typeof loadExperiences>>['data'];
