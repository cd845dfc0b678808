import * as calls from 'contract/desk-stores';
import { type ServiceForm, STORE_FAULTS, type StoreFault, type StoreForm } from 'contract/desk-stores';
import type { z } from 'zod';
import { bodyOf } from './call-result';
import { readRefusal } from './refusal';
import { type Api, read, submit } from './request';

/** Stores and services as the desk lists them. */
export type DeskStores = z.output<(typeof calls.getDeskStores)['answers'][200]>;
/** A store as its editor opens it. */
export type DeskStore = z.output<(typeof calls.getDeskStore)['answers'][200]>;
/** A service as its editor opens it. */
export type DeskService = z.output<(typeof calls.getDeskService)['answers'][200]>;

/** What is wrong with fields of a form, by their names; `other` when the form as a whole cannot be read. */
export type FormFaults = { readonly fields: Readonly<Record<string, StoreFault>>; readonly other: boolean };

/** What became of a form. `outdated`: somebody else saved first, and `current` is what is saved. */
export type FormResult<Current> =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'refused'; readonly faults: FormFaults }
  | { readonly outcome: 'outdated'; readonly current: Current };

const isFault = (text: string | undefined): text is StoreFault => STORE_FAULTS.some((fault) => fault === text);

function faultsOf(body: Parameters<typeof readRefusal>[0]): FormFaults {
  const entries = Object.entries(readRefusal(body).fieldErrors).flatMap(([field, [fault]]) =>
    isFault(fault) ? [[field, fault] as const] : [],
  );
  return { fields: Object.fromEntries(entries), other: entries.length === 0 };
}

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
export async function saveDeskStore(
  api: Api,
  { slug, ...body }: Edited<StoreForm>,
): Promise<FormResult<Omit<DeskStore, 'known_services'>>> {
  const answer = await submit(api, calls.saveDeskStore, { params: { slug }, body });
  if (answer.status === 409) return { outcome: 'outdated', current: answer.body };
  if (answer.status === 400) return { outcome: 'refused', faults: faultsOf(answer.body) };
  if (answer.status === 404) return { outcome: 'missing' };
  bodyOf(answer);
  return { outcome: 'saved' };
}

/** Saves the texts of a service. @throws ApiError */
export async function saveDeskService(
  api: Api,
  { slug, ...body }: Edited<ServiceForm>,
): Promise<FormResult<DeskService>> {
  const answer = await submit(api, calls.saveDeskService, { params: { slug }, body });
  if (answer.status === 409) return { outcome: 'outdated', current: answer.body };
  if (answer.status === 400) return { outcome: 'refused', faults: faultsOf(answer.body) };
  if (answer.status === 404) return { outcome: 'missing' };
  bodyOf(answer);
  return { outcome: 'saved' };
}

/** Gives every store a special day. @returns how many got it, or what is wrong with the form @throws ApiError */
export async function addDeskSpecialDay(
  api: Api,
  day: StoreForm['special_days'][number],
): Promise<number | FormFaults> {
  const answer = await submit(api, calls.addDeskSpecialDay, { body: day });
  if (answer.status === 400) return faultsOf(answer.body);
  return bodyOf(answer).changed;
}
