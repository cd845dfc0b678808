import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { cleanText } from 'contract/clean-text';
import { addDeskRedirect, findDeskRedirects, removeDeskRedirect } from '~/api/desk-redirects';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, askedSearch, deskContext } from './desk-context.server';
import { orUnreached, unreached } from './form-answer.server';
import { typed } from './store-fields';

/** A page of the redirects. */
export async function loadDeskRedirects(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const page = askedPage(context.url);
  const search = cleanText(askedSearch(context.url).search);
  const list = await orErrorPage(findDeskRedirects(context.api, { search, page }));
  return data({ title: context.t('desk-site')('redirects.title'), list, page, search });
}

/** Adds or removes a redirect. */
export async function changeDeskRedirects(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language } = context;
  const sent = await readForm(args.request);
  const form = { from: typed(sent, 'from').slice(0, 2_000), target: typed(sent, 'target').slice(0, 2_000) };
  const say = t('desk-site');
  const to = pathTo('deskRedirects', language);
  if (sent.get('intent') === 'remove') {
    const target = await orErrorPage(removeDeskRedirect(api, form));
    if (target === null) return redirectWithToast(to, { type: 'success', text: say('redirects.removed') });
    return redirectWithToast(to, { type: 'error', text: say('redirects.changed', { target }) });
  }
  const result = await orUnreached(addDeskRedirect(api, form));
  if ('outcome' in result) return data({ form, faults: unreached(context), attempt: Date.now() }, 503);
  if ('fields' in result) return data({ form, faults: result, attempt: Date.now() }, 400);
  const { from, moved } = result;
  const added = say('redirects.added', { from: `/${from}/` });
  const text = moved > 0 ? `${added} ${say('redirects.moved', { count: moved })}` : added;
  return redirectWithToast(to, { type: 'success', text });
}
