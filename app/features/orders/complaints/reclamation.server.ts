import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { COMPLAINT_FIELDS, type ComplaintField } from 'contract/complaint-status';
import { readAccount } from '~/api/account';
import { isCallUnknown } from '~/api/api-error';
import { makeComplaint, readComplaintOrder, readStoreChoices } from '~/api/complaints';
import { fieldOf, findFormsOrder } from '~/features/orders/after/found-order.server';
import { readPhotoForm } from '~/features/photos/photos.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { redirectWithToast } from '~/server/flash.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';
import { webPhone } from '~/server/web-phone.server';
import {
  type ComplaintErrors,
  type ComplaintFormData,
  checkComplaint,
  emptyValues,
  typedValues,
  valuesOfOrder,
} from './complaint-form';

/** The form, filled in with what the account knows. */
export async function loadReclamation(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { api, auth, t } = context;
  const [stores, account, phone] = await Promise.all([
    orErrorPage(readStoreChoices(api)),
    auth ? orLogged(readAccount(api), null, 'account') : null,
    webPhone(context),
  ]);
  const reach = { email: storefrontSettings().shopEmail, phone };
  const form: ComplaintFormData = { ...blank(), values: emptyValues(account) };
  return data({ title: t('complaints')('title'), stores, form, isMember: account !== null, reach });
}

const blank = (): Omit<ComplaintFormData, 'values'> => ({
  key: randomUUID(),
  order: null,
  photos: [],
  errors: {},
  text: '',
});

/** Looks the order up, or makes the complaint. A refused form comes back with everything that was typed and sent. */
export async function changeReclamation(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const posted = await readPhotoForm(context, args.request);
  const intent = fieldOf(posted.fields, 'intent');
  return intent === 'find' ? findOrder(context, posted.fields) : send(context, posted);
}

type Status = { readonly status: number; readonly retryAfter?: number };

const answerWith = (form: ComplaintFormData, { status, retryAfter = 0 }: Status) =>
  data({ form }, { status, ...(retryAfter > 0 && { headers: { 'Retry-After': `${retryAfter}` } }) });

/** The form for the order of an e-mail address and a number, or of the reference that only the order's pages have. */
async function findOrder(context: ShopContext, fields: FormData) {
  const empty: ComplaintFormData = { ...blank(), values: emptyValues(null) };
  const found = await findFormsOrder(context, fields);
  if ('text' in found) return answerWith({ ...empty, text: found.text }, found);
  const order = await orErrorPage(readComplaintOrder(context.api, found.order.reference));
  if (!order || 'reason' in order)
    return answerWith({ ...empty, text: refusalOf(context, order?.reason ?? '') }, { status: 409 });
  return answerWith({ ...blank(), order, values: valuesOfOrder(order) }, { status: 200 });
}

function refusalOf({ t }: ShopContext, reason: string): string {
  const say = t('complaints');
  if (reason === 'NOT_DELIVERED') return say('error.NOT_DELIVERED');
  return say(reason === 'NOT_PAID' ? 'error.NOT_PAID' : 'error.unsupported');
}

async function send(context: ShopContext, posted: Awaited<ReturnType<typeof readPhotoForm>>) {
  const { api, language, t } = context;
  const say = t('complaints');
  const { fields, photos, problem } = posted;
  const values = typedValues(fields);
  const key = /^[\w-]{8,100}$/.test(fieldOf(fields, 'key')) ? fieldOf(fields, 'key') : randomUUID();
  const reference = fieldOf(fields, 'reference');
  const found = reference === '' ? null : await orErrorPage(readComplaintOrder(api, reference));
  const order = found && 'reason' in found ? null : found;
  const again = (errors: ComplaintErrors, text: string, status: Status) =>
    answerWith({ key, order, values, photos, errors, text }, status);
  if (reference !== '' && !order)
    return again({}, found && 'reason' in found ? refusalOf(context, found.reason) : t('order')('lookup.notFound'), {
      status: 409,
    });
  if (!posted.isRead && problem === '') return again({}, t('photos')('error.unread'), { status: 400 });
  const checked = checkComplaint(values, order, language);
  const wrong = 'wrong' in checked ? checked.wrong : {};
  const errors: ComplaintErrors = {
    ...Object.fromEntries(Object.entries(wrong).map(([field, code]) => [field, say(code)])),
    ...(problem !== '' && { images: problem }),
  };
  if ('wrong' in checked || problem !== '') return again(errors, say('error.form'), { status: posted.status });
  const complaint = { ...checked.complaint, key, images: [...photos] };
  const reply = await orErrorPage(
    makeComplaint(api, complaint).catch((error: unknown) => {
      if (isCallUnknown(error)) return { kind: 'conflict', reason: '' } as const;
      throw error;
    }),
  );
  switch (reply.kind) {
    case 'done': {
      const text = say('received', { number: reply.value.number });
      return redirectWithToast(pathTo('complaint', language, { token: reply.value.reference }), {
        type: 'success',
        text,
      });
    }
    case 'refused': {
      const { fieldErrors, messages } = reply.refusal;
      return again(fieldTexts(fieldErrors), [say('error.form'), ...messages].join(' '), { status: 400 });
    }
    case 'limited':
      return again({}, say('error.limited'), { status: 429, retryAfter: reply.retryAfter });
    case 'conflict':
      return again({}, refusalOf(context, reply.reason), { status: 409 });
    case 'unknown':
      return again({}, t('order')('lookup.notFound'), { status: 409 });
  }
}

/** The backend's texts of the form's own fields. */
function fieldTexts(fieldErrors: Readonly<Record<string, readonly string[]>>): ComplaintErrors {
  const known = new Set<string>(COMPLAINT_FIELDS);
  const texts = Object.entries(fieldErrors).filter(([field]) => known.has(field));
  return Object.fromEntries(texts.map(([field, all]) => [field as ComplaintField, all.join(' ')]));
}
