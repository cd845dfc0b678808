import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/** An order that leaves in one parcel with another. */
export interface PackedOrder extends Record<string, unknown> {
  readonly number: string;
  readonly status: string;
}

/** A row whose name or price staff changed by hand. Cents of one unit; `by` is null when that account was deleted. */
export interface OverriddenRow extends Record<string, unknown> {
  readonly name: string;
  readonly unitCents: number;
  readonly listCents: number | null;
  readonly by: string | null;
}

/** Who sold an order, with what it is packed, and what was changed by hand. */
export async function readOrderSale(reader: Reader, orderId: number) {
  const [seller] = await rowsOf<{ sellerName: string; sellerNumber: string; addOnOrder: string }>(
    reader,
    sql`select seller_name as "sellerName", seller_number as "sellerNumber", add_on_order as "addOnOrder"
      from orders where id = ${orderId}`,
  );
  const packed = (condition: ReturnType<typeof sql>) =>
    rowsOf<PackedOrder>(reader, sql`select o.number, o.status from orders o where ${condition} order by o.id`);
  const overrides = await rowsOf<OverriddenRow>(
    reader,
    sql`select r.name, r.unit_cents::float8 as "unitCents", r.list_unit_cents::float8 as "listCents", c.email as by
      from order_rows r left join customers c on c.id = r.overridden_by
      where r.order_id = ${orderId} and r.list_unit_cents is not null order by r.line`,
  );
  return {
    sellerName: seller?.sellerName ?? '',
    sellerNumber: seller?.sellerNumber ?? '',
    hosts: await packed(sql`o.number = ${seller?.addOnOrder ?? ''}`),
    addOns: await packed(sql`o.add_on_order = (select number from orders where id = ${orderId})`),
    overrides,
  };
}
