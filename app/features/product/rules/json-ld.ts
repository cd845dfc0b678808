/** What structured data say of a product. Addresses are absolute; texts are plain. */
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
  /** Null when nothing can be bought at a price. */
  readonly offer: OfferFacts | null;
  /** Stars 0 to 5 and how many gave them; null without reviews. */
  readonly rating: { readonly stars: number; readonly count: number } | null;
}

export interface OfferFacts {
  /** Hundredths of the currency. */
  readonly priceMinor: number;
  /** ISO 4217, any case. */
  readonly currency: string;
  readonly isOrderable: boolean;
  /** Sold though it has yet to come. */
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
    price: (offer.priceMinor / 100).toFixed(2),
    priceCurrency: offer.currency.toUpperCase(),
    availability: availability(offer),
    itemCondition: `${SCHEMA}/NewCondition`,
    seller: { '@type': 'Organization', name: offer.seller },
    ...(offer.validUntil !== null && { priceValidUntil: offer.validUntil.slice(0, 10) }),
  };
}

/** The properties that have a text. */
function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/**
 * A product for search engines: schema.org Product with its offer and rating, by Google's rules for merchant listings. What
 * is not known is left out, as an empty property counts as an error.
 */
export function productJsonLd(facts: ProductFacts): object {
  const { sku, modelNumber, gtin, color, size, description, rating, offer, url } = facts;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: facts.name,
    url,
    brand: { '@type': 'Brand', name: facts.brand },
    ...(facts.images.length > 0 && { image: facts.images }),
    ...filled({ description, sku, mpn: modelNumber, color, size }),
    ...(/^(?:\d{8}|\d{12,14})$/.test(gtin) && { gtin }),
    ...(offer !== null && offer.priceMinor > 0 && { offers: offerOf(offer, url) }),
    ...(rating !== null &&
      rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.stars.toFixed(1),
          reviewCount: rating.count,
          bestRating: '5',
          worstRating: '0',
        },
      }),
  };
}
