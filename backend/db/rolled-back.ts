import { TransactionRollbackError } from 'drizzle-orm/errors';
import type { Db, Transaction } from './client';

/** What a change would give: it is made in a transaction that is rolled back, with the database's own rules and nothing left. */
export async function rolledBack<Result>(db: Db, change: (tx: Transaction) => Promise<Result>): Promise<Result> {
  let result: { readonly value: Result } | undefined;
  try {
    await db.transaction(async (tx) => {
      result = { value: await change(tx) };
      tx.rollback();
    });
  } catch (error) {
    if (!result || !(error instanceof TransactionRollbackError)) throw error;
  }
  if (!result) throw new Error('The transaction has no result.');
  return result.value;
}
