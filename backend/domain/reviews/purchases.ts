import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/**
 * Whether a person has bought a model here: with the account, or as a guest with the e-mail address that the account has proved to
 * own. A cancelled order is no purchase.
 */
export async function hasBought(reader: Reader, customerId: number, modelId: number): Promise<boolean> {
  const [found] = await rowsOf<{ is: boolean }>(
    reader,
    sql`select exists (
      select 1 from customers c
      join orders o on o.customer_id = c.id
        or (o.customer_id is null and c.activated_at is not null and lower(o.email) = lower(c.email))
      join order_rows w on w.order_id = o.id
      join variants v on v.id = w.variant_id
      where c.id = ${customerId} and v.model_id = ${modelId} and o.paid_at is not null and o.status <> 'cancelled'
    ) as is`,
  );
  return found?.is ?? false;
}
