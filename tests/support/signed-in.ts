import type { Db } from 'backend/db/client';
import { customers } from 'backend/db/schema/customers';
import { openSession } from 'backend/domain/customers/sessions';

/** A person of a test shop with a session. */
export interface SignedIn {
  readonly id: number;
  readonly email: string;
  /** The header that the person's calls carry. */
  readonly headers: Record<string, string>;
}

/** Inserts a person with an activated account and opens a session. */
export async function signedIn(
  db: Db,
  person: Partial<typeof customers.$inferInsert> & { readonly email: string },
  now = new Date(),
): Promise<SignedIn> {
  const [made] = await db
    .insert(customers)
    .values({ firstName: 'Maija', lastName: 'Meikäläinen', activatedAt: now, ...person })
    .returning({ id: customers.id });
  if (!made) throw new Error('The person was not written.');
  const { access_token } = await openSession(db, made.id, { method: 'password', device: 'Firefox, Windows' }, now);
  return { id: made.id, email: person.email, headers: { authorization: `Bearer ${access_token}` } };
}
