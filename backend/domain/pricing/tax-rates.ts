import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Connection, preparedQuery, preparedRows, type Reader } from '../reading/reader';
import { helsinkiDay } from './helsinki-day';

/** Tax area of the catalogue's gross prices: Finland. */
export const BASE_TAX_AREA_ID = 1;

/**
 * Value added tax of one product tax class, per cent, in the price list's area and in the requested area; and units of each
 * currency per euro, for prices imported in that currency.
 */
export interface TaxPercentages {
  readonly base: number;
  readonly area: number;
  readonly rates: ReadonlyMap<string, number>;
}

/** A row of `percentagesText`. */
export type PercentagesRow = { taxClassId: number; base: number; area: number; rates: Record<string, number> | null };

const percentagesOf = (taxAreaId: SQL, day: SQL): SQL => sql`
  select c.id as "taxClassId", base.percentage::float8 as base, coalesce(own.percentage, 0)::float8 as area,
    (
      select json_object_agg(r.currency, r.rate::float8) from (
        select distinct on (currency) currency, rate from currency_rates
        where valid_from <= ${day}::date order by currency, valid_from desc
      ) r
    ) as rates
  from tax_classes c
  cross join tax_areas a
  join lateral (
    select percentage from tax_rates
    where tax_area_id = ${sql.raw(String(BASE_TAX_AREA_ID))} and tax_class_id = c.id and valid_from <= ${day}::date
    order by valid_from desc limit 1
  ) base on true
  left join lateral (
    select percentage from tax_rates
    where tax_area_id = a.id and tax_class_id = c.id and valid_from <= ${day}::date
    order by valid_from desc limit 1
  ) own on true
  where a.id = ${taxAreaId}`;

/** SQL of the current percentages, for statements that need them besides. @param taxAreaId and the day in Helsinki: `$1` */
export const percentagesText = (taxAreaId: string, day: string): string =>
  new PgDialect().sqlToQuery(percentagesOf(sql.raw(taxAreaId), sql.raw(day))).sql;

const preparedPercentages = preparedQuery<PercentagesRow, [taxAreaId: number, day: string]>(
  'tax-percentages',
  percentagesText('$1', '$2'),
);

/** Units of each currency per euro, of a row of the percentages. */
export const ratesOf = (rates: PercentagesRow['rates']): ReadonlyMap<string, number> =>
  new Map([...Object.entries(rates ?? {}), ['eur', 1] as const]);

/**
 * Current percentages and rates by tax class. Empty when there is no such area.
 * @param reader a connection where many pages need it: the query is prepared there
 * @param taxAreaId area of the delivery country
 */
export async function readTaxPercentages(
  reader: Reader | Connection,
  taxAreaId: number,
  now: Date,
): Promise<Map<number, TaxPercentages>> {
  const day = helsinkiDay(now);
  const rows =
    'execute' in reader
      ? await preparedRows<PercentagesRow>(
          reader,
          'tax-percentages-read',
          percentagesOf(sql`${taxAreaId}`, sql`${day}`),
        )
      : await preparedPercentages(reader, taxAreaId, day);
  const rates = ratesOf(rows[0]?.rates ?? null);
  return new Map(rows.map(({ taxClassId, base, area }) => [taxClassId, { base, area, rates }]));
}
