import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { KeywordForm } from 'contract/desk-keywords';
import {
  addDeskKeyword,
  readDeskKeyword,
  readDeskKeywords,
  removeDeskKeyword,
  saveDeskKeyword,
} from '~/api/desk-keywords';
import { LANGUAGES } from '~/locale/languages';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { answerForm, answerNewForm, answerRemoval, orUnreached } from './form-answer.server';
import { textsOf, typed } from './store-fields';

/** Every explained word. */
export async function loadDeskKeywords(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const keywords = await orErrorPage(readDeskKeywords(context.api));
  return data({ title: context.t('desk-site')('keywords.title'), keywords });
}

/** The form of a word as it was sent. */
const readKeywordForm = (sent: FormData): KeywordForm => ({
  words: textsOf(sent, 'words'),
  texts: textsOf(sent, 'texts'),
  urls: textsOf(sent, 'urls'),
});

/** The form as it is saved: without HTML that readers must not get. */
async function cleanForm({ texts, ...form }: KeywordForm): Promise<KeywordForm> {
  const hosts = Object.values(storefrontSettings().hosts).flat();
  const clean = LANGUAGES.map(async (language) => [language, await sanitiseHtml(texts[language] ?? '', hosts)]);
  return { ...form, texts: Object.fromEntries(await Promise.all(clean)) };
}

const missing = ({ t, language }: ShopContext): never =>
  notFound(t('desk-site')('keywords.notFound'), pathTo('deskKeywords', language));

const keywordPath = ({ language }: ShopContext, id: number) => pathTo('deskKeyword', language, { keyword: String(id) });

const saved = (context: ShopContext, id: number) =>
  redirectWithToast(keywordPath(context, id), { type: 'success', text: context.t('desk-site')('saved') });

/** The form of a new word. */
export async function loadNewKeyword(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  return data({ title: context.t('desk-site')('keywords.new'), version: formKeyOf('') });
}

/** Explains a new word. What cannot be saved comes back as it was typed. */
export async function addKeyword(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const sent = await readForm(args.request);
  const key = formKeyOf(typed(sent, 'version'));
  const form = readKeywordForm(sent);
  const result = await orUnreached(addDeskKeyword(context.api, { key, form: await cleanForm(form) }));
  return answerNewForm(context, { key, form }, result, {
    saved: ({ id }) => saved(context, id),
    missing: () => missing(context),
    pathOf: (id) => keywordPath(context, id),
  });
}

/** An explained word for its editor. @throws Response 404 when there is none */
export async function loadDeskKeyword(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['keyword']);
  const keyword = id === null ? null : await orErrorPage(readDeskKeyword(context.api, id));
  if (!keyword) return missing(context);
  const { words } = keyword.form;
  return data({ title: words[context.language] ?? words.fi ?? Object.values(words)[0] ?? '–', ...keyword });
}

/** Saves or removes an explained word. What cannot be saved comes back as it was typed. */
export async function changeDeskKeyword(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['keyword']);
  if (id === null) return missing(context);
  const sent = await readForm(args.request);
  const version = typed(sent, 'version').slice(0, 64);
  if (sent.get('intent') === 'remove')
    return answerRemoval(context, removeDeskKeyword(context.api, { id, version }), {
      list: pathTo('deskKeywords', context.language),
      own: keywordPath(context, id),
    });
  const form = readKeywordForm(sent);
  const result = await orUnreached(saveDeskKeyword(context.api, { id, version, form: await cleanForm(form) }));
  return answerForm(context, { version, form }, result, {
    saved: () => saved(context, id),
    missing: () => missing(context),
  });
}
