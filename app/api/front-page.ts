import { getFrontPage } from 'contract/front-page';
import type { Picture } from 'contract/wire';
import { isMissing } from './api-error';
import { type ApiProductCard, toProductCard } from './listing';
import { type Api, readShared } from './request';

/** What the front page shows of the catalogue. */
export type FrontPage = {
  readonly newest: readonly ApiProductCard[];
  readonly popular: readonly ApiProductCard[];
  readonly offers: readonly ApiProductCard[];
  readonly secondHand: readonly ApiProductCard[];
  /** By the id of a product group at the root: how much is in it, and a picture of that. */
  readonly departments: ReadonlyMap<number, { readonly count: number; readonly image: Picture | null }>;
};

/** The products of the front page; undefined from a backend without the call. */
export async function readFrontPage(api: Api, taxAreaId: number): Promise<FrontPage | undefined> {
  try {
    const answer = await readShared(api, getFrontPage, { query: { taxAreaId } });
    return {
      newest: answer.newest.map(toProductCard),
      popular: answer.popular.map(toProductCard),
      offers: answer.offers.map(toProductCard),
      secondHand: answer.secondHand.map(toProductCard),
      departments: new Map(answer.departments.map(({ id, count, image }) => [id, { count, image }])),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
