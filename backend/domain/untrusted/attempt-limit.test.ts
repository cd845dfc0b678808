import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { openDatabase } from '../../db/client';
import { attemptLimit, deleteExpiredAttempts } from './attempt-limit';

const database = withDatabase();
const MINUTE_MS = 60_000;

test('the attempt after the last allowed one has to wait, and keys and limits are counted apart', async () => {
  const { pool } = database();
  const limit = attemptLimit(pool, 'one', 2, MINUTE_MS);
  expect([await limit.count('a'), await limit.count('a')]).toEqual([0, 0]);
  const wait = await limit.count('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limit.count('b')).toBe(0);
  expect(await attemptLimit(pool, 'other', 2, MINUTE_MS).count('a')).toBe(0);
});

test('copies of the shop share a limit, and attempts at once are all counted', async () => {
  const other = openDatabase(database().url, { connections: 2 });
  const limits = [database().pool, other.pool].map((pool) => attemptLimit(pool, 'shared', 5, MINUTE_MS));
  const waits = await Promise.all(Array.from({ length: 20 }, (_, at) => limits[at % 2]?.count('a')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  await other.close();
});

test('what is counted cannot be read from the database, and is forgotten when its window is over', async () => {
  const { db, pool } = database();
  const limit = attemptLimit(pool, 'forgotten', 1, MINUTE_MS);
  await limit.count('maija@example.com 192.0.2.1');
  const { rows } = await db.execute(sql`select * from attempts`);
  expect(JSON.stringify(rows)).toContain('forgotten');
  expect(JSON.stringify(rows)).not.toMatch(/maija|192\.0/);
  await deleteExpiredAttempts(db, new Date());
  expect(await limit.count('maija@example.com 192.0.2.1')).toBeGreaterThan(0);
  await deleteExpiredAttempts(db, new Date(Date.now() + MINUTE_MS + 1_000));
  expect(await limit.count('maija@example.com 192.0.2.1')).toBe(0);
});
