import type { BackendContext } from '../../context';
import { preparedQuery } from '../reading/reader';
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

const callerByToken = preparedQuery<Caller & { lastSeenAt: Date }, [tokenHash: string, now: Date]>(
  'caller-by-token',
  `select c.id as "customerId", c.email, c.is_staff as "isStaff", c.is_admin as "isAdmin", c.is_org_user as "isOrgUser",
     c.username, t.last_seen_at as "lastSeenAt"
   from access_tokens t join customers c on c.id = t.customer_id
   where t.token_hash = $1 and t.expires_at > $2 and t.revoked_at is null`,
);

/**
 * The customer behind an `Authorization: Bearer …` header; null when the token is missing, malformed, unknown, expired,
 * revoked, or one of staff that was not used for long. The token is looked up by its hash, so the duration of the look-up reveals nothing about it.
 */
export async function findCaller(
  { db, pool }: Pick<BackendContext, 'db' | 'pool'>,
  authorization: string | null,
  now: Date,
): Promise<Caller | null> {
  const token = tokenOf(authorization);
  if (!token) return null;
  const [found] = await callerByToken(pool, hashToken(token), now);
  if (!found || isIdle(found, now)) return null;
  const { lastSeenAt, ...caller } = found;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) markSeen(db, token, now);
  return caller;
}

/** Whether the caller may see staff-only data: non-public products, stock by store, shelf codes. */
export const seesStaffData = (caller: Caller | null): boolean => caller !== null && (caller.isStaff || caller.isAdmin);
