import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany } from '../../db/many-rows';
import { variants } from '../../db/schema/variants';
import { type PlannedVariant, planVariants, type WantedModel } from './plan-variants';
import type { PreparedVariant } from './prepared-model';

/** A variant and its id. */
export interface WrittenVariant {
  id: number;
  /** Made in this transaction: nobody else sees it yet. */
  isNew?: boolean;
  variant: PreparedVariant;
}

/** The written variants, and those withdrawn from sale. */
export interface WrittenVariants {
  written: WrittenVariant[];
  withdrawn: number;
  displaced: ReturnType<typeof planVariants>['displaced'];
}

/**
 * Writes the variants of a batch by sets: those that leave or change their colour, size or type are removed from the unique
 * index of combinations, then all existing ones are updated at once, then new ones are inserted. So two variants may swap
 * sizes, and one may take over the combination of another that left.
 *
 * Unchanged rows and key columns are not updated, so orders that are being placed for a variant are not blocked.
 */
export async function upsertVariants(tx: Transaction, models: readonly WantedModel[]): Promise<WrittenVariants> {
  const existing = await tx
    .select({
      id: variants.id,
      modelId: variants.modelId,
      sku: variants.sku,
      colorId: variants.colorId,
      sizeId: variants.sizeId,
      typeId: variants.typeId,
      isWithdrawn: variants.isWithdrawn,
    })
    .from(variants)
    .where(
      inArray(
        variants.modelId,
        models.map(({ modelId }) => modelId),
      ),
    )
    .orderBy(asc(variants.id));
  const plan = planVariants(models, existing);
  await stepOut(tx, [...plan.withdrawn, ...plan.displaced.map(({ id }) => id), ...plan.parked]);
  const known = plan.planned.flatMap(({ id, ...planned }) => (id === undefined ? [] : [{ ...planned, id }]));
  await updateChanged(tx, known);
  const made = await insertVariants(
    tx,
    plan.planned.filter(({ id }) => id === undefined),
  );
  return {
    written: [...known.map(({ id, variant }) => ({ id, variant })), ...made],
    withdrawn: plan.withdrawn.length,
    displaced: plan.displaced,
  };
}

async function stepOut(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(variants)
    .set({ isWithdrawn: true })
    .where(inArray(variants.id, [...ids]));
}

type KnownVariant = PlannedVariant & { id: number };

/** One column of the update: its name in `written`, its SQL type, its value. */
type Column = readonly [name: string, type: string, read: (planned: KnownVariant) => unknown];

const UPDATED: readonly Column[] = [
  ['id', 'int', ({ id }) => id],
  ['sku', 'text', ({ variant }) => variant.source.sku],
  ['ean', 'text', ({ variant }) => eanOf(variant.source.ean)],
  ['color_id', 'int', ({ colorId }) => colorId],
  ['size_id', 'int', ({ sizeId }) => sizeId],
  ['type_id', 'int', ({ typeId }) => typeId],
  ['on_order', 'bool', ({ variant }) => variant.source.isOnOrder ?? null],
  ['stock_incoming_at', 'timestamptz', ({ variant }) => variant.source.incomingAt?.toISOString() ?? null],
  ['says_incoming', 'bool', ({ variant }) => variant.source.incomingAt !== undefined],
];

const INCOMING = sql.raw(`case when w.says_incoming then w.stock_incoming_at
  when v.on_order and not w.on_order then null else v.stock_incoming_at end`);

/** Values missing from the file are kept; an announced arrival date goes with the sale to order that it was for. */
async function updateChanged(tx: Transaction, planned: readonly KnownVariant[]): Promise<void> {
  if (planned.length === 0) return;
  const lists = UPDATED.map(([, type, read]) => sql`${sql.param(planned.map(read))}::${sql.raw(type)}[]`);
  const names = sql.raw(UPDATED.map(([name]) => name).join(', '));
  await tx.execute(sql`
    update variants v set
      sku = w.sku, ean = coalesce(w.ean, v.ean), color_id = w.color_id, size_id = w.size_id, type_id = w.type_id,
      on_order = coalesce(w.on_order, v.on_order),
      is_backorderable = case when w.on_order <> v.on_order then w.on_order else v.is_backorderable end,
      stock_incoming_at = ${INCOMING},
      is_withdrawn = false
    from unnest(${sql.join(lists, sql`, `)}) as w (${names})
    where v.id = w.id and (
      v.is_withdrawn
      or (v.sku, v.color_id, v.size_id, v.type_id) is distinct from (w.sku, w.color_id, w.size_id, w.type_id)
      or v.ean is distinct from coalesce(w.ean, v.ean)
      or w.on_order <> v.on_order
      or v.stock_incoming_at is distinct from ${INCOMING})`);
}

async function insertVariants(tx: Transaction, fresh: readonly PlannedVariant[]): Promise<WrittenVariant[]> {
  if (fresh.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; sku: string }>(sql`
    ${insertMany(
      variants,
      fresh.map(({ modelId, colorId, sizeId, typeId, variant: { source } }) => ({
        modelId,
        colorId,
        sizeId,
        typeId,
        sku: source.sku,
        ean: eanOf(source.ean),
        onOrder: source.isOnOrder ?? false,
        isBackorderable: source.isOnOrder ?? false,
        stockIncomingAt: source.incomingAt ?? null,
      })),
    )}
    returning id, sku`);
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]));
  return fresh.flatMap(({ variant }) => {
    const id = ids.get(variant.source.sku);
    return id === undefined ? [] : [{ id, isNew: true, variant }];
  });
}

function eanOf(text: string | undefined): string | null {
  const digits = text?.replace(/[\s-]/g, '') ?? '';
  return /^\d{8,14}$/.test(digits) ? digits : null;
}
