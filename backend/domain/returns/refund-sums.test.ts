import { expect, test } from 'vitest';
import { seeded } from '../../../tests/support/random';
import { shareOut } from '../pricing/share-out';
import { goodsPaid, isWhole, type PaidOrder, refundParts } from './refund-sums';

test('a row of three units for 100.00 gives back 33.33, 33.33 and 33.34', () => {
  const order = { rows: [{ id: 1, amount: 3, paid: 10_000 }], quantum: 1 };
  const sums = [1, 2, 3].map((units) => goodsPaid(order, new Map([[1, units]])));
  expect(sums).toEqual([3333, 6666, 10_000]);
});

test('a gift card that paid a quarter gets a quarter of each refund, and the last refund evens out the cents', () => {
  const order = { rows: [], total: 1001, charged: 751, cardCents: 250, quantum: 1 };
  const first = refundParts(order, 0, 500);
  const second = refundParts(order, 500, 501);
  expect(first).toEqual({ total: 500, charged: 375, cardCents: 125 });
  expect(second).toEqual({ total: 501, charged: 376, cardCents: 125 });
});

const random = seeded(13);
const upTo = (max: number) => random.whole(0, max);

/** An order with a discount shared out over its rows, delivery, and gift cards that pay a part; sometimes in whole crowns. */
function randomOrder(): PaidOrder {
  const quantum = random.chance(0.3) ? 100 : 1;
  const totals = Array.from({ length: 1 + upTo(5) }, () => ({ amount: 1 + upTo(6), unit: upTo(50_000) * quantum }));
  const sums = totals.map(({ amount, unit }) => amount * unit);
  const goods = sums.reduce((sum, one) => sum + one, 0);
  const shares = shareOut(upTo(goods / quantum) * quantum, sums, quantum);
  const rows = totals.map(({ amount }, index) => ({
    id: index + 1,
    amount,
    paid: (sums[index] ?? 0) - (shares[index] ?? 0),
  }));
  const paid = rows.reduce((sum, row) => sum + row.paid, 0);
  const total = paid + upTo(2000) * quantum;
  const charged = upTo(total / quantum) * quantum;
  // gift cards are in euro cents: for another currency at another rate
  const cardCents = random.chance(0.5) ? total - charged : upTo(total - charged);
  return { rows, total, charged: cardCents === 0 ? total : charged, cardCents, quantum };
}

test('however 5,000 random orders are returned in parts, the parts add up to exactly what was paid, by payment and by cards', () => {
  for (let round = 0; round < 5000; round++) {
    const order = randomOrder();
    const returned = new Map<number, number>();
    const sums = { total: 0, charged: 0, cardCents: 0 };
    while (!isWhole(order, returned)) {
      const before = goodsPaid(order, returned);
      for (const { id, amount } of order.rows) {
        const had = returned.get(id) ?? 0;
        returned.set(id, had + upTo(amount - had));
      }
      // the last refund of a withdrawal gives delivery back too
      const after = isWhole(order, returned) ? order.total : goodsPaid(order, returned);
      const parts = refundParts(order, before, after - before);
      for (const part of [parts.total, parts.charged, parts.cardCents]) expect(part).toBeGreaterThanOrEqual(0);
      expect(parts.charged % order.quantum).toBe(0);
      expect(parts.charged).toBeLessThanOrEqual(parts.total);
      sums.total += parts.total;
      sums.charged += parts.charged;
      sums.cardCents += parts.cardCents;
    }
    expect(sums).toEqual({ total: order.total, charged: order.charged, cardCents: order.cardCents });
  }
});
