import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { cleanText } from 'contract/clean-text';
import { CONTENT_KIND_NAMES, contentFields } from 'contract/content-fields';
import { createDeskContent, findDeskContents } from '~/api/desk-content';
import { textsOf } from '~/api/refusal';
import { pathTo } from '~/routing/path-to';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, deskContext, textField } from '../desk-context.server';

/** What editors have written: `?search=`, `?kind=` and `?state=` narrow it. */
export async function loadDeskContents(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { searchParams } = context.url;
  const query = {
    search: cleanText(searchParams.get('search') ?? '')
      .trim()
      .slice(0, 200),
    kind: (searchParams.get('kind') ?? '').slice(0, 40),
    state: (searchParams.get('state') ?? '').slice(0, 40),
  };
  const page = askedPage(context.url);
  const list = await orErrorPage(findDeskContents(context.api, { ...query, page }));
  return data({ title: context.t('desk-content')('title'), list, page, query });
}

/** Begins an item: a draft with a title in the language of the page, for its editor to go on with. */
export async function beginDeskContent(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, language, t } = context;
  const form = await readForm(args.request);
  const title = textField(form, 'title');
  const kind = CONTENT_KIND_NAMES.find((each) => each === form.get('kind'));
  const text = { title, ...(kind === 'tabs' && { tabs: [{ title }] }) };
  const fields = contentFields.parse({ languages: title === '' ? {} : { [language]: text } });
  const written = { fields, note: '', publish: 'no', at: '' } as const;
  const result = kind && (await orErrorPage(createDeskContent(api, { kind, ...written })));
  if (result?.outcome === 'missing') notFound(t('errors')('pageNotFound', { path: context.url.pathname }));
  if (result?.outcome === 'done') {
    const to = pathTo('deskContent', language, { id: String(result.value) });
    return redirectWithToast(to, { type: 'success', text: t('desk-content')('begun') });
  }
  const [error = t('desk-content')('kind.missing')] = result?.outcome === 'refused' ? textsOf(result.refusal) : [];
  return data({ kind: kind ?? '', title, error, field: kind ? ('title' as const) : ('kind' as const) }, 400);
}
