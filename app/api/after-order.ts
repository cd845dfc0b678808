import {
  type AfterOrderWire,
  answerReturn as answerCall,
  cancelReturn as callOffCall,
  cancelOrder as cancelCall,
  createReturn,
  getAfterOrder,
  getReturn,
  getReturnLabel,
  packOrders,
  trackReturn as trackCall,
  withdrawFromOrder,
} from 'contract/after-order';
import type { ReturnReason } from 'contract/return-status';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { type Api, read, submit } from './request';

/** What became of an order, and what its customer may do. Times are ISO 8601. */
export type AfterOrder = AfterOrderWire;

/** The result of a call about an order: what it did, or why it was refused. */
export type AfterReply<Done> =
  | { readonly kind: 'done'; readonly value: Done }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** A return that was received. */
export type Received = { readonly number: string; readonly reference: string; readonly received: string };

const isReference = (reference: string) => /^[\w-]{1,100}$/.test(reference);

/** What became of an order; undefined for an unknown reference, and from a backend without the call. @throws ApiError for an outage */
export async function readAfterOrder(api: Api, reference: string): Promise<AfterOrder | undefined> {
  if (!isReference(reference)) return undefined;
  try {
    const answer = await read(api, getAfterOrder, { params: { reference } });
    return answer.status === 404 ? undefined : bodyOf(answer);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

type Answer = { readonly status: number; readonly body?: unknown };

function replyOf<Done>(answer: Answer): AfterReply<Done> {
  if (answer.status === 200) return { kind: 'done', value: answer.body as Done };
  if (answer.status === 409) return { kind: 'refused', reason: (answer.body as { reason: string }).reason };
  return { kind: 'unknown' };
}

/** Cancels an order, or asks for it; answers its status afterwards. @throws ApiError for an outage */
export const cancelOrder = async (api: Api, reference: string) =>
  replyOf<{ status: string }>(await submit(api, cancelCall, { params: { reference }, body: {} }));

/** Has an order sent together with another. @throws ApiError for an outage */
export const packTogether = async (api: Api, reference: string, number: string) =>
  replyOf<object>(await submit(api, packOrders, { params: { reference }, body: { order_number: number } }));

/** Calls a return off. @throws ApiError for an outage */
export const callReturnOff = async (api: Api, reference: string) =>
  replyOf<object>(await submit(api, callOffCall, { params: { reference }, body: {} }));

/** A return or withdrawal as its customer sees it. */
export type ReturnView = AfterOrder['returns'][number];

/** A return that its reference found. */
export type FoundReturn = {
  readonly back: ReturnView;
  readonly orderNumber: string;
  /** In which its money goes back, ISO 4217 in lower case. */
  readonly currency: string;
};

/** The return of a reference; undefined for an unknown one, and from a backend without the call. @throws ApiError for an outage */
export async function readReturn(api: Api, reference: string): Promise<FoundReturn | undefined> {
  if (!isReference(reference)) return undefined;
  try {
    const answer = await read(api, getReturn, { params: { reference } });
    if (answer.status === 404) return undefined;
    const { return: back, order_number: orderNumber, charge_currency: currency } = bodyOf(answer);
    return { back, orderNumber, currency: currency.toLowerCase() };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Answers what the shop asked about a return. @throws ApiError for an outage */
export const answerReturn = async (api: Api, reference: string, message: string) =>
  replyOf<object>(await submit(api, answerCall, { params: { reference }, body: { message } }));

/** Tells the tracking code of a return's parcel. @throws ApiError for an outage */
export const trackReturn = async (api: Api, reference: string, code: string) =>
  replyOf<object>(await submit(api, trackCall, { params: { reference }, body: { tracking_code: code } }));

/** Withdraws from the contract of an order. @throws ApiError for an outage */
export async function withdraw(
  api: Api,
  reference: string,
  name: string,
  rows: readonly { readonly rowId: number; readonly amount: number }[],
) {
  const body = { name, rows: rows.map(({ rowId, amount }) => ({ row_id: rowId, amount })) };
  return replyOf<Received>(await submit(api, withdrawFromOrder, { params: { reference }, body }));
}

/** A row that is returned. */
export type WantedReturn = {
  readonly rowId: number;
  readonly amount: number;
  readonly reason: ReturnReason;
  readonly exchange: number | null;
};

/** Returns products of an order. @throws ApiError for an outage */
export async function askReturn(api: Api, reference: string, message: string, rows: readonly WantedReturn[]) {
  const wanted = rows.map(({ rowId, amount, reason, exchange }) => ({
    row_id: rowId,
    amount,
    reason,
    exchange_product_id: exchange,
  }));
  return replyOf<Received>(await submit(api, createReturn, { params: { reference }, body: { message, rows: wanted } }));
}

/** The label of a return; undefined for an unknown reference. @throws ApiError for an outage */
export async function readReturnLabel(api: Api, reference: string) {
  if (!isReference(reference)) return undefined;
  const answer = await read(api, getReturnLabel, { params: { reference } });
  if (answer.status === 404) return undefined;
  const { number, pdf } = bodyOf(answer);
  return { number, pdf: Uint8Array.from(Buffer.from(pdf, 'base64')) };
}
