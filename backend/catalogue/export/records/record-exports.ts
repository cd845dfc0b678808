/** Exports of what is no goods, each in the layout that the importer recognises. */
import { BYTE_ORDER_MARK, csvRow } from 'contract/csv-text';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { OWN_SOURCE } from '../../records/order-records';
import { RECORD_KINDS } from '../../records/record-import';
import type { ExportCounts } from '../export-goods';

export const RECORDS = [...RECORD_KINDS, 'redirects'] as const;
export type RecordKind = (typeof RECORDS)[number];

/** Rows per query. */
const PART = 1000;

/** What an export writes: its columns, and a query of the rows after a place; each has `at`, by which they are in order. */
interface RecordExport {
  columns: readonly string[];
  /** @param after `at` of the last row of the part before; empty for the first */
  query: (after: string) => SQL;
}

const euros = (cents: string) => sql.raw(`trim(to_char(${cents} / 100.0, 'FM999999990.00'))`);
const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
/** Ids as texts that sort like numbers. */
const place = (column: string) => sql.raw(`lpad(${column}::text, 12, '0')`);

const EXPORTS: Record<RecordKind, RecordExport> = {
  customers: {
    columns: [
      'First Name',
      'Last Name',
      'Email',
      'Accepts Email Marketing',
      'Default Address Address1',
      'Default Address City',
      'Default Address Country Code',
      'Default Address Zip',
      'Phone',
      'Language',
      'Created at',
    ],
    query: (after) => sql`
      select ${place('c.id')} as at, array[c.first_name, c.last_name, c.email,
        case when (select k.is_granted from customer_consents k where k.customer_id = c.id and k.purpose = 'newsletter'
          order by k.created_at desc, k.id desc limit 1) then 'yes' else 'no' end,
        c.address, c.city, upper(c.country), c.postal_code, c.phone, c.language, ${iso('c.created_at')}] as cells
      from customers c where not c.is_staff and not c.is_admin and ${place('c.id')} > ${after} order by 1 limit ${PART}`,
  },
  orders: {
    columns: [
      'Name',
      'Email',
      'Financial Status',
      'Fulfillment Status',
      'Currency',
      'Total',
      'Created at',
      'Lineitem quantity',
      'Lineitem name',
      'Lineitem price',
      'Lineitem sku',
      'hanki_source',
    ],
    query: (after) => sql`
      select * from (
        select 'a' || ${place('o.id')} || ${place('r.line')} as at, array[o.number, o.email, case when o.paid_at is null then 'pending' else 'paid' end, o.status,
          upper(o.currency), ${euros('o.display_total_minor')}, ${iso('o.placed_at')}, r.amount::text, r.name,
          ${euros('r.display_unit_minor')}, coalesce(v.sku, ''), ${OWN_SOURCE}::text] as cells
        from orders o join order_rows r on r.order_id = o.id and r.display_unit_minor >= 0 left join variants v on v.id = r.variant_id
        union all
        select 'b' || ${place('o.id')} || ${place('coalesce(r.line, 0)')}, array[o.number, o.email, '', o.status, upper(o.currency), ${euros('o.total_minor')},
          ${iso('o.placed_at')}, coalesce(r.amount::text, ''), coalesce(r.name, ''), ${euros('coalesce(r.unit_minor, 0)')}, coalesce(r.sku, ''), o.source]
        from imported_orders o left join imported_order_rows r on r.order_id = o.id
      ) x where at > ${after} order by at limit ${PART}`,
  },
  stock: {
    columns: ['sku', 'location', 'quantity'],
    query: (after) => sql`
      select ${place('k.variant_id')} || ${place('k.store_id')} as at, array[v.sku, s.slug, (k.quantity
        + coalesce((select sum(a.quantity) from order_allocations a join order_rows r on r.id = a.order_row_id
            join orders o on o.id = r.order_id where r.variant_id = v.id and a.store_id = s.id
              and a.released_at is null and o.status = 'awaiting_payment'), 0)
        + coalesce((select sum(t.held) from transfer_rows t join transfers f on f.id = t.transfer_id where t.variant_id = v.id
            and f.from_store_id = s.id and f.status in ('requested', 'picking')), 0))::int::text] as cells
      from stock k join variants v on v.id = k.variant_id join stores s on s.id = k.store_id
      where not v.is_withdrawn and ${place('k.variant_id')} || ${place('k.store_id')} > ${after} order by 1 limit ${PART}`,
  },
  reviews: {
    columns: ['product_handle', 'rating', 'title', 'body', 'reviewer_name', 'review_date', 'state', 'language'],
    query: (after) => sql`
      select ${place('r.id')} as at, array[m.slug, (r.rating / 2.0)::numeric(3, 1)::text, r.title, r.comment, r.visible_name, ${iso('r.created_at')},
        r.status, r.language] as cells
      from reviews r join models m on m.id = r.model_id where r.status <> 'refused' and ${place('r.id')} > ${after} order by 1 limit ${PART}`,
  },
  codes: {
    columns: [
      'code',
      'kind',
      'value',
      'minimum',
      'uses',
      'uses_per_customer',
      'starts',
      'ends',
      'full_prices_only',
      'brands',
      'groups',
      'models',
    ],
    query: (after) => sql`
      select ${place('c.id')} as at, array[c.code, c.kind, case c.kind when 'percent' then c.percentage::text else ${euros('c.amount_cents')} end,
        ${euros('c.minimum_cents')}, coalesce(c.max_uses::text, ''), coalesce(c.max_uses_per_customer::text, ''), ${iso('c.starts_at')},
        coalesce(${iso('c.ends_at')}, ''), case when c.combines_with_sale then 'no' else 'yes' end,
        coalesce((select string_agg(f.slug, '; ') from discount_code_brands b join manufacturers f on f.id = b.manufacturer_id where b.code_id = c.id), ''),
        coalesce((select string_agg((select t.path from product_group_texts t where t.group_id = g.group_id order by t.language <> 'fi' limit 1), '; ')
          from discount_code_groups g where g.code_id = c.id), ''),
        coalesce((select string_agg(m.slug, '; ') from discount_code_models d join models m on m.id = d.model_id where d.code_id = c.id), '')] as cells
      from discount_codes c where c.is_enabled and (c.ends_at is null or c.ends_at > now()) and ${place('c.id')} > ${after} order by 1 limit ${PART}`,
  },
  'gift-cards': {
    columns: ['code_hash', 'code_hint', 'kind', 'balance', 'currency', 'expires', 'recipient'],
    query: (after) => sql`
      select ${place('g.id')} as at, array[g.code_hash, g.code_hint, g.kind, ${euros('e.balance')}, 'EUR', coalesce(${iso('g.expires_at')}, ''), g.recipient_name] as cells
      from gift_cards g join lateral (select sum(amount_cents) as balance from gift_card_entries where gift_card_id = g.id) e on e.balance > 0
      where (g.expires_at is null or g.expires_at > now()) and ${place('g.id')} > ${after} order by 1 limit ${PART}`,
  },
  redirects: {
    columns: ['from', 'to'],
    query: (after) => sql`
      select * from (
        select 'a' || r.from_path as at, array['/' || r.from_path || '/', r.target] as cells from redirects r
        union all
        select 'b' || o.path, array['/' || o.path, '/' || coalesce(
          (select f.slug || '/' || m.slug from models m join manufacturers f on f.id = m.manufacturer_id where m.id = o.model_id),
          (select t.path from product_group_texts t where t.group_id = o.group_id order by t.language <> 'fi' limit 1)) || '/']
        from old_addresses o
      ) x where at collate "C" > ${after} order by at collate "C" limit ${PART}`,
  },
};

/**
 * Yields the text of the file in parts.
 * @param tx a transaction that sees one state of the shop
 * @param counts is counted up meanwhile
 */
export async function* recordsFile(tx: Transaction, kind: RecordKind, counts: ExportCounts): AsyncGenerator<string> {
  const { columns, query } = EXPORTS[kind];
  yield BYTE_ORDER_MARK + csvRow(columns);
  for (let after = ''; ; ) {
    const { rows } = await tx.execute<{ at: string; cells: (string | null)[] }>(query(after));
    const last = rows.at(-1);
    if (!last) return;
    after = last.at;
    counts.written += rows.length;
    yield rows.map(({ cells }) => csvRow(cells.map((cell) => cell ?? ''))).join('');
  }
}
