import { expect, test } from 'vitest';
import { panelsOf } from './panel-names';

const facts = {
  model: { rating: { average: 8, count: 3 }, isGiftCard: false },
  guides: [{ label: 'Opas', to: '/sivu/opas/' }],
  sustainability: ['repairable', 'pfas_free', 'known_origin'] as const,
  hasAbout: true,
};

test('the side panels are delivery, reviews, sustainable choice, guides, and about us', () => {
  expect(panelsOf(facts)).toEqual(['delivery', 'reviews', 'sustainable', 'guides', 'about']);
});

test('a panel with nothing to tell is not there: about us is told in Finnish only', () => {
  const bare = { model: { rating: { average: 0, count: 0 }, isGiftCard: false }, guides: [], sustainability: [] };
  expect(panelsOf({ ...bare, hasAbout: false })).toEqual(['delivery']);
});

test('a gift card has no panel about delivery', () => {
  expect(panelsOf({ ...facts, model: { ...facts.model, isGiftCard: true } })).not.toContain('delivery');
});
