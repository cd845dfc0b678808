import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { LinkPurpose } from 'contract/registration';
import {
  activateAccount,
  confirmEmail,
  confirmPasswordReset,
  deleteAccount,
  isLinkUsable,
  requestPasswordReset,
  stopReminders,
  undoEmail,
} from '~/api/registration';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { personalCookieClears } from '~/server/personal-cookies.server';
import { readForm } from '~/server/read-form.server';
import { clearAuthCookie } from '~/server/shop-cookies.server';
import { orErrorPage } from '~/server/unavailable.server';
import type { AccountAnswer } from './account-answer';
import { refuseForm, refuseReply } from './refuse-form.server';
import { mailForm, newPasswordForm } from './register-form';
import { isLinkRequest, sendNewLink } from './request-link.server';

/** A page of a mailed link. Opening it changes nothing, because mail scanners open links too. 410 when it does not work. */
async function loadLink(context: ShopContext, hash: string, purpose: LinkPurpose, title: string) {
  const works = await orErrorPage(isLinkUsable(context.api, hash, purpose));
  return data({ title, works }, works ? 200 : 410);
}

export async function loadActivate(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return loadLink(context, context.params['hash'] ?? '', 'activate', context.t('register')('activate.title'));
}

/** Activates the account of the link, or asks for a new link. */
export async function activate(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('register');
  const fields = await readForm(args.request);
  if (isLinkRequest(fields)) return sendNewLink(context, fields);
  const reply = await orErrorPage(activateAccount(context.api, context.params['hash'] ?? ''));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t, t('expired'));
  return redirectWithToast(pathTo('login', context.language), { type: 'success', text: t('activate.done') });
}

export async function loadResetPassword(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return data({ title: context.t('register')('reset.title') });
}

/** Asks for a link to a new password. The answer is the same for every address. */
export async function resetPassword(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('register');
  const fields = await readForm(args.request);
  const form = parseForm(fields, mailForm);
  if (form.status !== 'success') return refuseForm(form, fields, t);
  const reply = await orErrorPage(requestPasswordReset(context.api, form.value.email));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t);
  return data<AccountAnswer>({ kind: 'done', email: form.value.email });
}

export async function loadNewPassword(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return loadLink(context, context.params['hash'] ?? '', 'reset', context.t('register')('new.title'));
}

/** Sets the new password; all log-ins of the account have ended then, this browser's among them. */
export async function saveNewPassword(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('register');
  const fields = await readForm(args.request);
  const form = parseForm(fields, newPasswordForm);
  if (form.status !== 'success') return refuseForm(form, fields, t);
  const hash = context.params['hash'] ?? '';
  const reply = await orErrorPage(confirmPasswordReset(context.api, hash, form.value.password));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t, t('expired'));
  const headers = new Headers({ 'Set-Cookie': clearAuthCookie(args.request) });
  const toast = { type: 'success', text: t('new.done') } as const;
  return redirectWithToast(pathTo('login', context.language), toast, { headers });
}

export async function loadDeleteAccount(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return loadLink(context, context.params['token'] ?? '', 'delete', context.t('register')('delete.title'));
}

/** Deletes the account of the link, and everything personal from this browser. */
export async function removeAccount(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('register');
  const fields = await readForm(args.request);
  const reply = await orErrorPage(deleteAccount(context.api, context.params['token'] ?? ''));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t, t('delete.failed'));
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' });
  for (const cookie of personalCookieClears(args.request, true)) headers.append('Set-Cookie', cookie);
  const toast = { type: 'success', text: t('delete.done') } as const;
  return redirectWithToast(pathTo('home', context.language), toast, { headers });
}

export async function loadConfirmEmail(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return loadLink(context, context.params['hash'] ?? '', 'change_email', context.t('register')('email.title'));
}

/** Makes the address of the link the account's. This browser stays logged in, if it is the account's. */
export async function saveEmail(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('register');
  const fields = await readForm(args.request);
  const reply = await orErrorPage(confirmEmail(context.api, context.params['hash'] ?? ''));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t, t('expired'));
  const toast = { type: 'success', text: t('email.done') } as const;
  return redirectWithToast(pathTo(context.auth ? 'accountDetails' : 'login', context.language), toast);
}

export async function loadUndoEmail(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return loadLink(context, context.params['hash'] ?? '', 'undo_email', context.t('register')('undo.title'));
}

/** Gives the account its old address back; all log-ins have ended then, and a mail leads to a new password. */
export async function restoreEmail(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('register');
  const fields = await readForm(args.request);
  const reply = await orErrorPage(undoEmail(context.api, context.params['hash'] ?? ''));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t, t('expired'));
  const headers = new Headers({ 'Set-Cookie': clearAuthCookie(args.request) });
  const toast = { type: 'success', text: t('undo.done') } as const;
  return redirectWithToast(pathTo('login', context.language), toast, { headers });
}

export async function loadStopReminders(args: LoaderFunctionArgs) {
  const { params, t } = await shopContext(args);
  return data({ title: t('register')('stop.title'), email: params['email'] ?? '' });
}

/** Stops reminders to the address of the link. The answer is the same for every address. */
export async function stopRemindersTo(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const fields = await readForm(args.request);
  const email = context.params['email'] ?? '';
  const t = context.t('register');
  const reply = await orErrorPage(stopReminders(context.api, email));
  if (reply.kind !== 'done') return refuseReply(reply, fields, t, t('stop.failed'));
  return data<AccountAnswer>({ kind: 'done', email });
}
