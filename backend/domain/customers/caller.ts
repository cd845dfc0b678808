import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { accessTokens, customers } from '../../db/schema/customers';

/** Who asks, as the access token proves it. */
export interface Caller {
  readonly customerId: number;
  readonly email: string;
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  readonly isOrgUser: boolean;
  /** Staff only. */
  readonly username: string | null;
}

/** SHA-256 of an access token in hex: what is kept of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization: Bearer …` header; null when there is none of a possible form. */
export const tokenOf = (authorization: string | null): string | null =>
  /^Bearer ([\w.~+/=-]{16,512})$/i.exec(authorization ?? '')?.[1] ?? null;

/**
 * The customer behind an `Authorization: Bearer …` header; null when the token is missing, malformed, unknown, expired or
 * revoked. The token is looked up by its hash, so the time the look-up takes tells nothing of it.
 */
export async function findCaller(db: Db, authorization: string | null, now: Date): Promise<Caller | null> {
  const token = tokenOf(authorization);
  if (!token) return null;
  const [caller] = await db
    .select({
      customerId: customers.id,
      email: customers.email,
      isStaff: customers.isStaff,
      isAdmin: customers.isAdmin,
      isOrgUser: customers.isOrgUser,
      username: customers.username,
    })
    .from(accessTokens)
    .innerJoin(customers, eq(customers.id, accessTokens.customerId))
    .where(
      and(
        eq(accessTokens.tokenHash, hashToken(token)),
        gt(accessTokens.expiresAt, now),
        isNull(accessTokens.revokedAt),
      ),
    )
    .limit(1);
  return caller ?? null;
}

/** Whether the caller may see what only staff sees: non-public products, stock by store, shelf codes. */
export const seesStaffData = (caller: Caller | null): boolean => caller !== null && (caller.isStaff || caller.isAdmin);
