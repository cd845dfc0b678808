import { ApiError } from '~/api/api-error';
import { readGeneralSettings } from '~/api/locale';
import { getDeliveryLimit, getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { readResources } from '~/api/resources';
import { readCart } from '~/features/cart/cart-cookie.server';
import { postcodeRule } from '~/features/cart/rules/postcode';
import { shownVideos } from '~/features/catalog/rules/shown-videos';
import { shopPicture, shopPictures } from '~/features/catalog/shop-picture.server';
import { currentCustomer, isStaff } from '~/features/session/current-customer.server';
import { countryName } from '~/locale/country-name';
import { addressIn } from '~/locale/postal-address';
import type { ShopContext } from '~/server/context.server';
import { failed, notFound } from '~/server/errors.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';
import { readArrivals, readStoreViews } from './availability/read-availability.server';
import { readPageBundles } from './bundles.server';
import { instalmentsAt } from './instalments/instalment-page.server';
import { keyFacts } from './key-facts';
import { type ListReader, readScale } from './list-facts.server';
import { lookUpShipping } from './look-up-shipping.server';
import { readAlternatives, readGroupTrail } from './page-extras.server';
import { readMore } from './page-more.server';
import { type ProductAddress, readAddress, requireOwnAddress } from './product-address.server';
import type { PageModel, ProductData, ProductSafety, ProductTexts } from './product-data';
import { nearestFirst } from './rules/nearest-first';
import { isRepaired } from './rules/page-promises';
import { shownPriceEnding } from './rules/page-texts';
import { numberParam } from './rules/requested-choice';
import { variantsForSale } from './rules/set-stock';
import { loadSizeGuide } from './size-guide/load-size-guide.server';
import { enterpriseView, staffView, transferVariants } from './staff-view.server';
import { readTexts } from './texts/read-texts.server';

type Model = NonNullable<Awaited<ReturnType<typeof getModel>>>;

/** Max length of a slug in the contract. */
const MAX_SLUG_LENGTH = 300;

/**
 * The model, or undefined when there is none.
 * @throws Response the error page of a model that could not be loaded. Specification 2 §8
 */
async function requireModel(
  context: ShopContext,
  { slug, campaign, parent }: ProductAddress,
): Promise<Model | undefined> {
  if (slug === '' || slug.length > MAX_SLUG_LENGTH) return undefined;
  try {
    const find = (each: string) => findModel(context, each, campaign?.slug);
    const written = await find(slug);
    // addresses are case-insensitive
    return written ?? (slug === slug.toLowerCase() ? undefined : await find(slug.toLowerCase()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a product could not be loaded');
    failed(context.t('product-more')('notFound'), { status: statusOf(error), parent });
  }
}

/** The error page of a product that could not be loaded has the backend's status. Specification 2 §8. */
function statusOf({ kind, backendStatus, status }: ApiError): number {
  return kind === 'status' && backendStatus >= 400 && backendStatus < 500 ? backendStatus : status;
}

/**
 * Reads the model of a slug. Staff sees models that are not public and units by store, which the backend decides by the token; such
 * a response is never cached for others.
 */
async function findModel(context: ShopContext, slug: string, giftCampaign?: string): Promise<Model | undefined> {
  const { api, auth, locale, url } = context;
  const query = { slug, taxAreaId: locale.taxAreaId, giftCampaign };
  const asStaff = (await isStaff(context)) ? '' : undefined;
  const preview = auth ? (url.searchParams.get('preview')?.slice(0, 200) ?? asStaff) : undefined;
  const model = await getModel(api, { ...query, preview });
  return model || !auth || preview !== undefined ? model : getModel(api, { ...query, preview: '' });
}

function toPageModel(
  model: Model,
  parents: PageModel['parents'],
  texts: ProductTexts,
  language: ShopContext['language'],
): PageModel {
  const { manufacturer, colors, images, ...rest } = model;
  const { tagline, descriptionHtml } = texts;
  const { id, slug, modelNumber, name, notice, metaTitle, metaDescription, variants, types, properties } = rest;
  const {
    isWithdrawalExcepted,
    ribbons,
    rating,
    allowDiscount,
    belongsToOutlet,
    showDiscountPercentage,
    isPublic,
    isGiftCard,
    isBundle,
  } = rest;
  return {
    ...{ id, slug, modelNumber, name, tagline, notice, metaTitle, metaDescription, variants, types, properties },
    keyFacts: keyFacts(properties, language),
    isWithdrawalExcepted,
    ...{ ribbons, rating, allowDiscount, belongsToOutlet, showDiscountPercentage, isPublic, isGiftCard, isBundle },
    promotedColor: rest.promotedColor,
    priceEnding: rest.priceEnding,
    offerTexts: rest.offerTexts,
    parents,
    manufacturer: { name: manufacturer.name, slug: manufacturer.slug, isMaker: manufacturer.isMaker },
    colors: colors.map((color) => ({
      slug: color.slug,
      name: color.name,
      control: color.control,
      pictures: shopPictures(color.images),
    })),
    pictures: shopPictures(images),
    descriptionHtml,
  };
}

function safetyOf({ manufacturer, countryOfOrigin }: Model, language: ShopContext['language']): ProductSafety {
  const { address, email, euResponsible } = manufacturer;
  return {
    address: addressIn(address, language),
    email,
    euResponsible: addressIn(euResponsible, language),
    origin: countryName(countryOfOrigin ?? '', language),
  };
}

/** Personal: the variant just added to the cart, with its quantity. */
function addedTo({ request, shared, url }: ShopContext, { variants }: PageModel): ProductData['added'] {
  const variantId = numberParam(url.searchParams, 'added');
  if (shared || variantId === null || !variants.some(({ id }) => id === variantId)) return null;
  const row = readCart(request).products.find(({ productId, bundleHash }) => productId === variantId && !bundleHash);
  return row ? { variantId, amount: row.amount } : null;
}

async function readShopFacts(context: ShopContext, model: Model) {
  const { slug, taxClass, groupIds, variants, isSkiBundle } = model;
  const { api, locale } = context;
  const [resources, settings, delivery] = await Promise.all([
    orLogged(readResources(withShortTimeout(api)), undefined, 'resources'),
    orLogged(readGeneralSettings(withShortTimeout(api)), new Map<string, string>(), 'settings'),
    orLogged(
      getDeliveryLimit(withShortTimeout(api), slug, locale.country),
      { isBlocked: false, isLimited: false, limitedVariants: [], infoText: '' },
      '#2664',
    ),
  ]);
  const rate = resources?.taxRates.find(
    ({ taxAreaId, taxClassId }) => taxAreaId === locale.taxAreaId && taxClassId === taxClass,
  );
  const now = new Date();
  const addedDays = settings.get('target_country_delivery_added_days');
  const stores = readStoreViews(context, resources?.stores ?? [], now);
  return {
    vatPercent: rate?.percentage ?? null,
    // skis are not mounted within hours
    stores: isSkiBundle ? stores.map((store) => ({ ...store, isExpress: false })) : stores,
    rendered: now.getTime(),
    ...(await readArrivals(context, { variants, limits: delivery, isSkiBundle, addedDays }, now)),
    instalmentsAt: model.isGiftCard ? null : instalmentsAt(locale),
    blockedStockText: settings.get('blocked_stock_text') ?? '',
    staffStores: (resources?.stores ?? []).map(({ id, slug, name, type }) => ({ id, slug, name, type })),
    delivery: {
      isBlocked: delivery.isBlocked || model.isDeliveryCountryBlocked,
      isLimited: delivery.isLimited,
      infoText: delivery.infoText,
    },
    postcodeMode: postcodeRule(locale.country).inputMode,
    endingDays: settings.get('price_ending_max_days'),
    isRepairable: isRepaired(groupIds, settings.get('repaired_product_groups')),
  };
}

/**
 * Loads a product page. A product that does not exist, or is not public for this visitor, is a 404. Specification 2 §2.
 * @param lists reads from the list indexes, so that no whole list is fetched for this page
 * @throws Response 404, a redirect, or the error page with the backend's status
 */
export async function loadProduct(context: ShopContext, lists: ListReader): Promise<ProductData> {
  const { language, locale, t } = context;
  const address = await readAddress(context);
  const found = await requireModel(context, address);
  if (!found) notFound(t('product-more')('notFound'), address.parent);
  if (!found.isPublic && !(await isStaff(context))) notFound(t('product')('notPublic'), address.parent);
  const { path, canonical } = await requireOwnAddress(context, address, found);

  const [trail, texts] = await Promise.all([readGroupTrail(context, found), readTexts(context, found)]);
  const model = toPageModel(found, trail, texts, language);
  const [{ endingDays, staffStores, ...facts }, shipping, bundles, alternatives, sizeGuide, more, scale] =
    await Promise.all([
      readShopFacts(context, found),
      lookUpShipping(context, model),
      readPageBundles(context, found),
      readAlternatives(context, found, lists.readFirstCards),
      loadSizeGuide(context, found),
      readMore(context, found),
      readScale(context, found, lists),
    ]);
  const sold = variantsForSale(model, bundles.parts);
  const variants = await transferVariants(context, sold, found.staffFigures, staffStores);
  return {
    model: { ...model, variants },
    safety: safetyOf(found, language),
    path,
    canonical,
    gift: address.campaign && { name: address.campaign.name, company: address.campaign.company, to: address.parent },
    ...facts,
    stores: nearestFirst(facts.stores, shipping?.options ?? null),
    instalmentsAt: address.campaign ? null : facts.instalmentsAt,
    ...more,
    shipping,
    ...bundles,
    alternatives,
    scale,
    videos: shownVideos(found.videos),
    translation: texts.translation,
    quote: texts.quote,
    keyword: texts.keyword,
    sizeGuide,
    giftDesigns: found.giftDesigns.map(({ image, ...design }) => ({ ...design, picture: shopPicture(image) })),
    offerEnds: shownPriceEnding(found.priceEnding, Date.now(), endingDays),
    currency: {
      currency: locale.currency,
      rate: locale.rate,
      country: locale.country,
      freeDeliveryCents: locale.freeDeliveryCents,
    },
    added: addedTo(context, model),
    noticeEmail: context.shared ? '' : ((await currentCustomer(context))?.email ?? ''),
    staff: await staffView(context, found.staffFigures, staffStores),
    enterprise: address.campaign ? null : await enterpriseView(context),
  };
}
