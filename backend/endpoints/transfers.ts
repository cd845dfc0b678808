import { productTitle } from 'contract/product-title';
import * as calls from 'contract/transfers';
import { Hono } from 'hono';
import type { z } from 'zod';
import type { BackendContext } from '../context';
import { choiceOf } from '../domain/cart/cart-row';
import { type Caller, seesStaffData } from '../domain/customers/caller';
import type { ShopLanguage } from '../domain/locale/language';
import { countTransfers, findTransfers, type TransferLine, transferStores } from '../domain/transfers/find-transfers';
import type { TransferMove } from '../domain/transfers/lock-transfer';
import { inShelfOrder } from '../domain/transfers/picking-order';
import { readTransfer, type TransferRowView, type TransferView } from '../domain/transfers/read-transfer';
import { receiveTransfer } from '../domain/transfers/receive-transfer';
import { requestTransfer } from '../domain/transfers/request-transfer';
import { cancelTransfer, pickTransfer, sendTransfer } from '../domain/transfers/send-transfer';
import { processorsOf } from '../payments/processors';
import { pickingListPdf } from '../receipts/picking-list-pdf';
import { actOf, pageOf } from './desk';
import { productPath } from './gift-wire';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

/** The member of staff who asks; guests must log in, and for everybody else transfers do not exist. */
async function staffMember(caller: () => Promise<Caller | null>) {
  const known = await caller();
  if (!known) return NOT_LOGGED_IN;
  return seesStaffData(known) ? known : NOT_FOUND;
}

/** Transfers between stores: for staff and administrators. */
export function transferEndpoints({ db, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const processors = processorsOf(settings);

  answer(area, calls.requestTransfer, async ({ caller, body, now }) => {
    const staff = await staffMember(caller);
    if (staff instanceof Answer) return staff;
    const numbers = await requestTransfer(db, body, { caller: staff, now, processors });
    return { transfers: numbers.map((number) => ({ number })) };
  });

  answer(area, calls.getDeskTransfers, async ({ caller, query }) => {
    const staff = await staffMember(caller);
    if (staff instanceof Answer) return staff;
    const { search: text, status, from, to, page } = query;
    const { transfers, count } = await findTransfers(db, { text, status, from, to, ...pageOf(page) });
    const [counts, stores] = [await countTransfers(db), await transferStores(db)];
    return { transfers: transfers.map(presentLine), count, counts, stores };
  });

  answer(area, calls.getDeskTransfer, async ({ caller, params, language }) => {
    const staff = await staffMember(caller);
    if (staff instanceof Answer) return staff;
    const found = await readTransfer(db, params.number, language);
    return found ? presentTransfer(found) : NOT_FOUND;
  });

  answer(area, calls.getPickingList, async ({ caller, params, language }) => {
    const staff = await staffMember(caller);
    if (staff instanceof Answer) return staff;
    const found = await readTransfer(db, params.number, language);
    if (!found) return NOT_FOUND;
    const pdf = await pickingListPdf(settings, found, language);
    return { number: found.line.number, pdf: pdf.toString('base64') };
  });

  answer(area, calls.moveTransfer, async ({ caller, params, body, language, now }) => {
    const staff = await staffMember(caller);
    if (staff instanceof Answer) return staff;
    const move = { number: params.number, from: body.from, note: body.note, ...actOf(staff, now) };
    const status = await moveBy(db, move, body, language);
    return status === null ? NOT_FOUND : { status };
  });

  return area;
}

type MoveBody = z.output<(typeof calls.moveTransfer)['body']>;

function moveBy(db: BackendContext['db'], move: TransferMove, body: MoveBody, language: ShopLanguage) {
  switch (body.move) {
    case 'pick':
      return pickTransfer(db, move, language);
    case 'send':
      return sendTransfer(db, move, new Map(body.rows.map(({ id, sent }) => [id, sent])), language);
    case 'receive':
      return receiveTransfer(db, move, new Map(body.rows.map(({ id, ...arrival }) => [id, arrival])));
    case 'cancel':
      return cancelTransfer(db, move);
  }
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();

const presentLine = (line: TransferLine) => ({
  number: line.number,
  status: line.status,
  from: line.from,
  to: line.to,
  is_reserved: line.isReserved,
  is_urgent: line.isUrgent,
  seller_name: line.sellerName,
  seller_number: line.sellerNumber,
  created: time(line.createdMs),
  units: line.units,
  differences: line.differences,
});

const nameOf = (label: TransferRowView['label']) => (label ? productTitle(label.brand, label.name) : '');

const presentTransfer = ({ line, rows, events, movements, siblings }: TransferView) => ({
  ...presentLine(line),
  rows: inShelfOrder(rows).map(({ label, variantId: _, shelfCodes, ...row }) => ({
    ...row,
    name: nameOf(label) || row.sku,
    shelf_codes: [...shelfCodes],
    path: label ? productPath(label) : '',
  })),
  events: events.map(({ createdMs, ...event }) => ({ ...event, created: time(createdMs) })),
  movements: movements.map(({ createdMs, store, label, delta, reason }) => ({
    ...{ store, delta, reason },
    product: [nameOf(label), ...(label ? choiceOf(label) : [])].filter(Boolean).join(' · '),
    created: time(createdMs),
  })),
  siblings: [...siblings],
});
