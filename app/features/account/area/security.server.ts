import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { endSession, endSessions, readSessions, setPassword } from '~/api/sessions';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { personalCookieClears } from '~/server/personal-cookies.server';
import { readForm } from '~/server/read-form.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { inAccount, loadAccountPage } from './account-page.server';

export const loadSecurity = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountSecurity', async ({ api }, { email }) => ({
    email,
    sessions: await readSessions(api),
  }));

/** Why the password was not changed; passwords are never sent back. */
export type RefusedPassword = {
  /** For the whole form; empty otherwise. */
  readonly text: string;
  readonly current?: string | undefined;
  readonly next?: string | undefined;
};

/** Longer passwords are refused by the backend all the same. */
const MAX_PASSWORD = 1000;

async function changePassword(context: ShopContext, form: FormData) {
  const t = context.t('account');
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, MAX_PASSWORD);
  const [current, next] = [typed('current_password'), typed('password')];
  if (current === '' || next === '') {
    const missing = (text: string) => (text === '' ? t('security.missing') : undefined);
    return data<RefusedPassword>({ text: '', current: missing(current), next: missing(next) }, 400);
  }
  const change = await inAccount(context, setPassword(context.api, current, next));
  if (change.kind === 'limited') {
    return data<RefusedPassword>(
      { text: t('limited') },
      { status: 429, headers: { 'Retry-After': `${change.retryAfter}` } },
    );
  }
  if (change.kind === 'refused') {
    const { fieldErrors, messages } = change.refusal;
    const refused = {
      text: messages.join(' '),
      current: fieldErrors['current_password']?.join(' '),
      next: fieldErrors['password']?.join(' '),
    };
    return data<RefusedPassword>(refused, 400);
  }
  const { token, seconds } = change.granted;
  const cookie = authSetCookie({ token, expiresAt: Date.now() + seconds * 1000 }, context.request);
  return redirectWithToast(
    pathTo('accountSecurity', context.language),
    { type: 'success', text: t('security.changed') },
    { headers: { 'Set-Cookie': cookie } },
  );
}

async function endOne(context: ShopContext, form: FormData): Promise<Response> {
  const t = context.t('account');
  const page = pathTo('accountSecurity', context.language);
  const id = String(form.get('id') ?? '');
  const isEnded = /^\d{1,9}$/.test(id) && (await inAccount(context, endSession(context.api, Number(id))));
  if (!isEnded) notFound(t('security.missingSession'), page);
  return redirectWithToast(page, { type: 'success', text: t('security.ended') });
}

async function endOthers(context: ShopContext): Promise<Response> {
  await inAccount(context, endSessions(context.api, true));
  const text = context.t('account')('security.endedOthers');
  return redirectWithToast(pathTo('accountSecurity', context.language), { type: 'success', text });
}

/** Ends all sessions, this one included: nothing personal stays in this browser either. */
async function endAll(context: ShopContext): Promise<Response> {
  await inAccount(context, endSessions(context.api, false));
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' });
  for (const cookie of personalCookieClears(context.request)) headers.append('Set-Cookie', cookie);
  const text = context.t('account')('security.endedAll');
  return redirectWithToast(pathTo('login', context.language), { type: 'success', text }, { headers });
}

/** Changes the password, or ends sessions. A form that is neither changes nothing. */
export async function changeSecurity(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  switch (form.get('intent')) {
    case 'password':
      return changePassword(context, form);
    case 'end':
      return endOne(context, form);
    case 'end-others':
      return endOthers(context);
    case 'end-all':
      return endAll(context);
    default:
      return redirect(pathTo('accountSecurity', context.language), 303);
  }
}
