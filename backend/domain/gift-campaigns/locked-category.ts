import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { giftCodeBatches } from '../../db/schema/gift-campaigns';
import { rowsOf } from '../reading/reader';
import { IS_FREE } from './code-counts';
import { type GiftManager, managedBy } from './manager';

/** A category whose row is locked, so that nobody else adds or hands out its codes meanwhile. */
export interface LockedCategory extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly campaignId: number;
  readonly isOver: boolean;
  /** Codes that are not withdrawn, and those of them that nobody has. */
  readonly total: number;
  readonly free: number;
}

/** Locks a category for a change of its codes; null for one that is not managed by who asks. */
export async function lockCategory(
  tx: Transaction,
  manager: GiftManager,
  id: number,
  now: Date,
): Promise<LockedCategory | null> {
  const locked = await rowsOf<Omit<LockedCategory, 'total' | 'free'>>(
    tx,
    sql`
      select g.id, g.slug, c.id as "campaignId", c.ends_at <= ${now.toISOString()}::timestamptz as "isOver"
      from gift_categories g join gift_campaigns c on c.id = g.campaign_id
      where g.id = ${id} and ${managedBy(manager)} for update of g`,
  );
  const [category] = locked;
  if (!category) return null;
  const [counted] = await rowsOf<{ total: number; free: number }>(
    tx,
    sql`
      select count(*) filter (where k.voided_at is null)::int as total,
        count(*) filter (where ${sql.raw(IS_FREE)})::int as free
      from gift_codes k where k.category_id = ${id}`,
  );
  return { ...category, total: counted?.total ?? 0, free: counted?.free ?? 0 } as LockedCategory;
}

/** What an earlier send of the same form did with a category's codes; null when it did nothing yet. */
export async function earlierBatch(tx: Transaction, formKey: string, categoryId: number) {
  const [batch] = await tx.select().from(giftCodeBatches).where(eq(giftCodeBatches.formKey, formKey));
  return batch?.categoryId === categoryId ? batch : null;
}

/** Adds codes that nobody has yet to a category. */
export async function insertCodes(tx: Transaction, categoryId: number, amount: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into gift_codes (category_id, created_at)
    select ${categoryId}, ${now.toISOString()}::timestamptz from generate_series(1, ${amount}::int)`);
}
