import { getBrands } from 'contract/site';
import { type Api, readShared } from './request';

/** Every brand with something to sell; the count is null from a backend that does not tell it. */
export function readBrands(api: Api) {
  return readShared(api, getBrands, {});
}
export type ListedBrand = Awaited<ReturnType<typeof readBrands>>[number];
