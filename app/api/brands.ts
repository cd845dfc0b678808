import { getBrands } from 'contract/site';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** All brands with products for sale; the count is null if the backend does not send it. */
export async function readBrands(api: Api) {
  return (await readShared(api, getBrands, {})).body;
}
