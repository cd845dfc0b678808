import { expect, test } from 'vitest';
import { type ProductFacts, productGroupJsonLd, productJsonLd } from './json-ld';

const facts = (given: Partial<ProductFacts> = {}): ProductFacts => ({
  url: 'https://shop.fi/hanki/kasivarsi/',
  name: 'Käsivarsi 3L',
  description: 'Kuoritakki',
  brand: 'Hanki',
  images: ['https://shop.fi/media/abc/960'],
  sku: 'HK-1',
  modelNumber: '',
  gtin: '6400000000001',
  color: 'Kuusi',
  size: 'L',
  offer: {
    priceHundredths: 23_990,
    currency: 'eur',
    isOrderable: true,
    isOnOrder: false,
    validUntil: null,
    seller: 'Hanki',
  },
  rating: { stars: 4.62, count: 128 },
  reviews: [],
  ...given,
});

test('an offer has a price in the currency’s units, a currency in capitals and an availability', () => {
  expect(productJsonLd(facts())).toMatchObject({
    '@type': 'Product',
    gtin: '6400000000001',
    offers: { price: '239.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: '4.6', reviewCount: 128, bestRating: '5' },
  });
});

test('what is sold out or yet to come says so', () => {
  const offer = facts().offer;
  const said = (given: object) => productJsonLd(facts({ offer: offer && { ...offer, ...given } }));
  expect(said({ isOrderable: false, isOnOrder: true })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  expect(said({ isOnOrder: true, validUntil: '2025-03-16T22:00:00Z' })).toMatchObject({
    offers: { availability: 'https://schema.org/BackOrder', priceValidUntil: '2025-03-16' },
  });
});

test('what is not known is left out', () => {
  const bare = facts({
    description: '',
    sku: '',
    gtin: 'n/a',
    color: '',
    size: '',
    images: [],
    offer: null,
  });
  expect(Object.keys(productJsonLd(bare) ?? {}).sort()).toEqual([
    '@context',
    '@type',
    'aggregateRating',
    'brand',
    'name',
    'url',
  ]);
  expect(productJsonLd(facts({ rating: { stars: 0, count: 0 } }))).not.toHaveProperty('aggregateRating');
});

test('goods whose maker is not known have no brand', () => {
  expect(productJsonLd(facts({ brand: '' }))).not.toHaveProperty('brand');
});

test('a product without price and rating has no structured data', () => {
  expect(productJsonLd(facts({ offer: null, rating: null }))).toBeNull();
  expect(productJsonLd(facts({ offer: null, rating: { stars: 0, count: 0 } }))).toBeNull();
});

const written = { stars: 4.5, author: 'Maija M.', created: '2026-11-02T10:00:00Z', title: '', text: 'Pitää sateen.' };

test('the reviews that the page shows are told with author, day and stars', () => {
  expect(productJsonLd(facts({ reviews: [written] }))).toMatchObject({
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Maija M.' },
        datePublished: '2026-11-02',
        reviewRating: { ratingValue: '4.5', bestRating: '5', worstRating: '0' },
        reviewBody: 'Pitää sateen.',
      },
    ],
  });
});

test('without ratings there are no reviews, and a review without a name is left out', () => {
  expect(productJsonLd(facts({ rating: { stars: 0, count: 0 }, reviews: [written] }))).not.toHaveProperty('review');
  expect(productJsonLd(facts({ reviews: [{ ...written, author: ' ' }] }))).not.toHaveProperty('review');
  expect(productJsonLd(facts())).not.toHaveProperty('review');
});

const { offer } = facts();
const variantOf = (size: string, given: object = {}) => ({
  url: `https://shop.fi/hanki/kasivarsi/?size=${size}`,
  name: `Käsivarsi 3L, ${size}`,
  sku: `HK-${size}`,
  gtin: 'x',
  color: 'Kuusi',
  size,
  image: '',
  offer: { ...(offer as NonNullable<typeof offer>), ...given },
});

test('a model with several variants is a group with an offer for each, which says by what they differ', () => {
  const group = productGroupJsonLd(facts(), 'H1001', [variantOf('L'), variantOf('XL', { isOrderable: false })]);
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'H1001',
    variesBy: ['https://schema.org/size'],
    aggregateRating: { reviewCount: 128 },
    hasVariant: [
      { sku: 'HK-L', size: 'L', offers: { url: 'https://shop.fi/hanki/kasivarsi/?size=L', price: '239.90' } },
      { sku: 'HK-XL', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
  expect(JSON.stringify(group)).not.toContain('"gtin"');
});

test('a model with one variant that has a price is no group', () => {
  expect(productGroupJsonLd(facts(), 'H1', [variantOf('L')])).toBeNull();
  expect(productGroupJsonLd(facts(), 'H1', [variantOf('L'), variantOf('M', { priceHundredths: 0 })])).toBeNull();
});

test('an offer has its policies of returns and delivery, and a used thing says so', () => {
  const terms = { country: 'fi', returnDays: 100, freeDelivery: { handling: 0, from: 1, to: 3 }, isUsed: true };
  expect(productJsonLd(facts({ offer: offer && { ...offer, ...terms } }))).toMatchObject({
    offers: {
      itemCondition: 'https://schema.org/UsedCondition',
      hasMerchantReturnPolicy: { applicableCountry: 'FI', merchantReturnDays: 100 },
      shippingDetails: {
        shippingRate: { value: '0', currency: 'EUR' },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 3, unitCode: 'DAY' } },
      },
    },
  });
});
