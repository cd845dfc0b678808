import { customers } from 'backend/db/schema/customers';
import { sendAccountLinkJob } from 'backend/jobs/send-account-link';
import { accountMails } from 'backend/mail/account-mails';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { linkToken } from './account-mails';
import { type TestBackend, testBackend } from './backend';
import type { TestDatabase } from './database';
import { runWaitingJobs } from './jobs';
import { shopSettings } from './ordering';

const SECRET = 'a secret that storefront and backend share';
export const PASSWORD = 'kolme punaista pipoa';

/** Registers people on a backend of its own; each call comes from another visitor. Call it at the top of a test file. */
export function registering(database: () => TestDatabase) {
  let backend: TestBackend | undefined;
  beforeAll(() => {
    backend = testBackend(database(), { apiSecret: SECRET });
  });
  afterAll(() => backend?.close());
  const running = () => {
    if (!backend) throw new Error('The backend runs only while tests run.');
    return backend;
  };
  let visitors = 0;
  const send = (path: string, body: unknown, language = 'en', address = `192.0.2.${++visitors}`) =>
    running().send('POST', path, body, {
      'accept-language': language,
      'x-shop-api-secret': SECRET,
      'x-shop-client-address': address,
    });
  const person = { password: PASSWORD, first_name: 'Maija', last_name: 'Metsä', lang_code: 'en', country_code: 'se' };
  const register = (email: string, more: object = {}, language = 'en') =>
    send('/api/auth/register/', { ...person, accept_terms: true, email, ...more }, language);
  const activate = (hash: string, language = 'en') => send('/api/auth/activate/', { hash }, language);
  const personOf = async (email: string) => {
    const [found] = await database().db.select().from(customers).where(eq(customers.email, email));
    if (!found) throw new Error(`There is no account of ${email}.`);
    return found;
  };
  return {
    backend: running,
    send,
    register,
    activate,
    personOf,
    reset: (hash: string, password = PASSWORD, language = 'en') =>
      send('/api/customer/password/reset/confirm/', { hash, password }, language),
    /** Registers and activates a person. @returns the account's id */
    join: async (email: string) => {
      await register(email);
      await activate(await linkToken(database().db, email));
      return (await personOf(email)).id;
    },
    /** Sends the links that were asked for. */
    runJobs: () => runWaitingJobs(database(), sendAccountLinkJob(accountMails(shopSettings))),
    /** Does something some milliseconds later. */
    later: async <Result>(ms: number, work: () => Promise<Result>): Promise<Result> => {
      running().setTime(new Date(Date.now() + ms));
      try {
        return await work();
      } finally {
        running().setTime(new Date());
      }
    },
  };
}
