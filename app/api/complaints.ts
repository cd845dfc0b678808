import type { CallAnswer, CallInput } from 'contract/call';
import {
  COMPLAINTS_PER_PAGE,
  type ComplaintViewWire,
  getComplaint,
  getComplaintOrder,
  getComplaintPicture,
  getOwnComplaint,
  getOwnComplaints,
  postComplaint,
  postComplaintMessage,
  uploadImage,
} from 'contract/complaints';
import { getStores } from 'contract/stores';
import { isCallUnknown } from './api-error';
import { bodyOf, type CallResult } from './call-result';
import { type Refusal, readRefusal, textsOf } from './refusal';
import { type Api, read, submit } from './request';

/** A complaint as its customer sees it. Times are ISO 8601. */
export type ComplaintView = ComplaintViewWire;

/** What of an order a complaint can be about, and its buyer. */
export type ComplaintOrder = CallAnswer<typeof getComplaintOrder> & { readonly reference: string };

/** The result of a call about complaints: what it did, or why it did not. */
export type ComplaintReply<Done> =
  | { readonly kind: 'done'; readonly value: Done }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'conflict'; readonly reason: string }
  | { readonly kind: 'limited'; readonly retryAfter: number }
  | { readonly kind: 'unknown' };

const isReference = (reference: string) => /^[\w-]{1,100}$/.test(reference);

type AnyResult = CallResult<typeof postComplaint> | CallResult<typeof postComplaintMessage>;

function replyOf<Done>(answer: AnyResult): ComplaintReply<Done> {
  switch (answer.status) {
    case 200:
      return { kind: 'done', value: answer.body as Done };
    case 400:
      return { kind: 'refused', refusal: readRefusal(answer.body) };
    case 409:
      return { kind: 'conflict', reason: answer.body.reason };
    case 429:
      return { kind: 'limited', retryAfter: answer.failure.retryAfter };
    case 404:
      return { kind: 'unknown' };
  }
}

/** What fills in the form for an order; why not, or null for an unknown reference and from a backend without complaints. @throws ApiError for an outage */
export async function readComplaintOrder(
  api: Api,
  reference: string,
): Promise<ComplaintOrder | { readonly reason: string } | null> {
  if (!isReference(reference)) return null;
  try {
    const answer = await read(api, getComplaintOrder, { params: { reference } });
    if (answer.status === 404) return null;
    return answer.status === 409 ? { reason: answer.body.reason } : { ...bodyOf(answer), reference };
  } catch (error) {
    if (isCallUnknown(error)) return null;
    throw error;
  }
}

/** A complaint to make, in the contract's words. */
export type NewComplaint = CallInput<typeof postComplaint>['body'];

/** Makes a complaint; of the signed-in person, if there is one. @throws ApiError for an outage, and from a backend without complaints */
export const makeComplaint = async (api: Api, complaint: NewComplaint) =>
  replyOf<{ number: string; reference: string }>(
    await submit(api, postComplaint, { body: complaint }, { forceAuth: true }),
  );

/** How long a photograph may take on its way from a visitor, in ms. */
export const PHOTO_MS = 16 * 60_000;

/** Sends one photograph, as its bytes arrive. @returns its name, or why it was refused @throws ApiError for an outage */
export async function sendPhoto(
  api: Api,
  body: ReadableStream<Uint8Array>,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const patient = { ...api, limits: { ...api.limits, submitMs: PHOTO_MS } };
  const answer = await submit(patient, uploadImage, { body });
  if (answer.status === 400) return { problem: textsOf(readRefusal(answer.body)).join(' ') };
  if (answer.status === 429) return { problem: answer.body.detail };
  return { id: bodyOf(answer).id };
}

/** The bytes of a photograph, a JPEG; undefined for an unknown name. @throws ApiError for an outage */
export async function readPhoto(api: Api, id: string, size: 'small' | 'large') {
  if (!isReference(id)) return undefined;
  const answer = await read(api, getComplaintPicture, { params: { id }, query: { size } });
  if (answer.status === 404) return undefined;
  return Uint8Array.from(Buffer.from(bodyOf(answer).image, 'base64'));
}

/** A complaint by its secret reference; undefined for an unknown one. @throws ApiError for an outage */
export async function readComplaint(api: Api, reference: string): Promise<ComplaintView | undefined> {
  if (!isReference(reference)) return undefined;
  const answer = await read(api, getComplaint, { params: { reference } });
  return answer.status === 404 ? undefined : bodyOf(answer);
}

/** Sends what a customer answers to the shop. @throws ApiError for an outage */
export const answerComplaint = async (
  api: Api,
  reference: string,
  body: { readonly key: string; readonly message: string; readonly images: string[] },
) => replyOf<{ status: string }>(await submit(api, postComplaintMessage, { params: { reference }, body }));

/** A complaint in a list. */
export type ComplaintLine = CallAnswer<typeof getOwnComplaints>['complaints'][number];

/** The signed-in person's complaints, the newest first. @throws ApiError of a 401, of an outage */
export async function readOwnComplaints(api: Api, page: number) {
  const { complaints, count } = bodyOf(await read(api, getOwnComplaints, { query: { page } }));
  return { complaints, count, pageCount: Math.max(1, Math.ceil(count / COMPLAINTS_PER_PAGE)) };
}

/** One of them; undefined when it does not exist or is somebody else's. @throws ApiError of a 401, of an outage */
export async function readOwnComplaint(api: Api, number: string): Promise<ComplaintView | undefined> {
  const answer = await read(api, getOwnComplaint, { params: { number } });
  return answer.status === 404 ? undefined : bodyOf(answer);
}

/** A store to choose. */
export type StoreChoice = { readonly id: number; readonly name: string; readonly isWeb: boolean };

/** The stores, the web shop's first. @throws ApiError for an outage */
export async function readStoreChoices(api: Api): Promise<readonly StoreChoice[]> {
  const stores = bodyOf(await read(api, getStores, {}));
  return stores
    .map(({ id, name, type }) => ({ id, name, isWeb: type === 'web' }))
    .sort((a, b) => Number(b.isWeb) - Number(a.isWeb) || a.name.localeCompare(b.name));
}
