import { OPEN_TRANSFERS, TRANSFER_STATUSES, type TransferStatus } from 'contract/transfer-status';
import { type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../reading/like-pattern';
import { type Reader, rowsOf } from '../reading/reader';

/** What staff looks for; empty fields: everything. */
export interface TransferSearch {
  /** A part of the number, of the seller's name, or of a product's name or code. */
  readonly text: string;
  /** `open`, or a state; one that does not exist finds nothing. */
  readonly status: string;
  /** Slugs of stores. */
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly offset: number;
}

/** A store as a transfer names it. */
export interface NamedStore extends Record<string, unknown> {
  readonly slug: string;
  readonly name: string;
}

/** A transfer in a list. */
export interface TransferLine extends Record<string, unknown> {
  readonly number: string;
  readonly status: TransferStatus;
  readonly from: NamedStore;
  readonly to: NamedStore;
  readonly isReserved: boolean;
  readonly isUrgent: boolean;
  readonly sellerName: string;
  readonly sellerNumber: string;
  readonly createdMs: number;
  /** Units that were asked for; units that were found missing, damaged or too much. */
  readonly units: number;
  readonly differences: number;
}

const isOpen = sql`t.status in (${sql.join(
  OPEN_TRANSFERS.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** The columns of a line, of a transfer `t` between the stores `f` and `g`. */
export const lineColumns = sql`
  t.number, t.status, json_build_object('slug', f.slug, 'name', f.name) as "from",
  json_build_object('slug', g.slug, 'name', g.name) as "to", t.is_reserved as "isReserved", t.is_urgent as "isUrgent",
  t.seller_name as "sellerName", t.seller_number as "sellerNumber",
  (extract(epoch from t.created_at) * 1000)::float8 as "createdMs",
  (select coalesce(sum(r.amount), 0)::int from transfer_rows r where r.transfer_id = t.id) as units,
  (select coalesce(sum(abs(r.received + r.damaged - r.sent) + r.damaged), 0)::int
    from transfer_rows r where r.transfer_id = t.id) as differences`;

/** A transfer `t` with its stores. */
export const withStores = sql`transfers t join stores f on f.id = t.from_store_id join stores g on g.id = t.to_store_id`;

function statusCondition(status: string): SQL {
  if (status === '') return sql`true`;
  if (status === 'open') return isOpen;
  const known = TRANSFER_STATUSES.find((each) => each === status);
  return known ? sql`t.status = ${known}` : sql`false`;
}

function conditionOf({ text, status, from, to }: TransferSearch): SQL {
  const pattern = anywhere(text);
  const hasProduct = sql`exists (
    select 1 from transfer_rows r join variants v on v.id = r.variant_id
    where r.transfer_id = t.id and (v.sku ilike ${pattern} or exists (
      select 1 from model_texts mt where mt.model_id = v.model_id and mt.name ilike ${pattern}
    )))`;
  const conditions = [
    statusCondition(status),
    from === '' ? sql`true` : sql`f.slug = ${from}`,
    to === '' ? sql`true` : sql`g.slug = ${to}`,
    text === '' ? sql`true` : sql`(t.number ilike ${pattern} or t.seller_name ilike ${pattern} or ${hasProduct})`,
  ];
  return sql.join(conditions, sql` and `);
}

/** A page of the transfers that match, and how many match: the open ones first, of these the urgent ones, then the newest. */
export async function findTransfers(reader: Reader, search: TransferSearch) {
  const condition = conditionOf(search);
  const [row] = await rowsOf<{ count: number }>(
    reader,
    sql`select count(*)::int as count from ${withStores} where ${condition}`,
  );
  const found = await rowsOf<TransferLine>(
    reader,
    sql`select ${lineColumns} from ${withStores} where ${condition}
      order by ${isOpen} desc, (${isOpen} and t.is_urgent) desc, t.created_at desc, t.id desc
      limit ${search.limit} offset ${search.offset}`,
  );
  return { transfers: found, count: row?.count ?? 0 };
}

/** How many transfers there are in each state. */
export async function countTransfers(reader: Reader): Promise<Readonly<Record<string, number>>> {
  const rows = await rowsOf<{ status: string; count: number }>(
    reader,
    sql`select status, count(*)::int as count from transfers group by status`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Stores that a transfer can be between, in their display order. */
export const transferStores = (reader: Reader): Promise<NamedStore[]> =>
  rowsOf<NamedStore>(reader, sql`select slug, name from stores order by stock_display_order, id`);
