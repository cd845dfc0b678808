import type { ContentFields, ContentKindName } from 'contract/content-fields';
import * as calls from 'contract/desk-content';
import type { z } from 'zod';
import { bodyOf } from './call-result';
import { type DeskPage, pageOf } from './desk';
import { newFormResult } from './desk-forms';
import { type Refusal, readRefusal } from './refusal';
import { type Api, read, submit } from './request';

type Answer200<Name extends 'getDeskContents' | 'getDeskContentChoices'> = z.output<
  (typeof calls)[Name]['answers'][200]
>;

/** An item in the desk's list. */
export type DeskContentLine = Answer200<'getDeskContents'>['items'][number];
/** What an item can name besides products and pictures. */
export type DeskContentChoices = Answer200<'getDeskContentChoices'>;
export type { DeskContentItem, DeskContentProduct } from 'contract/desk-content';

type Search = { readonly kind: string; readonly state: string; readonly search: string; readonly page: number };

/** What editors have written, what was saved last at the top. @throws ApiError */
export async function findDeskContents(api: Api, query: Search): Promise<DeskPage<DeskContentLine>> {
  const { items, count } = bodyOf(await read(api, calls.getDeskContents, { query }));
  return pageOf(items, count);
}

/** @throws ApiError */
export const readDeskContentChoices = async (api: Api): Promise<DeskContentChoices> =>
  bodyOf(await read(api, calls.getDeskContentChoices, {}));

/** An item for its editor; null when there is none. @throws ApiError */
export async function readDeskContent(api: Api, id: number): Promise<calls.DeskContentItem | null> {
  const answer = await read(api, calls.getDeskContent, { params: { id } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** The first products that have a text in their name, brand and model, or address. @throws ApiError */
export const findDeskProducts = async (api: Api, search: string): Promise<readonly calls.DeskContentProduct[]> =>
  bodyOf(await read(api, calls.findDeskContentProducts, { query: { search } })).products;

/** Products by their ids, in that order; unknown ones are left out. @throws ApiError */
export async function readDeskProducts(api: Api, ids: readonly number[]): Promise<readonly calls.DeskContentProduct[]> {
  if (ids.length === 0) return [];
  return bodyOf(await read(api, calls.findDeskContentProducts, { query: { ids: ids.join() } })).products;
}

/** What became of a change. `outdated`: somebody else saved first, and `current` is what is saved. */
export type ContentResult<Done> =
  | { readonly outcome: 'done'; readonly value: Done }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  | { readonly outcome: 'outdated'; readonly current: calls.DeskContentItem };

/** What is saved, and whether readers are to see it: `at` is ISO 8601, for `later`. */
export type WrittenContent = {
  readonly fields: ContentFields;
  readonly note: string;
  readonly publish: 'no' | 'now' | 'later';
  readonly at: string;
};

/** Saves a new item. @param body with the key of its form, by which it is found when it is sent again @throws ApiError */
export const createDeskContent = async (
  api: Api,
  body: WrittenContent & { readonly key: string; readonly kind: ContentKindName },
) => newFormResult(await submit(api, calls.createDeskContent, { body }));

/** The item and the version of it that an editor knows. */
type Known = { readonly id: number; readonly version: number };

/** Saves the next version of an item. @returns its number @throws ApiError */
export async function saveDeskContent(
  api: Api,
  { id, ...body }: WrittenContent & Known,
): Promise<ContentResult<number>> {
  const answer = await submit(api, calls.saveDeskContent, { params: { id }, body });
  if (answer.status === 409) return { outcome: 'outdated', current: answer.body };
  if (answer.status === 400) return { outcome: 'refused', refusal: readRefusal(answer.body) };
  if (answer.status === 404) return { outcome: 'missing' };
  return { outcome: 'done', value: bodyOf(answer).version };
}

/** Saves an earlier version as the newest one. @returns its number @throws ApiError */
export async function restoreDeskContent(
  api: Api,
  { id, ...body }: Known & { readonly number: number; readonly note: string },
): Promise<ContentResult<number>> {
  const answer = await submit(api, calls.restoreDeskContent, { params: { id }, body });
  if (answer.status === 409) return { outcome: 'outdated', current: answer.body };
  if (answer.status === 400) return { outcome: 'refused', refusal: readRefusal(answer.body) };
  if (answer.status === 404) return { outcome: 'missing' };
  return { outcome: 'done', value: bodyOf(answer).version };
}

export type ContentMove = (typeof calls.CONTENT_MOVES)[number];

/** Takes a coming publication back, an item from its readers, or deletes a draft. @throws ApiError */
export async function moveDeskContent(
  api: Api,
  { id, ...body }: Known & { readonly move: ContentMove },
): Promise<ContentResult<null>> {
  const answer = await submit(api, calls.moveDeskContent, { params: { id }, body });
  if (answer.status === 409) return { outcome: 'outdated', current: answer.body };
  if (answer.status === 400) return { outcome: 'refused', refusal: readRefusal(answer.body) };
  if (answer.status === 404) return { outcome: 'missing' };
  bodyOf(answer);
  return { outcome: 'done', value: null };
}
