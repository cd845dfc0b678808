import { GIFT_CARD_MODELS } from 'contract/gift-cards';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { serviceLinks } from '~/server/page-links.server';
import type { ListOfferProps } from './parts/list-offer';
import { readCard } from './rules/facet-engine';
import type { ListIndex } from './rules/list-index';

/** Whether all products of a list are gift cards; not of an empty one. */
export function isOfGiftCards(index: ListIndex): boolean {
  for (let row = 0; row < index.total; row++) if (!GIFT_CARD_MODELS.has(readCard(index, row).id)) return false;
  return index.total > 0;
}

/** How a gift card comes and where it pays, with the way to its balance: a list of two cards tells what to know of them. */
export async function readGiftOffer(context: ShopContext): Promise<ListOfferProps> {
  const t = context.t('gift-card');
  const [use] = await serviceLinks(context, [['payment', t('other.use')]]);
  return {
    title: t('how.title'),
    text: '',
    steps: [t('how.choose'), t('how.come'), t('how.pay')],
    action: { to: pathTo('giftCardBalance', context.language), label: t('submit') },
    more: use ?? null,
    files: [],
  };
}
