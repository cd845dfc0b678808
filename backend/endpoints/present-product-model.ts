import type { getProductModel } from 'contract/catalogue';
import type { z } from 'zod';
import type { LinkedModel } from '../domain/catalogue/product-model/details';
import type { ProductModel } from '../domain/catalogue/product-model/read-product-model';
import { contentPath } from '../domain/content/content-paths';
import type { PictureWire } from '../domain/reading/picture';
import { type Presentation, presentVariant, pricesByArea } from './present-variant';

type Wire = z.input<(typeof getProductModel)['answers'][200]>;

/** A product model in the words of the contract. */
export function presentProductModel(model: ProductModel, to: Presentation): Wire {
  const { facts, details, variants, pictures, parents } = model;
  const main = parents.at(-1) ?? null;
  return {
    modelId: facts.id,
    uuid: facts.uuid,
    slug: facts.slug,
    modelNumber: facts.modelNumber,
    manufacturer: facts.manufacturer,
    translated_fields: textsOf(facts),
    products: variants.map((variant) => presentVariant(variant, pictures, to)),
    sorted_colours: coloursOf(model),
    extra_images: [...(pictures.get('') ?? [])],
    model_properties: model.properties,
    ribbons: model.ribbons,
    tags: model.ribbons,
    videos: details.videos,
    blogs: details.guides.map(({ title, kind, slug }) => ({
      title,
      path: kind === 'page' ? `/${slug}/` : contentPath(kind, to.language, slug),
    })),
    sustainability: details.sustainability,
    quote: details.quote,
    isWithdrawalExcepted: facts.isWithdrawalExcepted,
    allowDiscount: facts.allowDiscount,
    belongsToExtendedRange: facts.belongsToExtendedRange,
    countryOfOrigin: facts.countryOfOrigin,
    belongsToOutlet: facts.belongsToOutlet,
    skiWizard: details.skiWizard,
    bindingSkiCombo: facts.isBindingSkiCombo,
    bundleModels: details.bundleModels.map(presentLink),
    isBundle: details.isBundle,
    isGiftCard: facts.kind === 'gift_card',
    giftCardTemplates: details.giftCardTemplates,
    campaignOnly: facts.isCampaignOnly,
    canonicalUrl: `/${facts.manufacturer.slug}/${facts.slug}/`,
    isSingleColor: new Set(variants.map((variant) => variant.colorSlug)).size <= 1,
    isPublic: facts.isPublic,
    promotedColour: facts.promotedColor,
    groups: facts.groups.map(({ id, name, path }) => ({ id, name, path })),
    mainGroup: main,
    parents: [...parents],
    prices: pricesByArea(model.price, to.taxAreaId),
    taxClass: facts.taxClassId,
    rating: { average: facts.ratingAverage, count: facts.ratingCount },
    sizeTablePath: details.sizeTableSlug,
    priceEnding: facts.priceEndingAt?.toISOString() ?? null,
    variantPrices: Object.fromEntries(
      variants.flatMap(({ id, price }) => (price === null ? [] : [[id, pricesByArea(price, to.taxAreaId)]])),
    ),
    secondHandParent: presentSecondHandParent(model, to),
    secondHandOffers: presentSecondHandOffers(model, to),
    offerTexts: [...model.offerTexts].map(([id, offer]) => ({ id, ...offer })),
    usedCondition: details.usedCondition,
    showDiscountPercentage: facts.showDiscountPercentage,
    allowedDeliveryMethods: details.allowedDeliveryMethods,
    ...(to.forStaff ? { shelfCodes: details.shelfCodes } : {}),
    published: facts.publishedAt.toISOString(),
  };
}

const textsOf = (facts: ProductModel['facts']) => ({
  name: facts.name,
  description: facts.descriptionHtml,
  tagline: facts.tagline,
  modelNotice: facts.notice,
  metaTitle: facts.metaTitle,
  metaDescription: facts.metaDescription,
  untranslated: facts.untranslated,
});

const presentLink = ({ path, ...link }: LinkedModel) => ({ ...link, path: `/${path}/` });

function presentSecondHandParent({ details, secondHandParentPrice }: ProductModel, { taxAreaId }: Presentation) {
  if (details.secondHandParent === null) return null;
  const { id, name, manufacturer, path, isActive } = details.secondHandParent;
  const prices = pricesByArea(secondHandParentPrice, taxAreaId);
  return { id, is_active: isActive, url: `/${path}/`, prices, manufacturer, name };
}

const presentSecondHandOffers = ({ secondHandOffers }: ProductModel, { taxAreaId }: Presentation) =>
  secondHandOffers.map(({ id, name, manufacturer, path, price, condition }) => ({
    id,
    url: `/${path}/`,
    prices: pricesByArea(price, taxAreaId),
    manufacturer,
    name,
    condition,
  }));

function coloursOf({ variants, pictures }: ProductModel) {
  const colours = new Map<string, { name: string; slug: string; control: string; images: PictureWire[] }>();
  for (const { colorSlug, color, colorControl } of variants) {
    if (colorSlug === null || colours.has(colorSlug)) continue;
    const images = [...(pictures.get(colorSlug) ?? [])];
    colours.set(colorSlug, { name: color ?? colorSlug, slug: colorSlug, control: colorControl ?? '', images });
  }
  return [...colours.values()];
}
