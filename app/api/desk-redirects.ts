import type { CallAnswer } from 'contract/call';
import * as calls from 'contract/desk-redirects';
import { bodyOf } from './call-result';
import { type DeskPage, pageOf } from './desk';
import { type FormFaults, faultsOf } from './desk-forms';
import { type Api, read, submit } from './request';

/** A redirect of staff. */
export type DeskRedirect = CallAnswer<typeof calls.getDeskRedirects>['redirects'][number];

/** Redirects whose path or target holds a text. @throws ApiError */
export async function findDeskRedirects(
  api: Api,
  query: { readonly search: string; readonly page: number },
): Promise<DeskPage<DeskRedirect>> {
  const { redirects, count } = bodyOf(await read(api, calls.getDeskRedirects, { query }));
  return pageOf(redirects, count);
}

/** A redirect as it was typed, or as it was seen. */
export type RedirectForm = { readonly from: string; readonly target: string };

/** Adds a redirect. @returns its path and how many others lead on, or what is wrong @throws ApiError */
export async function addDeskRedirect(
  api: Api,
  form: RedirectForm,
): Promise<{ readonly from: string; readonly moved: number } | FormFaults> {
  const answer = await submit(api, calls.addDeskRedirect, { body: form });
  return answer.status === 400 ? faultsOf(answer.body) : bodyOf(answer);
}

/** Removes a redirect. @returns where it leads now, if that is elsewhere and it stays @throws ApiError */
export async function removeDeskRedirect(api: Api, form: RedirectForm): Promise<string | null> {
  const answer = await submit(api, calls.removeDeskRedirect, { body: form });
  if (answer.status === 409) return answer.body.target;
  bodyOf(answer);
  return null;
}
