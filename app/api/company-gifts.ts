import type { CallAnswer } from 'contract/call';
import * as codeCalls from 'contract/company-gift-codes';
import type { GiftCampaignForm, GiftCategoryForm } from 'contract/company-gifts';
import * as calls from 'contract/company-gifts';
import { bodyOf } from './call-result';
import { type FormFaults, type FormResult, faultsOf, formResult } from './desk-forms';
import { readRefusal, textsOf } from './refusal';
import { type Api, read, submit } from './request';

/** Gift campaigns for those who give: a company, or staff who help it. Everybody else has none: null. */

export type GiftCampaignList = CallAnswer<typeof calls.getGiftCampaigns>;
export type GiftCampaignLine = GiftCampaignList['campaigns'][number];
export type CodeCounts = GiftCampaignLine['counts'];
export type ManagedCampaign = CallAnswer<typeof calls.getGiftCampaign>;
export type ManagedCategory = CallAnswer<typeof calls.getGiftCategoryForm>;
export type GiftVariantChoice = ManagedCategory['variants'][number];
export type GiftCodeList = CallAnswer<typeof codeCalls.getGiftCodes>;
export type GiftCodeLine = GiftCodeList['codes'][number];

type Answered = { readonly status: number };

/** The body of a 200; null where there is no such thing for the caller. @throws ApiError for everything else */
function orNone<Answer extends Answered>(answer: Answer) {
  return answer.status === 404 ? null : bodyOf(answer);
}

/** The campaigns of the caller's company, or of every company; null for who manages none. @throws ApiError */
export async function listGiftCampaigns(api: Api, scope: 'company' | 'all'): Promise<GiftCampaignList | null> {
  return orNone(await read(api, calls.getGiftCampaigns, { query: { scope } }));
}

export async function readManagedCampaign(api: Api, id: number): Promise<ManagedCampaign | null> {
  return orNone(await read(api, calls.getGiftCampaign, { params: { id } }));
}

export async function readManagedCategory(api: Api, id: number, texts: string): Promise<ManagedCategory | null> {
  const query = { texts: texts as GiftCategoryForm['language'] | '' };
  return orNone(await read(api, calls.getGiftCategoryForm, { params: { id }, query }));
}

/** Variants that can be chosen: those of `ids`, and those whose product holds a text. @throws ApiError */
export async function findGiftVariants(
  api: Api,
  { search, ids }: { readonly search: string; readonly ids: readonly number[] },
): Promise<readonly GiftVariantChoice[]> {
  const query = { search, ids: ids.join(',').slice(0, 4000) };
  const answer = await read(api, calls.findGiftVariants, { query });
  return answer.status === 404 ? [] : bodyOf(answer).variants;
}

type Made<Current> = FormResult<Current, { readonly id: number }>;

/** Makes a campaign, or a page of one. @throws ApiError */
export async function createGiftCampaign(api: Api, key: string, form: GiftCampaignForm): Promise<Made<never>> {
  return formResult(await submit(api, calls.createGiftCampaign, { body: { form_key: key, form } })) as Made<never>;
}

export async function createGiftCategory(
  api: Api,
  { campaign, key, form }: { readonly campaign: number; readonly key: string; readonly form: GiftCategoryForm },
): Promise<Made<never>> {
  const input = { params: { id: campaign }, body: { form_key: key, form } };
  return formResult(await submit(api, calls.createGiftCategory, input)) as Made<never>;
}

type Saved<Form> = FormResult<{ readonly version: number; readonly form: Form }>;

/** Saves a campaign, or a page of one, in the version in which it was opened. @throws ApiError */
export async function saveGiftCampaign(
  api: Api,
  { id, version, form }: { readonly id: number; readonly version: number; readonly form: GiftCampaignForm },
): Promise<Saved<GiftCampaignForm>> {
  return formResult(await submit(api, calls.saveGiftCampaign, { params: { id }, body: { version, form } }));
}

export async function saveGiftCategory(
  api: Api,
  { id, version, form }: { readonly id: number; readonly version: number; readonly form: GiftCategoryForm },
): Promise<Saved<GiftCategoryForm>> {
  return formResult(await submit(api, calls.saveGiftCategory, { params: { id }, body: { version, form } }));
}

/** What became of a form about codes. */
export type CodeResult<Done> =
  | { readonly outcome: 'done'; readonly done: Done }
  | { readonly outcome: 'refused'; readonly faults: FormFaults }
  | { readonly outcome: 'missing' };

type CodeForm = { readonly id: number; readonly key: string };

/** Adds codes to a page of a campaign. @throws ApiError */
export async function addGiftCodes(
  api: Api,
  { id, key, amount }: CodeForm & { readonly amount: number },
): Promise<CodeResult<{ readonly added: number }>> {
  const answer = await submit(api, codeCalls.addGiftCodes, { params: { id }, body: { form_key: key, amount } });
  if (answer.status === 400) return { outcome: 'refused', faults: faultsOf(answer.body) };
  return answer.status === 404 ? { outcome: 'missing' } : { outcome: 'done', done: bodyOf(answer) };
}

/** A line of a list of addresses that is wrong. */
export type BadAddressLine = {
  readonly line: number;
  readonly fault: string;
  readonly value: string;
  readonly first: number | null;
};

export type MailResult =
  | CodeResult<{ readonly mailed: number; readonly added: number; readonly skipped: number }>
  | { readonly outcome: 'badLines'; readonly count: number; readonly lines: readonly BadAddressLine[] }
  /** The missing codes could not be added. */
  | { readonly outcome: 'tooMany'; readonly codesMissing: number };

/** Gives codes to addresses and has them mailed. @throws ApiError */
export async function mailGiftCodes(
  api: Api,
  form: CodeForm & { readonly addresses: string; readonly skipsBad: boolean },
): Promise<MailResult> {
  const body = { form_key: form.key, addresses: form.addresses, skips_bad: form.skipsBad };
  const answer = await submit(api, codeCalls.mailGiftCodes, { params: { id: form.id }, body });
  if (answer.status === 400) return { outcome: 'refused', faults: faultsOf(answer.body) };
  if (answer.status === 404) return { outcome: 'missing' };
  if (answer.status !== 409) return { outcome: 'done', done: bodyOf(answer) };
  const { reason, codes_missing, bad_count, lines } = answer.body;
  if (reason === 'TOO_MANY_CODES') return { outcome: 'tooMany', codesMissing: codes_missing };
  return { outcome: 'badLines', count: bad_count, lines };
}

/** Draws codes for paper; `shown`: this form's codes were shown already. @throws ApiError */
export async function printGiftCodes(
  api: Api,
  { id, key, amount }: CodeForm & { readonly amount: number },
): Promise<CodeResult<{ readonly codes: readonly string[]; readonly slug: string }> | { readonly outcome: 'shown' }> {
  const answer = await submit(api, codeCalls.printGiftCodes, { params: { id }, body: { form_key: key, amount } });
  if (answer.status === 400) return { outcome: 'refused', faults: faultsOf(answer.body) };
  if (answer.status === 404) return { outcome: 'missing' };
  return answer.status === 409 ? { outcome: 'shown' } : { outcome: 'done', done: bodyOf(answer) };
}

/** A page of the codes of a category. @throws ApiError */
export async function listGiftCodes(api: Api, id: number, page: number): Promise<GiftCodeList | null> {
  return orNone(await read(api, codeCalls.getGiftCodes, { params: { id }, query: { page, size: '50' } }));
}

/** Every code of a category, for a file. @throws ApiError */
export async function readAllGiftCodes(api: Api, id: number): Promise<readonly GiftCodeLine[] | null> {
  const all: GiftCodeLine[] = [];
  for (let page = 1; ; page++) {
    const query = { page, size: '1000' } as const;
    const list = orNone(await read(api, codeCalls.getGiftCodes, { params: { id }, query }));
    if (!list) return null;
    all.push(...list.codes);
    if (list.codes.length === 0 || all.length >= list.count) return all;
  }
}

/** Withdraws a code, or has it mailed again. @returns whether it could be; null for a foreign one @throws ApiError */
export async function changeGiftCode(api: Api, id: number, act: 'void' | 'resend'): Promise<boolean | null> {
  const answer = await submit(api, codeCalls.changeGiftCode, { params: { id }, body: { act } });
  if (answer.status === 404) return null;
  if (answer.status === 409) return false;
  bodyOf(answer);
  return true;
}

/** How long a picture may take on its way, in ms. */
const PICTURE_MS = 16 * 60_000;

/** Sends a picture for a campaign, as its bytes arrive. @returns its hash, or why it was refused @throws ApiError for an outage */
export async function sendGiftPicture(
  api: Api,
  body: ReadableStream<Uint8Array>,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const patient = { ...api, limits: { ...api.limits, submitMs: PICTURE_MS } };
  const answer = await submit(patient, calls.uploadGiftPicture, { body });
  if (answer.status === 400) return { problem: textsOf(readRefusal(answer.body)).join(' ') };
  if (answer.status === 429) return { problem: answer.body.detail };
  return { id: bodyOf(answer).hash };
}
