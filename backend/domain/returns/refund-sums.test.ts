import { expect, test } from 'vitest';
import { seeded } from '../../../tests/support/random';
import { discountShares } from '../cart/discount';
import { amountOf, chargeOf, type DisplayCurrency } from '../pricing/display-currency';
import { isWholeCurrency } from '../pricing/pricing';
import { bonusTaken, paidOrder } from './paid-order';
import { goodsPaid, isWhole, refundParts } from './refund-sums';

test('a row of three units for 100.00 gives back 33.33, 33.33 and 33.34', () => {
  const order = { rows: [{ id: 1, amount: 3, paid: 10_000 }], quantum: 1 };
  const sums = [1, 2, 3].map((units) => goodsPaid(order, new Map([[1, units]])));
  expect(sums).toEqual([3333, 6666, 10_000]);
});

test('a gift card that paid a quarter gets a quarter of each refund, and the last refund evens out the cents', () => {
  const order = { rows: [], total: 1001, charged: 751, bonus: 0, bonusCents: 0, cardCents: 250, quantum: 1 };
  const first = refundParts(order, 0, 500);
  const second = refundParts(order, 500, 501);
  expect(first).toEqual({ total: 500, charged: 375, bonusCents: 0, cardCents: 125 });
  expect(second).toEqual({ total: 501, charged: 376, bonusCents: 0, cardCents: 125 });
});

const random = seeded(13);
const upTo = (max: number) => random.whole(0, max);

/** Currencies with their rates: decimals, none, and roubles, which are charged in euros. */
const CURRENCIES = [
  { code: 'eur', rate: 1, isChargeable: true },
  { code: 'sek', rate: 11.53, isChargeable: true },
  { code: 'jpy', rate: 171.9, isChargeable: true },
  { code: 'usd', rate: 1.0843, isChargeable: true },
  { code: 'rub', rate: 91.5, isChargeable: false },
] as const;

/** The rows of an order in a currency, with the shares of a discount code. */
function randomRows(currency: DisplayCurrency) {
  const wished = Array.from({ length: 1 + upTo(5) }, () => ({
    amount: 1 + upTo(6),
    unit: amountOf(upTo(50_000), currency),
  }));
  const totals = wished.map(({ amount, unit }) => ({ cents: unit.cents * amount, display: unit.display * amount }));
  const wanted = random.one([
    { kind: 'percent' as const, percentage: upTo(100) },
    { kind: 'fixed' as const, cents: upTo(30_000) },
    { kind: 'fixed' as const, cents: 0 },
  ]);
  const shares = discountShares(totals, wanted, currency);
  return wished.map(({ amount }, index) => ({
    ...{ id: index + 1, kind: 'product' as const, amount },
    totalCents: totals[index]?.cents ?? 0,
    displayTotalHundredths: totals[index]?.display ?? 0,
    discountCents: shares[index]?.cents ?? 0,
    displayDiscountHundredths: shares[index]?.display ?? 0,
  }));
}

/** An order in a random currency: discounted rows, delivery, club bonus and gift cards that pay a part, and the bonus that its goods earned. */
function randomOrder() {
  const currency = random.one(CURRENCIES);
  const rows = randomRows(currency);
  const delivery = amountOf(upTo(2000), currency);
  const sumOf = (cents: (row: (typeof rows)[number]) => number, more: number) =>
    rows.reduce((sum, row) => sum + cents(row), more);
  const totalCents = sumOf((row) => row.totalCents - row.discountCents, delivery.cents);
  const display = sumOf((row) => row.displayTotalHundredths - row.displayDiscountHundredths, delivery.display);
  const charged = chargeOf({ cents: totalCents, display }, currency);
  const step = charged.currency === currency.code && isWholeCurrency(currency.code) ? 100 : 1;
  const byBonus = random.chance(0.3) ? upTo(Math.floor(charged.hundredths / step)) * step : 0;
  const byCards = random.chance(0.5) ? upTo(Math.floor((charged.hundredths - byBonus) / step)) * step : 0;
  const rate = charged.currency === 'eur' ? 1 : currency.rate;
  const bonusCents = byBonus === 0 ? 0 : Math.max(1, Math.round(byBonus / rate));
  // what a card pays of another currency is worth another number of euro cents
  const cardCents = byCards === 0 ? 0 : Math.max(1, Math.round(byCards / rate));
  const order = {
    ...{ currency: currency.code, chargeCurrency: charged.currency, totalCents, displayTotalHundredths: display },
    ...{ bonusCents, displayBonusHundredths: byBonus },
    chargeHundredths: charged.hundredths - byBonus - byCards,
  };
  const earned = Math.round((sumOf((row) => row.totalCents - row.discountCents, 0) * 2) / 100);
  return { rows, order: paidOrder(order, rows, cardCents), earned, step };
}

test('however 5,000 random orders in five currencies are returned in parts, money, club bonus, gift cards and earned bonus add up to what was paid and earned', () => {
  for (let round = 0; round < 5000; round++) {
    const { rows, order, earned, step } = randomOrder();
    const returned = new Map<number, number>();
    const sums = { total: 0, charged: 0, bonusCents: 0, cardCents: 0, earned: 0 };
    while (!isWhole(order, returned)) {
      const had = new Map(returned);
      const before = goodsPaid(order, had);
      for (const { id, amount } of order.rows) returned.set(id, (had.get(id) ?? 0) + upTo(amount - (had.get(id) ?? 0)));
      // the last refund of a withdrawal gives delivery back too
      const after = isWhole(order, returned) ? order.total : goodsPaid(order, returned);
      const parts = refundParts(order, before, after - before);
      const taken = bonusTaken(earned, rows, had, returned);
      for (const part of [parts.total, parts.charged, parts.bonusCents, parts.cardCents, taken])
        expect(part).toBeGreaterThanOrEqual(0);
      expect(parts.charged % step).toBe(0);
      expect(parts.charged).toBeLessThanOrEqual(parts.total);
      sums.total += parts.total;
      sums.charged += parts.charged;
      sums.bonusCents += parts.bonusCents;
      sums.cardCents += parts.cardCents;
      sums.earned += taken;
    }
    const { total, charged, bonusCents, cardCents } = order;
    const isFree = rows.every(({ totalCents, discountCents }) => totalCents === discountCents);
    expect(sums).toEqual({ total, charged, bonusCents, cardCents, earned: isFree ? 0 : earned });
  }
});
