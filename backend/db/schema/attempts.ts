import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counts of attempts, shared by all instances of the shop. rate-limiter-flexible writes it without naming columns, so their
 * order and names must stay.
 */
export const attempts = pgTable(
  'attempts',
  {
    /** Name of the limit and hash of the key, so that it contains no address. */
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** End of the window, in ms since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('attempts_expire').on(table.expire)],
);
