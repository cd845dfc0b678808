import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { UsedForm } from 'contract/desk-used';
import type { FormFaults } from '~/api/desk-forms';
import { sendShopPicture } from '~/api/desk-pictures';
import { addDeskUsed, readDeskUsed, withdrawDeskUsed } from '~/api/desk-used';
import { readPhotoForm } from '~/features/photos/photos.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { formKeyOf, idIn } from './form-key.server';
import { textsOf, typed } from './store-fields';

/** Every used item. */
export async function loadDeskUsed(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { items } = await orErrorPage(readDeskUsed(context.api));
  return data({ title: context.t('desk-selling')('used.title'), items });
}

/** Takes a used item out of sale. */
export async function withdrawUsed(args: ActionFunctionArgs) {
  const { api, t, language } = await deskContext(args);
  const id = idIn(typed(await readForm(args.request), 'item'));
  const outcome = id === null ? 'missing' : await orErrorPage(withdrawDeskUsed(api, id));
  const type = outcome === 'withdrawn' ? 'success' : 'error';
  return redirectWithToast(pathTo('deskUsed', language), { type, text: t('desk-selling')(`used.did.${outcome}`) });
}

/** The form of a used item; `?parent=` names the new model, whose variants it then offers. */
export async function loadNewUsed(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const asked = (context.url.searchParams.get('parent') ?? '').trim().slice(0, 500);
  const { stores, parent } = await orErrorPage(readDeskUsed(context.api, asked));
  return data({ title: context.t('desk-selling')('used.new'), version: formKeyOf(''), asked, stores, parent });
}

/** The form of a used item as it was sent. */
const readUsedForm = (fields: FormData, pictures: readonly string[]): UsedForm => ({
  parent: typed(fields, 'parent').slice(0, 500),
  variant: typed(fields, 'variant').slice(0, 20),
  condition: typed(fields, 'condition').slice(0, 20),
  price: typed(fields, 'price').slice(0, 40),
  store: typed(fields, 'store').slice(0, 100),
  notes: textsOf(fields, 'notes'),
  pictures: pictures.slice(0, 20),
});

/** Takes a used item in. What cannot be saved comes back as it was typed, with the pictures that arrived. */
export async function addUsed(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language } = context;
  const sent = await readPhotoForm(context, args.request, { send: sendShopPicture });
  const key = formKeyOf(typed(sent.fields, 'version'));
  const form = readUsedForm(sent.fields, sent.photos);
  const again = (faults: FormFaults, status: number) =>
    data({ version: key, form, faults, conflict: null, attempt: Date.now() }, status);
  if (sent.problem !== '') return again({ fields: { pictures: sent.problem }, other: [] }, sent.status);
  if (!sent.isRead || sent.isCut) return again({ fields: {}, other: [t('photos')('error.unread')] }, 400);
  const result = await orErrorPage(addDeskUsed(api, { key, form }));
  if ('fields' in result) return again(result, 400);
  return redirectWithToast(pathTo('deskUsed', language), {
    type: 'success',
    text: t('desk-selling')('used.did.taken', { path: pathToSlug(result.path) }),
  });
}
