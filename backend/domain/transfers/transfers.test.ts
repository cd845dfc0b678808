import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { newKey } from '../../../tests/support/order-body';
import { conflictReason, order } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { ask, insertSeller, moveOf, rowsIn, unitsOf } from '../../../tests/support/transferring';
import { auditLog } from '../../db/schema/audit-log';
import { stock } from '../../db/schema/stock';
import { transfers } from '../../db/schema/transfers';
import type { Caller } from '../customers/caller';
import { countWaiting } from '../desk/waiting-counts';
import { receiveTransfer } from './receive-transfer';
import { cancelTransfer, pickTransfer, sendTransfer } from './send-transfer';

const database = withDatabase();
let seller: Caller;
let boots = 0;

beforeAll(async () => {
  await insertShop(database().db);
  seller = await insertSeller(database().db);
});

beforeEach(async () => {
  boots = await insertVariant(database().db, { stock: { [STORES.helsinki]: 4, [STORES.main]: 3 } });
});

const RESERVED = { transferrequest_reserve_quantity: true };
const pairs = (amount: number, more: object = {}) => [{ productId: boots, amount, ...more }];

async function held(): Promise<Record<number, number>> {
  const rows = await database().db.select().from(stock).where(eq(stock.variantId, boots));
  return Object.fromEntries(rows.map(({ storeId, quantity }) => [storeId, quantity]));
}

async function statusOf(number: string) {
  const [found] = await database().db.select().from(transfers).where(eq(transfers.number, number));
  return found?.status;
}

/** Sends what was asked for. */
async function send(number: string, units: readonly number[] = []) {
  const { db } = database();
  await pickTransfer(db, moveOf(number, 'requested', seller), 'en');
  const rows = await rowsIn(db, number);
  const sent = new Map(rows.map(({ id }, index) => [id, units[index] ?? 0]));
  return sendTransfer(db, moveOf(number, 'picking', seller), units.length > 0 ? sent : new Map(), 'en');
}

test('three pairs leave one store and arrive in the other: one is missing, and the ledger adds up', async () => {
  const { db } = database();
  const before = await unitsOf(db);
  const [number = ''] = await ask(db, seller, pairs(3));
  expect(await held()).toMatchObject({ [STORES.helsinki]: 4 });
  await send(number);
  expect(await held()).toMatchObject({ [STORES.helsinki]: 1 });
  expect((await unitsOf(db)).underWay - before.underWay).toBe(3);
  const [row] = await rowsIn(db, number);
  const arrivals = new Map([[row?.id ?? 0, { received: 2, damaged: 0 }]]);
  expect(await receiveTransfer(db, moveOf(number, 'sent', seller), arrivals)).toBe('received_with_difference');
  expect(await held()).toEqual({ [STORES.helsinki]: 1, [STORES.main]: 3, [STORES.tampere]: 2 });
  const after = await unitsOf(db);
  expect([after.underWay - before.underWay, after.lost - before.lost]).toEqual([0, 1]);
  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, number)).orderBy(auditLog.id);
  expect(acts.map(({ action, actor }) => [action, actor])).toEqual([
    ['request-transfer', `staff:${seller.customerId}`],
    ...Array.from({ length: 3 }, () => ['move-transfer', `staff:${seller.customerId}`]),
  ]);
  expect(acts.at(-1)?.details).toMatchObject({ missing: 1, extra: 0, damaged: 0 });
});

test('damaged units and units too many are recorded, and only what can be sold is in stock', async () => {
  const { db } = database();
  const [number = ''] = await ask(db, seller, pairs(2));
  await send(number);
  const before = await unitsOf(db);
  const [row] = await rowsIn(db, number);
  const arrivals = new Map([[row?.id ?? 0, { received: 2, damaged: 1 }]]);
  await receiveTransfer(db, moveOf(number, 'sent', seller), arrivals);
  expect(await held()).toMatchObject({ [STORES.helsinki]: 2, [STORES.tampere]: 2 });
  // one too many came, and one of the three is damaged
  expect((await unitsOf(db)).lost - before.lost).toBe(0);
});

test('an open transfer waits for staff on the overview, until it is received or cancelled', async () => {
  const { db } = database();
  const waiting = async () => (await countWaiting(db)).transfers;
  const before = await waiting();
  const [number = ''] = await ask(db, seller, pairs(1));
  expect(await waiting()).toBe(before + 1);
  await cancelTransfer(db, moveOf(number, 'requested', seller));
  expect(await waiting()).toBe(before);
});

test('reserved units are not sold meanwhile, and are free again when the transfer is cancelled', async () => {
  const { db } = database();
  const [number = ''] = await ask(db, seller, pairs(4), RESERVED);
  expect(await held()).toMatchObject({ [STORES.helsinki]: 0 });
  expect(await conflictReason(order(db, { productId: boots, amount: 4, total: 40_000 }))).toBe('OUT_OF_STOCK');
  await cancelTransfer(db, moveOf(number, 'requested', seller));
  expect(await held()).toEqual({ [STORES.helsinki]: 4, [STORES.main]: 3 });
  expect(await statusOf(number)).toBe('cancelled');
  expect((await unitsOf(db)).held).toBe(0);
});

test('picking takes what the store still has; what was not found after all goes back', async () => {
  const { db } = database();
  const [number = ''] = await ask(db, seller, pairs(4));
  await db.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, boots));
  await pickTransfer(db, moveOf(number, 'requested', seller), 'en');
  const [row] = await rowsIn(db, number);
  expect(row).toMatchObject({ amount: 4, held: 3 });
  const all = new Map([[row?.id ?? 0, 4]]);
  const picking = moveOf(number, 'picking', seller);
  expect(await conflictReason(sendTransfer(db, picking, all, 'en'))).toBe('OUT_OF_STOCK');
  expect(await conflictReason(sendTransfer(db, picking, new Map([[row?.id ?? 0, 5]]), 'en'))).toBe('TOO_MANY');
  expect(await conflictReason(sendTransfer(db, picking, new Map([[row?.id ?? 0, 0]]), 'en'))).toBe('NOTHING_SENT');
  await sendTransfer(db, picking, new Map([[row?.id ?? 0, 2]]), 'en');
  expect(await held()).toMatchObject({ [STORES.helsinki]: 1 });
});

test('what has left cannot be cancelled, and nothing is picked of what is sold out', async () => {
  const { db } = database();
  const [number = ''] = await ask(db, seller, pairs(1));
  await db.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, boots));
  const requested = moveOf(number, 'requested', seller);
  expect(await conflictReason(pickTransfer(db, requested, 'en'))).toBe('OUT_OF_STOCK');
  await db.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, boots));
  await send(number);
  expect(await conflictReason(cancelTransfer(db, moveOf(number, 'sent', seller)))).toBe('WRONG_STATUS');
  expect(await cancelTransfer(db, moveOf('T000000000', 'requested', seller))).toBeNull();
});

test('several stores at both ends make a transfer a pair, and one key makes them once', async () => {
  const { db } = database();
  const key = { idempotency_key: newKey() };
  const stores = { transfer_request_from: ['helsinki', 'verkkokauppa'], transfer_request_to: ['tampere', 'supplier'] };
  const divided = {
    transferAmountsFrom: { helsinki: 3, verkkokauppa: 2 },
    transferAmounts: { tampere: 4, supplier: 1 },
  };
  const numbers = await ask(db, seller, pairs(5, divided), { ...stores, ...key, ...RESERVED });
  const amounts = await Promise.all(numbers.map(async (each) => (await rowsIn(db, each)).map(({ amount }) => amount)));
  expect(amounts.flat().reduce((sum, amount) => sum + amount, 0)).toBe(5);
  expect(numbers).toHaveLength(3);
  expect(await ask(db, seller, pairs(5, divided), { ...stores, ...key, ...RESERVED })).toEqual(numbers);
  expect(await conflictReason(ask(db, seller, pairs(4, divided), { ...stores, ...key, ...RESERVED }))).toBe(
    'KEY_REUSED',
  );
  expect(await held()).toMatchObject({ [STORES.helsinki]: 1, [STORES.main]: 1 });
});

test('a cart that cannot be transferred as it is writes nothing', async () => {
  const { db } = database();
  const count = () => db.$count(transfers);
  const before = await count();
  const attempts = [
    () => ask(db, seller, pairs(5)),
    () => ask(db, seller, pairs(1), { transfer_request_to: [] }),
    () => ask(db, seller, pairs(1), { transfer_request_from: [] }),
    () => ask(db, seller, pairs(1), { transfer_request_to: ['helsinki'] }),
    () => ask(db, seller, pairs(2), { transfer_request_from: ['helsinki', 'verkkokauppa'] }),
    () => ask(db, seller, pairs(1), { bundles: [{ uid: '1', id: `${boots}-${boots}`, amount: 1 }] }),
  ];
  for (const attempt of attempts) expect(await conflictReason(attempt())).toBe('NOT_POSSIBLE');
  await expect(ask(db, seller, [])).rejects.toMatchObject({ fields: expect.anything() });
  expect(await count()).toBe(before);
});
