import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';
import type { Chosen, WizardModel } from './fitting';
import { isCompatible, isComplete } from './suggest';

/** General setting: what a package of the ski wizard takes off the regular prices of its parts, per cent. */
export const PACKAGE_DISCOUNT_SETTING = 'ski_package_discount';

/** Per cent of a package discount; 0 for anything that is none. */
export function packageDiscountOf(value: string | undefined): number {
  const text = (value ?? '').trim().replace(',', '.');
  const percentage = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return percentage <= 90 ? percentage : 0;
}

/** A part's prices, euro cents gross. */
export interface PartPrice {
  readonly regularCents: number;
  /** What the buyer pays for it alone. */
  readonly activeCents: number;
  readonly allowDiscount: boolean;
}

/**
 * What a part costs in a complete ski package: its regular price less the package discount, or what it costs alone where that is
 * less, so that no offer is taken away and none is reduced twice.
 */
export function packagePartCents({ regularCents, activeCents, allowDiscount }: PartPrice, percentage: number): number {
  if (!allowDiscount) return activeCents;
  return Math.min(activeCents, Math.round(regularCents * (1 - percentage / 100)));
}

type FoundPart = WizardModel & { readonly sport: string; readonly variantId: number };

/** What the database knows of the ski wizard's parts among variants, and the package discount. */
export interface PackageFacts {
  readonly percentage: number;
  readonly parts: ReadonlyMap<number, FoundPart>;
}

const span = (from: string, to: string) =>
  sql.raw(`case when ${from} is not null then json_build_array(${from}, ${to}) end`);

/** Reads which of the variants belong to the ski wizard, with what decides whether they fit. */
export async function readPackageFacts(reader: Reader, variantIds: readonly number[]): Promise<PackageFacts> {
  const rows = await rowsOf<
    FoundPart & { soleLengthMm: number | null; sizeBrakeMm: number | null } & Record<string, unknown>
  >(
    reader,
    sql`
      select v.id as "variantId", w.sport, w.part, w.waist_mm as "waistMm",
        ${span('w.brake_from_mm', 'w.brake_to_mm')} as "brakeMm", ${span('w.sole_from_mm', 'w.sole_to_mm')} as "soleMm",
        array(select norm from ski_wizard_joints where model_id = w.model_id and kind = 'mount') as mounts,
        array(select norm from ski_wizard_joints where model_id = w.model_id and kind = 'sole') as soles,
        b.length_mm as "soleLengthMm", z.brake_mm as "sizeBrakeMm"
      from variants v
      join ski_wizard_models w on w.model_id = v.model_id
      left join boot_soles b on b.variant_id = v.id
      left join ski_wizard_sizes z on z.variant_id = v.id
      where v.id = any(${sql.param([...variantIds])}::int[])`,
  );
  const [setting] = await rowsOf<{ value: string }>(
    reader,
    sql`select value from settings where key = ${PACKAGE_DISCOUNT_SETTING}`,
  );
  const parts = rows.map(({ soleLengthMm, sizeBrakeMm, ...row }): [number, FoundPart] => {
    const variant = { id: row.variantId, soleMm: soleLengthMm, brakeMm: sizeBrakeMm };
    return [row.variantId, { ...row, variants: [variant] }];
  });
  return { percentage: packageDiscountOf(setting?.value), parts: new Map(parts) };
}

/**
 * Whether variants are a package of the ski wizard: one of each part of one sport, nothing missing, all fitting each other.
 * The backend asks this anew of every cart and order, whatever the wizard showed.
 */
export function isSkiPackage({ parts }: PackageFacts, variantIds: readonly number[]): boolean {
  const found = variantIds.flatMap((id) => parts.get(id) ?? []);
  const isOneSport = new Set(found.map(({ sport }) => sport)).size === 1;
  const isOneOfEach = new Set(found.map(({ part }) => part)).size === variantIds.length;
  if (found.length !== variantIds.length || !isOneSport || !isOneOfEach) return false;
  const of = (wanted: WizardModel['part']): Chosen | undefined => {
    const model = found.find(({ part }) => part === wanted);
    const [variant] = model?.variants ?? [];
    return model && variant && { model, variant };
  };
  const choice = { skis: of('skis'), bindings: of('bindings'), boots: of('boots') };
  return isComplete(choice) && isCompatible(choice, found);
}
