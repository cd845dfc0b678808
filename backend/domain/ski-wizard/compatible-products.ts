import type { Db } from '../../db/client';
import { LISTED } from '../catalogue/product-list/which-models';
import { readVariantPrices } from '../pricing/variant-prices';
import { type Connection, preparedQuery } from '../reading/reader';
import { chosen, compatibleWith, type WizardModel } from './fitting';

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
  /** Sum of the current prices for everybody, when it is lower. */
  readonly discountCents: number | null;
}

const wizardModels = preparedQuery<WizardModel, [sport: string]>(
  'ski-wizard-models',
  `select w.part, w.waist_mm as "waistMm",
     case when w.brake_from_mm is not null then json_build_array(w.brake_from_mm, w.brake_to_mm) end as "brakeMm",
     case when w.sole_from_mm is not null then json_build_array(w.sole_from_mm, w.sole_to_mm) end as "soleMm",
     array(select norm from ski_wizard_joints where model_id = w.model_id and kind = 'mount' order by norm) as mounts,
     array(select norm from ski_wizard_joints where model_id = w.model_id and kind = 'sole' order by norm) as soles,
     v.variants
   from ski_wizard_models w
   join models m on m.id = w.model_id
   cross join lateral (
     select json_agg(json_build_object('id', v.id, 'soleMm', b.length_mm) order by v.id) as variants
     from variants v left join boot_soles b on b.variant_id = v.id
     where v.model_id = w.model_id and not v.is_withdrawn
   ) v
   where w.sport = $1 and ${LISTED} order by w.model_id`,
);

/** The variants that fit the chosen skis, bindings and boots, and the total price of the chosen ones. Specification 1 §7, 2 §4. */
export async function readCompatibleProducts(
  { db, pool }: { db: Db; pool: Connection },
  choice: WizardChoice,
  taxAreaId: number,
  now: Date,
): Promise<CompatibleProducts> {
  const all = await wizardModels(pool, choice.sport);
  const parts = (['skis', 'bindings', 'boots'] as const).map((part) => chosen(all, part, choice[part]));
  const [skis, bindings, boots] = parts;
  const ids = parts.flatMap((part) => (part ? [part.variant.id] : []));
  const prices = [...(await readVariantPrices(db, ids, taxAreaId, now)).values()];
  const regularCents = prices.reduce((sum, price) => sum + price.regularCents, 0);
  const activeCents = prices.reduce((sum, price) => sum + price.activeCents, 0);
  return {
    withSkis: compatibleWith(skis, all),
    withBindings: compatibleWith(bindings, all),
    withBoots: compatibleWith(boots, all),
    regularCents: prices.length === 0 ? null : regularCents,
    discountCents: activeCents < regularCents ? activeCents : null,
  };
}
