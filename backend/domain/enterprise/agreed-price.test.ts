import { expect, test } from 'vitest';
import { containedVat, unitPrice } from '../pricing/pricing';
import { type AgreedTerm, agreedCents } from './agreed-price';

const price = (regularCents: number, discountCents: number | null = null) => ({
  ...unitPrice(
    { regularCents, fullCents: null, discountCents, discountStartsAt: null, discountEndsAt: null, clubCents: 100 },
    new Date(),
  ),
  taxPercentage: 25.5,
});
const term = (more: Partial<AgreedTerm>): AgreedTerm => ({ isOwn: false, percentage: null, netCents: null, ...more });

test('without an agreement a product is not in the selection', () => {
  expect(agreedCents([], price(10_000))).toBeNull();
});

test('a percentage is taken off the regular price, rounded once', () => {
  expect(agreedCents([term({ percentage: 12.5 })], price(9_999))).toBe(8_749);
  expect(agreedCents([term({ percentage: 0 })], price(9_999))).toBe(9_999);
});

test('a fixed price is agreed without tax, and taking the tax out gives it back', () => {
  for (const netCents of [1, 333, 10_001, 79_999]) {
    const gross = agreedCents([term({ netCents, isOwn: true })], price(1_000_000)) ?? 0;
    expect(gross - containedVat(gross, 25.5)).toBe(netCents);
  }
});

test('the product’s own agreement counts before those of its groups, and the lowest of several', () => {
  const own = term({ isOwn: true, percentage: 5 });
  expect(agreedCents([own, term({ percentage: 50 })], price(10_000))).toBe(9_500);
  expect(agreedCents([term({ percentage: 10 }), term({ percentage: 20 })], price(10_000))).toBe(8_000);
});

test('a company never pays more than everybody, and gets no club price', () => {
  expect(agreedCents([term({ percentage: 10 })], price(10_000, 7_000))).toBe(7_000);
  expect(agreedCents([term({ percentage: 10 })], price(10_000))).toBe(9_000);
});
