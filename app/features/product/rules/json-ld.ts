/** Input of a product's structured data. Addresses are absolute; texts are plain. */
export interface ProductFacts {
  readonly url: string;
  readonly name: string;
  readonly description: string;
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
    itemCondition: `${SCHEMA}/NewCondition`,
    seller: { '@type': 'Organization', name: offer.seller },
    ...(offer.validUntil !== null && { priceValidUntil: offer.validUntil.slice(0, 10) }),
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

/**
 * A product for search engines: schema.org Product with its offer and rating, by Google's rules for merchant listings.
 * Unknown properties are left out, because an empty one is an error. Null without price and rating: search engines reject
 * such a product.
 */
export function productJsonLd(facts: ProductFacts): object | null {
  const { sku, modelNumber, gtin, color, size, description, rating, offer, url } = facts;
  const isOffered = offer !== null && offer.priceHundredths > 0;
  const isRated = rating !== null && rating.count > 0;
  if (!isOffered && !isRated) return null;
  const named = facts.reviews.filter(({ author }) => author.trim() !== '');
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: facts.name,
    url,
    brand: { '@type': 'Brand', name: facts.brand },
    ...(facts.images.length > 0 && { image: facts.images }),
    ...filled({ description, sku, mpn: modelNumber, color, size }),
    ...(/^(?:\d{8}|\d{12,14})$/.test(gtin) && { gtin }),
    ...(isOffered && { offers: offerOf(offer, url) }),
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
