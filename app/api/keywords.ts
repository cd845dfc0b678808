import { getKeywordPopup, getKeywordPopups } from 'contract/site';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** A word of descriptions that has an explanation. */
export type Keyword = { readonly id: number; readonly keyword: string };

/** The words that have an explanation, in the page's language. @throws ApiError */
export async function readKeywords(api: Api): Promise<readonly Keyword[]> {
  return (await readShared(api, getKeywordPopups, {})).body;
}

/** The explanation of a word: HTML of editors, and where one can read on. Undefined when there is none. @throws ApiError */
export async function readKeywordPopup(
  api: Api,
  id: number,
): Promise<{ readonly text: string; readonly url: string } | undefined> {
  const answer = await readShared(api, getKeywordPopup, { query: { id } });
  return answer.status === 200 ? answer.body : undefined;
}
