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
  expect(settlementOf(facts())).toBe('pay');
});

test('another amount goes to review', () => {
  expect(settlementOf(facts({ amountAgrees: false }))).toBe('review');
});

test('money for an order that was given up goes to review', () => {
  expect(settlementOf(facts({ order: 'payment_failed', payment: 'cancelled' }))).toBe('review');
  expect(settlementOf(facts({ order: 'payment_failed', payment: 'declined' }))).toBe('review');
});

test('paid stays paid, whatever arrives afterwards', () => {
  for (const message of ['authorised', 'captured', 'declined', 'cancelled'] as const) {
    expect(settlementOf(facts({ order: 'processing', payment: 'captured', message }))).toBe('ignore');
  }
});

test('a refusal ends a waiting attempt once', () => {
  expect(settlementOf(facts({ message: 'declined' }))).toBe('end');
  expect(settlementOf(facts({ message: 'cancelled', payment: 'declined' }))).toBe('ignore');
});

test('money of a declined attempt pays the order while it waits', () => {
  expect(settlementOf(facts({ payment: 'declined' }))).toBe('pay');
});

test('money for an order that another attempt paid goes to review', () => {
  expect(settlementOf(facts({ order: 'processing' }))).toBe('review');
});

test('a promise pays the order, and its money comes later', () => {
  expect(settlementOf(facts({ message: 'authorised' }))).toBe('pay');
  const promised = { order: 'processing', payment: 'authorised' } as const;
  expect(settlementOf(facts({ ...promised, message: 'authorised' }))).toBe('ignore');
  expect(settlementOf(facts({ ...promised, message: 'captured' }))).toBe('collect');
  expect(settlementOf(facts({ ...promised, message: 'captured', amountAgrees: false }))).toBe('review');
  expect(settlementOf(facts({ ...promised, message: 'cancelled' }))).toBe('review');
});
