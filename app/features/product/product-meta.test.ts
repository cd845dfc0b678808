import { expect, test } from 'vitest';
import { sampleVariant } from '../../../tests/support/sample-variant';
import { productCrumbs, productPageTitle } from './product-meta';
import { offerOf } from './product-structure';

const page = {
  currency: { currency: 'eur', rate: 1, country: 'fi', freeDeliveryCents: 7_900 },
  offerEnds: null,
  condition: null,
  newModel: null,
  transitDays: { from: 1, to: 3 },
  delivery: { isBlocked: false, isLimited: false },
  model: { isGiftCard: false },
};
const prices = { active: 10_000, club: null, regular: 10_000, discountFree: null, lowest30Days: null };

test('blocked stock is not offered in structured data, consistent with the button', () => {
  const offered = (days: number) => {
    const shippingTime = { text: '', string: '', number: days };
    return offerOf({ ...sampleVariant({ blockedStock: true, shippingTime }), prices }, page, 'Hanki').isOrderable;
  };
  expect([2, 10, 999].map(offered)).toEqual([false, true, false]);
});

test('a gift card, which cannot be bought yet, has no offer in structured data', () => {
  const offer = offerOf({ ...sampleVariant(), prices }, { ...page, model: { isGiftCard: true } }, 'Hanki');
  expect(offer.isOrderable).toBe(false);
});

test('the title of a page is its own for search engines, else brand and name', () => {
  const model = { name: 'Ilves', manufacturer: { name: 'Vuono', slug: 'vuono', isMaker: true } };
  expect(productPageTitle({ ...model, metaTitle: '' })).toBe('Vuono Ilves');
  expect(productPageTitle({ ...model, metaTitle: 'Ilves, talven lämpimin takki' })).toBe(
    'Ilves, talven lämpimin takki',
  );
});

test('the breadcrumbs are the groups of the product; in a gift campaign they come from the campaign', () => {
  const model = { name: 'Ilves', parents: [{ name: 'Takit', path: 'takit' }] };
  const canonical = '/vuono/ilves/';
  const labels = (gift: { name: string; company: string; to: string } | null) =>
    productCrumbs({ model, canonical, gift }, { language: 'fi' }).map(({ label, to }) => [label, to]);
  expect(labels(null).slice(1)).toEqual([
    ['Takit', '/takit/'],
    ['Ilves', '/vuono/ilves/'],
  ]);
  expect(labels({ name: 'Joululahja', company: 'Pohjanpuu Oy', to: '/lahjakampanjat/joulu/' }).slice(1)).toEqual([
    ['Joululahja', '/lahjakampanjat/joulu/'],
    ['Ilves', '/vuono/ilves/'],
  ]);
});

test('an offer says that it can be returned for 100 days, and that delivery is free where every way is open', () => {
  const said = (given: Partial<typeof page>) => offerOf({ ...sampleVariant(), prices }, { ...page, ...given }, 'Hanki');
  expect(said({})).toMatchObject({
    ...{ returnDays: 100, isUsed: false, country: 'fi' },
    freeDelivery: { handling: 0, from: 1, to: 3 },
  });
  expect(said({ delivery: { isBlocked: false, isLimited: true } }).freeDelivery).toBeNull();
  expect(said({ currency: { ...page.currency, freeDeliveryCents: 10_001 } }).freeDelivery).toBeNull();
  expect(said({ model: { isGiftCard: true } })).toMatchObject({ returnDays: null, freeDelivery: null });
});
