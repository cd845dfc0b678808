import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import {
  discountCodeBrands,
  discountCodeGroups,
  discountCodeModels,
  discountCodes,
  discountCodeUses,
} from '../../db/schema/discounts';
import { manufacturers } from '../../db/schema/manufacturers';
import { models } from '../../db/schema/models';
import { productGroupTexts } from '../../db/schema/product-groups';
import type { Reader } from '../reading/reader';

/** A discount code as staff sees it. */
export interface ListedCode {
  readonly code: typeof discountCodes.$inferSelect;
  readonly uses: number;
  /** Slugs of brands and models, and paths of groups, that it is limited to. */
  readonly limits: readonly string[];
}

/** A new code. @see discountCodes for its fields and units */
export type NewCode = Omit<typeof discountCodes.$inferInsert, 'id' | 'isEnabled' | 'kind'>;

/** What a new code is limited to: slugs of brands and models, and paths of groups in any language. */
export interface CodeLimits {
  readonly brands: readonly string[];
  readonly groups: readonly string[];
  readonly models: readonly string[];
}

/** Why a code was not made: there is one of that name, or no brand, group or model of this name. */
export type CodeFault = { readonly taken: string } | { readonly unknown: string };

const isCode = (code: string) => sql`lower(${discountCodes.code}) = lower(${code})`;

/** All discount codes by name, with how often each is used and what it is limited to. */
export async function listCodes(db: Db): Promise<ListedCode[]> {
  const found = await db
    .select({
      code: discountCodes,
      uses: sql<number>`(select count(*)::int from ${discountCodeUses} u where u.code_id = discount_codes.id)`,
      limits: sql<string[]>`array(
        select m.slug from discount_code_brands b join manufacturers m on m.id = b.manufacturer_id
          where b.code_id = discount_codes.id
        union all select (select path from product_group_texts t where t.group_id = g.group_id order by language <> 'fi' limit 1)
          from discount_code_groups g where g.code_id = discount_codes.id
        union all select m.slug from discount_code_models d join models m on m.id = d.model_id
          where d.code_id = discount_codes.id)`,
    })
    .from(discountCodes)
    .orderBy(asc(sql`lower(${discountCodes.code})`));
  return found;
}

/** Makes a code, whole or not at all. @returns its id, or why it was not made */
export async function addCode(
  db: Db | Transaction,
  code: NewCode,
  limits: CodeLimits,
): Promise<{ readonly id: number } | CodeFault> {
  return db.transaction(async (tx) => {
    const brandIds = await idsOf(limits.brands, (slug) => brandOf(tx, slug));
    const groupIds = await idsOf(limits.groups, (path) => groupOf(tx, path));
    const modelIds = await idsOf(limits.models, (slug) => modelOf(tx, slug));
    const unknown = [brandIds, groupIds, modelIds].find((found) => typeof found === 'string');
    if (typeof unknown === 'string') return { unknown };
    const kind = code.amountCents ? ('fixed' as const) : ('percent' as const);
    const [made] = await tx
      .insert(discountCodes)
      .values({ ...code, kind })
      .onConflictDoNothing()
      .returning({ id: discountCodes.id });
    if (!made) return { taken: code.code };
    await writeLimits(tx, made.id, brandIds as number[], groupIds as number[], modelIds as number[]);
    return made;
  });
}

async function writeLimits(tx: Transaction, codeId: number, brands: number[], groups: number[], ids: number[]) {
  if (brands.length > 0)
    await tx.insert(discountCodeBrands).values(brands.map((manufacturerId) => ({ codeId, manufacturerId })));
  if (groups.length > 0) await tx.insert(discountCodeGroups).values(groups.map((groupId) => ({ codeId, groupId })));
  if (ids.length > 0) await tx.insert(discountCodeModels).values(ids.map((modelId) => ({ codeId, modelId })));
}

/** Ends a code now; one that has not begun is disabled, because it cannot end before. @returns false when there is none of that name that holds now or later */
export async function endCode(db: Db, code: string, now: Date): Promise<boolean> {
  const holds = and(isCode(code), or(isNull(discountCodes.endsAt), gt(discountCodes.endsAt, now)));
  const hasBegun = sql<boolean>`starts_at < ${now.toISOString()}::timestamptz`;
  const ended = await db
    .update(discountCodes)
    .set({
      endsAt: sql`case when ${hasBegun} then ${now.toISOString()}::timestamptz else ends_at end`,
      isEnabled: hasBegun,
    })
    .where(and(holds, eq(discountCodes.isEnabled, true)))
    .returning({ id: discountCodes.id });
  return ended.length > 0;
}

/** The ids of names, or the first name that is unknown. */
async function idsOf(names: readonly string[], find: (name: string) => Promise<number | null>) {
  const ids: number[] = [];
  for (const name of names) {
    const found = await find(name);
    if (found === null) return name;
    ids.push(found);
  }
  return [...new Set(ids)];
}

async function brandOf(reader: Reader, slug: string): Promise<number | null> {
  const [found] = await reader.select({ id: manufacturers.id }).from(manufacturers).where(eq(manufacturers.slug, slug));
  return found?.id ?? null;
}

async function groupOf(reader: Reader, path: string): Promise<number | null> {
  const own = path.toLowerCase().replace(/^\/+|\/+$/g, '');
  const [found] = await reader
    .select({ id: productGroupTexts.groupId })
    .from(productGroupTexts)
    .where(eq(productGroupTexts.path, own));
  return found?.id ?? null;
}

async function modelOf(reader: Reader, slug: string): Promise<number | null> {
  const [found] = await reader.select({ id: models.id }).from(models).where(eq(models.slug, slug));
  return found?.id ?? null;
}
