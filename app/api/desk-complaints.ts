import type { CallAnswer } from 'contract/call';
import type { ComplaintStatus } from 'contract/complaint-status';
import * as calls from 'contract/desk-complaints';
import { bodyOf } from './call-result';
import { pageOf } from './desk';
import { readRefusal } from './refusal';
import { type Api, read, submit } from './request';

/** A complaint in the desk's list, and one with its customer and events. Times are ISO 8601. */
export type DeskComplaintLine = CallAnswer<typeof calls.getDeskComplaints>['complaints'][number];
export type DeskComplaint = CallAnswer<typeof calls.getDeskComplaint>;

/** Complaints, the newest first. @param search a part of a number, the address, the name or the product @throws ApiError */
export async function findDeskComplaints(
  api: Api,
  query: { readonly search: string; readonly status: string; readonly page: number },
) {
  const { complaints, count } = bodyOf(await read(api, calls.getDeskComplaints, { query }));
  return pageOf<DeskComplaintLine>(complaints, count);
}

/** A complaint for staff; null when there is none with the number. @throws ApiError */
export async function readDeskComplaint(api: Api, number: string): Promise<DeskComplaint | null> {
  const answer = await read(api, calls.getDeskComplaint, { params: { number } });
  return answer.status === 404 ? null : bodyOf(answer);
}

export type ComplaintMove = {
  readonly number: string;
  readonly from: ComplaintStatus;
  readonly status: ComplaintStatus;
  readonly note: string;
};

/** Moves a complaint, or answers. @returns `note` when an answer needs words, `changed` when it has another status meanwhile @throws ApiError */
export async function moveDeskComplaint(
  api: Api,
  { number, ...body }: ComplaintMove,
): Promise<'done' | 'note' | 'changed'> {
  const answer = await submit(api, calls.moveComplaint, { params: { number }, body });
  if (answer.status === 409) return 'changed';
  if (answer.status === 400 && 'note' in readRefusal(answer.body).fieldErrors) return 'note';
  bodyOf(answer);
  return 'done';
}
