import { expect, test } from 'vitest';
import { sampleVariant } from '../../../../tests/support/sample-variant';
import { choiceParams, choiceWords, productOptions } from './options';

const model = {
  variants: [
    sampleVariant({ id: 1, sizeSlug: 'l', size: 'L', sizeSort: 2 }),
    sampleVariant({ id: 2, sizeSlug: 's', size: 'S', sizeSort: 1, isOrderable: false }),
    sampleVariant({ id: 3, sizeSlug: 'l', size: 'L', sizeSort: 2, colorSlug: 'rust' }),
  ],
  colors: [
    { slug: 'ink', name: 'Muste' },
    { slug: 'rust', name: 'Ruoste' },
  ],
  types: [{ slug: 'regular', name: 'Normaali' }],
};
const choice = { color: 'ink', type: 'regular', size: 'l' };

test('sizes stand in their order, each once, sold-out ones marked', () => {
  expect(productOptions(model, choice).size).toEqual([
    { slug: 's', name: 'S', isChosen: false, isAvailable: false },
    { slug: 'l', name: 'L', isChosen: true, isAvailable: true },
  ]);
});

test('the address names only what there is more than one of', () => {
  expect(choiceParams(productOptions(model, choice), choice)).toEqual({ color: 'ink', size: 'l' });
});

test('the only type goes unsaid, the colour never', () => {
  expect(choiceWords(productOptions(model, choice))).toEqual(['Muste', 'L']);
  const single = { ...model, colors: model.colors.slice(0, 1), variants: model.variants.slice(0, 1) };
  expect(choiceWords(productOptions(single, choice))).toEqual(['Muste']);
});
