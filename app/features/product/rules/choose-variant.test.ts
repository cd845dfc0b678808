import { expect, test } from 'vitest';
import type { Variant } from '~/features/catalog/product';
import { chooseVariant, defaultChoice, isOptionAvailable, NO_MATCH, NOT_CHOSEN } from './choose-variant';

const prices = { active: 100, club: null, regular: 100, discountFree: null, lowest30Days: null };

function variant(id: number, colorSlug: string, sizeSlug: string, isOrderable = true, typeSlug = 'regular'): Variant {
  return {
    id,
    prices,
    colorSlug,
    sizeSlug,
    size: sizeSlug.toUpperCase(),
    sizeSort: ['s', 'm', 'l'].indexOf(sizeSlug),
    typeSlug,
    typeSort: 0,
    isOrderable,
    isBackorderable: false,
    onOrder: false,
    inStock: isOrderable,
    orderableQuantity: 1,
    storeAvailability: [],
    inStockStores: [],
    onlyFromExtStock: false,
    blockedStock: false,
    shippingTime: { text: '', string: '', number: 1 },
    sku: String(id),
    ean: '',
  };
}

const color = (slug: string, name = slug) => ({ slug, name, control: '#000000', images: [] });
const variants = [
  variant(1, 'ink', 's', false),
  variant(2, 'ink', 'm'),
  variant(3, 'rust', 's'),
  variant(4, 'rust', 'l', false),
];
const options = {
  variants,
  colors: [color('ink', 'Muste'), color('rust', 'Ruoste')],
  types: [{ slug: 'regular' }],
  promotedColor: null,
};

test('the first colour and its first orderable size are chosen at first', () => {
  expect(defaultChoice(options, {})).toEqual({ color: 'ink', type: 'regular', size: 'm' });
});

test('the promoted colour comes before the first, the address before both, select-color before all', () => {
  const promoted = { ...options, promotedColor: 'rust' };
  expect(defaultChoice(promoted, {}).color).toBe('rust');
  expect(defaultChoice(promoted, { color: 'ink' }).color).toBe('ink');
  expect(defaultChoice(promoted, { color: 'ink', selectColor: 'RUOSTE' }).color).toBe('rust');
});

test('an unknown colour, size or type in the address is ignored', () => {
  expect(defaultChoice(options, { color: '__proto__', size: 'xxl', type: 'nope' })).toEqual({
    color: 'ink',
    type: 'regular',
    size: 'm',
  });
});

test('a size, colour or type is known by slug or name as lists write them, in any case', () => {
  const halves = [
    { ...variant(1, 'ink', '425'), size: '42,5' },
    { ...variant(2, 'ink', 'l'), size: 'L' },
  ];
  const sizeOf = (size: string) => defaultChoice({ ...options, variants: halves }, { size }).size;
  expect(['L', 'l', '42_5', '42,5', '425'].map(sizeOf)).toEqual(['l', 'l', '425', '425', '425']);
  expect(defaultChoice(options, { color: 'RUST' }).color).toBe('rust');
  expect(defaultChoice(options, { color: 'ruoste' }).color).toBe('rust');
});

test('a size chosen lately comes before the first orderable one', () => {
  expect(defaultChoice({ ...options, recentSizes: ['xl', 's'] }, {}).size).toBe('s');
});

test('a size in the address stays chosen although it is sold out', () => {
  const choice = defaultChoice(options, { size: 's' });
  expect(chooseVariant(variants, choice).id).toBe(1);
});

test('no match gives -1, nothing chosen yet gives 0', () => {
  expect(chooseVariant(variants, { color: 'ink', type: 'regular', size: 'l' }).id).toBe(NO_MATCH);
  expect(chooseVariant(variants, { color: 'ink', type: 'regular', size: null }).id).toBe(NOT_CHOSEN);
});

test('of several variants that match, an orderable one is taken', () => {
  const twins = [variant(1, 'ink', 'm', false), variant(2, 'ink', 'm')];
  expect(chooseVariant(twins, { color: 'ink', type: 'regular', size: 'm' }).id).toBe(2);
});

test('an option is available when it leads to something orderable with what else is chosen', () => {
  const choice = { color: 'ink', type: 'regular', size: 'm' };
  expect(isOptionAvailable(variants, choice, 'size', 's')).toBe(false);
  expect(isOptionAvailable(variants, choice, 'size', 'm')).toBe(true);
});

test('a colour is marked only when all its sizes are gone, whatever size is chosen', () => {
  const choice = { color: 'ink', type: 'regular', size: 's' };
  const all = [...variants, variant(5, 'ice', 's', false), variant(6, 'ice', 'm', false)];
  const marked = ['ink', 'rust', 'ice'].filter((slug) => !isOptionAvailable(all, choice, 'color', slug));
  expect(marked).toEqual(['ice']);
  expect(isOptionAvailable(all, choice, 'size', 's')).toBe(false);
});
