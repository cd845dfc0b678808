import type { Db } from 'backend/db/client';
import { discountCodes } from 'backend/db/schema/discounts';

/** Inserts a discount code, by default 10 % of everything and as often as one likes. @returns its id */
export async function insertCode(
  db: Db,
  code: Partial<typeof discountCodes.$inferInsert> & { code: string },
): Promise<number> {
  const worth = code.amountCents ? { kind: 'fixed' as const } : { kind: 'percent' as const, percentage: 10 };
  const [row] = await db
    .insert(discountCodes)
    .values({ startsAt: new Date('2020-01-01'), ...worth, ...code })
    .returning({ id: discountCodes.id });
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}
