import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { changeSizes, readSizes } from '~/api/account';
import { textsOf } from '~/api/refusal';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { inAccount, loadAccountPage } from './account-page.server';

export const loadSizes = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountSizes', async ({ api }) => {
    const { types, own } = await readSizes(api);
    return { types: types.map((type) => ({ ...type, own: own.get(type.slug) ?? [] })) };
  });

/** Stores the sizes; each field is named by the slug of its size table. */
export async function saveSizes(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  const { types } = await inAccount(context, readSizes(context.api));
  const chosen = types.map(({ slug }): [string, string[]] => [slug, form.getAll(`size.${slug}`).map(String)]);
  const t = context.t('account');
  // an unreadable form must not empty the sizes
  if (form.get('intent') !== 'sizes') return data({ text: t('sizes.unread') }, 400);
  const saved = await inAccount(context, changeSizes(context.api, new Map(chosen)));
  if (!saved.ok) return data({ text: textsOf(saved.refusal).join(' ') }, 400);
  return redirectWithToast(pathTo('accountSizes', context.language), { type: 'success', text: t('sizes.saved') });
}
