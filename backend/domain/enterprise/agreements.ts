import { sql } from 'drizzle-orm';
import type { AgreedPrice } from '../cart/company-terms';
import { helsinkiDay } from '../pricing/helsinki-day';
import { type Reader, rowsOf } from '../reading/reader';
import { type AgreedTerm, agreedCents } from './agreed-price';

/**
 * What is agreed with a company today, by model: its own agreements and those of its groups, with the groups above them.
 * @param modelIds null: every model
 */
export async function readTerms(
  reader: Reader,
  companyId: number,
  modelIds: readonly number[] | null,
  now: Date,
): Promise<Map<number, AgreedTerm[]>> {
  const day = helsinkiDay(now);
  const rows = await rowsOf<AgreedTerm & { modelId: number } & Record<string, unknown>>(
    reader,
    sql`
      with recursive valid as (
        select * from company_agreements
        where company_id = ${companyId} and valid_from <= ${day} and coalesce(valid_to, 'infinity') >= ${day}
      ), covered(agreement_id, group_id) as (
        select id, group_id from valid where group_id is not null
        union
        select c.agreement_id, g.id from covered c join product_groups g on g.parent_id = c.group_id
      ), found as (
        select model_id, true as is_own, percentage, net_cents from valid where model_id is not null
        union all
        select g.model_id, false, a.percentage, a.net_cents
        from covered c join valid a on a.id = c.agreement_id join model_groups g on g.group_id = c.group_id
      )
      select model_id as "modelId", is_own as "isOwn", percentage::float8 as percentage, net_cents::float8 as "netCents"
      from found
      where ${modelIds === null ? sql`true` : sql`model_id = any(${sql.param(modelIds)}::int[])`}`,
  );
  const byModel = new Map<number, AgreedTerm[]>();
  for (const { modelId, ...term } of rows) byModel.set(modelId, [...(byModel.get(modelId) ?? []), term]);
  return byModel;
}

/** The prices of a company's carts by those terms. */
export const agreedPrices =
  (terms: ReadonlyMap<number, readonly AgreedTerm[]>): AgreedPrice =>
  ({ modelId }, price) =>
    agreedCents(terms.get(modelId) ?? [], price);
