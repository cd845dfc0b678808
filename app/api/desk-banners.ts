import type { CallAnswer } from 'contract/call';
import type { BannerForm, BannerKind } from 'contract/desk-banners';
import * as calls from 'contract/desk-banners';
import { bodyOf } from './call-result';
import { formResult, newFormResult } from './desk-forms';
import { type Api, read, submit } from './request';

/** A banner as the desk lists it. */
export type ListedBanner = CallAnswer<typeof calls.getDeskBanners>['banners'][number];
/** A banner as its editor opens it. */
export type DeskBanner = CallAnswer<typeof calls.getDeskBanner>;

/** Every banner, by kind in its order. @throws ApiError */
export const readDeskBanners = async (api: Api): Promise<readonly ListedBanner[]> =>
  bodyOf(await read(api, calls.getDeskBanners, {})).banners;

/** One of them; null when there is none. @throws ApiError */
export async function readDeskBanner(api: Api, id: number): Promise<DeskBanner | null> {
  const answer = await read(api, calls.getDeskBanner, { params: { id } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** Makes a banner. @param key of the form, by which it is found when it is sent again @throws ApiError */
export const addDeskBanner = async (
  api: Api,
  body: { readonly key: string; readonly kind: BannerKind; readonly form: BannerForm },
) => newFormResult(await submit(api, calls.addDeskBanner, { body }));

/** Saves a banner in the version that its editor opened. @throws ApiError */
export const saveDeskBanner = async (
  api: Api,
  { id, ...body }: { readonly id: number; readonly version: string; readonly form: BannerForm },
) => formResult(await submit(api, calls.saveDeskBanner, { params: { id }, body }));

/** Removes a banner in the version that its editor has seen. @throws ApiError */
export const removeDeskBanner = async (api: Api, { id, version }: { readonly id: number; readonly version: string }) =>
  formResult(await submit(api, calls.removeDeskBanner, { params: { id }, body: { version } }));

/** Puts a banner beside another of its kind. @returns whether both are there @throws ApiError */
export async function placeDeskBanner(
  api: Api,
  { id, ...body }: { readonly id: number; readonly beside: number; readonly side: 'before' | 'after' },
): Promise<boolean> {
  const answer = await submit(api, calls.placeDeskBanner, { params: { id }, body });
  if (answer.status === 404 || answer.status === 400) return false;
  bodyOf(answer);
  return true;
}
