import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { plainTracking } from '~/features/catalog/page-tracking';
import { loadCampaign } from '~/features/content/load-campaign.server';
import { withPolicy } from '~/features/content/load-page.server';
import { isGridLarge } from '~/features/listing/grid-size.server';
import { isOfUsedGoods, readOwnOffer } from '~/features/listing/own-offer.server';
import { listProductsOf, presentList } from '~/features/listing/present-list.server';
import { type ShopContext, shopContext } from '~/server/context.server';

const NO_LIST = { list: null, offer: null, status: 200 } as const;

/**
 * The products of a campaign as a listing, with what follows its last product and the page's status; no list where the backend
 * has none of the kind.
 */
async function campaignList(context: ShopContext, id: number, path: string) {
  const { language, locale } = context;
  const query = { source: 'Content' as const, id, language, taxAreaId: locale.taxAreaId };
  const { index, status, isUnsupported = false } = await listProductsOf(context, query);
  if (isUnsupported) return NO_LIST;
  const [list, offer] = await Promise.all([
    presentList(context, { index, path, groupSort: 'default', isUnavailable: status !== 200 }),
    isOfUsedGoods(index) ? readOwnOffer(context) : null,
  ]);
  return { list, offer, status };
}

/** Loads the page of a campaign: its words, and its products with filters, sorts and pages like any listing. Specification 1 §2. */
export async function loadCampaignScreen(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { id, productCount, shown } = await loadCampaign(context);
  const large = isGridLarge(context, shown.path);
  const { list, offer, status } = productCount > 0 ? await campaignList(context, id, shown.path) : NO_LIST;
  const page = { ...shown, list, large, offer, tracking: plainTracking('campaign') };
  const { init } = withPolicy(context, page);
  return data(page, { ...init, status });
}
