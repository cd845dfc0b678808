import type { ServiceForm, StoreForm } from 'contract/desk-stores';
import * as calls from 'contract/desk-stores';
import type { z } from 'zod';
import { bodyOf } from './call-result';
import { type FormFaults, type FormResult, faultsOf, formResult } from './desk-forms';
import { type Api, read, submit } from './request';

/** Stores and services as the desk lists them. */
export type DeskStores = z.output<(typeof calls.getDeskStores)['answers'][200]>;
/** A store as its editor opens it. */
export type DeskStore = z.output<(typeof calls.getDeskStore)['answers'][200]>;
/** A service as its editor opens it. */
export type DeskService = z.output<(typeof calls.getDeskService)['answers'][200]>;

/** Everything there is of stores at the desk. @throws ApiError */
export const readDeskStores = async (api: Api): Promise<DeskStores> => bodyOf(await read(api, calls.getDeskStores, {}));

/** A store for its editor; null when there is none. @throws ApiError */
export async function readDeskStore(api: Api, slug: string): Promise<DeskStore | null> {
  const answer = await read(api, calls.getDeskStore, { params: { slug } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** A service for its editor; null when there is none. @throws ApiError */
export async function readDeskService(api: Api, slug: string): Promise<DeskService | null> {
  const answer = await read(api, calls.getDeskService, { params: { slug } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** A form in the version that its editor opened. */
export type Edited<Form> = { readonly slug: string; readonly version: number; readonly form: Form };

/** Saves a store. @throws ApiError */
export const saveDeskStore = async (
  api: Api,
  { slug, ...body }: Edited<StoreForm>,
): Promise<FormResult<Omit<DeskStore, 'known_services'>>> =>
  formResult(await submit(api, calls.saveDeskStore, { params: { slug }, body }));

/** Saves the texts of a service. @throws ApiError */
export const saveDeskService = async (
  api: Api,
  { slug, ...body }: Edited<ServiceForm>,
): Promise<FormResult<DeskService>> => formResult(await submit(api, calls.saveDeskService, { params: { slug }, body }));

/** Gives every store a special day. @returns how many got it, or what is wrong with the form @throws ApiError */
export async function addDeskSpecialDay(
  api: Api,
  day: StoreForm['special_days'][number],
): Promise<number | FormFaults> {
  const answer = await submit(api, calls.addDeskSpecialDay, { body: day });
  if (answer.status === 400) return faultsOf(answer.body);
  return bodyOf(answer).changed;
}
