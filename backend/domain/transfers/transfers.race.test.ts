import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { newKey } from '../../../tests/support/order-body';
import { order } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { ask, insertSeller, moveOf, rowsIn, unitsOf } from '../../../tests/support/transferring';
import { stock } from '../../db/schema/stock';
import { transfers } from '../../db/schema/transfers';
import type { Caller } from '../customers/caller';
import { receiveTransfer } from './receive-transfer';
import { cancelTransfer, pickTransfer, sendTransfer } from './send-transfer';

const database = withDatabase();
let seller: Caller;

beforeAll(async () => {
  await insertShop(database().db);
  seller = await insertSeller(database().db);
});

const RESERVED = { transferrequest_reserve_quantity: true };
const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled');

async function picked(productId: number, amount: number): Promise<string> {
  const { db } = database();
  const [number = ''] = await ask(db, seller, [{ productId, amount }], RESERVED);
  await pickTransfer(db, moveOf(number, 'requested', seller), 'en');
  return number;
}

const unitsIn = async (variantId: number, storeId: number) =>
  (await database().db.select().from(stock).where(eq(stock.variantId, variantId))).find(
    (row) => row.storeId === storeId,
  )?.quantity ?? 0;

test('of ten people who receive a transfer at once one does, and it arrives once', async () => {
  const { db } = database();
  const boots = await insertVariant(db, { stock: { [STORES.helsinki]: 3 } });
  const number = await picked(boots, 3);
  await sendTransfer(db, moveOf(number, 'picking', seller), new Map(), 'en');
  const receive = () => receiveTransfer(db, moveOf(number, 'sent', seller), new Map());
  const results = await Promise.allSettled(Array.from({ length: 10 }, receive));
  expect(fulfilled(results)).toHaveLength(1);
  expect(await unitsIn(boots, STORES.tampere)).toBe(3);
});

test('of a cancellation and a sending at once one happens, and no unit is in two places', async () => {
  const { db } = database();
  for (let round = 0; round < 8; round++) {
    const boots = await insertVariant(db, { stock: { [STORES.helsinki]: 3 } });
    const number = await picked(boots, 3);
    const before = await unitsOf(db);
    const results = await Promise.allSettled([
      cancelTransfer(db, moveOf(number, 'picking', seller)),
      sendTransfer(db, moveOf(number, 'picking', seller), new Map(), 'en'),
    ]);
    expect(fulfilled(results)).toHaveLength(1);
    const [transfer] = await db.select().from(transfers).where(eq(transfers.number, number));
    const isCancelled = transfer?.status === 'cancelled';
    expect(await unitsIn(boots, STORES.helsinki)).toBe(isCancelled ? 3 : 0);
    const after = await unitsOf(db);
    expect(after.free + after.underWay).toBe(before.free + before.underWay);
  }
});

test('the last unit is sold or reserved for a transfer, never both', async () => {
  const { db } = database();
  for (let round = 0; round < 6; round++) {
    const productId = await insertVariant(db, { stock: { [STORES.helsinki]: 1 } });
    const results = await Promise.allSettled([
      order(db, { productId }),
      ask(db, seller, [{ productId, amount: 1 }], RESERVED),
      order(db, { productId }),
      ask(db, seller, [{ productId, amount: 1 }], RESERVED),
    ]);
    expect(fulfilled(results)).toHaveLength(1);
    expect(await unitsIn(productId, STORES.helsinki)).toBe(0);
  }
});

test('the last unit is sold or picked for a transfer that reserves nothing', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.helsinki]: 1 } });
  const [number = ''] = await ask(db, seller, [{ productId, amount: 1 }]);
  const results = await Promise.allSettled([
    order(db, { productId }),
    pickTransfer(db, moveOf(number, 'requested', seller), 'en'),
  ]);
  expect(fulfilled(results)).toHaveLength(1);
});

test('a form sent ten times at once makes one transfer', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.helsinki]: 9 } });
  const key = { idempotency_key: newKey(), ...RESERVED };
  const sent = await Promise.all(Array.from({ length: 10 }, () => ask(db, seller, [{ productId, amount: 1 }], key)));
  expect(new Set(sent.flat()).size).toBe(1);
  expect(await unitsIn(productId, STORES.helsinki)).toBe(8);
});

/** Numbers that look random and are the same in every run. */
function drawer(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('whatever is transferred, cancelled, sold and lost at once: stock, what is under way and losses stay the same', async () => {
  const { db } = database();
  const draw = drawer(20_261_126);
  const products = [0, 1, 2];
  for (const index of products)
    products[index] = await insertVariant(db, {
      stock: { [STORES.helsinki]: 12, [STORES.tampere]: 9, [STORES.main]: 7 },
    });
  const slugs = ['helsinki', 'tampere', 'verkkokauppa'];
  const before = await unitsOf(db);
  let sold = 0;
  const journey = async () => {
    const from = draw(3);
    const stores = { transfer_request_from: [slugs[from]], transfer_request_to: [slugs[(from + 1 + draw(2)) % 3]] };
    const rows = products.filter(() => draw(2) === 0).map((productId) => ({ productId, amount: 1 + draw(3) }));
    const [isReserved, fate, seen] = [draw(2) === 0, draw(5), [draw(4), draw(2)] as const];
    const [number = ''] = await ask(db, seller, rows, { ...stores, ...(isReserved && RESERVED) });
    if (fate === 0) return cancelTransfer(db, moveOf(number, 'requested', seller));
    await pickTransfer(db, moveOf(number, 'requested', seller), 'en');
    if (fate === 1) return cancelTransfer(db, moveOf(number, 'picking', seller));
    const lines = await rowsIn(db, number);
    const sent = new Map(lines.map(({ id, held }) => [id, Math.max(0, held - (fate === 2 ? 1 : 0))]));
    await sendTransfer(db, moveOf(number, 'picking', seller), sent, 'en');
    if (fate === 3) return number;
    const arrivals = new Map(lines.map(({ id }) => [id, { received: seen[0], damaged: seen[1] }]));
    return receiveTransfer(db, moveOf(number, 'sent', seller), arrivals);
  };
  const sale = async () => {
    await order(db, { productId: products[draw(3)] ?? 0, total: 10_590 });
    sold++;
  };
  for (let round = 0; round < 8; round++)
    await Promise.allSettled(Array.from({ length: 6 }, (_, index) => (index === 5 ? sale() : journey())));
  const after = await unitsOf(db);
  expect(after.free + after.underWay + after.lost + sold).toBe(before.free + before.underWay + before.lost);
  expect([after.held, after.ledger]).toEqual([after.underWay, after.free]);
  expect(after.lost).not.toBe(before.lost);
  expect(sold).toBeGreaterThan(0);
});
