import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { UsedChange, UsedForm } from 'contract/desk-used';
import type { FormFaults } from '~/api/desk-forms';
import { sendShopPicture } from '~/api/desk-pictures';
import { addDeskUsed, readDeskUsed, readDeskUsedItem, saveDeskUsedItem, withdrawDeskUsed } from '~/api/desk-used';
import { readPhotoForm } from '~/features/photos/photos.server';
import { idIn } from '~/routing/id-in';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { answerForm, orUnreached, unreached } from './form-answer.server';
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

/** What can be changed later, as it was sent: pictures that are marked to be removed are left out. */
const readChange = (fields: FormData, pictures: readonly string[]): UsedChange => {
  const dropped = new Set(fields.getAll('dropped'));
  return {
    condition: typed(fields, 'condition').slice(0, 20),
    price: typed(fields, 'price').slice(0, 40),
    notes: textsOf(fields, 'notes'),
    pictures: pictures.filter((hash) => !dropped.has(hash)).slice(0, 20),
  };
};

/** The form of a used item as it was sent. */
const readUsedForm = (fields: FormData, pictures: readonly string[]): UsedForm => ({
  parent: typed(fields, 'parent').slice(0, 500),
  variant: typed(fields, 'variant').slice(0, 20),
  store: typed(fields, 'store').slice(0, 100),
  ...readChange(fields, pictures),
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
  const result = await orUnreached(addDeskUsed(api, { key, form }));
  if ('outcome' in result) return again(unreached(context), 503);
  if ('fields' in result) return again(result, 400);
  return redirectWithToast(pathTo('deskUsed', language), {
    type: 'success',
    text: t('desk-selling')('used.did.taken', { path: pathToSlug(result.path) }),
  });
}

const missing = ({ t, language }: ShopContext): never =>
  notFound(t('desk-selling')('used.did.missing'), pathTo('deskUsed', language));

/** A used item for its editor. @throws Response 404 when there is none */
export async function loadUsed(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['item']);
  const item = id === null ? null : await orErrorPage(readDeskUsedItem(context.api, id));
  if (!item) return missing(context);
  return data({ title: item.name, ...item });
}

/** Changes a used item. What cannot be saved comes back as it was typed, with the pictures that arrived. */
export async function changeUsed(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language } = context;
  const id = idIn(context.params['item']);
  if (id === null) return missing(context);
  const sent = await readPhotoForm(context, args.request, { send: sendShopPicture });
  const version = typed(sent.fields, 'version').slice(0, 64);
  const form = readChange(sent.fields, sent.photos);
  const again = (faults: FormFaults, status: number) =>
    data({ version, form, faults, conflict: null, attempt: Date.now() }, status);
  if (sent.problem !== '') return again({ fields: { pictures: sent.problem }, other: [] }, sent.status);
  if (!sent.isRead || sent.isCut) return again({ fields: {}, other: [t('photos')('error.unread')] }, 400);
  const result = await orUnreached(saveDeskUsedItem(api, { id, version, form }));
  return answerForm(context, { version, form }, result, {
    saved: () =>
      redirectWithToast(pathTo('deskUsedItem', language, { item: String(id) }), {
        type: 'success',
        text: t('desk-site')('saved'),
      }),
    missing: () => missing(context),
  });
}
