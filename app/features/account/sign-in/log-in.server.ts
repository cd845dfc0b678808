import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import type { PasskeyQuestion } from '~/api/passkeys';
import { type LogIn, logIn, logInByGoogle } from '~/api/sign-in';
import { currentCustomer } from '~/features/session/current-customer.server';
import { browserOf } from '~/features/session/known-device.server';
import { documentPath } from '~/rendering/remix-adapter';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';
import { waitText } from '~/server/wait-text.server';
import { finishSignIn, pageAfterSignIn } from './finish-sign-in.server';
import { logInForm } from './log-in-form';

/** The log-in screen; who is logged in already goes on to the next page. */
export async function loadLogIn(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const next = context.url.searchParams.get('next');
  if (await currentCustomer(context)) return redirect(pageAfterSignIn(next, context));
  const { googleClientId = null } = storefrontSettings();
  const { pathname, search } = context.url;
  // the policy that lets Google's script run is that of this document, not of the one that the visitor comes from
  if (googleClientId !== null && isScripted(args.request)) return redirectDocument(documentPath(pathname) + search);
  return data({
    title: context.t('sign-in')('title'),
    next: next === null ? '' : pageAfterSignIn(next, context),
    googleClientId,
  });
}

/** Why the form is shown again, or what is asked next: the e-mail address stays in it, the password never does. */
export type RefusedLogIn = {
  readonly username: string;
  readonly next: string;
  readonly text: string;
  readonly fieldErrors: { readonly username?: string; readonly password?: string };
  /** The password was right, but the account is not activated: a new link can be sent. */
  readonly isNotActivated?: boolean;
  /** The password was right; a passkey is asked for as well. */
  readonly secondFactor?: PasskeyQuestion;
};

const toQuestion = ({ ticket, options }: Extract<LogIn, { kind: 'secondFactor' }>): PasskeyQuestion => ({
  challengeId: ticket,
  options,
});

/** Whether a script asks for data: a navigation inside the loaded document. */
function isScripted(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  return mode !== null && mode !== 'navigate';
}

function refusalOf(context: ShopContext, outcome: Exclude<LogIn, { kind: 'granted' | 'secondFactor' }>) {
  switch (outcome.kind) {
    case 'refused':
    case 'notActivated':
      return { text: outcome.text, status: 400, headers: {} };
    case 'unsupported':
      return { text: context.t('sign-in')('unsupported'), status: 501, headers: {} };
    case 'limited':
      return {
        text: waitText(context, outcome.retryAfter),
        status: 429,
        headers: { 'Retry-After': `${outcome.retryAfter}` },
      };
  }
}

/** Logs in by password, or by a token of Google. */
export async function signIn(args: ActionFunctionArgs) {
  const fields = await readForm(args.request.clone());
  return fields.get('intent') === 'google' ? signInByGoogle(args, fields) : logInByPassword(args);
}

/**
 * Logs in by the token that Google gave the browser. What the backend refuses with a reason is shown in the page; any other
 * failure is a toast. Specification 1 §8.
 */
async function signInByGoogle(args: ActionFunctionArgs, fields: FormData) {
  const context = await shopContext(args);
  const stored = { username: '', next: String(fields.get('next') ?? '').slice(0, 2_000), fieldErrors: {} };
  const token = String(fields.get('token') ?? '').slice(0, 5_000);
  const { googleClientId: clientId } = storefrontSettings();
  const fail = () => {
    const toast = { type: 'error', text: context.t('sign-in')('google.failed') } as const;
    return redirectWithToast(pathTo('login', context.language, {}, { next: stored.next || undefined }), toast);
  };
  if (clientId === undefined || token === '') return fail();
  const browser = browserOf(args.request);
  const outcome = await orLogged(logInByGoogle(context.api, { token, clientId, ...browser }), undefined, '2952');
  switch (outcome?.kind) {
    case 'granted':
      return finishSignIn(context, outcome.granted, stored.next);
    case 'secondFactor':
      return data<RefusedLogIn>({ ...stored, text: '', secondFactor: toQuestion(outcome) });
    case 'refused':
    case 'notActivated':
      return data<RefusedLogIn>({ ...stored, text: outcome.text }, 400);
    default:
      return fail();
  }
}

/** Logs in by password. */
export async function logInByPassword(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('sign-in');
  const fields = await readForm(args.request);
  const text = (name: string) => String(fields.get(name) ?? '');
  const entered = { username: text('username').slice(0, 254), next: text('next').slice(0, 2_000) };
  const form = parseForm(fields, logInForm);
  if (form.status !== 'success') {
    const errors = form.status === 'error' ? form.error : null;
    const fieldErrors = {
      ...(errors?.['username'] && { username: t('error.email') }),
      ...(errors?.['password'] && { password: t('error.password') }),
    };
    return data<RefusedLogIn>({ ...entered, text: '', fieldErrors }, 400);
  }
  const credentials = { ...form.value, ...browserOf(args.request) };
  const outcome = await orErrorPage(logIn(context.api, credentials));
  if (outcome.kind === 'granted') return finishSignIn(context, outcome.granted, entered.next);
  if (outcome.kind === 'secondFactor')
    return data<RefusedLogIn>({ ...entered, text: '', fieldErrors: {}, secondFactor: toQuestion(outcome) });
  const { text: refusal, ...init } = refusalOf(context, outcome);
  const isNotActivated = outcome.kind === 'notActivated';
  return data<RefusedLogIn>({ ...entered, text: refusal, fieldErrors: {}, isNotActivated }, init);
}
