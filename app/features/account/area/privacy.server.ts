import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { CONSENT_PURPOSES, CONSENT_WORDING } from 'contract/account';
import { askForDeletion, changeConsents, readConsents, readEverything } from '~/api/account';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { inAccount, loadAccountPage } from './account-page.server';

export const loadPrivacy = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountPrivacy', ({ api }) => readConsents(api));

/** Stores the consents: a ticked box is given, every other one withdrawn. */
async function saveConsents(context: ShopContext, form: FormData): Promise<Response> {
  const granted = CONSENT_PURPOSES.filter((purpose) => form.get(purpose) === 'on');
  await inAccount(context, changeConsents(context.api, granted, CONSENT_WORDING));
  const text = context.t('account')('privacy.saved');
  return redirectWithToast(pathTo('accountPrivacy', context.language), { type: 'success', text });
}

/** Sends the link that deletes the account. */
async function sendDeletionLink(context: ShopContext, form: FormData) {
  const t = context.t('account');
  const asked = await inAccount(
    context,
    askForDeletion(context.api, String(form.get('password') ?? '').slice(0, 1000)),
  );
  switch (asked.kind) {
    case 'sent':
      return redirectWithToast(pathTo('accountPrivacy', context.language), {
        type: 'success',
        text: t('privacy.deleteSent'),
      });
    case 'refused':
      return data({ text: asked.text }, 400);
    case 'limited':
      return data({ text: t('limited') }, { status: 429, headers: { 'Retry-After': `${asked.retryAfter}` } });
  }
}

/** Changes the consents, or asks for the account to be deleted. A form that is neither changes nothing. */
export async function changePrivacy(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  switch (form.get('intent')) {
    case 'consents':
      return saveConsents(context, form);
    case 'delete':
      return sendDeletionLink(context, form);
    default:
      return redirect(pathTo('accountPrivacy', context.language), 303);
  }
}

/** Everything that the shop holds about the person, as a file. */
export async function loadExport(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const everything = await inAccount(context, readEverything(context.api));
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
