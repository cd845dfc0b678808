import { handovers } from 'backend/db/schema/reference';
import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { openDatabase } from '../../db/client';
import { consumeSessionTransfer, deleteExpiredSessionTransfers, storeSessionTransfer } from './session-transfer';

const database = withDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const leave = () => storeSessionTransfer(database().db, { targetHost: 'sv.localhost', payload: { cart: [1] } }, now);

test('a cart passes to the host it was left for, once', async () => {
  const id = await leave();
  expect(await consumeSessionTransfer(database().db, id, 'SV.localhost', later(59))).toEqual({ cart: [1] });
  expect(await consumeSessionTransfer(database().db, id, 'sv.localhost', later(59))).toBeNull();
});

test('a cart does not pass to another host, after 60 seconds, or by a made-up id', async () => {
  const id = await leave();
  expect(await consumeSessionTransfer(database().db, id, 'fi.localhost', later(1))).toBeNull();
  expect(await consumeSessionTransfer(database().db, id, 'sv.localhost', later(60))).toBeNull();
  expect(await consumeSessionTransfer(database().db, `${id}x`, 'sv.localhost', later(1))).toBeNull();
});

test('of 20 that come at the same time on their own connections one gets the cart', async () => {
  const id = await leave();
  const racers = Array.from({ length: 20 }, () => openDatabase(database().url, { connections: 1 }));
  await Promise.all(racers.map((racer) => racer.pool.query('select 1')));
  const got = await Promise.all(racers.map((racer) => consumeSessionTransfer(racer.db, id, 'sv.localhost', later(1))));
  await Promise.all(racers.map((racer) => racer.close()));
  expect(got.filter((payload) => payload !== null)).toEqual([{ cart: [1] }]);
});

test('the id itself is not kept, and what is over is deleted', async () => {
  await database().db.delete(handovers);
  const id = await leave();
  const [kept] = await database().db.select().from(handovers);
  expect(JSON.stringify(kept)).not.toContain(id);
  await deleteExpiredSessionTransfers(database().db, later(30));
  expect(await database().db.select().from(handovers)).toHaveLength(1);
  await deleteExpiredSessionTransfers(database().db, later(61));
  expect(await database().db.select().from(handovers)).toHaveLength(0);
});
