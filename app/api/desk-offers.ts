import type { CallAnswer } from 'contract/call';
import type { OfferForm } from 'contract/desk-offers';
import * as calls from 'contract/desk-offers';
import { bodyOf } from './call-result';
import { type FormFaults, faultsOf } from './desk-forms';
import { type Api, read, submit } from './request';

/** An offer as the desk lists it. */
export type ListedOffer = CallAnswer<typeof calls.getDeskOffers>['offers'][number];

/** Offers for segments of customers. @throws ApiError */
export const readDeskOffers = async (api: Api): Promise<readonly ListedOffer[]> =>
  bodyOf(await read(api, calls.getDeskOffers, {})).offers;

/** Makes an offer. @returns what is wrong, or null @throws ApiError */
export async function addDeskOffer(
  api: Api,
  body: { readonly key: string; readonly form: OfferForm },
): Promise<FormFaults | null> {
  const answer = await submit(api, calls.addDeskOffer, { body });
  if (answer.status === 400) return faultsOf(answer.body);
  bodyOf(answer);
  return null;
}

/** Ends an offer. @returns false when there is none @throws ApiError */
export async function endDeskOffer(api: Api, id: number): Promise<boolean> {
  const answer = await submit(api, calls.endDeskOffer, { params: { id } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}
