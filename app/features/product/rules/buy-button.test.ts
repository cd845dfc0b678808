import { expect, test } from 'vitest';
import { sampleVariant } from '../../../../tests/support/sample-variant';
import { type BuyContext, buyButton } from './buy-button';

const given = (context: Partial<BuyContext> = {}): BuyContext => {
  const variant = sampleVariant();
  return { variants: [variant], variant, missing: [], isDeliveryCountryBlocked: false, ...context };
};

const blocked = (days: number) =>
  sampleVariant({ blockedStock: true, shippingTime: { text: '', string: '', number: days } });

test('what is chosen and can be had goes into the cart', () => {
  expect(buyButton(given())).toEqual({ label: 'addToCart', isDisabled: false });
});

test('a missing choice is requested first: colour, size, type', () => {
  const ask = (missing: BuyContext['missing']) => buyButton(given({ variant: null, missing }));
  expect(ask(['color', 'size']).label).toBe('selectColor');
  expect(ask(['size', 'type']).label).toBe('selectSize');
  expect(ask(['type'])).toEqual({ label: 'selectType', isDisabled: false });
});

test('when nothing of the model can be ordered it is out of stock, whatever is still to be chosen', () => {
  const soldOut = sampleVariant({ isOrderable: false });
  expect(buyButton(given({ variants: [soldOut], variant: null, missing: ['size'] }))).toEqual({
    label: 'outOfStock',
    isDisabled: true,
  });
});

test('a variant that is sold out, or a combination that does not exist, cannot be bought', () => {
  const variants = [sampleVariant(), sampleVariant({ id: 2, isOrderable: false })];
  expect(buyButton(given({ variants, variant: variants[1] ?? null }))).toEqual({
    label: 'outOfStock',
    isDisabled: true,
  });
  expect(buyButton(given({ variants, variant: null }))).toEqual({ label: 'outOfStock', isDisabled: true });
});

test('a blocked delivery country disables the button, but not in a gift campaign', () => {
  expect(buyButton(given({ isDeliveryCountryBlocked: true }))).toEqual({ label: 'addToCart', isDisabled: true });
  expect(buyButton(given({ isDeliveryCountryBlocked: true, isGiftCampaign: true })).isDisabled).toBe(false);
});

test.each([
  [2, true],
  [3, false],
  [998, false],
  [999, true],
])('blocked stock that comes in %i days disables: %s', (days, isDisabled) => {
  const variant = blocked(days);
  expect(buyButton(given({ variants: [variant], variant })).isDisabled).toBe(isDisabled);
});

test('where the sending stores of a transfer request are chosen, only what they have is added', () => {
  const variants = [sampleVariant(), sampleVariant({ id: 2, isOrderable: false })];
  const ask = (variant = variants[0] ?? null) =>
    buyButton(given({ variants, variant, isTransferRequest: true, hasSources: true }));
  expect(ask()).toEqual({ label: 'addToTransferRequest', isDisabled: false });
  expect(ask(variants[1])).toEqual({ label: 'outOfStock', isDisabled: true });
});

test('with a transfer request the button adds to it, also what the web shop has not', () => {
  const variant = sampleVariant({ isOrderable: false });
  const variants = [variant, sampleVariant({ id: 2 })];
  expect(buyButton(given({ variants, variant, isTransferRequest: true }))).toEqual({
    label: 'addToTransferRequest',
    isDisabled: false,
  });
});
