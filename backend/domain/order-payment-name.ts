import { sql } from 'drizzle-orm';
import type { ShopLanguage } from './language';
import { type Reader, rowsOf } from './reader';

/** What the payment method of an order's latest attempt is called; empty without an attempt. */
export async function readPaymentName(reader: Reader, orderId: number, language: ShopLanguage): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(
    reader,
    sql`
      select coalesce((
        select name from payment_method_texts t where t.payment_method_id = p.method_id
        order by case t.language when ${language} then 0 when 'en' then 1 else 2 end limit 1
      ), m.slug) as name
      from payments p join payment_methods m on m.id = p.method_id
      where p.order_id = ${orderId} order by p.id desc limit 1`,
  );
  return row?.name ?? '';
}
