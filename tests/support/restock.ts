import type { Db } from 'backend/db/client';
import { restockRequests } from 'backend/db/schema/restock';
import { stock } from 'backend/db/schema/stock';
import { answerRequests } from 'backend/domain/restock/answer-requests';
import { restockMails } from 'backend/mail/restock-mails';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestBackend, testBackend } from './backend';
import type { TestDatabase } from './database';
import { shopSettings } from './ordering';
import { insertShop, insertVariant, STORES, type VariantOptions } from './shop-data';

/** Queues restock notices of the test shop. */
export const tell = restockMails(shopSettings);
export const clock = () => new Date();

/** One run of the job of restock notices, as the shop does it. */
export const run = (db: Db) => answerRequests(db, tell, clock);

/** Gives a test file a shop in which nobody waits for anything at the start of a test. */
export function restocking(database: () => TestDatabase) {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = testBackend(database());
    await insertShop(database().db);
  });
  afterAll(() => backend.close());
  beforeEach(() => database().db.delete(restockRequests));
  return {
    send: (path: string, body: unknown) => backend.send('POST', path, body),
    /** A product of which the main warehouse has nothing. @returns the variant's id */
    soldOut: (options: VariantOptions = {}) =>
      insertVariant(database().db, { stock: { [STORES.main]: 0 }, ...options }),
    /** Asks for a notice as the storefront does. */
    ask: (product_id: number, email: string, lang_code = 'en', more: object = {}) =>
      backend.send('POST', '/api/product_availability_email_notify/', { email, product_id, lang_code, ...more }),
    /** Sets the units of a variant. */
    bring: (variantId: number, quantity = 1) =>
      database().db.update(stock).set({ quantity }).where(eq(stock.variantId, variantId)),
    run: () => run(database().db),
  };
}
