import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import {
  beginPasskey,
  beginPasskeyLogIn,
  logInByPasskey,
  type PasskeyQuestion,
  type PasskeyStep,
} from '~/api/passkeys';
import { browserOf } from '~/features/session/known-device.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { finishSignIn } from '../sign-in/finish-sign-in.server';
import { problemOf } from './passkey-refusal.server';
import { readCredential } from './read-credential';

/** The answer to a browser that begins: what to ask the authenticator, or why not. */
export type BegunStep = { readonly question: PasskeyQuestion } | { readonly text: string };

/** There is nothing to see: the address is for forms. */
export async function loadPasskeyStep(args: LoaderFunctionArgs) {
  const { language } = await shopContext(args);
  return redirect(pathTo('login', language));
}

/**
 * The steps that a browser takes with an authenticator. `intent` is `begin-log-in` or `begin-registration`, answered with
 * JSON, or `log-in` with the authenticator's answer.
 */
export async function takePasskeyStep(args: ActionFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  switch (form.get('intent')) {
    case 'begin-registration':
      return begun(context, await orErrorPage(beginPasskey(context.api, String(form.get('password') ?? ''))));
    case 'begin-log-in':
      return begun(context, await orErrorPage(beginPasskeyLogIn(context.api)));
    default:
      return logIn(context, form);
  }
}

function begun(context: ShopContext, step: PasskeyStep<PasskeyQuestion>): Response {
  const json = (body: BegunStep, init: ResponseInit = {}) =>
    Response.json(body, { ...init, headers: { 'Cache-Control': 'private, no-store', ...init.headers } });
  if (step.kind === 'done') return json({ question: step.value });
  if (step.kind === 'loggedOut') return json({ text: context.t('sign-in')('loginRequired') }, { status: 401 });
  const { text, status, headers } = problemOf(context, step);
  return json({ text }, { status, headers: { ...headers } });
}

/** Logs in with what the authenticator answered; refused, the visitor is back on the log-in screen, which says why. */
async function logIn(context: ShopContext, form: FormData): Promise<Response> {
  const { api, language, request, t } = context;
  const next = String(form.get('next') ?? '').slice(0, 2_000);
  const back = (text: string) =>
    redirectWithToast(pathTo('login', language, {}, next === '' ? {} : { next }), { type: 'error', text });
  const answer = readCredential(form);
  if (!answer) return back(t('passkeys')('error.failed'));
  const step = await orErrorPage(logInByPasskey(api, { ...answer, ...browserOf(request) }));
  if (step.kind === 'done') return finishSignIn(context, step.value, next);
  return back(step.kind === 'loggedOut' ? t('passkeys')('error.failed') : problemOf(context, step).text);
}
