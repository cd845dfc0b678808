import { getProductModel, getTranslatedPaths } from 'contract/catalogue';
import * as content from 'contract/content';
import * as experiences from 'contract/experiences';
import { listsOfSource } from 'contract/listing';
import { getSiteAddresses } from 'contract/machine-files';
import { getRouteSlugs } from 'contract/site';
import type { ContentKind } from '../../db/schema/content-items';

/** What publishing an item changed for its readers. */
export interface ContentChange {
  /** It appeared or disappeared, or has other addresses. */
  readonly addresses: boolean;
  /** It or its products changed in a way that product pages show. */
  readonly models: boolean;
  /** Other products than before. */
  readonly list: boolean;
}

type Named = { readonly name: string };

const OF_KIND: Readonly<Record<ContentKind, readonly Named[]>> = {
  page: [content.getStaticPage],
  tabs: [content.getStaticPageWithTabs],
  guide: [content.getBlogPosts, content.getBlogPost, content.getBloggers, content.getBlogger],
  post: [content.getBlogPosts, content.getBlogPost, content.getBloggers, content.getBlogger],
  blogger: [content.getBloggers, content.getBlogger, content.getBlogPosts, content.getBlogPost],
  campaign: [content.getCampaigns, content.getCampaign],
  experience: [experiences.getExperiences, experiences.getExperience],
};

/** The names of the calls whose answers changed with an item: pages made of others are kept. */
export function changedCalls(kind: ContentKind, { addresses, models, list }: ContentChange): string[] {
  const isPage = kind === 'page' || kind === 'tabs';
  const changed: Named[] = [...OF_KIND[kind]];
  if (addresses) changed.push(getSiteAddresses, experiences.getRedirect);
  if (addresses && isPage) changed.push(getRouteSlugs, getTranslatedPaths);
  if (models) changed.push(getProductModel);
  const names = changed.map(({ name }) => name);
  return list ? [...names, listsOfSource('Content')] : names;
}
