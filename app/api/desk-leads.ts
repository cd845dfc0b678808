import type { CallAnswer } from 'contract/call';
import * as calls from 'contract/desk-leads';
import { bodyOf } from './call-result';
import { type FormResult, formResult } from './desk-forms';
import { type Api, read, submit } from './request';

/** A list of the shop with how many models lead it. */
export type LeadList = CallAnswer<typeof calls.getDeskLeads>['lists'][number];
/** What leads a list, as its editor opens it. */
export type DeskLead = CallAnswer<typeof calls.getDeskLead>;

/** Every list of the shop. @throws ApiError */
export const readDeskLeads = async (api: Api): Promise<readonly LeadList[]> =>
  bodyOf(await read(api, calls.getDeskLeads, {})).lists;

/** What leads one of them; null for one that the shop does not have. @throws ApiError */
export async function readDeskLead(api: Api, key: string): Promise<DeskLead | null> {
  const answer = await read(api, calls.getDeskLead, { params: { key } });
  return answer.status === 404 || answer.status === 400 ? null : bodyOf(answer);
}

/** Saves what leads a list in the version that its editor opened. @throws ApiError */
export const saveDeskLead = async (
  api: Api,
  { key, ...body }: { readonly key: string; readonly version: string; readonly form: calls.LeadForm },
): Promise<FormResult<DeskLead>> => formResult(await submit(api, calls.saveDeskLead, { params: { key }, body }));
