import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { accessTokens, customers } from '../../db/schema/customers';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import type { AccountOffice } from './account-news';
import { readOwner } from './account-owner';
import { passwordRefusal } from './account-refusals';
import { hashPassword, isPassword } from './password';
import { hashToken, type IssuedToken, openSession, revokeSessions } from './sessions';
import { signInTexts } from './sign-in-texts';

/** A signed-in person who changes the password. */
export interface PasswordChange {
  readonly customerId: number;
  /** The token of the session; its device and method are those of the new session. */
  readonly token: string;
  readonly current: string;
  readonly next: string;
  /** Called when the current password is right, whatever happens to the new one. */
  readonly onRight: () => Promise<void>;
}

/**
 * Changes the password of a person who knows the current one; an account without a password has no right one. Ends all
 * sessions, opens a new one for the caller, and the owner is informed by mail. When two changes race, the later one is
 * refused like a wrong password: what it compared is not the password any more.
 * @throws Refusal of a wrong current password (`current_password`) or of one that is easy to guess (`password`)
 */
export async function changePassword(
  db: Db,
  { customerId, token, current, next, onRight }: PasswordChange,
  { shopName, tell }: AccountOffice,
  language: ShopLanguage,
  now: Date,
): Promise<IssuedToken> {
  const wrong = () => new Refusal({ current_password: [signInTexts(language)('wrongPassword')] });
  const owner = await readOwner(db, customerId);
  const before = owner?.passwordHash;
  if (!owner || before == null || !(await isPassword(current, before))) throw wrong();
  await onRight();
  const { email, firstName, lastName } = owner;
  const refusal = passwordRefusal(next, { email, names: [firstName, lastName, shopName] }, language);
  if (refusal !== null) throw new Refusal({ password: [refusal] });
  const passwordHash = await hashPassword(next);
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(customers)
      .set({ passwordHash })
      .where(and(eq(customers.id, customerId), eq(customers.passwordHash, before)))
      .returning({ id: customers.id });
    if (changed.length === 0) throw wrong();
    const [session] = await tx
      .select({ method: accessTokens.method, device: accessTokens.device })
      .from(accessTokens)
      .where(eq(accessTokens.tokenHash, hashToken(token)));
    await revokeSessions(tx, customerId, now);
    await tell(tx, owner, { kind: 'changed' }, now);
    return openSession(tx, customerId, session ?? { method: 'password', device: '' }, now);
  });
}
