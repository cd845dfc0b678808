import { search } from 'contract/listing';
import { isMissing } from './api-error';
import { type Api, readShared } from './request';

/** Ids of models that match a text, best first; none from a backend without the call. */
export async function findSimilar(api: Api, text: string): Promise<readonly number[]> {
  try {
    const { ids } = await readShared(api, search, { query: { text } });
    return ids;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
