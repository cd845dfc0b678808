import { redirect } from '@remix-run/node';
import { readGiftCategory } from '~/api/gifts';
import { readEnterpriseMode } from '~/features/staff/enterprise-mode.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';

/** Which product an address asks for, and on which kind of page. */
export interface ProductAddress {
  /** In lower case; empty on the pages of gift campaigns, whose addresses have none. */
  readonly manufacturer: string;
  /** Empty when the address has none. */
  readonly slug: string;
  /** The gift campaign's category in which the product is shown; null elsewhere. */
  readonly campaign: { readonly slug: string; readonly name: string; readonly company: string } | null;
  /** The page one level up. */
  readonly parent: string;
}

const OLD_SCREENS: ReadonlySet<ScreenName> = new Set<ScreenName>(['oldProduct', 'oldGiftCampaignProduct']);

/**
 * Reads the address of a product page: `/{manufacturer}/{sub path…}`, whose last segment is the product, or
 * `/giftcampaigns/{campaign}/{product}`; each also as the old page. Specification 2 §2.
 * @throws Response 404 for a gift campaign that does not run
 */
export async function readAddress(context: ShopContext): Promise<ProductAddress> {
  const { api, language, params, t } = context;
  const { campaignSlug, productSlug } = params;
  if (campaignSlug !== undefined) {
    const slug = campaignSlug.toLowerCase();
    const category = await orErrorPage(readGiftCategory(api, slug));
    if (!category) notFound(t('refusals')('campaignNotFound'));
    const parent = pathTo('giftCampaign', language, { category: slug });
    const name = category.name || category.campaign;
    return { manufacturer: '', slug: productSlug ?? '', campaign: { slug, name, company: category.campaign }, parent };
  }
  const segments = [params['manufacturer'] ?? '', ...(params['slug'] ?? '').split('/')].filter(Boolean);
  const above = segments.slice(0, -1);
  return {
    manufacturer: (segments[0] ?? '').toLowerCase(),
    slug: segments.length > 1 ? (segments.at(-1) ?? '') : '',
    campaign: null,
    parent: above.length === 0 ? pathTo('home', language) : pathToSlug(above.join('/')),
  };
}

type Found = { readonly slug: string; readonly isBundle: boolean; readonly manufacturer: { readonly slug: string } };

/**
 * The page's own address and the canonical one. Specification 2 §2.
 * @throws Response a redirect: of a bundle, and of somebody who puts an enterprise order together, to the old page; of a wrong manufacturer to
 * the right one
 */
export async function requireOwnAddress(
  context: ShopContext,
  { manufacturer, campaign }: ProductAddress,
  found: Found,
): Promise<{ path: string; canonical: string }> {
  const { language, params, screen, url } = context;
  const own = { manufacturer: found.manufacturer.slug, slug: found.slug };
  const gift = campaign && { campaignSlug: campaign.slug, productSlug: found.slug };
  const oldPath = gift ? pathTo('oldGiftCampaignProduct', language, gift) : pathTo('oldProduct', language, own);
  // a bundle has no other page than the old one
  const canonical = found.isBundle ? oldPath : pathToSlug(`${own.manufacturer}/${own.slug}`);
  const isOld = OLD_SCREENS.has(screen);
  if (!isOld && (found.isBundle || (await readEnterpriseMode(context)) !== null)) throw redirect(oldPath + url.search);
  if (gift) return { path: isOld ? oldPath : pathTo('giftCampaignProduct', language, gift), canonical };
  if (manufacturer !== own.manufacturer.toLowerCase()) throw redirect((isOld ? oldPath : canonical) + url.search);
  return { path: isOld ? oldPath : pathToSlug(params['slug'] ?? ''), canonical };
}
