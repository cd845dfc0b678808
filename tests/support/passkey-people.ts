import { customers } from 'backend/db/schema/customers';
import { hashPassword } from 'backend/domain/customers/password';
import { openSession } from 'backend/domain/customers/sessions';
import type { Authenticator, Bend } from './authenticator';
import type { TestBackend } from './backend';
import type { TestDatabase } from './database';

export const PASSWORD = 'a long walk on the crust';
/** When everybody here signed in. */
export const NOW = new Date('2026-11-20T10:00:00Z');

export type Challenge = { challenge_id: string; options: Record<string, unknown> };

let passwordHash: Promise<string> | undefined;

/** People with passkeys at a backend, and what they do. */
export function passkeyPeople(database: TestDatabase, backend: TestBackend) {
  /** Somebody who has just signed in by password. */
  async function person(name: string, row: Partial<typeof customers.$inferInsert> = {}) {
    backend.setTime(NOW);
    passwordHash ??= hashPassword(PASSWORD);
    const email = `${name}@example.com`;
    const [made] = await database.db
      .insert(customers)
      .values({ email, passwordHash: await passwordHash, activatedAt: NOW, ...row })
      .returning({ id: customers.id });
    const id = made?.id ?? 0;
    const token = (await openSession(database.db, id, { method: 'password', device: '' }, NOW)).access_token;
    const send = (method: 'GET' | 'POST', path: string, body?: unknown) =>
      backend.send(method, path, body, { authorization: `Bearer ${token}` });
    return { id, email, token, send };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  async function begin(who: Person, more: object = {}) {
    const { body } = await who.send('POST', '/api/customer/passkeys/begin/', more);
    return body as Challenge;
  }

  async function add(who: Person, authenticator: Authenticator, bend: Bend = {}, name = 'Phone') {
    const { challenge_id, options } = await begin(who);
    const credential = authenticator.register(options, bend);
    return who.send('POST', '/api/customer/passkeys/add/', { challenge_id, name, credential });
  }

  async function beginLogIn() {
    const { body } = await backend.send('POST', '/api/auth/passkey/begin/', {});
    return body as Challenge;
  }

  async function logIn(authenticator: Authenticator, bend: Bend = {}) {
    const { challenge_id, options } = await beginLogIn();
    return backend.send('POST', '/api/auth/passkey/', { challenge_id, credential: authenticator.logIn(options, bend) });
  }

  const list = async (who: Person) => (await who.send('GET', '/api/customer/passkeys/')).body;
  const methods = async (who: Person) => {
    const { rows } = await database.pool.query(
      'select method from access_tokens where customer_id = $1 and revoked_at is null order by public_id',
      [who.id],
    );
    return rows.map(({ method }) => method);
  };

  return { person, begin, add, beginLogIn, logIn, list, methods };
}
