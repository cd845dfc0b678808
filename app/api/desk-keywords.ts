import type { CallAnswer } from 'contract/call';
import type { KeywordForm } from 'contract/desk-keywords';
import * as calls from 'contract/desk-keywords';
import { bodyOf } from './call-result';
import { formResult, newFormResult } from './desk-forms';
import { type Api, read, submit } from './request';

/** An explained word as the desk lists it. */
export type ListedKeyword = CallAnswer<typeof calls.getDeskKeywords>['keywords'][number];
/** An explained word as its editor opens it. */
export type DeskKeyword = CallAnswer<typeof calls.getDeskKeyword>;

/** Every explained word. @throws ApiError */
export const readDeskKeywords = async (api: Api): Promise<readonly ListedKeyword[]> =>
  bodyOf(await read(api, calls.getDeskKeywords, {})).keywords;

/** One of them; null when there is none. @throws ApiError */
export async function readDeskKeyword(api: Api, id: number): Promise<DeskKeyword | null> {
  const answer = await read(api, calls.getDeskKeyword, { params: { id } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** Explains a new word. @param key of the form, by which it is found when it is sent again @throws ApiError */
export const addDeskKeyword = async (api: Api, body: { readonly key: string; readonly form: KeywordForm }) =>
  newFormResult(await submit(api, calls.addDeskKeyword, { body }));

/** Saves an explained word in the version that its editor opened. @throws ApiError */
export const saveDeskKeyword = async (
  api: Api,
  { id, ...body }: { readonly id: number; readonly version: string; readonly form: KeywordForm },
) => formResult(await submit(api, calls.saveDeskKeyword, { params: { id }, body }));

/** Removes an explained word in the version that its editor has seen. @throws ApiError */
export const removeDeskKeyword = async (api: Api, { id, version }: { readonly id: number; readonly version: string }) =>
  formResult(await submit(api, calls.removeDeskKeyword, { params: { id }, body: { version } }));
