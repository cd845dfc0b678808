import type { CallAnswer } from 'contract/call';
import type { BundleForm } from 'contract/desk-bundles';
import * as calls from 'contract/desk-bundles';
import { bodyOf } from './call-result';
import { type FormFaults, faultsOf } from './desk-forms';
import { type Api, read, submit } from './request';

/** A bundle as the desk lists it. */
export type ListedBundle = CallAnswer<typeof calls.getDeskBundles>['bundles'][number];

/** Every bundle. @throws ApiError */
export const readDeskBundles = async (api: Api): Promise<readonly ListedBundle[]> =>
  bodyOf(await read(api, calls.getDeskBundles, {})).bundles;

/** Makes a bundle. @returns where it is sold, or what is wrong @throws ApiError */
export async function addDeskBundle(
  api: Api,
  body: { readonly key: string; readonly form: BundleForm },
): Promise<{ readonly path: string } | FormFaults> {
  const answer = await submit(api, calls.addDeskBundle, { body });
  return answer.status === 400 ? faultsOf(answer.body) : bodyOf(answer);
}

/** Takes a bundle out of sale. @returns false when there is none @throws ApiError */
export async function endDeskBundle(api: Api, id: number): Promise<boolean> {
  const answer = await submit(api, calls.endDeskBundle, { params: { id } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}
