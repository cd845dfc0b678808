import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { COMPLAINT_LENGTHS } from 'contract/complaint-status';
import { isCallUnknown, isMissing } from '~/api/api-error';
import { answerComplaint, type ComplaintView, readComplaint } from '~/api/complaints';
import { fieldOf } from '~/features/orders/after/found-order.server';
import { readPhotoForm } from '~/features/photos/photos.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { orErrorPage } from '~/server/unavailable.server';

/** What was written to the shop and refused. */
export type AnswerFormData = {
  readonly key: string;
  readonly message: string;
  readonly photos: readonly string[];
  readonly error: string;
  readonly photoError: string;
  readonly text: string;
};

/** The complaint of a page. @throws Response 404 "Complaint could not be found" (Specification 2 §8) */
async function requireComplaint(context: ShopContext): Promise<ComplaintView> {
  const { api, params, t, language } = context;
  const missing = () => notFound(t('complaints')('missing'), pathTo('reclamation', language));
  const found = readComplaint(api, params['token'] ?? '').catch((error: unknown) => {
    if (isMissing(error) || isCallUnknown(error)) return undefined;
    throw error;
  });
  return (await orErrorPage(found)) ?? missing();
}

/** A complaint for whoever has its secret link. */
export async function loadComplaint(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const complaint = await requireComplaint(context);
  const title = context.t('complaints')('view.title', { number: complaint.number });
  return data({ title, complaint, key: randomUUID() });
}

/** Sends the customer's answer. A refused form comes back with what was written and the photographs that were sent. */
export async function changeComplaint(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { api, language, t } = context;
  const say = t('complaints');
  const { reference } = await requireComplaint(context);
  const posted = await readPhotoForm(context, args.request);
  const message = fieldOf(posted.fields, 'message').replaceAll('\r\n', '\n');
  const typedKey = fieldOf(posted.fields, 'key');
  const key = /^[\w-]{8,100}$/.test(typedKey) ? typedKey : randomUUID();
  const kept = { key, message: message.slice(0, 20_000), photos: posted.photos };
  const again = (change: Partial<AnswerFormData>, status: number, retryAfter = 0) =>
    data<AnswerFormData>(
      { ...kept, error: '', photoError: posted.problem, text: '', ...change },
      { status, ...(retryAfter > 0 && { headers: { 'Retry-After': `${retryAfter}` } }) },
    );
  if (!posted.isRead && posted.problem === '') return again({ text: t('photos')('error.unread') }, 400);
  if (message === '') return again({ error: say('error.required') }, posted.status);
  if (message.length > COMPLAINT_LENGTHS.message) return again({ error: say('error.tooLong') }, posted.status);
  if (posted.problem !== '') return again({}, posted.status);
  const reply = await orErrorPage(answerComplaint(api, reference, { key, message, images: [...posted.photos] }));
  switch (reply.kind) {
    case 'done':
      return redirectWithToast(pathTo('complaint', language, { token: reference }), {
        type: 'success',
        text: say('answer.sent'),
      });
    case 'refused': {
      const { fieldErrors, messages } = reply.refusal;
      return again({ photoError: (fieldErrors['images'] ?? []).join(' '), text: messages.join(' ') }, 400);
    }
    case 'limited':
      return again({ text: say('error.limited') }, 429, reply.retryAfter);
    default:
      return again({ text: say('error.WRONG_STATUS') }, 409);
  }
}
