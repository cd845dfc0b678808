import { getFrontPage } from 'contract/front-page';
import type { Picture } from 'contract/wire';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { type ApiProductCard, toProductCard } from './listing';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** Products and departments for the front page. */
export type FrontPage = {
  readonly newest: readonly ApiProductCard[];
  readonly popular: readonly ApiProductCard[];
  readonly offers: readonly ApiProductCard[];
  readonly secondHand: readonly ApiProductCard[];
  /** Product count and a picture for each top-level product group, by id. */
  readonly departments: ReadonlyMap<number, { readonly count: number; readonly image: Picture | null }>;
};

/** The products of the front page; undefined if the backend does not implement the call. */
export async function readFrontPage(api: Api, taxAreaId: number): Promise<FrontPage | undefined> {
  try {
    const answer = bodyOf(await readShared(api, getFrontPage, { query: { taxAreaId } }));
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
