import { data } from '@remix-run/node';
import { requestActivation } from '~/api/registration';
import type { ShopContext } from '~/server/context.server';
import { parseForm } from '~/server/parse-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import type { AccountAnswer } from './account-answer';
import { NEW_LINK } from './new-link';
import { refuseForm, refuseReply } from './refuse-form.server';
import { mailForm } from './register-form';

/** Whether a form asks for a new activation link. */
export const isLinkRequest = (fields: FormData): boolean => fields.get('intent') === NEW_LINK;

/** Asks for a new activation link. The answer is the same for every address. */
export async function sendNewLink(context: ShopContext, fields: FormData) {
  const t = context.t('register');
  const form = parseForm(fields, mailForm);
  if (form.status !== 'success') return refuseForm(form, fields, t);
  const reply = await orErrorPage(requestActivation(context.api, form.value.email));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t);
  return data<AccountAnswer>({ kind: 'linkSent', email: form.value.email });
}
