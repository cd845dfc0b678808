/** Input of a product's structured data. Addresses are absolute; texts are plain. */
export interface ProductFacts {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** Empty: not known. */
  readonly brand: string;
  readonly images: readonly string[];
  readonly sku: string;
  /** Manufacturer's number of the model. */
  readonly modelNumber: string;
  /** GTIN as printed; anything but 8, 12, 13 or 14 digits is left out. */
  readonly gtin: string;
  readonly color: string;
  readonly size: string;
  /** Null when there is no price to buy at. */
  readonly offer: OfferFacts | null;
  /** Stars 0 to 5 and the number of ratings; null without reviews. */
  readonly rating: { readonly stars: number; readonly count: number } | null;
  /** Reviews that the page shows. */
  readonly reviews: readonly ReviewFacts[];
}

export interface ReviewFacts {
  /** 0 to 5. */
  readonly stars: number;
  /** The writer's name; a review without one is left out, because search engines reject it. */
  readonly author: string;
  /** ISO 8601 time. */
  readonly created: string;
  readonly title: string;
  readonly text: string;
}

export interface OfferFacts {
  /** Hundredths of the currency. */
  readonly priceHundredths: number;
  /** ISO 4217, any case. */
  readonly currency: string;
  readonly isOrderable: boolean;
  /** Sold before it arrives. */
  readonly isOnOrder: boolean;
  /** ISO 8601 time. */
  readonly validUntil: string | null;
  readonly seller: string;
  /** A second-hand product. */
  readonly isUsed?: boolean;
  /** Days in which it can be returned; null where it cannot. */
  readonly returnDays?: number | null;
  /** When it is delivered free of charge to the delivery country, in days: until dispatch, and then on the way; null elsewhere. */
  readonly freeDelivery?: { readonly handling: number; readonly from: number; readonly to: number } | null;
  /** Delivery country, ISO 3166, any case. */
  readonly country?: string;
}

/** A variant of a model that is sold in several. */
export interface VariantFacts {
  /** Of the page with this variant chosen. */
  readonly url: string;
  readonly name: string;
  readonly sku: string;
  readonly gtin: string;
  readonly color: string;
  readonly size: string;
  readonly image: string;
  readonly offer: OfferFacts;
}

const SCHEMA = 'https://schema.org';

function availability({ isOrderable, isOnOrder }: OfferFacts): string {
  if (!isOrderable) return `${SCHEMA}/OutOfStock`;
  return isOnOrder ? `${SCHEMA}/BackOrder` : `${SCHEMA}/InStock`;
}

function offerOf(offer: OfferFacts, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: (offer.priceHundredths / 100).toFixed(2),
    priceCurrency: offer.currency.toUpperCase(),
    availability: availability(offer),
    itemCondition: `${SCHEMA}/${offer.isUsed ? 'Used' : 'New'}Condition`,
    seller: { '@type': 'Organization', name: offer.seller },
    ...(offer.validUntil !== null && { priceValidUntil: offer.validUntil.slice(0, 10) }),
    ...termsOf(offer),
  };
}

const daysOf = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** The policies of returns and delivery in the delivery country, as far as they are known for every order. */
function termsOf({ country, returnDays, freeDelivery, currency }: OfferFacts): object {
  if (!country) return {};
  const addressCountry = country.toUpperCase();
  return {
    ...(returnDays && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: addressCountry,
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: returnDays,
      },
    }),
    ...(freeDelivery && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: currency.toUpperCase() },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: daysOf(freeDelivery.handling, freeDelivery.handling),
          transitTime: daysOf(freeDelivery.from, freeDelivery.to),
        },
      },
    }),
  };
}

/** Ratings are given in stars from nought, because some older ones have none. */
const SCALE = { bestRating: '5', worstRating: '0' } as const;

function reviewOf({ stars, author, created, title, text }: ReviewFacts): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: created.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: String(stars), ...SCALE },
    ...filled({ name: title, reviewBody: text }),
  };
}

/** Removes properties with an empty text. */
function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

const gtinOf = (gtin: string) => (/^(?:\d{8}|\d{12,14})$/.test(gtin) ? { gtin } : {});

type Shared = Omit<ProductFacts, 'sku' | 'gtin' | 'color' | 'size' | 'offer'>;

/** What is the same for a product and for a model with variants: name, pictures, brand, ratings. */
function sharedFacts({ name, url, brand, images, description, modelNumber, rating, reviews }: Shared): object {
  const isRated = rating !== null && rating.count > 0;
  const named = reviews.filter(({ author }) => author.trim() !== '');
  return {
    name,
    url,
    ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
    ...(images.length > 0 && { image: images }),
    ...filled({ description, mpn: modelNumber }),
    ...(isRated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.stars.toFixed(1),
        reviewCount: rating.count,
        ...SCALE,
      },
    }),
    ...(isRated && named.length > 0 && { review: named.map(reviewOf) }),
  };
}

/**
 * A product for search engines: schema.org Product with its offer and rating, by Google's rules for merchant listings.
 * Unknown properties are left out, because an empty one is an error. Null without price and rating: search engines reject
 * such a product.
 */
export function productJsonLd(facts: ProductFacts): object | null {
  const { sku, gtin, color, size, rating, offer, url } = facts;
  const isOffered = offer !== null && offer.priceHundredths > 0;
  if (!isOffered && (rating === null || rating.count === 0)) return null;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    ...sharedFacts(facts),
    ...filled({ sku, color, size }),
    ...gtinOf(gtin),
    ...(isOffered && { offers: offerOf(offer, url) }),
  };
}

/** Max variants that a page tells search engines about. */
const MAX_VARIANTS = 100;

/**
 * A model with several variants for search engines: schema.org ProductGroup with an offer for each variant, by Google's rules for
 * variants on a single page. Null with fewer than two variants that have a price: such a model is a Product.
 * @param groupId identifies the model in the shop
 */
export function productGroupJsonLd(facts: Shared, groupId: string, variants: readonly VariantFacts[]): object | null {
  const offered = variants.filter(({ offer }) => offer.priceHundredths > 0).slice(0, MAX_VARIANTS);
  if (offered.length < 2) return null;
  const differs = (by: 'color' | 'size') => new Set(offered.map((variant) => variant[by])).size > 1;
  return {
    '@context': SCHEMA,
    '@type': 'ProductGroup',
    ...sharedFacts(facts),
    productGroupID: groupId,
    variesBy: (['color', 'size'] as const).filter(differs).map((by) => `${SCHEMA}/${by}`),
    hasVariant: offered.map(({ url, name, sku, gtin, color, size, image, offer }) => ({
      '@type': 'Product',
      ...filled({ name, url, sku, color, size, image }),
      ...gtinOf(gtin),
      offers: offerOf(offer, url),
    })),
  };
}
