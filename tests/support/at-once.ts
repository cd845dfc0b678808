import type { Db } from 'backend/db/client';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { eventually } from './eventually';

const WAITING = sql`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Starts writers of a table that really meet: all of them have come to the table before the first may write to it. */
export async function atOnce<Result>(
  db: Db,
  table: PgTable,
  writers: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const started = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    const all = writers.map((write) => write());
    await eventually(async () => expect((await db.execute(WAITING)).rows).toEqual([{ count: writers.length }]));
    return { all };
  });
  return Promise.all(started.all);
}
