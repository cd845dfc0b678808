import type { CallAnswer, CallInput } from 'contract/call';
import * as calls from 'contract/transfers';
import { bodyOf } from './call-result';
import { type CheckoutCart, type CheckoutLocale, requestBody, type StaffOrder } from './checkout';
import { pageOf } from './desk';
import { readRefusal, textsOf } from './refusal';
import { type Api, read, submit } from './request';

/** A transfer in the desk's list, and one with its rows, events and movements of stock. Times are ISO 8601. */
export type TransferLine = CallAnswer<typeof calls.getDeskTransfers>['transfers'][number];
export type Transfer = CallAnswer<typeof calls.getDeskTransfer>;
export type TransferRow = Transfer['rows'][number];

/** What the list of transfers is narrowed by; empty fields: everything. */
export type TransferQuery = {
  /** A part of the number, the seller's name, or a product's name or code. */
  readonly search: string;
  /** A state, or `open`. */
  readonly status: string;
  /** Slugs of stores. */
  readonly from: string;
  readonly to: string;
};

/** A page of transfers, how many there are in each state, and the stores. @throws ApiError */
export async function findTransfers(api: Api, query: TransferQuery & { readonly page: number }) {
  const { transfers, count, counts, stores } = bodyOf(await read(api, calls.getDeskTransfers, { query }));
  return { list: pageOf<TransferLine>(transfers, count), counts, stores };
}

/** A transfer for staff; null when there is none with the number. @throws ApiError */
export async function readTransfer(api: Api, number: string): Promise<Transfer | null> {
  const answer = await read(api, calls.getDeskTransfer, { params: { number } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** The picking list of a transfer as a PDF; null when there is none with the number. @throws ApiError */
export async function readPickingList(api: Api, number: string) {
  const answer = await read(api, calls.getPickingList, { params: { number } });
  if (answer.status === 404) return null;
  const { number: name, pdf } = bodyOf(answer);
  return { number: name, pdf: Uint8Array.from(Buffer.from(pdf, 'base64')) };
}

/** What staff does with a transfer. */
export type TransferMove = CallInput<typeof calls.moveTransfer>['body'];

/** Why a move was refused, with the backend's texts. */
export type MoveRefusal = {
  readonly reason: 'WRONG_STATUS' | 'OUT_OF_STOCK' | 'TOO_MANY' | 'NOTHING_SENT' | 'AMOUNTS';
  readonly texts: readonly string[];
};

/** Moves a transfer. @returns null when it was done @throws ApiError */
export async function moveTransfer(api: Api, number: string, body: TransferMove): Promise<MoveRefusal | null> {
  const answer = await submit(api, calls.moveTransfer, { params: { number }, body });
  if (answer.status === 409) return { reason: answer.body.reason, texts: answer.body.errors };
  if (answer.status === 400) return { reason: 'AMOUNTS', texts: textsOf(readRefusal(answer.body)) };
  bodyOf(answer);
  return null;
}

/** A cart that is sent as a request for transfers. */
export type TransferToSend = {
  readonly cart: CheckoutCart;
  readonly locale: CheckoutLocale;
  readonly staff: StaffOrder;
  readonly note: string;
  readonly key: string;
};

/** The numbers of the transfers, or why there are none. */
export type SentTransfer =
  | { readonly numbers: readonly string[] }
  | { readonly reason: 'NOT_POSSIBLE' | 'OUT_OF_STOCK' | 'KEY_REUSED'; readonly texts: readonly string[] };

/** Sends a cart as a request for transfers. The same key with the same content gives the same transfers. @throws ApiError */
export async function sendTransfer(
  api: Api,
  { cart, locale, staff, note, key }: TransferToSend,
): Promise<SentTransfer> {
  const body = {
    ...requestBody(api, cart, locale, { page: 'cart', staff }),
    idempotency_key: key,
    seller_name: staff.sellerName,
    seller_number: staff.sellerNumber,
    note,
  };
  const answer = await submit(api, calls.requestTransfer, { body });
  if (answer.status === 409) return { reason: answer.body.reason, texts: answer.body.errors };
  if (answer.status === 400) return { reason: 'NOT_POSSIBLE', texts: textsOf(readRefusal(answer.body)) };
  return { numbers: bodyOf(answer).transfers.map(({ number }) => number) };
}
