import { expect, test } from 'vitest';
import { isReviewable, reviewedSlug } from './reviewable';

test('what was paid and not cancelled can be reviewed', () => {
  expect(isReviewable({ payment: 'paid', status: 'shipped' })).toBe(true);
  expect(isReviewable({ payment: 'paid', status: 'cancelled' })).toBe(false);
  expect(isReviewable({ payment: 'waiting', status: 'awaiting_payment' })).toBe(false);
});

test('a product with a page is reviewed by its slug; a delivery and a removed product are not', () => {
  expect(reviewedSlug({ kind: 'product', path: '/vuono/ilves/' })).toBe('ilves');
  expect(reviewedSlug({ kind: 'product', path: '' })).toBe('');
  expect(reviewedSlug({ kind: 'delivery', path: '/x/y/' })).toBe('');
});
