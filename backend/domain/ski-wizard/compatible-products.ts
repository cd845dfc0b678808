import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { readBundlePriceCents } from '../cart/bundle-models';
import { readVariantPrices } from '../pricing/variant-prices';
import { type Connection, type Reader, rowsOf } from '../reading/reader';
import { chosen, compatibleWith } from './fitting';
import { packagePartCents, readPackageFacts } from './ski-package';
import { type Choice, isCompatible, isComplete } from './suggest';
import { readWizardModels } from './wizard-models';

/** The variants chosen so far, by id. */
export interface WizardChoice {
  readonly sport: 'alpine' | 'nordic';
  readonly skis: number | undefined;
  readonly bindings: number | undefined;
  readonly boots: number | undefined;
}

/** Compatible variants by id, and the total price of the chosen ones. */
export interface CompatibleProducts {
  readonly withSkis: number[];
  readonly withBindings: number[];
  readonly withBoots: number[];
  /** Sum of the regular prices; null when nothing is chosen. */
  readonly regularCents: number | null;
  /** What the chosen ones cost everybody now, as a package where they are one; null where that is not less. */
  readonly discountCents: number | null;
}

/** The variants that fit the chosen skis, bindings and boots, and the total price of the chosen ones. Specification 1 §7, 2 §4. */
export async function readCompatibleProducts(
  { db, pool }: { db: Db; pool: Connection },
  choice: WizardChoice,
  taxAreaId: number,
  now: Date,
): Promise<CompatibleProducts> {
  const all = await readWizardModels(pool, choice.sport, now);
  const [skis, bindings, boots] = (['skis', 'bindings', 'boots'] as const).map((part) =>
    chosen(all, part, choice[part]),
  );
  const parts: Choice = { skis, bindings, boots };
  const isPackage = isComplete(parts) && isCompatible(parts, all);
  const ids = [skis, bindings, boots].flatMap((part) => (part ? [part.variant.id] : []));
  const { regularCents, nowCents } = await readSums(db, { ids, isPackage, taxAreaId, now });
  return {
    withSkis: compatibleWith(skis, all),
    withBindings: compatibleWith(bindings, all),
    withBoots: compatibleWith(boots, all),
    regularCents,
    discountCents: regularCents !== null && nowCents !== null && nowCents < regularCents ? nowCents : null,
  };
}

interface Asked {
  readonly ids: readonly number[];
  readonly isPackage: boolean;
  readonly taxAreaId: number;
  readonly now: Date;
}

/** What variants cost regularly and now, by the same rules as in the cart; null without a price. */
async function readSums(
  db: Db,
  { ids, isPackage, taxAreaId, now }: Asked,
): Promise<{ regularCents: number | null; nowCents: number | null }> {
  const prices = await readVariantPrices(db, ids, taxAreaId, now);
  if (prices.size === 0) return { regularCents: null, nowCents: null };
  const regularCents = [...prices.values()].reduce((sum, price) => sum + price.regularCents, 0);
  const set = isPackage ? await readBundlePriceCents(db, ids, taxAreaId, now) : null;
  if (set !== null) return { regularCents, nowCents: set };
  const percentage = isPackage ? (await readPackageFacts(db, ids)).percentage : 0;
  const discountable = await readDiscountable(db, ids);
  const parts = [...prices].map(([id, price]) =>
    packagePartCents({ ...price, allowDiscount: discountable.has(id) }, percentage),
  );
  return { regularCents, nowCents: parts.reduce((sum, cents) => sum + cents, 0) };
}

async function readDiscountable(reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    reader,
    sql`select v.id from variants v join models m on m.id = v.model_id
      where m.allow_discount and v.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
