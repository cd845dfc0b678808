import type { CallAnswer } from 'contract/call';
import type { UsedChange, UsedForm } from 'contract/desk-used';
import * as calls from 'contract/desk-used';
import { bodyOf } from './call-result';
import { type FormFaults, faultsOf, formResult } from './desk-forms';
import { type Api, read, submit } from './request';

/** Used items as the desk lists them, and what the form for another needs. */
export type DeskUsed = CallAnswer<typeof calls.getDeskUsedItems>;

/** Used items, and the new model that is named, with its variants. @throws ApiError */
export const readDeskUsed = async (api: Api, parent = ''): Promise<DeskUsed> =>
  bodyOf(await read(api, calls.getDeskUsedItems, { query: { parent } }));

/** Takes a used item in. @returns where it is sold now, or what is wrong @throws ApiError */
export async function addDeskUsed(
  api: Api,
  body: { readonly key: string; readonly form: UsedForm },
): Promise<{ readonly path: string } | FormFaults> {
  const answer = await submit(api, calls.addDeskUsedItem, { body });
  return answer.status === 400 ? faultsOf(answer.body) : bodyOf(answer);
}

/** A used item as its editor opens it. */
export type DeskUsedItem = CallAnswer<typeof calls.getDeskUsedItem>;

/** One of them; null when there is none. @throws ApiError */
export async function readDeskUsedItem(api: Api, id: number): Promise<DeskUsedItem | null> {
  const answer = await read(api, calls.getDeskUsedItem, { params: { id } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** Changes a used item in the version that its editor opened. @throws ApiError */
export const saveDeskUsedItem = async (
  api: Api,
  { id, ...body }: { readonly id: number; readonly version: string; readonly form: UsedChange },
) => formResult(await submit(api, calls.saveDeskUsedItem, { params: { id }, body }));

/** Takes a used item out of sale. @throws ApiError */
export async function withdrawDeskUsed(api: Api, id: number): Promise<'withdrawn' | 'sold' | 'missing'> {
  const answer = await submit(api, calls.withdrawDeskUsedItem, { params: { id } });
  if (answer.status === 409) return 'sold';
  if (answer.status === 404) return 'missing';
  bodyOf(answer);
  return 'withdrawn';
}
