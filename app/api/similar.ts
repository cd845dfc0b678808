import { search } from 'contract/listing';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** Ids of models that match a text, best first; empty if the backend does not implement the call. */
export async function findSimilar(api: Api, text: string): Promise<readonly number[]> {
  try {
    const { ids } = bodyOf(await readShared(api, search, { query: { text } }));
    return ids;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
