import { sql } from 'drizzle-orm';
import type { Caller } from '../customers/caller';
import { type Reader, rowsOf } from '../reading/reader';

/** Who manages gift campaigns: a person who orders for a verified company those of the company, an administrator every one. */
export interface GiftManager {
  readonly customerId: number;
  /** Null for an administrator who belongs to no company. */
  readonly companyId: number | null;
  readonly companyName: string;
  readonly isAdmin: boolean;
}

/** The caller as a manager of gift campaigns; null for everybody else. */
export async function readGiftManager(reader: Reader, caller: Caller | null): Promise<GiftManager | null> {
  if (!caller || !(caller.isOrgUser || caller.isAdmin)) return null;
  const [company] = await rowsOf<{ id: number; name: string }>(
    reader,
    sql`
      select f.id, f.name from customers c join companies f on f.id = c.company_id
      where c.id = ${caller.customerId} and c.is_org_user and f.verified_at is not null`,
  );
  if (!company && !caller.isAdmin) return null;
  const { customerId, isAdmin } = caller;
  return { customerId, isAdmin, companyId: company?.id ?? null, companyName: company?.name ?? '' };
}

/** SQL of whether somebody manages the campaign `c`. */
export const managedBy = ({ isAdmin, companyId }: GiftManager) =>
  isAdmin ? sql`true` : sql`c.company_id = ${companyId}`;

/** `soon`, `running` or `over`. */
export function stateOfCampaign({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }, now: Date) {
  if (now >= endsAt) return 'over';
  return now < startsAt ? 'soon' : 'running';
}
