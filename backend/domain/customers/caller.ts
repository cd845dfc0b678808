import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { accessTokens, customers } from '../../db/schema/customers';
import { hashToken, isIdle, markSeen, SEEN_EVERY_MS } from './sessions';

/** The authenticated caller of a request. */
export interface Caller {
  readonly customerId: number;
  readonly email: string;
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  readonly isOrgUser: boolean;
  /** Staff only. */
  readonly username: string | null;
}

/** The token of an `Authorization: Bearer …` header; null when it is missing or malformed. */
export const tokenOf = (authorization: string | null): string | null =>
  /^Bearer ([\w.~+/=-]{16,512})$/i.exec(authorization ?? '')?.[1] ?? null;

/**
 * The customer behind an `Authorization: Bearer …` header; null when the token is missing, malformed, unknown, expired,
 * revoked, or one of staff that was not used for long. The token is looked up by its hash, so the duration of the look-up reveals nothing about it.
 */
export async function findCaller(db: Db, authorization: string | null, now: Date): Promise<Caller | null> {
  const token = tokenOf(authorization);
  if (!token) return null;
  const [found] = await db
    .select({
      customerId: customers.id,
      email: customers.email,
      isStaff: customers.isStaff,
      isAdmin: customers.isAdmin,
      isOrgUser: customers.isOrgUser,
      username: customers.username,
      lastSeenAt: accessTokens.lastSeenAt,
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
  if (!found || isIdle(found, now)) return null;
  const { lastSeenAt, ...caller } = found;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) markSeen(db, token, now);
  return caller;
}

/** Whether the caller may see staff-only data: non-public products, stock by store, shelf codes. */
export const seesStaffData = (caller: Caller | null): boolean => caller !== null && (caller.isStaff || caller.isAdmin);
