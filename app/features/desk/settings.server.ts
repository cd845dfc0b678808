import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { readDeskSetting, readDeskSettings, saveDeskSetting } from '~/api/desk-settings';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { answerForm, orUnreached } from './form-answer.server';
import { textsOf, typed } from './store-fields';

/** Every general setting. */
export async function loadDeskSettings(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const settings = await orErrorPage(readDeskSettings(context.api));
  return data({ title: context.t('desk-site')('settings.title'), settings });
}

const missing = ({ t, language }: ShopContext): never =>
  notFound(t('desk-site')('settings.notFound'), pathTo('deskSettings', language));

/** A setting for its editor. @throws Response 404 for a key that the shop does not know */
export async function loadDeskSetting(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const setting = await orErrorPage(readDeskSetting(context.api, context.params['setting'] ?? ''));
  return setting ? data({ title: setting.key, ...setting }) : missing(context);
}

/** Saves a setting. What cannot be saved comes back as it was typed. */
export async function changeDeskSetting(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language, params } = context;
  const sent = await readForm(args.request);
  const key = params['setting'] ?? '';
  const form = { value: typed(sent, 'value'), values: textsOf(sent, 'values') };
  const edited = { key, version: typed(sent, 'version').slice(0, 64), form };
  return answerForm(context, edited, await orUnreached(saveDeskSetting(api, edited)), {
    saved: () =>
      redirectWithToast(pathTo('deskSetting', language, { setting: key }), {
        type: 'success',
        text: t('desk-site')('saved'),
      }),
    missing: () => missing(context),
  });
}
