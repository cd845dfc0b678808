import { sql } from 'drizzle-orm';
import { bigint, char, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { insertMany, isAnyOf } from './many-rows';

const database = withDatabase();

const kept = pgTable('kept', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  currency: char('currency', { length: 3 }),
  cents: bigint('cents', { mode: 'number' }),
  tax: numeric('tax', { precision: 5, scale: 2, mode: 'number' }),
  at: timestamp('at', { withTimezone: true, mode: 'date' }),
  note: text('note').notNull().default('none'),
});

test('rows come back as they were inserted, whatever stands in them', async () => {
  const { db } = database();
  await db.execute(sql`create table kept (id int primary key generated always as identity, name text not null unique, currency char(3),
    cents bigint, tax numeric(5, 2), at timestamptz, note text not null default 'none')`);
  const at = new Date('2026-02-03T04:05:06.789Z');
  const full = { name: `a "b" \\ {c}, d'\nNULL`, currency: 'eur', cents: 2 ** 40, tax: 25.5, at };
  const empty = { name: 'null', currency: null, cents: undefined, tax: null, at: null };
  const { rows } = await db.execute(sql`${insertMany(kept, [full, empty, { ...empty, name: '' }])} returning id`);
  expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const again = { ...full, cents: 1 };
  await db.execute(
    sql`${insertMany(kept, [again])} on conflict (name) do update set cents = kept.cents + excluded.cents`,
  );
  const none = { currency: null, cents: null, tax: null, at: null, note: 'none' };
  expect(await db.select().from(kept).orderBy(kept.id)).toEqual([
    { id: 1, ...full, cents: 2 ** 40 + 1, note: 'none' },
    { id: 2, name: 'null', ...none },
    { id: 3, name: '', ...none },
  ]);
  const named = db
    .select({ id: kept.id })
    .from(kept)
    .where(isAnyOf(kept.name, [full.name, 'other', '']));
  expect(await named.orderBy(kept.id)).toEqual([{ id: 1 }, { id: 3 }]);
  expect(await db.select().from(kept).where(isAnyOf(kept.id, []))).toEqual([]);
});
