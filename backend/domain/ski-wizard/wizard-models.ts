import { LISTED } from '../catalogue/product-list/which-models';
import { type Connection, preparedQuery } from '../reading/reader';
import { STOCK_BLOCKED } from '../stock/availability';
import type { Span, WizardModel, WizardVariant } from './fitting';
import type { Sport, Style } from './skier';

/** A size of a model with what the wizard knows of it. */
export interface SuggestedVariant extends WizardVariant {
  /** As printed; empty for goods of one size. */
  readonly size: string;
  readonly colorId: number | null;
  readonly lengthCm: number | null;
  /** Skiers that this size carries, kg; null: any. */
  readonly skierKg: Span | null;
  /** Whether it could be ordered when the wizard's models were read. */
  readonly isOrderable: boolean;
}

/** A model of the ski wizard with what it is made for. */
export interface SuggestedModel extends WizardModel {
  readonly modelId: number;
  /** Units sold, to decide between models that suit equally. */
  readonly sold: number;
  /** 1 beginner to 3 expert; null: everybody. */
  readonly levels: Span | null;
  /** Empty: all of the sport. */
  readonly styles: readonly Style[];
  /** Bindings: skiers that they can be set for, kg; null: any. */
  readonly skierKg: Span | null;
  readonly variants: readonly SuggestedVariant[];
}

const span = (from: string, to: string): string =>
  `case when ${from} is not null then json_build_array(${from}, ${to}) end`;

const modelsOfSport = preparedQuery<SuggestedModel, [sport: string]>(
  'ski-wizard-models',
  `select w.model_id as "modelId", w.part, w.waist_mm as "waistMm", m.sold_amount::int as sold, w.styles,
     ${span('w.brake_from_mm', 'w.brake_to_mm')} as "brakeMm", ${span('w.sole_from_mm', 'w.sole_to_mm')} as "soleMm",
     ${span('w.level_from', 'w.level_to')} as levels, ${span('w.skier_from_kg', 'w.skier_to_kg')} as "skierKg",
     array(select norm from ski_wizard_joints where model_id = w.model_id and kind = 'mount' order by norm) as mounts,
     array(select norm from ski_wizard_joints where model_id = w.model_id and kind = 'sole' order by norm) as soles,
     v.variants
   from ski_wizard_models w
   join models m on m.id = w.model_id
   cross join lateral (
     select json_agg(json_build_object(
       'id', v.id, 'colorId', v.color_id, 'size', coalesce(s.name, ''), 'soleMm', b.length_mm, 'lengthCm', z.length_cm, 'brakeMm', z.brake_mm,
       'skierKg', ${span('z.skier_from_kg', 'z.skier_to_kg')},
       'isOrderable', not ${STOCK_BLOCKED}
         and (v.on_order or exists (select 1 from stock k where k.variant_id = v.id and k.quantity > 0))
     ) order by v.id) as variants
     from variants v
     left join sizes s on s.id = v.size_id
     left join boot_soles b on b.variant_id = v.id
     left join ski_wizard_sizes z on z.variant_id = v.id
     where v.model_id = w.model_id and not v.is_withdrawn
   ) v
   where w.sport = $1 and ${LISTED} order by w.model_id`,
);

/** Models are read again in the background when they were read so long ago, and waited for after a longer time. */
const FRESH_MS = 10_000;
const USABLE_MS = 300_000;

interface Read {
  readonly models: Promise<SuggestedModel[]>;
  readonly at: number;
  isRenewing: boolean;
}

/** What was read, by the pool that it was read from. */
const kept = new WeakMap<Connection, Map<Sport, Read>>();

/**
 * Every model of a sport that the wizard chooses from. Thousands are kept between requests, so that a suggestion reads only
 * what it shows; they are some seconds old, and the cart decides.
 */
export function readWizardModels(pool: Connection, sport: Sport, now: Date): Promise<SuggestedModel[]> {
  const bySport = kept.get(pool) ?? new Map<Sport, Read>();
  kept.set(pool, bySport);
  const at = now.getTime();
  const read = bySport.get(sport);
  const age = read ? Math.abs(at - read.at) : Number.POSITIVE_INFINITY;
  if (read && age < FRESH_MS) return read.models;
  if (read && age < USABLE_MS) {
    if (!read.isRenewing) renew(pool, bySport, { sport, at, read });
    return read.models;
  }
  const models = modelsOfSport(pool, sport);
  const started = { models, at, isRenewing: false };
  bySport.set(sport, started);
  models.catch(() => bySport.get(sport) === started && bySport.delete(sport));
  return models;
}

/** Reads anew in the background; when that fails, the next request tries again. */
function renew(
  pool: Connection,
  bySport: Map<Sport, Read>,
  { sport, at, read }: { readonly sport: Sport; readonly at: number; readonly read: Read },
): void {
  read.isRenewing = true;
  modelsOfSport(pool, sport).then(
    (models) => bySport.set(sport, { models: Promise.resolve(models), at, isRenewing: false }),
    () => {
      read.isRenewing = false;
    },
  );
}
