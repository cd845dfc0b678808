import { sql } from 'drizzle-orm';
import { MAIN_STORE_ID } from '../../db/schema/stores';
import { choiceOf } from '../cart/cart-row';
import { readVariantLabels, type VariantLabel } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { lineColumns, type TransferLine, withStores } from './find-transfers';
import { type Difference, differenceOf } from './receive-transfer';

type RowFacts = {
  readonly id: number;
  readonly variantId: number;
  readonly sku: string;
  readonly shelfCodes: readonly string[];
  readonly amount: number;
  readonly held: number;
  readonly free: number;
  readonly sent: number | null;
  readonly received: number | null;
  readonly damaged: number | null;
};

/** A row of a transfer with the names of its product, and how what arrived differs from what was sent. */
export type TransferRowView = RowFacts &
  Pick<Difference, 'missing' | 'extra'> & { readonly label: VariantLabel | undefined; readonly choice: string };

type EventView = {
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly email: string | null;
  readonly note: string;
  readonly createdMs: number;
};

type MovementView = {
  readonly createdMs: number;
  readonly store: string;
  readonly variantId: number;
  readonly delta: number;
  readonly reason: string;
};

/** A transfer with everything that staff sees of it. */
export interface TransferView {
  readonly line: TransferLine;
  readonly rows: readonly TransferRowView[];
  readonly events: readonly EventView[];
  readonly movements: readonly (MovementView & { readonly label: VariantLabel | undefined })[];
  readonly siblings: readonly string[];
}

/** Long because it puts together five lists, each an SQL of its own. @returns null when there is none with the number */
export async function readTransfer(
  reader: Reader,
  number: string,
  language: ShopLanguage,
): Promise<TransferView | null> {
  const [line] = await rowsOf<TransferLine & { id: number }>(
    reader,
    sql`select t.id, ${lineColumns} from ${withStores} where t.number = ${number.toUpperCase()}`,
  );
  if (!line) return null;
  const rows = await readRows(reader, line.id);
  const events = await rowsOf<EventView>(
    reader,
    sql`select e.from_status as "from", e.to_status as "to", e.actor, c.email, e.note,
        (extract(epoch from e.created_at) * 1000)::float8 as "createdMs"
      from transfer_events e left join customers c on e.actor = 'staff:' || c.id
      where e.transfer_id = ${line.id} order by e.id`,
  );
  const movements = await rowsOf<MovementView>(
    reader,
    sql`select (extract(epoch from m.created_at) * 1000)::float8 as "createdMs", s.name as store,
        m.variant_id as "variantId", m.delta, m.reason
      from stock_movements m join stores s on s.id = m.store_id where m.transfer_id = ${line.id} order by m.id`,
  );
  const siblings = await rowsOf<{ number: string }>(
    reader,
    sql`select o.number from transfers t join transfers o on o.request_key = t.request_key and o.id <> t.id
      where t.id = ${line.id} order by o.id`,
  );
  const labels = await readVariantLabels(
    reader,
    rows.map(({ variantId }) => variantId),
    language,
  );
  return {
    line,
    rows: rows.map((row) => viewOf(row, labels.get(row.variantId))),
    events,
    movements: movements.map((movement) => ({ ...movement, label: labels.get(movement.variantId) })),
    siblings: siblings.map((sibling) => sibling.number),
  };
}

const readRows = (reader: Reader, transferId: number) =>
  rowsOf<RowFacts>(
    reader,
    sql`select r.id, r.variant_id as "variantId", v.sku, r.amount, r.held, r.sent, r.received, r.damaged,
        coalesce(k.quantity, 0)::int as free,
        case when t.from_store_id = ${MAIN_STORE_ID}
          then array(select code from shelf_codes where model_id = v.model_id order by place) else '{}'::text[] end as "shelfCodes"
      from transfer_rows r
      join transfers t on t.id = r.transfer_id
      join variants v on v.id = r.variant_id
      left join stock k on k.variant_id = r.variant_id and k.store_id = t.from_store_id
      where r.transfer_id = ${transferId} order by r.line`,
  );

function viewOf(row: RowFacts, label: VariantLabel | undefined): TransferRowView {
  const { sent, received, damaged } = row;
  const isReceived = sent !== null && received !== null && damaged !== null;
  const { missing, extra } = isReceived ? differenceOf(sent, { received, damaged }) : { missing: 0, extra: 0 };
  return { ...row, missing, extra, label, choice: label ? choiceOf(label).join(' · ') : '' };
}
