import { uploadDeskPicture } from 'contract/desk-pictures';
import { bodyOf } from './call-result';
import { readRefusal, textsOf } from './refusal';
import { type Api, submit } from './request';

/** How long a picture may take on its way from an editor, in ms. */
const PICTURE_MS = 16 * 60_000;

/** Sends a picture to the shop, as its bytes arrive. @returns its hash, or why it was refused @throws ApiError for an outage */
export async function sendShopPicture(
  api: Api,
  body: ReadableStream<Uint8Array>,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const patient = { ...api, limits: { ...api.limits, submitMs: PICTURE_MS } };
  const answer = await submit(patient, uploadDeskPicture, { body });
  if (answer.status === 400) return { problem: textsOf(readRefusal(answer.body)).join(' ') };
  if (answer.status === 429) return { problem: answer.body.detail };
  return { id: bodyOf(answer).hash };
}
