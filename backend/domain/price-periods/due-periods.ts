import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { models } from '../../db/schema/models';
import { pricePeriods } from '../../db/schema/price-periods';
import { writeAudit } from '../audit/write-audit';
import { tellModels } from '../catalogue/tell-models';
import type { SiteEditor } from '../content/site-editor';
import { recordPrices } from '../pricing/price-spans';
import { rowsOf } from '../reading/reader';

type Period = typeof pricePeriods.$inferSelect;

/** What everybody pays for a period's variants at a time, into the history. */
async function recordPayable(tx: Transaction, { id }: Period, at: Date): Promise<void> {
  const payable = await rowsOf<{ id: number; cents: number }>(
    tx,
    sql`select p.variant_id as id, (case when p.discount_cents is not null
          and (p.discount_starts_at is null or p.discount_starts_at <= ${at.toISOString()})
          and (p.discount_ends_at is null or p.discount_ends_at > ${at.toISOString()})
        then p.discount_cents else p.regular_cents end)::float8 as cents
      from prices p join price_period_variants v on v.variant_id = p.variant_id
      where v.period_id = ${id} and p.tax_area_id = 1 order by p.variant_id`,
  );
  await recordPrices(tx, payable, at);
}

/** Writes a period's prices. A variant whose regular price is no longer above it keeps what it has. */
async function begin(tx: Transaction, period: Period, now: Date): Promise<void> {
  const { id, kind, modelId, endsAt } = period;
  if (kind === 'club') {
    await tx.execute(sql`
      update price_period_variants v set club_before_cents = p.club_cents from prices p
      where v.period_id = ${id} and p.variant_id = v.variant_id and p.tax_area_id = 1`);
    await tx.execute(sql`
      update prices p set club_cents = v.cents, updated_at = ${now.toISOString()} from price_period_variants v
      where v.period_id = ${id} and p.variant_id = v.variant_id and p.tax_area_id = 1`);
  } else {
    await tx.execute(sql`
      update prices p set discount_cents = v.cents, discount_starts_at = ${now.toISOString()},
        discount_ends_at = ${endsAt.toISOString()}, given_discount_minor = null, updated_at = ${now.toISOString()}
      from price_period_variants v
      where v.period_id = ${id} and p.variant_id = v.variant_id and p.tax_area_id = 1 and p.regular_cents > v.cents`);
    await recordPayable(tx, period, now);
    const [model] = await tx.select({ was: models.belongsToOutlet }).from(models).where(eq(models.id, modelId));
    const outlet = kind === 'outlet' ? { belongsToOutlet: true } : {};
    await tx
      .update(models)
      .set({ priceEndingAt: endsAt, ...outlet })
      .where(eq(models.id, modelId));
    await tx
      .update(pricePeriods)
      .set({ wasOutlet: model?.was ?? false })
      .where(eq(pricePeriods.id, id));
  }
  await tx.update(pricePeriods).set({ state: 'running' }).where(eq(pricePeriods.id, id));
  await tellModels(tx, [modelId]);
}

/** Takes a period's prices out again, where nobody has changed them since. @param at when they ended */
async function end(tx: Transaction, period: Period, at: Date, state: 'over' | 'cancelled'): Promise<void> {
  const { id, kind, modelId, endsAt, wasOutlet } = period;
  if (kind === 'club') {
    await tx.execute(sql`
      update prices p set club_cents = v.club_before_cents from price_period_variants v
      where v.period_id = ${id} and p.variant_id = v.variant_id and p.tax_area_id = 1 and p.club_cents = v.cents`);
  } else {
    await tx.execute(sql`
      update prices p set discount_cents = null, discount_starts_at = null, discount_ends_at = null
      from price_period_variants v
      where v.period_id = ${id} and p.variant_id = v.variant_id and p.tax_area_id = 1
        and p.discount_cents = v.cents and p.discount_ends_at = ${endsAt.toISOString()}`);
    await recordPayable(tx, period, at);
    const outlet = kind === 'outlet' ? { belongsToOutlet: wasOutlet } : {};
    await tx
      .update(models)
      .set({ priceEndingAt: null, ...outlet })
      .where(eq(models.id, modelId));
  }
  await tx.update(pricePeriods).set({ state }).where(eq(pricePeriods.id, id));
  await tellModels(tx, [modelId]);
}

/** The period, locked; undefined when another process holds it. */
async function lockPeriod(tx: Transaction, id: number): Promise<Period | undefined> {
  const [period] = await tx.select().from(pricePeriods).where(eq(pricePeriods.id, id)).for('update');
  return period;
}

async function dueIds(reader: Db | Transaction, now: Date): Promise<number[]> {
  const at = now.toISOString();
  const due = await rowsOf<{ id: number }>(
    reader,
    sql`select id from price_periods
      where (state = 'planned' and starts_at <= ${at}) or (state = 'running' and ends_at <= ${at})
      order by ends_at, starts_at, id`,
  );
  return due.map(({ id }) => id);
}

async function carryOut(tx: Transaction, id: number, now: Date): Promise<void> {
  const period = await lockPeriod(tx, id);
  if (!period) return;
  const { state, startsAt, endsAt } = period;
  if (state === 'running' && endsAt <= now) await end(tx, period, endsAt, 'over');
  else if (state === 'planned' && endsAt <= now)
    await tx.update(pricePeriods).set({ state: 'over' }).where(eq(pricePeriods.id, id));
  else if (state === 'planned' && startsAt <= now) await begin(tx, period, now);
}

/** Begins, in a transaction that holds the table, the periods whose time has come. */
export async function beginDuePeriods(tx: Transaction, now: Date): Promise<void> {
  for (const id of await dueIds(tx, now)) await carryOut(tx, id, now);
}

/**
 * Begins and ends the prices whose times have come, each in a transaction of its own. Copies of the shop that do this at once do
 * nothing twice: each period is locked, and looked at again.
 * @returns how many were due
 */
export async function carryOutPeriods(db: Db, now: Date): Promise<number> {
  const ids = await dueIds(db, now);
  for (const id of ids) await db.transaction((tx) => carryOut(tx, id, now));
  return ids.length;
}

/** Takes a planned price back, or ends a running one now. One that is over stays so. @returns false when there is none */
export function endPeriod(db: Db, id: number, { actor, now }: SiteEditor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, id);
    if (!period) return false;
    if (period.state === 'planned')
      await tx.update(pricePeriods).set({ state: 'cancelled' }).where(eq(pricePeriods.id, id));
    else if (period.state === 'running') await end(tx, period, now, 'cancelled');
    else return true;
    await writeAudit(tx, { actor, now, action: 'end-price', subject: 'price-period', subjectId: String(id) });
    return true;
  });
}
