import type { PeriodForm } from 'contract/desk-periods';
import { PERIOD_KINDS, type PeriodKind } from 'contract/price-periods';
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { pricePeriods, pricePeriodVariants } from '../../db/schema/price-periods';
import { writeAudit } from '../audit/write-audit';
import { modelsNamed } from '../catalogue/model-named';
import { Faults } from '../content/check-fields';
import { contentTexts } from '../content/content-texts';
import type { SiteEditor } from '../content/site-editor';
import { Refusal } from '../errors/refusals';
import { centsAsTyped, typedCents } from '../pricing/typed-cents';
import { type Span, spanText, typedSpan } from '../pricing/typed-moment';
import { rowsOf } from '../reading/reader';
import { beginDuePeriods } from './due-periods';
import { variantPricesOf } from './read-periods';

interface PlannedPeriod extends Span {
  readonly modelId: number;
  readonly kind: PeriodKind;
  readonly prices: readonly { readonly variantId: number; readonly cents: number }[];
}

/** The price of each variant that the form changes. */
function pricesOf(form: PeriodForm, known: readonly { id: number; cents: number }[], faults: Faults) {
  const forAll = typedCents(form.price);
  if (forAll === null || forAll === 0) faults.add('price', 'price.form');
  const own = new Map(form.own.map(({ variant, price }, row) => [variant, { row, cents: typedCents(price) }]));
  const prices = known.flatMap(({ id, cents: regular }) => {
    const typed = own.get(String(id));
    const cents = typed?.cents === undefined ? forAll : typed.cents;
    const field = typed?.cents === undefined ? 'price' : `own.${typed.row}`;
    if (cents === undefined) return [];
    if (cents === null || cents === 0) {
      if (field !== 'price') faults.add(field, 'price.form');
      return [];
    }
    if (cents >= regular && !faults.fields[field]) faults.add(field, 'period.higher', { price: centsAsTyped(regular) });
    return [{ variantId: id, cents }];
  });
  if (prices.length === 0 && Object.keys(faults.fields).length === 0) faults.add('price', 'price.missing');
  return prices;
}

/** Refuses a time for which a variant has a price of the same sort already. */
async function refuseOverlap(tx: Transaction, { kind, prices, startsAt, endsAt }: PlannedPeriod, faults: Faults) {
  const ids = sql.param(prices.map(({ variantId }) => variantId));
  const [planned] = await rowsOf<{ from: number; to: number }>(
    tx,
    sql`select extract(epoch from p.starts_at)::float8 * 1000 as from, extract(epoch from p.ends_at)::float8 * 1000 as to
      from price_periods p join price_period_variants v on v.period_id = p.id
      where v.variant_id = any(${ids}::int[]) and p.state in ('planned', 'running') and (p.kind = 'club') = ${kind === 'club'}
        and p.starts_at < ${endsAt.toISOString()} and p.ends_at > ${startsAt.toISOString()}
      order by p.starts_at limit 1`,
  );
  if (planned) {
    faults.add('starts.day', 'period.overlap', { span: spanText(new Date(planned.from), new Date(planned.to)) });
    return;
  }
  if (kind === 'club') return;
  const [reduced] = await rowsOf<{ from: number | null; to: number | null }>(
    tx,
    sql`select extract(epoch from discount_starts_at)::float8 * 1000 as from, extract(epoch from discount_ends_at)::float8 * 1000 as to
      from prices where variant_id = any(${ids}::int[]) and tax_area_id = 1 and discount_cents is not null
        and (discount_starts_at is null or discount_starts_at < ${endsAt.toISOString()})
        and (discount_ends_at is null or discount_ends_at > ${startsAt.toISOString()})
        and not exists (
          select 1 from price_periods p join price_period_variants v on v.period_id = p.id
          where v.variant_id = prices.variant_id and p.state = 'running' and p.kind <> 'club' and p.ends_at = prices.discount_ends_at
        ) limit 1`,
  );
  const at = (ms: number | null) => (ms === null ? null : new Date(ms));
  if (reduced) faults.add('starts.day', 'period.reduced', { span: spanText(at(reduced.from), at(reduced.to)) });
}

/** @throws Refusal by field */
async function checked(tx: Transaction, form: PeriodForm, { language, now }: SiteEditor): Promise<PlannedPeriod> {
  const faults = new Faults(contentTexts(language));
  const [model] = await modelsNamed(tx, [form.model]);
  if (!model) faults.add('model', 'model.unknown', { name: form.model });
  const kind = PERIOD_KINDS.find((each) => each === form.kind) ?? 'discount';
  const span = typedSpan(form, now, faults);
  const known = model ? await variantPricesOf(tx, model.id) : [];
  const prices = pricesOf(form, known, faults);
  if (kind === 'outlet' && prices.length > 0 && prices.length < known.length) faults.add('price', 'period.outletWhole');
  if (!model || !span || Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  const planned = { ...span, modelId: model.id, kind, prices };
  await refuseOverlap(tx, planned, faults);
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return planned;
}

/**
 * Plans a price for a period, which jobs begin and end at its times; one that begins now is in force with the answer. Forms come one
 * after the other, so that no two periods of a variant overlap, and the same form sent again finds what it made.
 * @throws Refusal by field
 */
export function planPeriod(
  db: Db,
  { key, form }: { readonly key: string; readonly form: PeriodForm },
  editor: SiteEditor,
): Promise<{ readonly id: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${pricePeriods} in share row exclusive mode`);
    const [before] = await tx.select({ id: pricePeriods.id }).from(pricePeriods).where(eq(pricePeriods.key, key));
    if (before) return before;
    const { prices, ...period } = await checked(tx, form, editor);
    const [made] = await tx
      .insert(pricePeriods)
      .values({ ...period, key, createdAt: editor.now })
      .returning({ id: pricePeriods.id });
    if (!made) throw new Error('The period was not written.');
    await tx.insert(pricePeriodVariants).values(prices.map((price) => ({ periodId: made.id, ...price })));
    const { actor, now } = editor;
    const details = { kind: period.kind, variants: prices.length, from: form.starts.day, until: form.ends.day };
    const entry = { actor, now, action: 'plan-price', subject: 'price-period', subjectId: String(made.id) } as const;
    await writeAudit(tx, { ...entry, details });
    for (const at of [period.startsAt, period.endsAt]) if (at > now) await enqueue(tx, 'selling-time', null, at);
    await beginDuePeriods(tx, now);
    return made;
  });
}
