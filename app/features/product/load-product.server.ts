import { redirect } from '@remix-run/node';
import { ApiError, isMissing } from '~/api/api-error';
import { readGeneralSettings } from '~/api/locale';
import { getDeliveryLimit, getModel, getShippingOptions } from '~/api/products';
import { readResources } from '~/api/resources';
import { readCart } from '~/features/cart/cart-cookie.server';
import { isRetail } from '~/features/catalog/rules/retail-store';
import { shopPictures } from '~/features/catalog/shop-picture.server';
import { languageTable } from '~/locale/languages';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { failed, notFound } from '~/server/errors.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';
import type { PageModel, ProductData, ProductSafety, ShippingLookup } from './product-data';
import { chooseVariant, defaultChoice } from './rules/choose-variant';
import { lookupPostcode, POSTCODE_LENGTH, shownPriceEnding } from './rules/page-texts';
import { numberParam, wantedOf } from './rules/wanted';

type Model = Awaited<ReturnType<typeof getModel>>;

/** Longest slug the contract knows. */
const LONGEST_SLUG = 300;

/** The manufacturer and the product that a path names: `/{manufacturer}/{sub path…}`, the last segment is the product. */
function pathOf({ params }: ShopContext): { manufacturer: string; slug: string } {
  const segments = [params['manufacturer'] ?? '', ...(params['slug'] ?? '').split('/')].filter(Boolean);
  return { manufacturer: (segments[0] ?? '').toLowerCase(), slug: segments.length > 1 ? (segments.at(-1) ?? '') : '' };
}

/** The page one level up: the path without its last segment, else the front page. */
function parentOf({ language, params }: ShopContext): string {
  const segments = [params['manufacturer'] ?? '', ...(params['slug'] ?? '').split('/')].filter(Boolean).slice(0, -1);
  return segments.length === 0 ? pathTo('home', language) : pathToSlug(segments.join('/'));
}

/**
 * The model, or undefined when there is none.
 * @throws Response the error page of a model that could not be loaded. Specification 2 §8
 */
async function requireModel(context: ShopContext, slug: string): Promise<Model | undefined> {
  try {
    return await findModel(context, slug);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a product could not be loaded');
    failed(context.t('product')('notFound'), { status: error.status, parent: parentOf(context) });
  }
}

/**
 * The model behind a slug. Staff sees one that is not public, which the backend judges by the token; such an answer is
 * never shared.
 */
async function findModel(context: ShopContext, slug: string): Promise<Model | undefined> {
  const { api, auth, locale, url } = context;
  const asked = { slug, taxAreaId: locale.taxAreaId };
  const preview = auth ? url.searchParams.get('preview')?.slice(0, 200) : undefined;
  try {
    return await getModel(api, { ...asked, preview });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  if (!auth || preview !== undefined) return undefined;
  return getModel(api, { ...asked, preview: '' }).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

function regionName(code: string | null, language: ShopContext['language']): string {
  if (!code || !/^[a-z]{2}$/i.test(code)) return code ?? '';
  return new Intl.DisplayNames([languageTable[language].tag], { type: 'region' }).of(code.toUpperCase()) ?? code;
}

function toPageModel(model: Model): PageModel {
  const { manufacturer, colors, images, descriptionHtml, mainGroup, parents, ...rest } = model;
  const { id, slug, modelNumber, name, tagline, notice, metaDescription, variants, types, properties } = rest;
  const { ribbons, rating, allowDiscount, belongsToOutlet, showDiscountPercentage, isPublic } = rest;
  const hosts = Object.values(storefrontSettings().hosts).flat();
  const endsInMainGroup = !mainGroup || parents.some((group) => group.path === mainGroup.path);
  return {
    ...{ id, slug, modelNumber, name, tagline, notice, metaDescription, variants, types, properties },
    ...{ ribbons, rating, allowDiscount, belongsToOutlet, showDiscountPercentage, isPublic },
    promotedColor: rest.promotedColor,
    priceEnding: rest.priceEnding,
    parents: endsInMainGroup ? parents : [...parents, mainGroup],
    manufacturer: { name: manufacturer.name, slug: manufacturer.slug },
    colors: colors.map((color) => ({
      slug: color.slug,
      name: color.name,
      control: color.control,
      pictures: shopPictures(color.images),
    })),
    pictures: shopPictures(images),
    descriptionHtml: sanitiseHtml(descriptionHtml, hosts),
  };
}

function safetyOf({ manufacturer, countryOfOrigin }: Model, language: ShopContext['language']): ProductSafety {
  const { address, email, euResponsible } = manufacturer;
  return { address, email, euResponsible, origin: regionName(countryOfOrigin, language) };
}

/** Ways to have the chosen variant delivered to the postcode of the address. Specification 2 §5, §8. */
async function lookUpShipping({ api, url }: ShopContext, model: PageModel): Promise<ShippingLookup | null> {
  const typed = url.searchParams.get('postcode');
  if (typed === null) return null;
  const postcode = lookupPostcode(typed);
  const chosen = chooseVariant(model.variants, defaultChoice(model, wantedOf(url.searchParams)));
  const shown = typed.trim().slice(0, POSTCODE_LENGTH);
  const prices = 'prices' in chosen ? chosen.prices : null;
  if (postcode === null || prices === null) return { postcode: shown, isComplete: postcode !== null, options: null };
  const request = { postalCode: postcode, priceCents: prices.active, variantId: chosen.id };
  return { postcode, isComplete: true, options: await orLogged(getShippingOptions(api, request), null, '#5711') };
}

/** Personal: what was just put into the cart, and how many of it there are. */
function addedTo({ request, shared, url }: ShopContext, { variants }: PageModel): ProductData['added'] {
  const variantId = numberParam(url.searchParams, 'added');
  if (shared || variantId === null || !variants.some(({ id }) => id === variantId)) return null;
  const row = readCart(request).products.find(({ productId, bundleHash }) => productId === variantId && !bundleHash);
  return row ? { variantId, amount: row.amount } : null;
}

async function readShopFacts({ api, locale }: ShopContext, slug: string, taxClass: number) {
  const [resources, settings, delivery] = await Promise.all([
    orLogged(readResources(api), undefined, 'resources'),
    orLogged(readGeneralSettings(api), new Map<string, string>(), 'settings'),
    orLogged(getDeliveryLimit(api, slug, locale.country), { isBlocked: false, infoText: '' }, '#2664'),
  ]);
  const rate = resources?.taxRates.find(
    ({ taxAreaId, taxClassId }) => taxAreaId === locale.taxAreaId && taxClassId === taxClass,
  );
  const stores = (resources?.stores ?? [])
    .filter(isRetail)
    .sort((a, b) => a.stock_display_order - b.stock_display_order)
    .map(({ id, name }) => ({ id, name }));
  return { vatPercent: rate?.percentage ?? null, stores, delivery, endingDays: settings.get('price_ending_max_days') };
}

/**
 * A product page's data. A product that is missing, or not public and the visitor no staff, is a 404; a wrong manufacturer
 * in the path leads to the right path, a bundle to the old page. Specification 2 §2.
 * @throws Response 404, a redirect, or the error page with the backend's status
 */
export async function loadProduct(context: ShopContext): Promise<ProductData> {
  const { language, locale, params, screen, t, url } = context;
  const { manufacturer, slug } = pathOf(context);
  const found = slug === '' || slug.length > LONGEST_SLUG ? undefined : await requireModel(context, slug);
  if (!found) notFound(t('product')('notFound'), parentOf(context));
  const canonical = pathToSlug(`${found.manufacturer.slug}/${found.slug}`);
  const isOld = screen === 'oldProduct';
  const oldPath = pathTo('oldProduct', language, { manufacturer: found.manufacturer.slug, slug: found.slug });
  if (found.isBundle && !isOld) throw redirect(oldPath + url.search);
  if (manufacturer !== found.manufacturer.slug.toLowerCase())
    throw redirect((isOld ? oldPath : canonical) + url.search);

  const model = toPageModel(found);
  const [{ vatPercent, stores, delivery, endingDays }, shipping] = await Promise.all([
    readShopFacts(context, found.slug, found.taxClass),
    lookUpShipping(context, model),
  ]);
  return {
    model,
    safety: safetyOf(found, language),
    path: isOld ? oldPath : pathToSlug(params['slug'] ?? ''),
    canonical,
    vatPercent,
    stores,
    delivery: { ...delivery, isBlocked: delivery.isBlocked || found.isDeliveryCountryBlocked },
    shipping,
    offerEnds: shownPriceEnding(found.priceEnding, Date.now(), endingDays),
    currency: { currency: locale.currency, rate: locale.rate },
    added: addedTo(context, model),
  };
}
