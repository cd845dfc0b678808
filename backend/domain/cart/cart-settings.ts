import { addedDaysOf } from 'contract/added-days';
import { sql } from 'drizzle-orm';
import { BONUS_SETTING, bonusPercentageOf } from '../customers/club';
import { preparedRows, type Reader } from '../reading/reader';

/** General settings that decide what a cart can be given in addition to its products. Amounts are gross euro cents. */
export interface CartSettings {
  /** Price of gift wrapping, setting `repack_cost`; null: not offered. */
  readonly repackCents: number | null;
  /** Subtotal from which gift wrapping is free, setting `repack_free_from`; 0: never. */
  readonly repackFreeFromCents: number;
  /** Price of a second parcel, setting `part_delivery_mode`: `free`, or euros; null (empty or `off`): orders are not split. */
  readonly partDeliveryCents: number | null;
  /** Working days added for the delivery country, setting `target_country_delivery_added_days`. */
  readonly addedDays: number;
  /** Share of the goods that members earn as bonus, per cent. */
  readonly bonusPercentage: number;
}

const KEYS = [
  'repack_cost',
  'repack_free_from',
  'part_delivery_mode',
  'target_country_delivery_added_days',
  BONUS_SETTING,
];

/** Cents of an amount in euros, `4.90` or `4,90`; null for anything else. */
function centsOf(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,5}(?:[.,]\d{1,2})?$/.test(text.trim())) return null;
  return Math.round(Number(text.trim().replace(',', '.')) * 100);
}

/** Reads the settings in one query. A value that is no amount counts as missing. Specification 1 §3. */
export async function readCartSettings(reader: Reader, country: string): Promise<CartSettings> {
  const rows = await preparedRows<{ key: string; value: string }>(
    reader,
    'cart-settings',
    sql`select key, value from settings where key = any(${sql.param(KEYS)}::text[])`,
  );
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const parts = values.get('part_delivery_mode');
  return {
    repackCents: centsOf(values.get('repack_cost')),
    repackFreeFromCents: centsOf(values.get('repack_free_from')) ?? 0,
    partDeliveryCents: parts?.trim() === 'free' ? 0 : centsOf(parts),
    bonusPercentage: bonusPercentageOf(values.get(BONUS_SETTING)),
    addedDays: addedDaysOf(values.get('target_country_delivery_added_days'), country),
  };
}
