import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/**
 * The general setting with the models from whose purchase one cannot withdraw, slugs separated by commas: sealed goods that were
 * opened, safety equipment, what was made for one person (Directive 2011/83/EU, article 16).
 */
export const WITHDRAWAL_EXCEPTIONS_SETTING = 'withdrawal_exceptions';

/** SQL: whether a model is excepted from withdrawal. @param slug the column with its slug */
export const isExceptedSql = (slug: string): string =>
  `exists (select 1 from settings s where s.key = '${WITHDRAWAL_EXCEPTIONS_SETTING}'
    and ${slug} = any(string_to_array(replace(s.value, ' ', ''), ',')))`;

/** Ids of an order's product rows that are excepted from withdrawal. Gift cards are no products and never come back. */
export async function readUnwithdrawable(reader: Reader, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await rowsOf<{ id: number }>(
    reader,
    sql`
      select r.id
      from order_rows r
      join variants v on v.id = r.variant_id
      join models m on m.id = v.model_id
      where r.order_id = ${orderId} and ${sql.raw(isExceptedSql('m.slug'))}`,
  );
  return new Set(rows.map(({ id }) => id));
}
