import type { CallAnswer } from 'contract/call';
import type { PeriodForm } from 'contract/desk-periods';
import * as calls from 'contract/desk-periods';
import { bodyOf } from './call-result';
import { type FormFaults, faultsOf } from './desk-forms';
import { type Api, read, submit } from './request';

/** Prices for periods as the desk lists them, and what the form for another needs. */
export type DeskPeriods = CallAnswer<typeof calls.getDeskPeriods>;

/** Prices for periods, and the model that is named, with its variants. @throws ApiError */
export const readDeskPeriods = async (api: Api, model = ''): Promise<DeskPeriods> =>
  bodyOf(await read(api, calls.getDeskPeriods, { query: { model } }));

/** Plans a price for a period. @returns what is wrong, or null @throws ApiError */
export async function addDeskPeriod(
  api: Api,
  body: { readonly key: string; readonly form: PeriodForm },
): Promise<FormFaults | null> {
  const answer = await submit(api, calls.addDeskPeriod, { body });
  if (answer.status === 400) return faultsOf(answer.body);
  bodyOf(answer);
  return null;
}

/** Takes a planned price back, or ends a running one. @returns false when there is none @throws ApiError */
export async function endDeskPeriod(api: Api, id: number): Promise<boolean> {
  const answer = await submit(api, calls.endDeskPeriod, { params: { id } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}
