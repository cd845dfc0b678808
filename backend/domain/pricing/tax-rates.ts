import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';
import { helsinkiDay } from './helsinki-day';

/** Tax area in whose gross prices the catalogue is kept: Finland. */
export const BASE_TAX_AREA_ID = 1;

/** Value added tax of one class of goods, per cent: in the area the price list is kept in, and in the one asked for. */
export interface TaxPercentages {
  readonly base: number;
  readonly area: number;
}

/**
 * Percentages that hold now, by tax class. Empty when there is no such area.
 * @param taxAreaId area of the delivery country
 */
export async function readTaxPercentages(
  reader: Reader,
  taxAreaId: number,
  now: Date,
): Promise<Map<number, TaxPercentages>> {
  const day = helsinkiDay(now);
  const rows = await rowsOf<{ taxClassId: number; base: number; area: number }>(
    reader,
    sql`
      select c.id as "taxClassId", base.percentage::float8 as base, coalesce(own.percentage, 0)::float8 as area
      from tax_classes c
      cross join tax_areas a
      join lateral (
        select percentage from tax_rates
        where tax_area_id = ${BASE_TAX_AREA_ID} and tax_class_id = c.id and valid_from <= ${day}::date
        order by valid_from desc limit 1
      ) base on true
      left join lateral (
        select percentage from tax_rates
        where tax_area_id = a.id and tax_class_id = c.id and valid_from <= ${day}::date
        order by valid_from desc limit 1
      ) own on true
      where a.id = ${taxAreaId}`,
  );
  return new Map(rows.map(({ taxClassId, base, area }) => [taxClassId, { base, area }]));
}
