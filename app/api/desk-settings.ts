import type { CallAnswer } from 'contract/call';
import type { SettingForm } from 'contract/desk-settings';
import * as calls from 'contract/desk-settings';
import { bodyOf } from './call-result';
import { type FormResult, formResult } from './desk-forms';
import { type Api, read, submit } from './request';

/** A general setting as the desk lists it. */
export type ListedSetting = CallAnswer<typeof calls.getDeskSettings>['settings'][number];
/** A general setting as its editor opens it. */
export type DeskSetting = CallAnswer<typeof calls.getDeskSetting>;

/** Every general setting that the shop knows. @throws ApiError */
export const readDeskSettings = async (api: Api): Promise<readonly ListedSetting[]> =>
  bodyOf(await read(api, calls.getDeskSettings, {})).settings;

/** One of them; null for a key that the shop does not know. @throws ApiError */
export async function readDeskSetting(api: Api, key: string): Promise<DeskSetting | null> {
  const answer = await read(api, calls.getDeskSetting, { params: { key } });
  return answer.status === 404 || answer.status === 400 ? null : bodyOf(answer);
}

/** Saves a setting in the version that its editor opened. @throws ApiError */
export const saveDeskSetting = async (
  api: Api,
  { key, ...body }: { readonly key: string; readonly version: string; readonly form: SettingForm },
): Promise<FormResult<DeskSetting>> => formResult(await submit(api, calls.saveDeskSetting, { params: { key }, body }));
