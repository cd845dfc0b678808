import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { cleanText } from 'contract/clean-text';
import { CONTENT_KIND_NAMES, contentFields } from 'contract/content-fields';
import { createDeskContent, findDeskContents } from '~/api/desk-content';
import { pathTo } from '~/routing/path-to';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, deskContext, textField } from '../desk-context.server';
import { orUnreached, unreached } from '../form-answer.server';

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
  return data({ title: context.t('desk-content')('title'), list, page, query, key: formKeyOf('') });
}

/**
 * Begins an item: a draft with a title in the language of the page, for its editor to go on with. Sent again, the form finds the one that
 * it has begun.
 */
export async function beginDeskContent(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, language, t } = context;
  const form = await readForm(args.request);
  const title = textField(form, 'title');
  const key = formKeyOf(textField(form, 'key', 64));
  const kind = CONTENT_KIND_NAMES.find((each) => each === form.get('kind'));
  const say = t('desk-content');
  const returned = (status: number, fields: Readonly<Record<string, string>>, other: readonly string[] = []) =>
    data({ key, kind: kind ?? '', title, faults: { fields, other }, made: null, attempt: Date.now() }, status);
  if (!kind) return returned(400, { kind: say('kind.missing') });
  const text = { title, ...(kind === 'tabs' && { tabs: [{ title }] }) };
  const fields = contentFields.parse({ languages: title === '' ? {} : { [language]: text } });
  const written = { fields, note: '', publish: 'no', at: '' } as const;
  const result = await orUnreached(createDeskContent(api, { key, kind, ...written }));
  const pathOf = (id: number) => pathTo('deskContent', language, { id: String(id) });
  switch (result.outcome) {
    case 'missing':
      return notFound(t('refusals')('pageNotFound', { path: context.url.pathname }));
    case 'saved':
      return redirectWithToast(pathOf(result.done.id), { type: 'success', text: say('begun') });
    case 'refused': {
      const [fault] = [...Object.values(result.faults.fields), ...result.faults.other];
      return returned(400, { title: fault ?? '' });
    }
    case 'unreached':
      return returned(503, {}, unreached(context).other);
    case 'sentBefore': {
      const made = { path: result.id === null ? null : pathOf(result.id) };
      const again = { key: formKeyOf(''), kind, title, faults: { fields: {}, other: [] }, made, attempt: Date.now() };
      return data(again, 409);
    }
  }
}
