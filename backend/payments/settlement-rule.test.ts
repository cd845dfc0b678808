import { expect, test } from 'vitest';
import { type SettlementFacts, settlementOf } from './settlement-rule';

const facts = (more: Partial<SettlementFacts> = {}): SettlementFacts => ({
  order: 'awaiting_payment',
  payment: 'created',
  message: 'captured',
  amountAgrees: true,
  ...more,
});

test('the right amount for a waiting order pays it', () => {
  expect(settlementOf(facts())).toBe('capture');
});

test('another amount goes to review', () => {
  expect(settlementOf(facts({ amountAgrees: false }))).toBe('review');
});

test('money for an order that was given up goes to review', () => {
  expect(settlementOf(facts({ order: 'payment_failed', payment: 'cancelled' }))).toBe('review');
  expect(settlementOf(facts({ order: 'payment_failed', payment: 'declined' }))).toBe('review');
});

test('paid stays paid, whatever arrives afterwards', () => {
  for (const message of ['captured', 'declined', 'cancelled'] as const) {
    expect(settlementOf(facts({ order: 'processing', payment: 'captured', message }))).toBe('ignore');
  }
});

test('a refusal ends a waiting attempt once', () => {
  expect(settlementOf(facts({ message: 'declined' }))).toBe('fail');
  expect(settlementOf(facts({ message: 'cancelled', order: 'payment_failed', payment: 'declined' }))).toBe('ignore');
});
