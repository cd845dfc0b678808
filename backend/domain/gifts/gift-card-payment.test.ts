import { expect, test } from 'vitest';
import { seeded } from '../../../tests/support/random';
import { amountOf, chargeOf, type DisplayCurrency } from '../pricing/display-currency';
import { type PayingCard, payByCards } from './gift-card-payment';

const CURRENCIES: readonly DisplayCurrency[] = [
  { code: 'eur', rate: 1, isChargeable: true },
  { code: 'sek', rate: 11.4325, isChargeable: true },
  { code: 'usd', rate: 1.0817, isChargeable: true },
  { code: 'jpy', rate: 161.37, isChargeable: true },
  { code: 'rub', rate: 91.5, isChargeable: false },
];
const card = (id: number, balanceCents: number): PayingCard => ({
  id,
  kind: 'gift_card',
  hint: 'ABCD',
  balanceCents,
  expiresAt: null,
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('in ten thousand random orders cards and rest make the total, in both currencies, and no card pays more than it holds', () => {
  const random = seeded(20261123);
  for (let round = 0; round < 10_000; round++) {
    const currency = random.one(CURRENCIES);
    const coverable = amountOf(random.whole(0, 60_000), currency);
    const bought = amountOf(random.one([0, 0, 2000, 5000]), currency);
    const total = { cents: coverable.cents + bought.cents, display: coverable.display + bought.display };
    const cards = Array.from({ length: random.whole(0, 5) }, (_, id) => card(id, random.whole(1, 30_000)));
    const { payments, due } = payByCards(total, coverable, cards, currency);
    const what = JSON.stringify({ currency: currency.code, total, coverable, cards, payments, due });
    expect(sum(payments.map(({ amount }) => amount.cents)) + due.cents, what).toBe(total.cents);
    expect(sum(payments.map(({ amount }) => amount.display)) + due.display, what).toBe(total.display);
    for (const { card: by, amount } of payments) {
      expect(amount.cents, what).toBeLessThanOrEqual(by.balanceCents);
      expect(Math.min(amount.cents, amount.display), what).toBeGreaterThanOrEqual(0);
    }
    expect(due.display, what).toBeGreaterThanOrEqual(bought.display);
    const charged = chargeOf(due, currency).hundredths;
    const isCovered = sum(cards.map(({ balanceCents }) => balanceCents)) >= coverable.cents;
    if (isCovered) expect(charged, what).toBe(chargeOf(bought, currency).hundredths);
    // a card is emptied before the next one is touched
    const lastPaying = payments.findLastIndex(({ amount }) => amount.cents > 0);
    for (const { card: by, amount } of payments.slice(0, Math.max(0, lastPaying)))
      expect(amount.cents, what).toBe(by.balanceCents);
  }
});

test('a card in another currency covers its euros at the order’s rate, and the last card leaves no odd unit', () => {
  const krona = { code: 'sek', rate: 11.5, isChargeable: true };
  const total = { cents: 10_590, display: 121_800 };
  const part = payByCards(total, total, [card(1, 5000)], krona);
  expect(part.payments[0]?.amount).toEqual({ cents: 5000, display: 57_500 });
  expect(part.due).toEqual({ cents: 5590, display: 64_300 });
  const whole = payByCards(total, total, [card(1, 5000), card(2, 5590)], krona);
  expect(whole.due).toEqual({ cents: 0, display: 0 });
});
