import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../tests/support/database';
import { openDatabase } from './client';

test('a connection that breaks in a transaction fails that transaction only, and the pool goes on', async () => {
  const { database: other, drop } = await cloneDatabase(inject('cluster'));
  const told: string[] = [];
  const database = openDatabase(other.url, { onConnectionError: (error) => told.push(error.message) });
  const broken = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  const { rows } = await database.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await database.close();
  await drop();
});
