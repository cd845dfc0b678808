import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';
import { helsinkiDay } from './helsinki-day';

/** A display currency. */
export interface Currency {
  readonly code: string;
  /** Pattern of an amount, `{amount} €`. */
  readonly format: string;
  /** Units of the currency per euro, the latest valid rate. */
  readonly rate: number;
  /** False: prices are shown in it but charged in euros (roubles). */
  readonly isChargeable: boolean;
}

/**
 * Currencies with today's rate. A currency without a rate is omitted; prices are then shown in euros.
 * @param code only this one, ISO 4217 in lower case
 */
export async function readCurrencies(reader: Reader, now: Date, code?: string): Promise<Currency[]> {
  const rows = await rowsOf<Currency & Record<string, unknown>>(
    reader,
    sql`
      select c.code, c.format, c.is_chargeable as "isChargeable",
        case when c.code = 'eur' then 1 else r.rate end::float8 as rate
      from currencies c
      left join lateral (
        select rate from currency_rates
        where currency = c.code and valid_from <= ${helsinkiDay(now)}::date
        order by valid_from desc limit 1
      ) r on true
      where (${code ?? null}::text is null or c.code = ${code ?? null}) and (c.code = 'eur' or r.rate is not null)
      order by c.code`,
  );
  return rows.map(({ code, format, rate, isChargeable }) => ({ code, format, rate, isChargeable }));
}
