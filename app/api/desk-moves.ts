import { moveOrder, moveReturn } from 'contract/desk-moves';
import type { OrderStatus } from 'contract/order-status';
import type { ReturnStatus } from 'contract/return-status';
import { bodyOf } from './call-result';
import { type Api, submit } from './request';

/** A move of an order by staff. */
export type OrderMove = {
  readonly number: string;
  readonly status: OrderStatus;
  readonly trackingCode: string;
  /** A part of it is sent, the rest later. */
  readonly isPart: boolean;
  readonly note: string;
};

/** Moves an order to its next status. @returns why it was refused; null when it was done @throws ApiError */
export async function moveDeskOrder(api: Api, move: OrderMove): Promise<string | null> {
  const { number, status, trackingCode, isPart, note } = move;
  const body = { status, tracking_code: trackingCode, is_part: isPart, note };
  const answer = await submit(api, moveOrder, { params: { number }, body });
  if (answer.status === 409) return answer.body.reason;
  bodyOf(answer);
  return null;
}

/** Moves a return to its next status; processed, its money goes back. @returns why it was refused; null when it was done @throws ApiError */
export async function moveDeskReturn(
  api: Api,
  { number, ...body }: { readonly number: string; readonly status: ReturnStatus; readonly note: string },
): Promise<string | null> {
  const answer = await submit(api, moveReturn, { params: { number }, body });
  if (answer.status === 409) return answer.body.reason;
  bodyOf(answer);
  return null;
}
