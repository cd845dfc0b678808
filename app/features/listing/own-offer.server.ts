import { readStaticPage } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { scenePicture } from '~/features/catalog/scene-picture.server';
import { pathTo } from '~/routing/path-to';
import { servicePageSlugs } from '~/routing/service-pages';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { ListOfferProps } from './parts/list-offer';
import { readCard } from './rules/facet-engine';
import type { ListIndex } from './rules/list-index';

/** Whether all products of a list are used; not of an empty one. */
export function isOfUsedGoods(index: ListIndex): boolean {
  for (let row = 0; row < index.total; row++) if (!readCard(index, row).usedCondition) return false;
  return index.total > 0;
}

/** What to do with used things of one's own, where the shop has a page about what becomes of them; null without one. */
export async function readOwnOffer({ api, language, t }: ShopContext): Promise<ListOfferProps | null> {
  const slug = servicePageSlugs.sustainability[language];
  const page = await orLogged(readStaticPage(withShortTimeout(api), slug), undefined, 'sustainability');
  if (!page) return null;
  const words = t('browse');
  return {
    title: words('secondHand.own.title'),
    text: words('secondHand.own.text'),
    action: { to: pathTo('ask', language), label: words('secondHand.own.ask') },
    more: { to: pathTo('page', language, { slug }), label: page.title },
    ...scenePicture(page.image),
  };
}
