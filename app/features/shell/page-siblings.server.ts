import { type RouteSlugs, readRouteSlugs, readStaticPage, readTabbedPage } from '~/api/content';
import { type Api, withShortTimeout } from '~/api/request';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { SCREEN_PAGES, type ScreenWithPage } from '~/routing/screen-pages';
import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { isCondition, pageSiblings, type Sibling } from './page-siblings';

/** The list beside a page. */
export type PageSiblings = {
  readonly title: string;
  readonly links: readonly {
    readonly label: string;
    readonly to: string;
    readonly isCurrent: boolean;
    /** It begins another part of the list. */
    readonly isApart: boolean;
  }[];
};

/** A page's own title; empty when it cannot be read. */
async function titleOf(api: Api, sibling: Exclude<Sibling, { kind: 'screen' }>): Promise<string> {
  const reading: Promise<{ readonly title: string } | undefined> =
    sibling.kind === 'page' ? readStaticPage(api, sibling.slug) : readTabbedPage(api, sibling.slug);
  return (await orLogged(reading, undefined, 'title of a page'))?.title ?? '';
}

/** Names of the screens in these lists. */
function screenTitle(screen: ScreenName, { t }: ShopContext): string {
  const frame = t('frame');
  const names: Partial<Record<ScreenName, string>> = {
    ask: frame('contact'),
    stores: frame('stores'),
    secondHand: frame('secondHand'),
    history: frame('history'),
    enterprise: frame('companies'),
    lifeOutdoors: frame('guides'),
  };
  return names[screen] ?? '';
}

async function toLink(sibling: Sibling, context: ShopContext, api: Api) {
  const { language } = context;
  if (sibling.kind === 'screen')
    return { label: screenTitle(sibling.screen, context), to: pathTo(sibling.screen, language) };
  const { kind, slug } = sibling;
  return {
    label: await titleOf(api, sibling),
    to: kind === 'page' ? pathTo('page', language, { slug }) : pathToSlug(slug),
  };
}

/**
 * The pages that belong together with a page, each under its own title, but the one named as the list is its overview; null for a page
 * that stands alone, and when they cannot be fetched.
 * @param current slug of the page, or the screen whose text it is
 */
export async function loadSiblings(
  context: ShopContext,
  current: string | { readonly screen: ScreenWithPage },
): Promise<PageSiblings | null> {
  const { language, t } = context;
  const api = withShortTimeout(context.api);
  const slugs: RouteSlugs | null = await orLogged(readRouteSlugs(api), null, 'slugs of pages');
  const overview = t('pages')('siblings.overview');
  const found = slugs ? pageSiblings(current, language, slugs) : undefined;
  if (!found) return null;
  const own = typeof current === 'string' ? current.toLowerCase() : SCREEN_PAGES[current.screen][language];
  const title = t('pages')(`siblings.${found.group}`);
  const links = await Promise.all(
    found.siblings.map(async (sibling) => ({
      ...(await toLink(sibling, context, api)),
      isCondition: isCondition(sibling, language),
      isCurrent:
        sibling.kind === 'screen'
          ? typeof current !== 'string' && sibling.screen === current.screen
          : sibling.slug === own,
    })),
  );
  const named = links.filter(({ label }) => label !== '');
  const apart = named.findIndex((link) => link.isCondition);
  return {
    title,
    links: named.map(({ label, to, isCurrent }, index) => ({
      ...{ label: label === title ? overview : label, to, isCurrent },
      isApart: index > 0 && index === apart,
    })),
  };
}
