import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type ENTERPRISE_STATUSES, enterpriseOrders } from '../../db/schema/enterprise';
import { fullName } from '../cart/cart-row';
import { readVariantLabels } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import type { CompanyPerson } from './company-person';
import { visibleTo } from './find-enterprise-order';

/** Enterprise orders on one page of a list. */
export const ENTERPRISE_PAGE = 20;
/** Most rows of the file of a company's orders; the newest ones. */
const MAX_EXPORTED = 20_000;

/** An enterprise order as a list shows it. */
export interface ListedEnterpriseOrder {
  readonly id: number;
  readonly status: (typeof ENTERPRISE_STATUSES)[number];
  readonly name: string;
  readonly person: string;
  readonly costCentre: string;
  readonly reference: string;
  readonly units: number;
  /** ISO 8601: when it was sent, else begun. */
  readonly at: string;
  /** Hundredths of `currency`; null before it is sent. */
  readonly totalHundredths: number | null;
  readonly netHundredths: number | null;
  readonly currency: string;
  readonly orderNumber: string | null;
  readonly paymentReference: string | null;
}

const LISTED = sql`
  select e.id, e.status, e.name, e.cost_centre as "costCentre", e.reference, e.currency,
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, '') as person,
    (select coalesce(sum(r.amount), 0) from enterprise_order_rows r where r.enterprise_order_id = e.id)::int as units,
    to_char(coalesce(e.submitted_at, e.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
    coalesce(o.display_total_minor, e.asked_total_minor)::float8 as "totalHundredths",
    coalesce(o.display_total_minor - o.display_tax_minor, e.asked_net_minor)::float8 as "netHundredths",
    o.number as "orderNumber", o.payment_reference as "paymentReference"
  from enterprise_orders e
  left join customers p on p.id = e.customer_id
  left join orders o on o.id = e.order_id`;

/** Those that wait first, then the newest. */
const NEWEST = sql`order by e.status = 'waiting' desc, coalesce(e.submitted_at, e.created_at) desc, e.id desc`;

const listed = (reader: Reader, condition: SQL, page: number) =>
  rowsOf<ListedEnterpriseOrder & Record<string, unknown>>(
    reader,
    sql`${LISTED} where ${condition} ${NEWEST} limit ${ENTERPRISE_PAGE} offset ${(page - 1) * ENTERPRISE_PAGE}`,
  );

/** The ids of the orders that the person may see, as a condition on the list. */
const seenBy = (reader: Reader, person: CompanyPerson): SQL =>
  sql`e.id in ${reader.select({ id: enterpriseOrders.id }).from(enterpriseOrders).where(visibleTo(person))}`;

/** A page of the orders that somebody of a company may see, drafts without products left out. @param status null: every one */
export async function listEnterpriseOrders(
  reader: Reader,
  person: CompanyPerson,
  { status, page }: { readonly status: ListedEnterpriseOrder['status'] | null; readonly page: number },
): Promise<{ readonly orders: readonly ListedEnterpriseOrder[]; readonly count: number }> {
  const isAsked = status === null ? sql`true` : sql`e.status = ${status}`;
  const isHeld = sql`(e.status <> 'draft' or exists (select 1 from enterprise_order_rows r where r.enterprise_order_id = e.id))`;
  const condition = sql`${seenBy(reader, person)} and ${isAsked} and ${isHeld}`;
  const [total] = await rowsOf<{ count: number }>(
    reader,
    sql`select count(*)::int as count from enterprise_orders e where ${condition}`,
  );
  return { orders: await listed(reader, condition, page), count: total?.count ?? 0 };
}

/** The orders of a company as staff sees them: those that were sent. */
export const listOrdersOfCompany = (reader: Reader, companyId: number): Promise<ListedEnterpriseOrder[]> =>
  listed(reader, sql`e.company_id = ${companyId} and e.submitted_at is not null`, 1);

/** How many orders wait for the person: for a buyer those of the company, for everybody else their own. */
export async function countWaitingOrders(reader: Reader, person: CompanyPerson): Promise<number> {
  const [row] = await reader
    .select({ count: sql<number>`count(*)::int` })
    .from(enterpriseOrders)
    .where(and(visibleTo(person), eq(enterpriseOrders.status, 'waiting')));
  return row?.count ?? 0;
}

/** A row of the file of a company's orders. */
export interface ExportedRow extends Omit<ListedEnterpriseOrder, 'paymentReference'> {
  readonly sku: string;
  readonly product: string;
  readonly amount: number;
  /** With tax, hundredths of `currency`; null before the order is sent. */
  readonly unitHundredths: number | null;
  readonly taxPercentage: number | null;
}

/** Every product of the orders that somebody may see, the newest orders first. */
export async function exportEnterpriseOrders(
  reader: Reader,
  person: CompanyPerson,
  language: ShopLanguage,
): Promise<ExportedRow[]> {
  const rows = await rowsOf<Omit<ExportedRow, 'product'> & { variantId: number }>(
    reader,
    sql`
      with e as (${LISTED} where ${seenBy(reader, person)} and e.submitted_at is not null)
      select e.*, v.sku, v.id as "variantId", r.amount,
        coalesce(b.display_unit_minor, r.asked_unit_minor)::float8 as "unitHundredths",
        coalesce(b.tax_percentage, r.asked_tax_percentage)::float8 as "taxPercentage"
      from e
      join enterprise_order_rows r on r.enterprise_order_id = e.id
      join variants v on v.id = r.variant_id
      left join enterprise_orders w on w.id = e.id
      left join order_rows b on b.order_id = w.order_id and b.variant_id = v.id
      order by e.at desc, e.id desc, v.id
      limit ${MAX_EXPORTED}`,
  );
  const labels = await readVariantLabels(reader, [...new Set(rows.map(({ variantId }) => variantId))], language);
  return rows.map(({ variantId, ...row }) => {
    const label = labels.get(variantId);
    return { ...row, product: label ? fullName(label) : '' };
  });
}
