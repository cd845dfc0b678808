import { expect, test } from 'vitest';
import { translate } from '~/locale/messages';
import { cardView } from '../../../tests/support/cards';
import type { CardView } from './card';
import { toCardProduct } from './card-product';

const words = { t: translate('en', 'catalog'), more: translate('en', 'product-more') };

const picture = (path: string) => ({
  path,
  caption: '',
  width: 1,
  height: 1,
  color: null,
  is_scene: false,
  is_cut_out: false,
});

const card = (facts: Partial<CardView> = {}): CardView =>
  cardView(1, {
    name: 'Kuru',
    path: 'hanki/kuru',
    image: picture('/media/00000000'),
    colors: [
      { slug: 'ink', name: 'Ink', control: '#111', image: picture('/media/ink') },
      { slug: 'ice', name: 'Ice', control: '#eee', image: picture('/media/ice00000') },
    ],
    ...facts,
  });

const ribbons = (facts: Partial<CardView>, isOutlet = false) =>
  toCardProduct(card(facts), { ...words, isOutlet }).ribbons.map(({ text }) => text);

test('the colour in the query is the one a card shows and links to', () => {
  const shown = toCardProduct(card(), { ...words, colors: ['ice'] });
  expect([shown.shownColor, shown.picture?.path, shown.to]).toEqual([
    1,
    '/media/ice00000',
    '/hanki/kuru/?select-color=ice',
  ]);
});

test('without a chosen colour a card shows the first and links to the product alone', () => {
  const shown = toCardProduct(card(), { ...words, colors: ['rust'] });
  expect([shown.shownColor, shown.picture?.path, shown.to]).toEqual([0, '/media/00000000', '/hanki/kuru/']);
});

test('a guest sees the regular price with the club price next to it', () => {
  const price = { active: 10_000, reference: null, type: 'club', club: 8_000 };
  expect(toCardProduct(card({ price }), { ...words }).price).toMatchObject({
    active: 10_000,
    reference: null,
    club: 8_000,
  });
});

test('a member pays the club’s price, with the regular one for reference', () => {
  const price = { active: 10_000, reference: null, type: 'club', club: 8_000 };
  expect(toCardProduct(card({ price }), { ...words, segments: ['club'] }).price).toMatchObject({
    active: 8_000,
    reference: 10_000,
    club: null,
  });
});

test('a club price that is not lower changes nothing for a member', () => {
  const price = { active: 10_000, reference: 12_000, type: 'discount', club: 11_000 };
  expect(toCardProduct(card({ price }), { ...words, segments: ['club'] }).price).toMatchObject({
    active: 10_000,
    reference: 12_000,
  });
});

test('a hidden price is not on the card, nor in its ribbons', () => {
  const price = { active: 5_000, reference: 10_000, type: 'discount', club: 4_000 };
  expect(toCardProduct(card({ price, hidePrice: true }), { ...words }).price).toBeNull();
  expect(ribbons({ price, hidePrice: true })).toEqual([]);
});

test('a price of several is marked as the lowest', () => {
  expect(toCardProduct(card({ fromPrefix: true }), { ...words }).price?.isFrom).toBe(true);
});

test('in the outlet every card carries its ribbon, once', () => {
  expect(ribbons({}, true)).toEqual(['Outlet']);
  expect(ribbons({ price: { active: 1, reference: null, type: 'outlet', club: null } }, true)).toEqual(['Outlet']);
});

test('tags become ribbons after the shop’s own', () => {
  const price = { active: 8_000, reference: 10_000, type: 'discount', club: null };
  expect(ribbons({ price, tags: [{ name: 'Popular', bgColor: '#eee', textColor: '#000' }] })).toEqual([
    '−20%',
    'Popular',
  ]);
});

test('a card carries one kind of named ribbon: outdoor, outlet or the product’s own', () => {
  const tags = [{ name: 'Popular', bgColor: '#eee', textColor: '#000' }];
  const ofType = (type: string) => ribbons({ price: { active: 1, reference: null, type, club: null }, tags });
  expect([ofType('outdoor'), ofType('outlet'), ofType('regular')]).toEqual([['Outdoor'], ['Outlet'], ['Popular']]);
});

test('the weightiest ribbon comes first, also in the outlet', () => {
  const price = { active: 8_000, reference: 10_000, type: 'discount', club: 7_000 };
  const tags = [{ name: 'New', bgColor: '#eee', textColor: '#000' }];
  expect(ribbons({ price, tags })).toEqual(['−20%', 'New']);
  expect(ribbons({ price, tags }, true)).toEqual(['−20%', 'Outlet']);
});

test('a club price has no ribbon, as its line says it', () => {
  const price = { active: 10_000, reference: null, type: 'club', club: 8_000 };
  const tags = [{ name: 'Club price', bgColor: '#1f5a4b', textColor: '#fff' }];
  expect(toCardProduct(card({ price, tags }), { ...words })).toMatchObject({ ribbons: [], price: { club: 8_000 } });
  expect(ribbons({ tags })).toEqual(['Club price']);
});

test('a card has the facts of its list, and none where the list has none', () => {
  const facts = [{ name: 'Weight', value: '980 g' }];
  expect(toCardProduct(card(), { ...words, facts }).facts).toEqual(facts);
  expect(toCardProduct(card(), { ...words, facts: [] })).not.toHaveProperty('facts');
});

test.each([
  ['fi', 'Uudenveroinen', 'Kulunut'],
  ['en', 'Like new', 'Worn'],
  ['sv', 'Som nytt', 'Slitet'],
  ['de', 'Wie neu', 'Abgenutzt'],
  ['fr', 'Comme neuf', 'Usé'],
  ['ru', 'Как новое', 'Поношенное'],
] as const)('the first ribbon of a used item says its condition, in %s', (language, likeNew, worn) => {
  const inLanguage = { t: translate(language, 'catalog'), more: translate(language, 'product-more') };
  const told = (usedCondition: 'like_new' | 'worn' | null) =>
    toCardProduct(card({ usedCondition }), inLanguage).ribbons[0]?.text;
  expect([told('like_new'), told('worn'), told(null)]).toEqual([likeNew, worn, undefined]);
});

test('a card says when nothing of it can be bought', () => {
  expect(toCardProduct(card({ isSoldOut: true }), { ...words }).isSoldOut).toBe(true);
  expect(toCardProduct(card(), { ...words })).not.toHaveProperty('isSoldOut');
});
