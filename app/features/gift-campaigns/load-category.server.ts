import type { LoaderFunctionArgs } from '@remix-run/node';
import { type GiftProduct, readGiftCategory } from '~/api/gifts';
import { plainTracking } from '~/features/catalog/page-tracking';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { writtenDate } from '~/locale/dates';
import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';

/** A product of the category as its page shows it. */
export type GiftCardView = Pick<GiftProduct, 'name' | 'brand' | 'isOrderable'> & {
  readonly to: string;
  readonly picture: ShopPicture | null;
};

/** The last day of a time that ends a campaign, in words; empty when the backend does not tell. */
const lastDay = (ends: string | null, language: Language): string =>
  ends === null ? '' : writtenDate(new Date(Date.parse(ends) - 1), language);

/**
 * Loads the page of a gift campaign's category: what the company says, and the products to choose from. Specification 2 §2, §7.
 * @throws Response 404 for a campaign that does not exist or does not run now. Specification 2 §8
 */
export async function loadGiftCategory(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { api, language, params, t } = context;
  const slug = (params['category'] ?? '').toLowerCase();
  const found = await orErrorPage(readGiftCategory(api, slug));
  if (!found) notFound(t('refusals')('campaignNotFound'));
  const { name, campaign, text, picture, ends, delivery, products } = found;
  const cards = products.map(
    ({ slug: productSlug, image, ...product }): GiftCardView => ({
      ...{ name: product.name, brand: product.brand, isOrderable: product.isOrderable },
      to: pathTo('giftCampaignProduct', language, { campaignSlug: slug, productSlug }),
      picture: shopPicture(image),
    }),
  );
  return {
    title: name || campaign,
    company: campaign,
    paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
    picture: shopPicture(picture),
    until: lastDay(ends, language),
    delivery,
    cards,
    tracking: plainTracking('campaign'),
  };
}

/** What the page of a category shows. */
export type GiftCategoryData = Awaited<ReturnType<typeof loadGiftCategory>>;
