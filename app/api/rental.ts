import type { CallAnswer } from 'contract/call';
import type { RentalForm } from 'contract/rental';
import * as calls from 'contract/rental';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { toCents } from './cents';
import { formResult, newFormResult } from './desk-forms';
import { type Api, read, submit } from './request';
import { readShared } from './shared-reading';

type WireItem = CallAnswer<typeof calls.getRentalItems>['items'][number];

/** What stores rent out; prices in gross euro cents. */
export type RentalItem = Pick<WireItem, 'id' | 'name' | 'description' | 'sizes' | 'stores' | 'image'> & {
  readonly day: number;
  readonly weekend: number | null;
  readonly week: number | null;
  readonly deposit: number;
};

const optionalCents = (euros: number | null): number | null => (euros === null ? null : toCents(euros));

/** What the stores rent out; nothing from a backend without rental. @throws ApiError */
export async function readRentalItems(api: Api): Promise<readonly RentalItem[]> {
  try {
    const { items } = bodyOf(await readShared(api, calls.getRentalItems, {}));
    return items.map(({ day_price, weekend_price, week_price, deposit, ...item }) => ({
      ...item,
      day: toCents(day_price),
      weekend: optionalCents(weekend_price),
      week: optionalCents(week_price),
      deposit: toCents(deposit),
    }));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Rental items as the desk lists them. */
export type DeskRentals = CallAnswer<typeof calls.getDeskRentals>;
/** A rental item as its editor opens it. */
export type DeskRental = CallAnswer<typeof calls.getDeskRental>;

/** Every rental item, and the stores that may rent it out. @throws ApiError */
export const readDeskRentals = async (api: Api): Promise<DeskRentals> =>
  bodyOf(await read(api, calls.getDeskRentals, {}));

/** One of them; null when there is none. @throws ApiError */
export async function readDeskRental(api: Api, id: number): Promise<DeskRental | null> {
  const answer = await read(api, calls.getDeskRental, { params: { id } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** Adds a rental item. @param key of the form, by which it is found when it is sent again @throws ApiError */
export const addDeskRental = async (api: Api, body: { readonly key: string; readonly form: RentalForm }) =>
  newFormResult(await submit(api, calls.addDeskRental, { body }));

/** Saves a rental item in the version that its editor opened. @throws ApiError */
export const saveDeskRental = async (
  api: Api,
  { id, ...body }: { readonly id: number; readonly version: string; readonly form: RentalForm },
) => formResult(await submit(api, calls.saveDeskRental, { params: { id }, body }));

/** Removes a rental item in the version that its editor has seen. @throws ApiError */
export const removeDeskRental = async (api: Api, { id, version }: { readonly id: number; readonly version: string }) =>
  formResult(await submit(api, calls.removeDeskRental, { params: { id }, body: { version } }));
